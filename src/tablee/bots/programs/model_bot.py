"""A language model, or any command that reads text and writes text, as a bot program.

`python -m tablee.bots.programs.model_bot COMMAND...` starts COMMAND for each question. The rules, the view and the
legal moves go to its standard input. The last line of its answer that is a legal move counts.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tablee.bots.own_process import own_stdout
from tablee.bots.programs import protocol
from tablee.bots.view_text import moves_text, options_text, rules_text, title, view_text
from tablee.games import find

LANGUAGE: Final = "en"
LONGEST: Final = 200
"""The characters of an answer without a legal move that are reported."""

QUOTES: Final = "`'\"“”‘’*"


def prompt(asked: protocol.Choose) -> str:
    """Return the question as text."""
    view: dict[str, Any] = asked.view
    game = find(view["game"])
    return "\n".join(
        [
            f"You play {title(game, LANGUAGE)} as seat {view['turn']} of {view['players']}, numbered from 0.",
            "The rules, what you see, and your legal moves follow.",
            "Answer with the move that you choose, exactly as it is listed, alone on the last line.",
            "",
            rules_text(game, LANGUAGE),
            "## Options of this match that differ from the default",
            "",
            options_text(view["options"], game.options.fill({})),
            "",
            "## What you see",
            "",
            view_text(game, view, LANGUAGE),
            "",
            "## Your legal moves",
            "",
            moves_text(asked.legal, asked.more),
            "",
        ]
    )


def chosen(text: str, legal: Sequence[str]) -> str:
    """Return the last line that is a legal move; without one, the last line that is not empty.

    >>> chosen("I think\\n`draw`\\nis best.", ["draw", "lay"])
    'draw'
    >>> chosen("I pass.", ["draw", "lay"])
    'I pass.'
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    for line in reversed(lines):
        for said in (line, line.strip(QUOTES), line.rstrip("."), line.rstrip(".").strip(QUOTES)):
            if said in legal:
                return said
    return lines[-1][:LONGEST] if lines else ""


def answer(command: Sequence[str], line: bytes) -> protocol.BotLine:
    """Return the answer to one line, whatever it holds."""
    try:
        match msgspec.json.decode(line, type=protocol.HostLine):
            case protocol.Hello():
                if shutil.which(command[0]) is None:
                    return protocol.Fault(f"{command[0]}: not found")
                return protocol.Introduction(command[0])
            case protocol.Choose() as asked:
                seconds = None if asked.ms is None else asked.ms / 1000
                return protocol.Moved(chosen(_said(command, prompt(asked), seconds), asked.legal))
            case protocol.Ping():
                return protocol.Pong()
            case _:
                return protocol.Ready()
    except Exception as problem:
        print(f"{command[0]}: {problem!r}", file=sys.stderr)
        return protocol.Fault(repr(problem))


def _said(command: Sequence[str], question: str, seconds: float | None) -> str:
    """Return what the command writes. Raise `subprocess.SubprocessError`, `OSError`."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
    try:
        written, _ = process.communicate(question.encode(), seconds)
    except BaseException:
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        raise
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command[0])
    return written.decode("utf-8", "replace")


def main(command: Sequence[str]) -> None:
    """Answer standard input on standard output, until end of input."""
    answers = own_stdout()
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(answer(command, line)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
