"""What a bot is: it is told what its seat knows and which moves it has, and chooses one."""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from tablee.core.native import mypyc_attr


class Reason(NamedTuple):
    """Why a bot suggests its move: like an error a code and parameters, which the game's words make a sentence of."""

    code: str
    params: dict[str, Any]


class BotMove(NamedTuple):
    """A bot's move; `notes` is JSON about the choice (depth, value, nodes ...) for whoever wants to know.

    `reason` is for people who asked to be shown a good move; None where the bot has none to give.
    """

    move: str
    notes: dict[str, Any]
    reason: Reason | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that knows only what its seat knows."""

    @abstractmethod
    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        """Choose one of `moves` (or, where not all can be listed, any legal move).

        `known` is the seat's `information`; `seed` feeds whatever chance the bot uses; `ms` is the thinking time,
        None for what the level takes by itself. Calls are independent: a bot keeps nothing between them.
        """
