"""What the server needs of whoever has bots think."""

from typing import Any, Protocol

from tablee.bots.expectation import Expectation
from tablee.bots.queueing import TURN
from tablee.core.bot import Choice


class Chooser(Protocol):
    """Whoever has bots think, outside the event loop."""

    async def choose(
        self,
        game: str,
        known: dict[str, Any],
        moves: list[str],
        level: int,
        ms: int | None = None,
        seed: int = 0,
        more: bool = False,
        priority: int = TURN,
        source: object = None,
    ) -> Choice:
        """The move of the bot of this level that knows `known` (`tablee.bots.pool.Pool.choose`)."""

    async def assess(
        self,
        game: str,
        position: dict[str, Any],
        move: str | None,
        ms: int,
        playouts: int,
        seed: int,
        priority: int = TURN,
        source: object = None,
    ) -> Expectation:
        """What each seat can expect (`tablee.bots.pool.Pool.assess`)."""
