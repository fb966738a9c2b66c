"""Programs that play at tables in tests, most of them badly: `python -m tests.server.programs HOW NOTES`.

Each line that it is asked is written down in the file NOTES, with the number of its process, so that tests see what a
program is told and when another process is asked.
"""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def command(how: str, notes: Path) -> tuple[str, ...]:
    """What starts such a program from anywhere."""
    return (sys.executable, str(Path(__file__)), how, str(notes))


def told(notes: Path) -> list[dict[str, Any]]:
    """What all processes of that program were told, and by which process."""
    return [json.loads(line) for line in notes.read_text().splitlines()] if notes.exists() else []


def move(how: str, line: dict[str, Any]) -> str:
    """Its move, if it comes to that."""
    if how == "hang":
        time.sleep(600)
    elif how == "die" or (how == "die-once" and line["ply"] < 3):
        os._exit(3)
    elif how == "eat":
        held = [bytearray(1 << 24) for _ in range(1 << 10)]
        return str(len(held))
    elif how == "lie":
        return "no such move"
    return str(line["legal"][-1])


def main() -> None:
    """Answer until end of input."""
    how, notes = sys.argv[1], Path(sys.argv[2])
    if how == "silent":
        time.sleep(600)
    for text in sys.stdin:
        line = json.loads(text)
        with notes.open("a") as file:
            file.write(json.dumps({"pid": os.getpid(), **line}) + "\n")
        answer: dict[str, Any] = {"say": "ready"}
        if line["do"] == "hello":
            answer = {"say": "hello", "name": how, "games": ["toy"]}
            own = {"pid": os.getpid(), "session": os.getsid(0), "do": "environment"}
            with notes.open("a") as file:
                file.write(json.dumps({**os.environ, **own}) + "\n")
        elif line["do"] == "choose":
            answer = {"say": "move", "move": move(how, line)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
