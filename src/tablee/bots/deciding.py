"""Choosing a move: by the bot that is asked for."""

from tablee.bots.messages import Decision
from tablee.bots.thinking import think
from tablee.core.bot import BotMove
from tablee.games import find


def decide(asked: Decision) -> BotMove:
    """The bot's choice. Raises whatever the bot does, and `LevelError` `bot.level`."""
    return think(find(asked.game), asked.known, asked.moves, asked.level, asked.ms, asked.seed)
