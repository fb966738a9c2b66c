"""Asks a game's bots for a move: by level, or by thinking time."""

from typing import Any, Final

from tablee.core.bot import Bot, BotMove
from tablee.core.errors import TableeError
from tablee.core.game import Game, JsonObject

LEVEL: Final = r"(\d{1,3})(?:@(\d{1,7})ms)?(?:@(.*=.*|.+\.toml))?"
"""The pattern of a level with its thinking time, and with the text or file of its weights: `3@200ms@good=20`."""


class LevelError(TableeError):
    """A level at which this game has no bot."""


class NoAnswerError(TableeError):
    """No bot answered: it hung, died or gave an invalid answer."""


def think(
    game: Game[Any], known: JsonObject, moves: list[str], level: int | None, ms: int | None, seed: int
) -> BotMove:
    """Return the choice of the bot of `level` among `moves`; None means the strongest.

    `known` is the `information` of the seat to act, and all that the bot receives. `ms` is its thinking time in
    milliseconds; None leaves it to the level. Equal questions with `ms` None get equal answers.
    Raises `LevelError` `bot.level` (level, levels).
    """
    return bot_of(game, level).choose(known, moves, seed, ms)


def bot_of(game: Game[Any], level: int | None) -> Bot:
    """Return the bot of `level`; None means the strongest. Raise `LevelError` `bot.level` (level, levels)."""
    chosen = max(game.bot_levels) if level is None else level
    if chosen not in game.bot_levels:
        raise LevelError("bot.level", {"level": chosen, "levels": list(game.bot_levels)})
    return game.bot(chosen)
