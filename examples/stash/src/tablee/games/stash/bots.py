"""The bot: it gets the knowledge of its seat, and the legal moves."""

from typing import Final

from tablee.core.bot import Bot, BotMove
from tablee.core.game import JsonObject


class LowestCard(Bot):
    """A bot that lays the lowest card that fits, and draws only if none does."""

    def choose(self, known: JsonObject, moves: list[str], seed: int, ms: int | None) -> BotMove:
        return BotMove(moves[0], {})


LEVELS: Final[dict[int, Bot]] = {1: LowestCard()}
"""The bot of each level."""
