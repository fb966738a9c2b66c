"""A question that a game answers outside any match, on the command line: `tablee NAME ARGUMENTS`.

Its help is in the game's words: `<game>-command-<name>`, and `<game>-command-<name>-<argument>` for each
argument.
"""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from tablee.core.native import mypyc_attr


class Argument(NamedTuple):
    """One positional argument; `choices` lists its possible values, empty for any."""

    name: str
    choices: tuple[str, ...] = ()


class Answer(NamedTuple):
    """Yes or no (exit status 0 or 1), and why: a code with parameters, like an error's."""

    yes: bool
    code: str
    params: dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Command(ABC):
    """One command that a game adds to the command line."""

    def __init__(self, name: str, arguments: tuple[Argument, ...]) -> None:
        self.name = name
        self.arguments = arguments

    @abstractmethod
    def ask(self, *given: str) -> Answer:
        """Return the answer for one text per argument, each one of its choices."""
