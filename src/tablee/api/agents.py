"""Agents for `Match.play_out` and `Game.arena`: the class of a `tablee.Agent`, or one of its objects.

A bot in the form of `tablee.core.bot.Bot` is an agent here too.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from tablee.api.bots import Bot
from tablee.bots.agent import Agent, Choice, Chooser, Seen, agent_of
from tablee.core.errors import ArgumentError
from tablee.core.game import Game as Rules
from tablee.core.plain import plain, shown

AnyAgent: TypeAlias = "Agent | type[Agent] | Chooser | type[Chooser]"


class AgentPlayer:
    """A player that asks an agent; it receives what its seat knows, and never sees more."""

    def __init__(self, agent: Agent, name: str) -> None:
        self.name = name
        self._agent = agent

    def choose(self, match: Any, seed: int) -> Choice:
        """Return its move for the seat to act."""
        legal = match.legal
        return self._agent.choose(Seen(match.information(), legal.moves[:], legal.more, match.ply, seed))


def player(rules: Rules[Any], bot: Any) -> Bot | AgentPlayer | Callable[[Any, int], str]:
    """Return the player that an argument of `play_out` stands for.

    Raise `OptionError` as `tablee.Bot` does, and `ArgumentError` `argument.bot_start` (bot, reason) if a class makes no
    bot; the cause is then the error of the class.
    """
    named = plain(bot)
    if isinstance(named, str | int):
        # First, because NumPy's numbers have a method `choose` too.
        return Bot(rules, named)
    found = started(bot)
    if isinstance(found, Bot):
        return found
    agent = agent_of(found)
    if agent is not None:
        return AgentPlayer(agent, agent.name or type(found).__name__)
    if callable(found):
        called: Callable[[Any, int], str] = found
        return called
    return Bot(rules, found)


def started(bot: Any) -> Any:
    """Return an object of a class, made without arguments as the arena makes it; anything else as it is.

    Raise `ArgumentError` `argument.bot_start` (bot, reason).
    """
    if not isinstance(bot, type):
        return bot
    try:
        made = bot()
        if not callable(made) and agent_of(made) is None:
            raise TypeError(f"{bot.__name__} has no method choose(seen)")
    except Exception as problem:
        reason = str(shown(f"{type(problem).__name__}: {problem}"))
        raise ArgumentError("argument.bot_start", {"bot": bot.__name__, "reason": reason}) from problem
    return made
