"""The questions of a judgement answered in this very process, one after the other: for the command line."""

from tablee.bots.assessing import assess
from tablee.bots.expectation import Expectation
from tablee.bots.messages import Assessment
from tablee.bots.thinking import think
from tablee.core.bot import Choice
from tablee.core.game import JsonObject
from tablee.games import find


class Alone:
    """Thinks while its caller waits."""

    async def choose(
        self,
        game: str,
        known: JsonObject,
        moves: list[str],
        level: int,
        ms: int | None = None,
        seed: int = 0,
        more: bool = False,
    ) -> Choice:
        """The move of the bot of that level."""
        return think(find(game), known, moves, level, ms, seed)

    async def assess(
        self, game: str, position: JsonObject, move: str | None, ms: int, playouts: int, seed: int
    ) -> Expectation:
        """What each seat can expect."""
        return assess(Assessment(0, game, position, move, ms, playouts, seed, 0))
