"""Bots in processes of their own, so that nothing waits for one: a queue, a time limit, a hard kill, a substitute."""

import asyncio
import os
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from types import TracebackType
from typing import Final, Self

from tablee.bots.messages import Question
from tablee.bots.process import Failed, WorkerProcess
from tablee.core.bot import Choice
from tablee.core.game import JsonObject
from tablee.games import find

WORKER: Final = (sys.executable, "-m", "tablee.bots.worker")
LIMIT: Final = 10.0
"""Seconds after which a bot that was given no thinking time is taken to hang."""

GRACE: Final = 5.0
"""Seconds that a bot may take beyond the thinking time it was given."""


@dataclass
class Counters:
    """What the pool has done so far; the first two go up and down, the others only up.

    `waiting`: questions in the queue; `thinking`: questions being answered; `answered`: questions answered, however;
    `seconds`: time spent on answers, from worker to answer; `failures`: times that a bot gave no move of its own
    (`kills` of them ended a worker: hanging, dead or talking nonsense); `substitutes`: answers by the lowest level,
    `at_random`: answers by chance alone.
    """

    waiting: int = 0
    thinking: int = 0
    answered: int = 0
    seconds: float = 0.0
    failures: int = 0
    kills: int = 0
    substitutes: int = 0
    at_random: int = 0


class Pool:
    """`size` worker processes that answer the questions of everybody, first come, first served.

    Use it as an async context manager. `counters` may be read at any time.
    """

    def __init__(
        self,
        size: int | None = None,
        command: Sequence[str] = WORKER,
        limit: float = LIMIT,
        grace: float = GRACE,
    ) -> None:
        """`size` None: one worker less than the cores of this machine, at least one. Times in seconds."""
        self.counters = Counters()
        self.limit = limit
        self.grace = grace
        self.workers = [WorkerProcess(command) for _ in range(size or max(1, (os.cpu_count() or 2) - 1))]
        self._idle: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()

    async def __aenter__(self) -> Self:
        for worker in self.workers:
            worker.warm_up()
            self._idle.put_nowait(worker)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End every worker, busy or not."""
        await asyncio.gather(*(worker.close() for worker in self.workers))

    async def choose(
        self,
        game: str,
        known: JsonObject,
        moves: list[str],
        level: int,
        ms: int | None = None,
        seed: int = 0,
        more: bool = False,
    ) -> Choice:
        """The move of the bot of `level` for the seat that knows `known` and may make `moves`, of which there is one.

        Always answers with one of `moves` (with `more`, where not all can be listed, perhaps with another: check it).
        A bot that hangs, dies or answers nonsense is replaced, and the lowest level moves in its place, or chance
        alone if that fails too; `notes` then has `"instead": "level"` or `"random"`. Cancelling is safe.
        """
        self.counters.waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self.counters.waiting -= 1
        self.counters.thinking += 1
        began = perf_counter()
        try:
            choice = await self._answer(worker, game, known, moves, level, ms, seed, more)
            self.counters.answered += 1
            return choice
        finally:
            self.counters.thinking -= 1
            self.counters.seconds += perf_counter() - began
            self._idle.put_nowait(worker)

    async def _answer(
        self,
        worker: WorkerProcess,
        game: str,
        known: JsonObject,
        moves: list[str],
        level: int,
        ms: int | None,
        seed: int,
        more: bool,
    ) -> Choice:
        limit = self.limit if ms is None else ms / 1000 + self.grace
        question = Question(0, game, known, moves, level, ms, seed, limit)
        try:
            return await self._ask(worker, question, more)
        except Failed:
            question.level, question.ms = min(find(game).bot_levels), None
            question.seconds = self.limit
        try:
            choice = await self._ask(worker, question, more)
        except Failed:
            self.counters.at_random += 1
            return Choice(random.Random(seed).choice(moves), {"instead": "random"})
        self.counters.substitutes += 1
        return Choice(choice.move, {**choice.notes, "instead": "level"}, choice.reason)

    async def _ask(self, worker: WorkerProcess, question: Question, more: bool) -> Choice:
        try:
            answer = await worker.ask(question)
            if answer.move is None or not (more or answer.move in question.moves):
                raise Failed(answer.failure or f"answered {answer.move!r}")
        except Failed:
            self.counters.failures += 1
            raise
        finally:
            self.counters.kills = sum(each.kills for each in self.workers)
        return Choice(answer.move, answer.notes, answer.reason)
