"""What the server needs of whoever has bots think."""

from typing import Protocol

from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.fair_queue import TURN
from tablee.bots.pool.messages import Assessment, Decision
from tablee.bots.uct import Expectation
from tablee.core.bot import BotMove


class Thinker(Protocol):
    """Whoever has bots think, outside the event loop: a pool, or what stands in for it in tests."""

    async def choose(
        self,
        asked: Decision,
        priority: int = TURN,
        source: object = None,
        course: QuestionProgress | None = None,
    ) -> BotMove:
        """The move of the bot of that level (`tablee.bots.pool.bot_pool.BotPool.choose`)."""

    async def assess(self, asked: Assessment, priority: int = TURN, source: object = None) -> Expectation:
        """What each seat can expect (`tablee.bots.pool.bot_pool.BotPool.assess`)."""
