"""What the server needs of whoever has bots think."""

from typing import Protocol

from tablee.bots.counters import Course
from tablee.bots.expectation import Expectation
from tablee.bots.messages import Assessment, Decision
from tablee.bots.queueing import TURN
from tablee.core.bot import BotMove


class Chooser(Protocol):
    """Whoever has bots think, outside the event loop: a pool, or what stands in for it in tests."""

    async def choose(
        self, asked: Decision, priority: int = TURN, source: object = None, course: Course | None = None
    ) -> BotMove:
        """The move of the bot of that level (`tablee.bots.pool.Pool.choose`)."""

    async def assess(self, asked: Assessment, priority: int = TURN, source: object = None) -> Expectation:
        """What each seat can expect (`tablee.bots.pool.Pool.assess`)."""
