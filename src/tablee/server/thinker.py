"""The interfaces of bots and rules that run outside the server's process."""

from collections.abc import Hashable, Mapping
from typing import Protocol

from tablee.bots.pool.counters import Counters, QuestionProgress
from tablee.bots.pool.fair_queue import TURN
from tablee.bots.pool.messages import Assessment, Decision, Ruling
from tablee.bots.uct import Expectation
from tablee.core.bot import BotMove
from tablee.core.game import JsonObject


class Thinker(Protocol):
    """Lets bots think outside the event loop: a pool, or its substitute in tests."""

    @property
    def counters(self) -> Counters:
        """Counters of its questions, for metrics."""

    @property
    def size(self) -> int:
        """The number of questions that it answers at the same time."""

    async def choose(
        self,
        decision: Decision,
        priority: int = TURN,
        source: object = None,
        course: QuestionProgress | None = None,
    ) -> BotMove:
        """Return the move of the bot of that level (`tablee.bots.pool.bot_pool.BotPool.choose`)."""

    async def assess(
        self, assessment: Assessment, priority: int = TURN, source: object = None
    ) -> Expectation:
        """Return what each seat can expect (`tablee.bots.pool.bot_pool.BotPool.assess`)."""


class Rules(Protocol):
    """Lets the rules answer outside this process: a pool, or its substitute in tests."""

    @property
    def counters(self) -> Mapping[str, Counters]:
        """Counters of its questions, of those from a `table` and of those from a `lesson`."""

    @property
    def refused(self) -> int:
        """The number of questions that took too long, or came when too many waited."""

    async def ask(self, ruling: Ruling, source: Hashable, at_table: bool = False) -> JsonObject:
        """Return the answer of the rules (`tablee.bots.pool.rules_pool.RulesPool.ask`)."""
