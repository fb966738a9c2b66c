"""A Python class as a bot program: `python -m tablee.bots.programs.python_bot fox:Fox`, or `fox.py:Fox` for a file."""

import re
import runpy
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

from tablee.bots.own_process import own_stdout
from tablee.bots.programs import protocol
from tablee.core.bot import Bot

BOT_CLASS: Final = re.compile(r"[^:\s]+:[A-Za-z_]\w*")
"""A module, or a file, and the name of a class in it."""


def load(named: str) -> Bot:
    """Return a bot of the class that `named` names, with the current folder on the path.

    Raise what the import raises, and `TypeError` if the class makes no object with a method `choose`.
    """
    place, _, name = named.rpartition(":")
    sys.path.insert(0, str(Path.cwd()))
    found = runpy.run_path(place)[name] if place.endswith(".py") else getattr(import_module(place), name)
    bot = found()
    if not callable(getattr(bot, "choose", None)):
        raise TypeError(f"{named} has no method choose(known, moves, seed, ms)")
    chosen: Bot = bot
    return chosen


def answer(bot: Bot, name: str, line: bytes) -> protocol.BotLine:
    """Return the answer to one line, whatever it holds."""
    try:
        match msgspec.json.decode(line, type=protocol.HostLine):
            case protocol.Hello():
                return protocol.Introduction(name)
            case protocol.Choose() as asked:
                choice = bot.choose(asked.view, asked.legal, asked.seed, asked.ms)
                reason = None if choice.reason is None else choice.reason._asdict()
                return protocol.Moved(choice.move, choice.notes, reason)
            case protocol.Ping():
                return protocol.Pong()
            case _:
                return protocol.Ready()
    except Exception as problem:
        # The host counts a fault; the process lives on for the next question.
        print(f"{name}: {problem!r}", file=sys.stderr)
        return protocol.Fault(repr(problem))


def main(named: str) -> None:
    """Answer standard input on standard output, until end of input."""
    answers = own_stdout()
    bot = load(named)
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(answer(bot, named, line)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main(sys.argv[1])
