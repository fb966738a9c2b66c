"""The pool: whatever a bot does, its seat continues and no other question waits for it."""

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from tablee.bots.levels import NoAnswerError
from tablee.bots.pool.bot_pool import BotPool
from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.fair_queue import HINT, TURN
from tablee.bots.pool.messages import Assessment, Decision
from tablee.bots.pool.worker_process import ProcessFailedError, WorkerProcess
from tablee.bots.pool.workers import Workers
from tablee.core.bot import BotMove
from tests.bots.misbehaving_worker import THOUGHT
from tests.patience import patience_s, until
from tests.processes import alive
from tests.toy import TOY

pytestmark = [pytest.mark.processes, pytest.mark.usefixtures("toy_installed")]

MOVES = ["a", "b", "c"]
SHORT = 3.0
"""Seconds: long enough for a good worker, short enough to wait for a bad one."""

Ask = Callable[[int], Awaitable[BotMove]]


def pool_of(how: str, size: int = 1) -> BotPool:
    return BotPool(
        size, [sys.executable, "-m", "tests.bots.misbehaving_worker", how], limit=SHORT, grace=SHORT
    )


@contextlib.asynccontextmanager
async def asking(pool: BotPool) -> AsyncIterator[Ask]:
    async with pool:

        async def ask(level: int) -> BotMove:
            return await pool.choose(Decision("toy", {}, MOVES, level))

        yield ask


async def test_a_bot_that_behaves_is_asked_again() -> None:
    pool = pool_of("behave")
    async with asking(pool) as ask:
        first, second = await ask(2), await ask(3)
    assert (first.move, first.notes["level"]) == ("c", 2)
    assert first.notes["pid"] == second.notes["pid"]
    counters = pool.counters
    assert (counters.answered, counters.failures, counters.kills) == (2, 0, 0)
    assert (counters.waiting, counters.thinking) == (0, 0)
    assert counters.seconds > 0


async def ready(pool: BotPool) -> None:
    """Wait until every worker could answer a question."""
    pool.begin()
    await asyncio.gather(*(worker.settle() for worker in pool.workers))


async def turns_of_the_loop(count: int) -> None:
    """Run the event loop for so many turns."""
    for _ in range(count):
        await asyncio.sleep(0)


async def test_workers_start_by_themselves_a_moment_after_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, begun = pool_of("behave"), asyncio.Event()
    begin = pool.begin

    def told() -> None:
        begin()
        begun.set()

    monkeypatch.setattr(pool, "begin", told)
    async with pool:
        assert all(worker.ready for worker in pool.workers)
        await asyncio.wait_for(begun.wait(), patience_s())
        assert not any(worker.ready for worker in pool.workers)


ENDED = ["hang", "spin", "die", "garbage", "wrong-type", "stale", "flood", "close"]


@pytest.mark.parametrize("how", ENDED)
async def test_a_bot_that_hangs_or_dies_or_talks_nonsense_is_replaced_and_its_seat_goes_on(how: str) -> None:
    pool = pool_of(how)
    async with asking(pool) as ask:
        before = await ask(1)
        choice = await ask(2)
        after = await ask(1)
    assert choice.move == "c"
    assert (choice.notes["instead"], choice.notes["level"]) == ("level", 1)
    assert before.notes["pid"] != choice.notes["pid"] == after.notes["pid"]
    counters = pool.counters
    assert (counters.kills, counters.failures, counters.substitutes, counters.at_random) == (1, 1, 1, 0)


@pytest.mark.parametrize("how", ["illegal", "raise"])
async def test_a_bot_that_says_it_failed_is_not_killed_but_replaced_for_this_move(how: str) -> None:
    pool = pool_of(how)
    async with asking(pool) as ask:
        before, choice = await ask(1), await ask(2)
    assert (choice.move, choice.notes["instead"]) == ("c", "level")
    assert before.notes["pid"] == choice.notes["pid"]
    assert (pool.counters.kills, pool.counters.failures) == (0, 1)


@pytest.mark.parametrize("how", ["always-hang", "always-die", "never-start"])
async def test_when_even_the_lowest_level_fails_chance_moves(how: str) -> None:
    pool = pool_of(how)
    async with asking(pool) as ask:
        choice = await ask(2)
    assert choice.move in MOVES
    assert choice.notes == {"instead": "random"}
    assert (pool.counters.at_random, pool.counters.failures) == (1, 2)


async def test_the_time_limit_follows_the_thinking_time() -> None:
    pool = pool_of("hang")
    pool.limit = 60
    async with pool, asyncio.timeout(pool.limit / 2):
        choice = await pool.choose(Decision("toy", {}, MOVES, 2, ms=100))
    assert choice.notes["instead"] == "level"


async def test_nothing_waits_for_a_bot_and_questions_queue_up() -> None:
    pool = pool_of("hang", size=2)
    async with asking(pool) as ask:
        await ready(pool)
        asked = [asyncio.ensure_future(ask(level)) for level in (2, 2, 1, 1, 1)]
        await turns_of_the_loop(2)
        assert (pool.counters.thinking, pool.counters.waiting) == (2, 3)
        choices = await asyncio.gather(*asked)
    assert [choice.move for choice in choices] == ["c"] * 5
    assert (pool.counters.answered, pool.counters.kills) == (5, 2)


async def test_a_question_nobody_waits_for_any_more_ends_its_worker() -> None:
    pool = pool_of("spin")
    async with asking(pool) as ask:
        before = await ask(1)
        asked = asyncio.ensure_future(ask(2))
        await turns_of_the_loop(2)
        assert pool.counters.thinking == 1
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        after = await ask(1)
    assert before.notes["pid"] != after.notes["pid"]
    assert not alive(before.notes["pid"])
    assert (pool.counters.waiting, pool.counters.thinking) == (0, 0)


async def test_nobody_waits_for_the_start_of_a_worker_while_another_is_idle() -> None:
    pool = pool_of("spin", size=2)
    async with asking(pool) as ask:
        await ready(pool)
        pids = {choice.notes["pid"] for choice in await asyncio.gather(ask(1), ask(1))}
        stuck = asyncio.ensure_future(ask(2))
        idle = (await ask(1)).notes["pid"]
        stuck.cancel()
        with pytest.raises(asyncio.CancelledError):
            await stuck
        assert (await ask(1)).notes["pid"] == idle in pids


async def test_who_asks_is_shown_how_long_the_question_waited_and_was_thought_about() -> None:
    pool = pool_of("behave")
    courses = [QuestionProgress(), QuestionProgress()]
    async with pool:
        asked = [
            asyncio.ensure_future(pool.choose(Decision("toy", {}, MOVES, 1), course=course))
            for course in courses
        ]
        await asyncio.sleep(0)
        assert [course.waiting for course in courses] == [True, True]
        await asyncio.gather(*asked)
    assert not any(course.waiting for course in courses)
    assert [course.thought for course in courses] == [THOUGHT, THOUGHT]
    assert all(course.queued > 0 for course in courses)
    assert sum(course.queued for course in courses) == pytest.approx(pool.counters.waits[TURN].seconds)


async def test_the_time_of_a_bot_that_had_to_be_ended_counts_as_thought() -> None:
    pool, course = pool_of("hang"), QuestionProgress()
    async with pool:
        await pool.choose(Decision("toy", {}, MOVES, 2), course=course)
    assert course.thought >= SHORT + THOUGHT
    assert course.failure == f"no answer in {SHORT} s"


async def test_a_table_waits_for_no_hint_that_waits_itself() -> None:
    pool = pool_of("behave")
    order = []

    async def asked(name: str, priority: int, source: object) -> None:
        await pool.choose(Decision("toy", {}, MOVES, 1), priority, source)
        order.append(name)

    async with pool:
        await ready(pool)
        hints = [asked(f"hint {number}", HINT, "one guest") for number in range(3)]
        tables = [asked(f"table {number}", TURN, number) for number in range(3)]
        await asyncio.gather(*hints, *tables)
    # From then on the shares depend on the time that each of them took.
    assert order[:2] == ["hint 0", "table 0"]
    assert sum(pool.counters.waits[HINT].counts) == sum(pool.counters.waits[TURN].counts) == 3


async def test_who_stops_waiting_in_the_queue_costs_no_worker() -> None:
    pool = pool_of("behave")
    async with asking(pool) as ask:
        before = await ask(1)
        asked = [asyncio.ensure_future(ask(1)) for _ in range(4)]
        await asyncio.sleep(0)
        for waiting in asked[1:3]:
            waiting.cancel()
        choices = await asyncio.gather(*asked, return_exceptions=True)
        after = await ask(1)
    assert [isinstance(choice, asyncio.CancelledError) for choice in choices] == [False, True, True, False]
    assert before.notes["pid"] == after.notes["pid"]
    assert (pool.counters.waiting, pool.counters.thinking, pool.counters.kills) == (0, 0, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="no worker is lent there")
async def test_a_worker_that_was_given_back_is_not_recalled_while_it_answers_a_guest() -> None:
    async with Workers(1, [sys.executable, "-m", "tests.bots.misbehaving_worker", "behave"]) as workers:
        workers.begin()
        await until(lambda: workers.idle == 1)
        (loan,) = workers.lend(1)
        assert (workers.idle, workers.lend(1)) == (0, [])
        workers.restore(loan)
        assert workers.idle == 1
        async with workers.worker(TURN, "one", QuestionProgress()):
            waiting = asyncio.create_task(_once(workers, "another"))
            await until(lambda: workers.counters.waits[TURN].waiting == 1)
            assert not loan.wanted
        await waiting
        assert workers.idle == 1
        # A worker that is lent while a question waits is recalled.
        (loan,) = workers.lend(1)
        waiting = asyncio.create_task(_once(workers, "another"))
        await until(lambda: loan.wanted)
        workers.restore(loan)
        await waiting


async def _once(workers: Workers, source: str) -> None:
    async with workers.worker(TURN, source, QuestionProgress()):
        pass


async def test_a_worker_that_was_replaced_is_forgotten_and_the_new_one_answers_as_often_as_it_is_asked() -> (
    None
):
    worker = WorkerProcess([sys.executable, "-m", "tests.bots.misbehaving_worker", "die"])
    decision = Decision("toy", {}, MOVES, 2)
    pids = []
    for _ in range(3):
        worker.warm_up()
        await worker.settle()
        assert worker.ready
        pids.append(worker.pid)
        with pytest.raises(ProcessFailedError):
            await worker.ask(decision, SHORT)
        assert not worker.ready
    await worker.settle()
    pids.append(worker.pid)
    assert (worker.kills, len(set(pids))) == (3, 4)
    assert (await worker.ask(Decision("toy", {}, MOVES, 1), SHORT)).id == 4
    await until(lambda: not worker._ending)
    await worker.close()
    assert worker.pid is None
    with pytest.raises(ProcessFailedError):
        await worker.ask(decision, SHORT)


async def test_no_worker_outlives_the_pool() -> None:
    pool = pool_of("hang", size=2)
    async with asking(pool) as ask:
        pid = (await ask(1)).notes["pid"]
        asked = asyncio.ensure_future(ask(2))
        await turns_of_the_loop(2)
        assert pool.counters.thinking == 1
    assert not alive(pid)
    assert (await asked).notes == {"instead": "random"}


async def test_the_workers_of_the_house_ask_the_bots_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    position = TOY.new(2, {}, "seed")
    moves = TOY.legal(position).moves
    async with BotPool(1) as pool:
        known = TOY.information(position, 0)
        choice = await pool.choose(Decision("toy", known, moves, 1, seed=5))
        substitute = await pool.choose(Decision("toy", known, moves, 2))
    assert choice == BotMove(moves[0], {"seed": 5})
    assert substitute.notes["instead"] == "level"
    assert pool.counters.kills == 0


async def test_the_workers_of_the_house_say_what_can_be_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    position = TOY.new(2, {}, "seed")
    known, whole = TOY.information(position, 0), TOY.dump(position)
    async with BotPool(1) as pool:
        made = await pool.assess(Assessment("toy", known, TOY.legal(position).moves[0], 2000, 30, 1))
        openly = await pool.assess(Assessment("toy", whole, None, 2000, 30, 1))
        with pytest.raises(NoAnswerError):
            await pool.assess(Assessment("toy", known, "no move", 20, 30, 1))
    for expected in (made, openly):
        assert expected.playouts == 30
        assert sum(expected.shares) == pytest.approx(1)
    assert (pool.counters.answered, pool.counters.failures, pool.counters.kills) == (2, 1, 0)


async def test_who_stops_as_a_worker_is_handed_over_takes_it_along_no_further() -> None:
    pool = pool_of("behave")
    async with asking(pool) as ask:
        before = await ask(1)
        async with pool.worker(TURN, "first", QuestionProgress()):
            waiting = asyncio.ensure_future(ask(1))
            await turns_of_the_loop(2)
            assert (pool.idle, pool.counters.waiting) == (0, 1)
        # The worker now belongs to the other question, which has not run since.
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert (pool.idle, pool.counters.waiting, pool.counters.thinking) == (1, 0, 0)
        assert (await ask(1)).notes["pid"] == before.notes["pid"]
