"""Workers that misbehave, for pool tests: `python -m tests.bots.misbehaving_worker HOW`.

At level 1 they behave, except those named `always-...`, so that tests see the substitute too. They report
a thinking time of `THOUGHT` seconds.
"""

import json
import os
import sys
import time
from typing import Any

THOUGHT = 0.25


def misbehave(how: str, question: dict[str, Any]) -> None:
    """Misbehave on this question as the name says."""
    if how == "hang":
        time.sleep(600)
    elif how == "spin":
        while True:
            pass
    elif how == "die":
        os._exit(3)
    elif how == "garbage":
        say("\x00 this is no answer")
    elif how == "wrong-type":
        say(json.dumps({"id": question["id"], "move": 7}))
    elif how == "stale":
        say(json.dumps({"id": question["id"] - 1, "move": question["asked"]["moves"][0]}))
    elif how == "illegal":
        say(json.dumps({"id": question["id"], "move": "no such move"}))
    elif how == "raise":
        say(json.dumps({"id": question["id"], "failure": "ZeroDivisionError()"}))
    elif how == "flood":
        while True:
            sys.stdout.write("x" * 65536)
    elif how == "close":
        os.close(1)
        time.sleep(600)


def say(line: str) -> None:
    """Write one line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    """Report ready, then misbehave."""
    how = sys.argv[1]
    if how == "never-start":
        sys.exit(1)
    say(json.dumps({"id": 0}))
    for line in sys.stdin:
        question = json.loads(line)
        if how.startswith("always-") or (question["asked"]["level"] > 1 and how != "behave"):
            misbehave(how.removeprefix("always-"), question)
        else:
            notes = {"pid": os.getpid(), "level": question["asked"]["level"]}
            move = question["asked"]["moves"][-1]
            say(json.dumps({"id": question["id"], "move": move, "notes": notes, "seconds": THOUGHT}))


if __name__ == "__main__":
    main()
