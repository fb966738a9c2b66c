"""The interface of a bot: it receives its seat's information and its legal moves, and chooses one."""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from tablee.core.native import mypyc_attr


class Reason(NamedTuple):
    """Why a bot suggests its move: a code and parameters, like an error; the game's words turn them into a
    sentence.
    """

    code: str
    params: dict[str, Any]


class BotMove(NamedTuple):
    """A bot's move; `notes` is JSON about the choice (depth, value, nodes ...) for programs and logs.

    `reason` is for players who asked for a hint; None if the bot has no reason to give.
    """

    move: str
    notes: dict[str, Any]
    reason: Reason | None = None


class Weight(NamedTuple):
    """A number by which a bot judges; tuning may change it from `low` to `high`.

    `usual`: its value in the game; `whole`: it is a whole number.
    """

    name: str
    usual: float
    low: float
    high: float
    whole: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that knows only the information of its seat."""

    @abstractmethod
    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        """Choose one of `moves`, or any legal move if `moves` cannot list them all.

        `known` is the seat's `information`. `seed` feeds all randomness of the bot. `ms` is the thinking time
        in milliseconds; None lets the level decide. Calls are independent: a bot keeps nothing between them.
        """

    def weights(self, options: dict[str, Any]) -> tuple[Weight, ...]:
        """Return the numbers by which this bot judges, in a match with these complete options; none by default.

        Names and bounds never depend on `options`; only the usual values may.
        """
        return ()

    def weighted(self, values: dict[str, float]) -> "Bot":
        """Return this bot with these values for all of its `weights`; the caller has checked them."""
        raise NotImplementedError
