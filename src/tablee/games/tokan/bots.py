"""The players of TOKAN, weakest first."""

from typing import Any, Final

from tablee.core.bot import Bot, Choice
from tablee.core.rng import Stream, seed_bytes

LEVELS: Final = (1,)


class CarelessBot(Bot):
    """Level 1: any move."""

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> Choice:
        chance = Stream(seed_bytes(f"tokan {seed}"))
        return Choice(moves[chance.uniform(len(moves))], {})


def bot(level: int) -> Bot:
    """The player of a level."""
    return CarelessBot()
