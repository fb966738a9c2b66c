"""A computer player by any author, as one class, for scripts, the arena and the tables of a server."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from tablee.core.bot import BotMove
from tablee.core.errors import ArgumentError
from tablee.core.plain import shown

Choice: TypeAlias = str | BotMove
"""A move, alone or with notes and a reason."""


class Seen(NamedTuple):
    """Everything that an agent may use to choose one move.

    - `information`: what the seat knows, as JSON: its view, and what it may remember (docs/notation.md).
    - `legal`: the legal moves; with `more` there are others that the rules cannot list.
    - `ply`: the number of moves made so far.
    - `seed`: below 2^53, the only source of chance, so that a match can be repeated.
    - `ms`: the thinking time in milliseconds; None leaves it to the agent.
    """

    information: dict[str, Any]
    legal: list[str]
    more: bool
    ply: int
    seed: int
    ms: int | None = None

    @property
    def game(self) -> str:
        """The name of the game."""
        name: str = self.information["game"]
        return name

    @property
    def options(self) -> dict[str, Any]:
        """Every option of the match."""
        options: dict[str, Any] = self.information["options"]
        return options

    @property
    def players(self) -> int:
        """The number of seats."""
        players: int = self.information["players"]
        return players

    @property
    def seat(self) -> int:
        """The seat that is to move."""
        seat: int = self.information["turn"]
        return seat


class Agent:
    """A computer player: a subclass has `choose`, or `choose_many` for several questions at once, or both.

    One object may play several seats of several matches, so it keeps nothing of a match between questions.
    """

    name = ""
    """The name in results; by default that of the class."""

    def __init_subclass__(cls) -> None:
        """Raise `TypeError` if the class has neither method, because each would ask the other for ever."""
        super().__init_subclass__()
        if cls.choose is Agent.choose and cls.choose_many is Agent.choose_many:
            raise TypeError(f"{cls.__name__} has no method choose(seen), and no choose_many(seen)")

    def choose(self, seen: Seen) -> Choice:
        """Return a move for the seat: one of `seen.legal`, or with `seen.more` any legal move."""
        (choice,) = self.choose_many([seen])
        return choice

    def choose_many(self, seen: Sequence[Seen]) -> Sequence[Choice]:
        """Return a move for each question. The arena asks for all its games at once, which suits neural networks."""
        return [self.choose(one) for one in seen]


class Chooser(Protocol):
    """An object with the method of `tablee.core.bot.Bot`, which need not inherit from that class."""

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None, /) -> BotMove:
        """Return one of `moves`."""


class _ChooserAgent(Agent):
    """An agent that asks such an object."""

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser

    def choose(self, seen: Seen) -> Choice:
        return self._chooser.choose(seen.information, seen.legal, seen.seed, seen.ms)


def agent_of(found: Any) -> Agent | None:
    """Return an agent that asks this object; None if it has no method `choose`."""
    if isinstance(found, Agent):
        return found
    return _ChooserAgent(found) if callable(getattr(found, "choose", None)) else None


def move_of(choice: Any, bot: str, seat: int, ply: int) -> str:
    """Return the move of a choice. Raise `ArgumentError` `argument.answer` (bot, seat, ply, value) if it is no text."""
    move = choice.move if isinstance(choice, BotMove) else choice
    if not isinstance(move, str):
        params = {"bot": bot, "seat": seat, "ply": ply, "value": printed(move)}
        raise ArgumentError("argument.answer", params)
    return move


def printed(value: object) -> str:
    """Return the `repr` of a value on at most one line."""
    try:
        return str(shown(repr(value)))
    except Exception:
        return type(value).__name__
