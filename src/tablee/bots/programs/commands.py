"""The command behind the text of a program or a class, as the arena and the operator of a server write it."""

import shlex
import sys
from typing import Final

from tablee.bots.baselines.text import is_baseline
from tablee.bots.programs.python_bot import BOT_CLASS

PYTHON: Final = "python:"
MODEL: Final = "model:"


def command_of(text: str) -> tuple[str, ...]:
    """Return the command of `python:MODULE:CLASS`, `model:COMMAND`, or a line for the shell; empty if it is none.

    >>> command_of("python:fox.py:Fox")[1:]
    ('-m', 'tablee.bots.programs.python_bot', 'fox.py:Fox')
    >>> command_of("node 'my bot.mjs'")
    ('node', 'my bot.mjs')
    """
    if text.startswith(PYTHON):
        return class_command(text.removeprefix(PYTHON))
    if text.startswith(MODEL):
        model = shell_command(text.removeprefix(MODEL))
        return (sys.executable, "-m", "tablee.bots.programs.model_bot", *model) if model else ()
    return shell_command(text)


def class_command(named: str) -> tuple[str, ...]:
    """Return the command for `MODULE:CLASS` or `baseline:NETWORK`; empty if the text is neither."""
    if BOT_CLASS.fullmatch(named) is None and not is_baseline(named):
        return ()
    return (sys.executable, "-m", "tablee.bots.programs.python_bot", named)


def shell_command(line: str) -> tuple[str, ...]:
    """Return the words of a line for the shell; empty if a quote is not closed."""
    try:
        return tuple(shlex.split(line))
    except ValueError:
        return ()
