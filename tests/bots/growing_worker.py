"""A worker for pool tests that grows trees as its question says: `python -m tests.bots.growing_worker`.

`known` gives the fate of trees: some wait `until` a file exists, whatever they are asked. One `hangs` until it is
asked to stop, and one `dies` with its worker. With `once`, the path of a file as a memory, these two happen only once.
A tree reports its number as its iterations, and a conclusion the sum of its trees. It imports very little, because
many copies of it are started.
"""

import json
import os
import sys
import time
from typing import Any


def grown(known: dict[str, Any], number: int) -> list[Any]:
    """Return what that tree finds: its moves, its iterations, and whether it is whole."""
    if (file := known.get("until", {}).get(str(number))) is not None:
        while not os.path.exists(file):
            time.sleep(0.005)
    if number in (known.get("hangs"), known.get("dies")) and not remembered(known.get("once")):
        if number == known.get("dies"):
            os._exit(3)
        assert sys.stdin.readline() == "\n"
        return [[], number, False]
    return [[], number, True]


def remembered(once: str | None) -> bool:
    """True if that file existed; now it does."""
    if once is None:
        return False
    there = os.path.exists(once)
    with open(once, "a"):
        return there


def main() -> None:
    """Answer until end of input."""
    answer: dict[str, Any] = {"id": 0}
    while True:
        print(json.dumps(answer), flush=True)
        while (line := sys.stdin.readline()) == "\n":
            pass
        if not line:
            return
        question = json.loads(line)
        asked = question["asked"]
        if asked["type"] == "growth":
            tree = grown(asked["decision"]["known"], asked["part"][0])
            answer = {"id": question["id"], "grown": tree}
        else:
            by = [iterations for _, iterations, _ in asked["grown"]] if "grown" in asked else None
            answer = {"id": question["id"], "move": "a", "notes": {"by": by}}


if __name__ == "__main__":
    main()
