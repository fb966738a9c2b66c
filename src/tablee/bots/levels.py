"""Asking a game's bots: by level, or by how long they may think."""

from typing import Any

from tablee.core.bot import Bot, BotMove
from tablee.core.errors import TableeError
from tablee.core.game import Game, JsonObject


class LevelError(TableeError):
    """A level at which this game has no bot."""


class NoAnswerError(TableeError):
    """No bot answered the question: it hung, died or gave nonsense."""


def think(
    game: Game[Any], known: JsonObject, moves: list[str], level: int | None, ms: int | None, seed: int
) -> BotMove:
    """The choice of the bot of `level` among `moves`; with `level` None that of the strongest.

    `known` is the `information` of the seat to act and all that the bot is told; `ms` is its thinking time in
    milliseconds, None for what the level takes by itself. Equal questions with `ms` None get equal answers.
    Raises `LevelError` `bot.level` (level, levels).
    """
    return bot_of(game, level).choose(known, moves, seed, ms)


def bot_of(game: Game[Any], level: int | None) -> Bot:
    """The bot of `level`, None being the strongest. Raises `LevelError` `bot.level` (level, levels)."""
    chosen = max(game.bot_levels) if level is None else level
    if chosen not in game.bot_levels:
        raise LevelError("bot.level", {"level": chosen, "levels": list(game.bot_levels)})
    return game.bot(chosen)
