"""What the pool and its workers tell each other, a JSON object a line."""

from typing import Any

from msgspec import Struct

from tablee.core.bot import Reason


class Question(Struct):
    """Which move? `known` and `moves` are those of the seat to act, as `Bot.choose` takes them.

    The worker ends itself after `seconds`, should nobody be left to do it.
    """

    id: int
    game: str
    known: dict[str, Any]
    moves: list[str]
    level: int
    ms: int | None
    seed: int
    seconds: float


class Answer(Struct):
    """This one; or `failure`, what went wrong, and no move. The answer 0 to no question says: ready."""

    id: int
    move: str | None = None
    notes: dict[str, Any] = {}
    reason: Reason | None = None
    failure: str | None = None
