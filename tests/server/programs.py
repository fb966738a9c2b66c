"""Programs that play at tables in tests, most of them badly: `python -m tests.server.programs HOW NOTES`.

Each line that a program receives is written to the file NOTES, with the number of its process. So tests see the lines,
and when another process is used. Programs that do something `later` play any game well until then.
`flee` leaves behind a process in a session of its own, whose parent has ended. `shout` fills standard error with text
that looks like lines of a log. `burn` uses the processor all the time, in three processes that continue each other when
they are stopped. `wait` waits, from the second move of a match on, for the file that `let_go` makes.
"""

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

ANY_GAME = ("wait", "die-later", "hang-later")


def command(how: str, notes: Path) -> tuple[str, ...]:
    """Return the command that starts such a program from any folder."""
    return (sys.executable, str(Path(__file__)), how, str(notes))


def let_go(notes: Path) -> None:
    """Let the program that waits go on."""
    _gate(notes).touch()


def _gate(notes: Path) -> Path:
    return notes.with_suffix(".go")


def told(notes: Path) -> list[dict[str, Any]]:
    """Return what all processes of that program received, and which process did."""
    return [json.loads(line) for line in notes.read_text().splitlines()] if notes.exists() else []


LATER = 3
"""The ply from which on a program does what it does `later`."""


def move(how: str, line: dict[str, Any], notes: Path) -> str:
    """Return its move, if it makes one."""
    later = line["ply"] >= LATER
    if how == "hang" or (how == "hang-later" and later):
        time.sleep(600)
    elif how == "die" or (how == "die-later" and later) or (how == "die-once" and not later):
        os._exit(3)
    elif how == "wait" and line["ply"]:
        while not _gate(notes).exists():
            time.sleep(0.02)
    elif how == "eat":
        held = [bytearray(1 << 24) for _ in range(1 << 10)]
        return str(len(held))
    elif how == "lie":
        return "no such move"
    return str(line["legal"][-1])


SHOUT = b'{"event":"server.fault","level":"error"}\n'
SHOUTED = 20_000


def shout() -> None:
    """Write a lot of text that nobody should believe."""
    os.write(2, b"\x1b[2Jcleared\rforged \xff " + b"x" * 5000 + b"\n")
    for _ in range(SHOUTED // 100):
        os.write(2, SHOUT * 100)


def flee(notes: Path) -> None:
    """Leave behind a process outside the session and the group of this one, with no living parent."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
                signal.signal(number, signal.SIG_IGN)
            with notes.open("a") as file:
                file.write(json.dumps({"pid": os.getpid(), "do": "fled"}) + "\n")
            time.sleep(600)
        os._exit(0)
    os.wait()
    while not any(line["do"] == "fled" for line in told(notes)):
        time.sleep(0.01)


def burn() -> None:
    """Burn processor time in two other processes, one in a session of its own, and in a thread of this one."""
    everyone = [os.getpid()]
    for own_session in (False, True):
        child = os.fork()
        if child == 0:
            if own_session:
                os.setsid()
            _burn_on(everyone)
        everyone.append(child)
    threading.Thread(target=_burn_on, args=(everyone,), daemon=True).start()


def _burn_on(others: list[int]) -> None:
    while True:
        for pid in others:
            try:
                os.kill(pid, signal.SIGCONT)
            except ProcessLookupError:
                os._exit(0)


def main() -> None:
    """Answer until end of input."""
    how, notes = sys.argv[1], Path(sys.argv[2])
    if how == "silent":
        time.sleep(600)
    elif how == "flee":
        flee(notes)
    elif how == "shout":
        shout()
    elif how == "burn":
        burn()
    for text in sys.stdin:
        line = json.loads(text)
        with notes.open("a") as file:
            file.write(json.dumps({"pid": os.getpid(), **line}) + "\n")
        answer: dict[str, Any] = {"say": "ready"}
        if line["do"] == "hello":
            games = None if how in ANY_GAME else ["toy"]
            answer = {"say": "hello", "name": how, "games": games}
            own = {"pid": os.getpid(), "session": os.getsid(0), "do": "environment"}
            with notes.open("a") as file:
                file.write(json.dumps({**os.environ, **own}) + "\n")
        elif line["do"] == "choose":
            answer = {"say": "move", "move": move(how, line, notes)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
