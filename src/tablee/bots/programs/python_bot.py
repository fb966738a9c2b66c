"""A Python class as a bot program: `python -m tablee.bots.programs.python_bot fox:Fox`, or `fox.py:Fox` for a file.

`baseline:ppo`, or `baseline:FILE`, is a baseline as such a program.
"""

import re
import runpy
import sys
import traceback
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

from tablee.bots.agent import Agent, Choice, Seen, agent_of
from tablee.bots.baselines.text import BASELINE, is_baseline
from tablee.bots.own_process import own_stdout
from tablee.bots.programs import protocol

BOT_CLASS: Final = re.compile(r"[^:\s]+:[A-Za-z_]\w*")
"""A module, or a file, and the name of a class in it."""

LONGEST: Final = 200
"""The characters of an error that are reported."""


def load(named: str) -> Agent:
    """Return an agent of the class that `named` names, with the current folder on the path, or a baseline.

    Raise what the import raises, `TypeError` if the class makes no object with a method `choose`, and `BaselineError`.
    """
    if is_baseline(named):
        # Imported here because only baselines need NumPy.
        from tablee.bots.baselines.agent import Baseline

        return Baseline(named.removeprefix(BASELINE))
    place, _, name = named.rpartition(":")
    sys.path.insert(0, str(Path.cwd()))
    found = runpy.run_path(place) if place.endswith(".py") else vars(import_module(place))
    if name not in found:
        raise NameError(f"{place} has no class {name}")
    agent = agent_of(found[name]())
    if agent is None:
        raise TypeError(f"{named} has no method choose(seen)")
    return agent


def answer(agent: Agent, name: str, line: bytes) -> protocol.BotLine:
    """Return the answer to one line, whatever it holds."""
    try:
        match msgspec.json.decode(line, type=protocol.HostLine):
            case protocol.Hello():
                return protocol.Introduction(name)
            case protocol.Choose() as asked:
                seen = Seen(asked.view, asked.legal, asked.more, asked.ply, asked.seed, asked.ms)
                return _moved(agent.choose(seen))
            case protocol.Ping():
                return protocol.Pong()
            case _:
                return protocol.Ready()
    except Exception as problem:
        # The host counts a fault; the process lives on for the next question.
        print(f"{name}: {problem!r}", file=sys.stderr)
        return protocol.Fault(repr(problem)[:LONGEST])


def _moved(choice: Choice) -> protocol.Moved:
    """Return the line for a choice."""
    if isinstance(choice, str):
        return protocol.Moved(choice)
    reason = None if choice.reason is None else choice.reason._asdict()
    return protocol.Moved(choice.move, choice.notes, reason)


def main(named: str) -> None:
    """Answer standard input on standard output, until end of input; if no bot can be made, report why once and exit."""
    answers = own_stdout()
    try:
        agent = load(named)
    except (Exception, SystemExit) as problem:
        # The whole traceback is for the author; the host shows the error alone, whichever question comes first.
        traceback.print_exc()
        answers.write(msgspec.json.encode(protocol.Fault(cause(problem, named))) + b"\n")
        answers.flush()
        sys.exit(1)
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(answer(agent, named, line)) + b"\n")
        answers.flush()


def cause(problem: BaseException, named: str) -> str:
    """Return the error in one line, with the last line of the author's file in its traceback.

    >>> cause(KeyError("Fox"), "fox.py:Fox")
    "KeyError: 'Fox'"
    """
    module = Path(named.rpartition(":")[0]).name.removesuffix(".py").rpartition(".")[2]
    frames = traceback.extract_tb(problem.__traceback__)
    lines = [frame.lineno for frame in frames if Path(frame.filename).stem == module]
    said = " ".join(f"{type(problem).__name__}: {problem}".split())[:LONGEST]
    return f"{said} (line {lines[-1]})" if lines else said


if __name__ == "__main__":
    main(sys.argv[1])
