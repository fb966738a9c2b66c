"""Hints and analyses on PostgreSQL: a process without a free bot worker offers its questions to the others.

A question that no process claims within a second goes back to the own workers, whose queue is fair to all askers.
"""

import asyncio
import contextlib
import secrets
from typing import Final, Literal

import msgspec

from tablee.bots.levels import NoAnswerError
from tablee.bots.pool.counters import Counters, QuestionProgress
from tablee.bots.pool.fair_queue import ANALYSIS, HINT, TURN
from tablee.bots.pool.messages import Answer, Assessment, Decision
from tablee.bots.uct import Expectation
from tablee.core.bot import BotMove
from tablee.server.access.keyed_hashes import KeyedHashes
from tablee.server.clock import now
from tablee.server.nodes.process_names import is_gone, new_name
from tablee.server.operations.background_tasks import BackgroundTasks
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.operations.recurring import Recurring, attempt
from tablee.server.thinker import Thinker
from tablee.store.failures import DatabaseAwayError
from tablee.store.question_queue import OfferedQuestion
from tablee.store.signals import ANSWERS, QUESTIONS_WAIT
from tablee.store.store import Store

LOOKED_EVERY_S: Final = 1.0
"""How long a question waits for another process, and how often the asker looks for a lost answer, in seconds."""

RENEWED_EVERY_S: Final = 5.0

ANALYSIS_DELAY_MS: Final = 10_000
"""An analysis ranks behind the hints that were asked within this time after it."""

FORGOTTEN_AFTER_MS: Final = 600_000
"""Longer than any question takes, in milliseconds."""


class Question(msgspec.Struct, frozen=True):
    """A question that one process offers to the others, with its priority among hints and analyses."""

    asked: Decision | Assessment
    priority: Literal[1, 2]


class SharedQuestions:
    """Asks the bot workers of this process, or those of another if all of them are busy."""

    def __init__(self, thinker: Thinker, store: Store, background: BackgroundTasks, metrics: Metrics) -> None:
        self._thinker = thinker
        self._store = store
        self._queue = store.question_queue
        self._background = background
        self._metrics = metrics
        self._hashes = KeyedHashes(store.server_keys)
        self._node: Final = new_name()
        self._own: dict[str, asyncio.Event] = {}
        """The questions offered by this process; each event is set when an answer may have come."""
        self._claimed: dict[str, asyncio.Task[None]] = {}
        self._starting = 0
        self._others_wait = False
        self._look = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None
        self._stopping = False
        self._renewals = 0
        self._renewing = Recurring("renewing questions", self._renew, RENEWED_EVERY_S, RENEWED_EVERY_S)

    @property
    def counters(self) -> Counters:
        """Counters of the questions to this process's workers."""
        return self._thinker.counters

    @property
    def size(self) -> int:
        """The number of questions that this process's workers answer at the same time."""
        return self._thinker.size

    async def choose(
        self,
        decision: Decision,
        priority: int = TURN,
        source: object = None,
        course: QuestionProgress | None = None,
    ) -> BotMove:
        """Return the move of the bot of that level (`tablee.bots.pool.bot_pool.BotPool.choose`)."""
        if priority != TURN:
            asked = Question(decision, HINT if priority == HINT else ANALYSIS)
            answer = await self._by_another(asked, source)
            if answer is not None and answer.move is not None:
                return BotMove(answer.move, answer.notes, answer.reason)
        try:
            return await self._thinker.choose(decision, priority, source=source, course=course)
        finally:
            self._freed()

    async def assess(
        self, assessment: Assessment, priority: int = TURN, source: object = None
    ) -> Expectation:
        """Return what each seat can expect (`tablee.bots.pool.bot_pool.BotPool.assess`)."""
        answer = await self._by_another(Question(assessment, ANALYSIS), source)
        if answer is not None and answer.playouts:
            return Expectation(answer.shares, answer.playouts)
        try:
            return await self._thinker.assess(assessment, priority, source=source)
        finally:
            self._freed()

    @property
    def _has_room(self) -> bool:
        counters = self._thinker.counters
        return counters.thinking + counters.waiting + self._starting < self._thinker.size

    def _freed(self) -> None:
        """Let own questions, and those of others, use the worker that may be free now."""
        if self._has_room:
            self.hear_answers()
        self._look.set()

    def hear_answers(self) -> None:
        """Look for answers soon, because another process has found one."""
        for news in self._own.values():
            news.set()

    def hear_questions(self) -> None:
        """Look for waiting questions soon, because another process has offered one."""
        self._others_wait = True
        self._look.set()

    async def _by_another(self, question: Question, source: object) -> Answer | None:
        """Return the answer of another process.

        Return None if this process has room, is alone, or gets no answer: its own workers have to be asked.
        """
        if self._has_room or self._stopping or not self._store.signals.accompanied:
            return None
        try:
            return await self._offered(await self._offer(question, source))
        except DatabaseAwayError:
            return None

    async def _offer(self, question: Question, source: object) -> OfferedQuestion:
        address, guest = source if isinstance(source, tuple) and len(source) == 2 else (None, None)
        return OfferedQuestion(
            secrets.token_hex(8),
            await self._hashes.of(str(address or self._node)),
            await self._hashes.of(str(guest or self._node)),
            msgspec.json.encode(question).decode(),
            ANALYSIS_DELAY_MS if question.priority == ANALYSIS else 0,
        )

    async def _offered(self, question: OfferedQuestion) -> Answer | None:
        """Offer this question until it is answered, or taken back because nobody claims it or a worker is free here."""
        news = self._own[question.id] = asyncio.Event()
        ended = False
        try:
            await self._queue.offer(question, now())
            self._store.signals.send(QUESTIONS_WAIT, None)
            while True:
                heard = await _set_within(news, LOOKED_EVERY_S)
                news.clear()
                end = await self._queue.end(question.id, now(), take_back=not heard or self._has_room)
                if end is not None:
                    ended = True
                    return None if end.answer is None else msgspec.json.decode(end.answer, type=Answer)
        finally:
            del self._own[question.id]
            if not ended:
                self._background.keep(asyncio.create_task(self._withdraw(question.id)))

    async def _withdraw(self, question: str) -> None:
        with contextlib.suppress(DatabaseAwayError):
            await self._queue.withdraw(question)

    def start(self) -> None:
        """Begin to claim questions of other processes."""
        self._looking = asyncio.create_task(self._claim_on())
        self._renewing.start()

    async def _claim_on(self) -> None:
        await attempt("releasing questions of processes that are gone", self._release_of_the_gone)
        while True:
            await self._look.wait()
            self._look.clear()
            await attempt("claiming questions", self._claim_waiting)

    async def _release_of_the_gone(self) -> None:
        """Give back to the queue the questions that processes on this machine were answering when they were killed."""
        for node in filter(is_gone, await self._queue.holders(now())):
            await self._queue.release(node)
            self._store.signals.send(QUESTIONS_WAIT, None)
            self.hear_questions()

    async def _claim_waiting(self) -> None:
        """Claim questions while workers are free."""
        while self._others_wait and self._has_room and not self._stopping:
            self._others_wait = False
            self._starting += 1
            try:
                question = await self._queue.claim(self._node, now())
            except BaseException:
                self._starting -= 1
                raise
            if question is None:
                self._starting -= 1
                return
            self._others_wait = True
            self._metrics.questions_for_others.inc()
            self._claimed[question.id] = asyncio.create_task(self._answer(question))

    async def _answer(self, question: OfferedQuestion) -> None:
        """Have the own workers answer, and tell the process that asked; a failure is an answer without content."""
        answer = Answer(0)
        try:
            answer = await self._thought(question)
        except (NoAnswerError, msgspec.ValidationError) as failed:
            # The asker may run another version; its own workers try again.
            log.warning("question of another process not answered", error=repr(failed)[:200])
        except Exception:
            log.error("question of another process failed", exc_info=True)
        finally:
            del self._claimed[question.id]
        with contextlib.suppress(DatabaseAwayError):
            await self._queue.answer(self._node, question.id, msgspec.json.encode(answer).decode())
            self._store.signals.send(ANSWERS, None)
        self._freed()

    async def _thought(self, question: OfferedQuestion) -> Answer:
        self._starting -= 1
        decoded = msgspec.json.decode(question.asked, type=Question)
        asked, source = decoded.asked, (question.address, question.guest)
        if isinstance(asked, Decision):
            choice = await self._thinker.choose(asked, decoded.priority, source=source)
            return Answer(0, choice.move, choice.notes, choice.reason)
        expected = await self._thinker.assess(asked, decoded.priority, source=source)
        return Answer(0, shares=expected.shares, playouts=expected.playouts)

    async def _renew(self) -> None:
        await self._queue.renew(self._node, self._claimed, now())
        self._renewals += 1
        if self._renewals * RENEWED_EVERY_S % 60 == 0:
            await self._queue.forget(now() - FORGOTTEN_AFTER_MS)

    async def stop(self) -> None:
        """Give the questions of other processes back, and claim no more."""
        self._stopping = True
        tasks = [task for task in (self._looking, *self._claimed.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._renewing.break_off()
        with contextlib.suppress(DatabaseAwayError):
            await self._queue.release(self._node)


async def _set_within(event: asyncio.Event, seconds: float) -> bool:
    """True if the event is set within this time."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
