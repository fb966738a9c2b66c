"""Bots that answer at once with a random move, which follows from the seed of their thought."""

from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.fair_queue import TURN
from tablee.bots.pool.messages import Assessment, Decision
from tablee.bots.uct import Expectation
from tablee.core.bot import BotMove
from tests.server.fakes import Uncounted


class RandomMoves(Uncounted):
    """See the module."""

    async def choose(
        self,
        asked: Decision,
        priority: int = TURN,
        source: object = None,
        course: QuestionProgress | None = None,
    ) -> BotMove:
        return BotMove(asked.moves[asked.seed % len(asked.moves)], {})

    async def assess(self, asked: Assessment, priority: int = TURN, source: object = None) -> Expectation:
        return Expectation([0.5] * asked.position["players"], 100)
