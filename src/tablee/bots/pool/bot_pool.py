"""Bots in processes of their own, so that the server never waits for one: queue, time limit, hard kill, substitute."""

import contextlib
import os
import random
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Final

import msgspec

from tablee.bots.levels import NoAnswerError
from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.fair_queue import TURN
from tablee.bots.pool.forest import Forest
from tablee.bots.pool.handlers import tree_bot
from tablee.bots.pool.messages import Answer, Assessment, Conclusion, Decision, Findings, Growth
from tablee.bots.pool.worker_process import ProcessFailedError, WorkerProcess
from tablee.bots.pool.workers import Workers
from tablee.bots.uct import Expectation
from tablee.core.bot import BotMove
from tablee.games import find

MEMORY: Final = 1 << 30
"""Bytes of memory that a bot may use."""

NICENESS: Final = 19
"""Bots give way to the server if the machine has too few cores for both, so that people's moves are never delayed."""

WORKER: Final = (sys.executable, "-m", "tablee.bots.pool.worker", str(MEMORY), str(NICENESS))
LIMIT: Final = 20.0
"""Seconds after which a bot without a thinking time counts as hanging."""

GRACE: Final = 5.0
"""Seconds that a bot may take beyond its thinking time."""

FURTHER: Final = 3
"""The most additional workers that search for one move."""


class BotPool(Workers):
    """Workers that run bots; without `size`, one less than the number of cores, and at least one."""

    def __init__(
        self,
        size: int | None = None,
        command: Sequence[str] = WORKER,
        limit: float = LIMIT,
        grace: float = GRACE,
    ) -> None:
        """Times are in seconds."""
        cores = os.cpu_count() or 2
        super().__init__(size or max(1, cores - 1), command)
        # With fewer cores than workers, additional trees would slow the first one down.
        self.further = min(FURTHER, cores - 1)
        self.limit = limit
        self.grace = grace

    async def choose(
        self,
        asked: Decision,
        priority: int = TURN,
        source: object = None,
        course: QuestionProgress | None = None,
    ) -> BotMove:
        """Return the move of the bot of that level, for the seat that knows `asked.known` and has at least one move.

        The move is always one of `asked.moves`; with `more` (not all moves can be listed) it can be another: check it.
        A bot that hangs, dies or answers nonsense is restarted. The lowest level then moves in its place, or chance if
        that fails too; `notes` then has `"instead": "level"` or `"random"`. Cancelling is safe. Questions of the same
        `source` (None: a source of its own) are answered one at a time and share one place in the queue. `priority` is
        one of those of `fair_queue`; `course` is updated with the progress of the question.
        """
        course = course or QuestionProgress()
        async with self.worker(priority, source, course) as worker:
            return await self._with_fallback(worker, asked, course)

    async def assess(self, asked: Assessment, priority: int = TURN, source: object = None) -> Expectation:
        """Return what each seat can expect; `priority` and `source` as in `choose`. Cancelling is safe.

        Raises `NoAnswerError` `analysis.silent` if the worker fails.
        """
        course = QuestionProgress()
        async with self.worker(priority, source, course) as worker:
            try:
                answer = await self._ask_worker(worker, asked, course)
                if not answer.playouts:
                    raise ProcessFailedError(answer.failure or "expects nothing")
            except ProcessFailedError:
                self.counters.failures += 1
                raise NoAnswerError("analysis.silent") from None
        return Expectation(answer.shares, answer.playouts)

    async def _with_fallback(
        self, worker: WorkerProcess, asked: Decision, course: QuestionProgress
    ) -> BotMove:
        with contextlib.suppress(ProcessFailedError):
            return await self._checked(worker, asked, course)
        levels = find(asked.game, asked.rules).bot_levels
        lowest = msgspec.structs.replace(asked, level=min(levels), ms=None)
        try:
            choice = await self._checked(worker, lowest, course)
        except ProcessFailedError:
            self.counters.at_random += 1
            return BotMove(random.Random(asked.seed).choice(asked.moves), {"instead": "random"})
        self.counters.substitutes += 1
        return BotMove(choice.move, {**choice.notes, "instead": "level"}, choice.reason)

    async def _checked(self, worker: WorkerProcess, asked: Decision, course: QuestionProgress) -> BotMove:
        try:
            answer = await self._with_trees(worker, asked, course)
            if answer.move is None or not (asked.more or answer.move in asked.moves):
                raise ProcessFailedError(answer.failure or f"answered {answer.move!r}")
        except ProcessFailedError as failed:
            self.counters.failures += 1
            course.failure = str(failed)
            raise
        return BotMove(answer.move, answer.notes, answer.reason)

    async def _with_trees(self, worker: WorkerProcess, asked: Decision, course: QuestionProgress) -> Answer:
        """Return the answer of a bot; by several trees if `asked` wants them and the bot grows trees."""
        bot = None
        if asked.trees != 1 and len(asked.moves) > 1:
            # The worker reports what is wrong with the question.
            with contextlib.suppress(Exception):
                bot = tree_bot(asked)
        timed = bot is not None and bot.timed(asked.ms)
        several = min(self.idle, self.further) > 0 if timed else asked.trees > 1
        if bot is None or not several:
            return await self._ask_worker(worker, asked, course)

        async def grow(worker: WorkerProcess, growth: Growth, lent: bool) -> Findings:
            answer = await self._ask_worker(worker, growth, QuestionProgress() if lent else course)
            if answer.grown is None:
                raise ProcessFailedError(answer.failure or "grew nothing")
            if lent:
                self.counters.trees += 1
                self.counters.seconds += answer.seconds
            return answer.grown

        forest = Forest(self, asked, grow, self.further)
        grown = await (forest.until_time_is_up if timed else forest.whole)(worker)
        return await self._ask_worker(worker, Conclusion(asked, grown), course)

    async def _ask_worker(
        self,
        worker: WorkerProcess,
        asked: Decision | Growth | Conclusion | Assessment,
        course: QuestionProgress,
    ) -> Answer:
        ms = asked.decision.ms if isinstance(asked, Growth | Conclusion) else asked.ms
        seconds = self.limit if ms is None else ms / 1000 + self.grace
        began = perf_counter()
        try:
            answer = await worker.ask(asked, seconds)
        except ProcessFailedError:
            course.thought += perf_counter() - began
            raise
        course.thought += answer.seconds
        return answer
