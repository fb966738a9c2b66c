"""A question that a game answers outside any match, on the command line: `tablee NAME ARGUMENTS`.

Its help is in the game's words: `<game>-command-<name>`, and `<game>-command-<name>-<argument>` for each argument.
"""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from tablee.core.native import mypyc_attr


class Argument(NamedTuple):
    """One thing to be given, in this order; `choices`: what it can be, anything if empty."""

    name: str
    choices: tuple[str, ...] = ()


class Answer(NamedTuple):
    """Yes or no (exit status 0 or 1), and why: a code with parameters, like an error's."""

    yes: bool
    code: str
    params: dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Command(ABC):
    """One command that a game brings along."""

    def __init__(self, name: str, arguments: tuple[Argument, ...]) -> None:
        self.name = name
        self.arguments = arguments

    @abstractmethod
    def ask(self, *given: str) -> Answer:
        """The answer for one text per argument, each one of its choices."""
