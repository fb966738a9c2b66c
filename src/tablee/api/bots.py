"""Computer players, by name and level."""

import re
from random import Random
from typing import Any, Final

from tablee.api.extras import without_extra
from tablee.api.seeds import fresh_seed
from tablee.bots.agent import Agent, Seen, move_of
from tablee.bots.baselines.text import BASELINE, is_baseline
from tablee.bots.levels import LEVEL
from tablee.bots.weights import Values, values_given, weighted_bot
from tablee.core.arguments import whole
from tablee.core.bot import BotMove
from tablee.core.errors import IllegalMoveError, OptionError
from tablee.core.game import Game as Rules
from tablee.core.plain import plain, shown

RANDOM: Final = "random"
BOT: Final = re.compile(f"(?:bot:)?{LEVEL}", re.DOTALL)
UCT: Final = re.compile(r"uct:(\d{1,7})(ms)?")


def bot_names(rules: Rules[Any]) -> list[str]:
    """Return the names of a game's players: chance, then the game's own levels."""
    return [RANDOM, *(f"bot:{level}" for level in rules.bot_levels)]


def function_name(bot: object) -> str:
    """Return the name of a bot, or of a function that is one.

    >>> function_name(len)
    'len'
    """
    named = getattr(bot, "__name__", None) or getattr(bot, "name", None)
    return str(named or type(bot).__name__)


class Bot:
    """A player of one game. Its name is as in the arena:

    - `bot:3` (or the number 3): the game's own bot of that level; `bot:3@200ms`: with that time for a move
    - `bot:3@tuned.toml`: with the weights of a file of `tablee tune`; `bot:3@good=20 hopeless=7`: with these
    - `uct:500`: plain search by that many playouts; `uct:200ms`: for that long
    - `random`: any listed move
    - `baseline:ppo`, `baseline:dmc` or `baseline:FILE`: a trained network (docs/baselines.md)

    It receives what its seat knows, and never sees more.

    >>> match = game.start(seed=1)
    >>> match.game.bot("uct:20").choose(match).move in match.legal
    True
    """

    def __init__(self, rules: Rules[Any], name: str | int) -> None:
        """Raise `OptionError`: `bot.level` (level, levels), or `bot.unknown` (given) for an invalid name.

        Raise `BaselineError` `baseline.file` (file) for a file without a network, `ModuleNotFoundError` for any
        baseline without NumPy, and `WeightsError` for wrong weights.
        """
        text = str(plain(name)).strip()
        self.name = text if not text.isdigit() else f"bot:{text}"
        self._rules = rules
        self._level: int | None = None
        self._playouts: int | None = None
        self._ms: int | None = None
        self._values: Values = {}
        self._baseline: Agent | None = None
        self.last_seed: int | None = None
        """The seed of the last `choose`, given or drawn; None before the first."""
        if found := BOT.fullmatch(text):
            self._level = int(found[1])
            self._ms = None if found[2] is None else int(found[2])
            if self._level not in rules.bot_levels:
                raise OptionError("bot.level", {"level": self._level, "levels": list(rules.bot_levels)})
            if found[3] is not None:
                self._values = values_given(rules, self._level, found[3])
        elif (found := UCT.fullmatch(text)) and int(found[1]) > 0:
            if found[2]:
                self._ms = int(found[1])
            else:
                self._playouts = int(found[1])
        elif is_baseline(text):
            self._baseline = _baseline(text.removeprefix(BASELINE))
        elif text != RANDOM:
            raise OptionError("bot.unknown", {"given": str(shown(text))})

    def __repr__(self) -> str:
        return f"<Bot {self.name} of {self._rules.name}>"

    def choose(self, match: Any, seed: int | None = None) -> BotMove:
        """Return its move for the seat to act. Without a time limit, the same position and seed give the same move.

        `match` is a `tablee.Match`, so that a subclass may say so. `seed` is random by default; see `last_seed`. Raise
        `IllegalMoveError` `move.over` if the match is over, and as `Baseline.choose` does.

        >>> match = game.start(seed=1)
        >>> match.game.bot(1).choose(match, 7) == match.game.bot(1).choose(match, 7)
        True
        """
        if match.over:
            raise IllegalMoveError("move.over")
        number = self.last_seed = fresh_seed() if seed is None else whole(seed, "seed")
        legal = self._rules.legal_sample(match.position)
        if self._baseline is not None:
            seen = Seen(match.information(), legal.moves, legal.more, match.ply, number)
            return BotMove(move_of(self._baseline.choose(seen), self.name, seen.seat, match.ply), {})
        if self._level is not None:
            bot = weighted_bot(self._rules, self._level, match.position.options, self._values)
            return bot.choose(match.information(), legal.moves, number, self._ms)
        if self._playouts is not None or self._ms is not None:
            from tablee.bots.uct import UctBot

            return UctBot(self._rules, self._playouts).choose(
                match.information(), legal.moves, number, self._ms
            )
        return BotMove(Random(number).choice(legal.moves), {})


def _baseline(named: str) -> Agent:
    try:
        from tablee.bots.baselines.agent import baseline
    except ModuleNotFoundError as missing:
        raise without_extra("Baselines need", "arena", missing) from None
    return baseline(named)
