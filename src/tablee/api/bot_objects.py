"""Bots of a class, in the form of docs/write-a-bot.md, for `Match.play_out`: the class or one of its objects."""

from collections.abc import Callable
from typing import Any, Protocol

from tablee.api.bots import Bot
from tablee.core.bot import BotMove
from tablee.core.errors import ArgumentError
from tablee.core.game import Game as Rules
from tablee.core.game import JsonObject
from tablee.core.plain import plain, shown


class Chooser(Protocol):
    """An object with the method of `tablee.core.bot.Bot`, which need not inherit from that class."""

    def choose(self, known: JsonObject, moves: list[str], seed: int, ms: int | None, /) -> BotMove:
        """Return one of `moves`."""


class BotObject:
    """A player that asks such an object; it receives what its seat knows, and never sees more."""

    def __init__(self, chooser: Chooser) -> None:
        self.name = type(chooser).__name__
        self._chooser = chooser

    def choose(self, match: Any, seed: int) -> BotMove:
        """Return its move for the seat to act."""
        return self._chooser.choose(match.information(), match.legal.moves[:], seed, None)


def player(rules: Rules[Any], bot: Any) -> Bot | BotObject | Callable[[Any, int], str]:
    """Return the player that an argument of `play_out` stands for.

    Raise `OptionError` as `tablee.Bot` does, and `ArgumentError` `argument.bot_start` (bot, reason) if a class makes no
    bot; the cause is then the error of the class.
    """
    named = plain(bot)
    if isinstance(named, str | int):
        # First, because NumPy's numbers have a method `choose` too.
        return Bot(rules, named)
    found = _started(bot) if isinstance(bot, type) else bot
    if isinstance(found, Bot):
        return found
    if callable(getattr(found, "choose", None)):
        return BotObject(found)
    if callable(found):
        called: Callable[[Any, int], str] = found
        return called
    return Bot(rules, found)


def _started(kind: type[Any]) -> Any:
    """Return an object of the class, made without arguments as the arena makes it."""
    try:
        made = kind()
        if not callable(made) and not callable(getattr(made, "choose", None)):
            raise TypeError(f"{kind.__name__} has no method choose(known, moves, seed, ms)")
    except Exception as problem:
        reason = str(shown(f"{type(problem).__name__}: {problem}"))
        raise ArgumentError("argument.bot_start", {"bot": kind.__name__, "reason": reason}) from problem
    return made
