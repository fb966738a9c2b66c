"""Levels of bots as players whose choice is noted."""

from random import Random
from typing import Any, Final

from tablee.bots.levels import bot_of
from tablee.core.game import Game
from tablee.solving.growing import Chooser

SEED_BITS: Final = 32


def level_player(game: Game[Any], level: int, seed: str) -> Chooser:
    """Return the bot of a level, always with the same random numbers. Raise as `bot_of` does.

    It is given what a match gives it: the information of its seat with conclusions from past events.
    """
    bot = bot_of(game, level)
    number = Random(f"{seed} {level}").getrandbits(SEED_BITS)

    def choose(known: dict[str, Any], events: list[dict[str, Any]], moves: list[str]) -> int:
        found = game.inferences(known, events)
        if found:
            known = {**known, "inferences": found}
        return moves.index(bot.choose(known, moves, number, None).move)

    return choose
