"""On PostgreSQL, another process answers hints and analyses if all bot workers of the asker are busy."""

import asyncio

import pytest
from sqlalchemy import func, select, update

from tablee.bots.levels import NoAnswerError
from tablee.bots.pool.counters import Counters, QuestionProgress
from tablee.bots.pool.fair_queue import ANALYSIS, HINT, TURN
from tablee.bots.pool.messages import Assessment, Decision
from tablee.bots.uct import Expectation
from tablee.core.bot import BotMove, Reason
from tablee.server.clock import governed_by
from tablee.server.settings import Settings
from tablee.server.thinking.shared_questions import SharedQuestions
from tablee.server.worker import work
from tablee.store.schema import bot_questions
from tablee.store.turn_queue import LEASE_MS
from tests.patience import patience, until
from tests.server.conftest import Running, Start
from tests.server.nodes.another_process import another_process
from tests.server.nodes.conftest import NEVER
from tests.server.people import ME, Person, bot

ASKED = Decision("toy", {"seat": 0}, ["a", "b"], 3, seed=7)
POSITION = Assessment("toy", {"seats": 2}, None, 100, 50, 7)
ANA = ("192.0.2.1", "ana")
FOREVER = 2**53
"""The end of a lease, in milliseconds since 1970, that no test reaches."""


class Workers:
    """Bot workers that a test can keep busy, hold up, or let fail; each process answers with its own move."""

    size = 1

    def __init__(self, move: str) -> None:
        self.counters = Counters()
        self.move = move
        self.asked: list[tuple[int, object]] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.failure: Exception | None = None

    async def _think(self, priority: int, source: object) -> None:
        self.asked.append((priority, source))
        self.counters.thinking += 1
        try:
            await self.may_answer.wait()
        finally:
            self.counters.thinking -= 1
        if self.failure is not None:
            raise self.failure

    async def choose(
        self,
        asked: Decision,
        priority: int = TURN,
        source: object = None,
        course: QuestionProgress | None = None,
    ) -> BotMove:
        await self._think(priority, source)
        return BotMove(self.move, {"depth": 3}, Reason("toy.why", {"card": asked.moves[0]}))

    async def assess(self, asked: Assessment, priority: int = TURN, source: object = None) -> Expectation:
        await self._think(priority, source)
        return Expectation([0.25, 0.75], asked.playouts)


def shared(server: Running) -> SharedQuestions:
    """Return the questions of this process; there are some with PostgreSQL."""
    found = server.services.shared_questions
    assert found is not None
    return found


class Pair:
    """Two processes that hear each other; the only worker of the first is busy."""

    def __init__(self, first: Running, second: Running) -> None:
        self.first, self.second = first, second
        self.mine: Workers = first.thinker
        self.theirs: Workers = second.thinker
        self.mine.counters.thinking = 1
        self.questions, self.others = shared(first), shared(second)

    def ask(self) -> "asyncio.Task[BotMove]":
        """Ask for a hint at the first process."""
        with governed_by(self.first.clock):
            return asyncio.create_task(self.questions.choose(ASKED, HINT, ANA))

    async def offered(self) -> int:
        """Return the number of offered questions in the database."""
        async with self.first.services.store.database.read() as connection:
            return (await connection.execute(select(func.count()).select_from(bot_questions))).scalar_one()


@pytest.fixture
async def pair(start: Start, postgres_with_tables: str) -> Pair:
    first = await start(Workers("a"), database=postgres_with_tables, poll=NEVER)
    second = await start(Workers("b"), database=postgres_with_tables, poll=NEVER)
    await until(lambda: all(one.services.store.signals.accompanied for one in (first, second)))
    return Pair(first, second)


async def test_another_process_answers_a_hint_with_all_that_the_bot_says(pair: Pair) -> None:
    async with patience():
        assert await pair.ask() == BotMove("b", {"depth": 3}, Reason("toy.why", {"card": "a"}))
    assert not pair.mine.asked
    ((priority, source),) = pair.theirs.asked
    assert priority == HINT
    # Other processes get hashes only.
    assert isinstance(source, tuple)
    assert not set(source) & set(ANA)
    assert await pair.offered() == 0
    counted = pair.second.services.metrics.questions_for_others
    assert counted._value.get() == 1


async def test_another_process_assesses_positions_of_an_analysis(pair: Pair) -> None:
    async with patience():
        found = await pair.questions.assess(POSITION, ANALYSIS, object())
    assert found == Expectation([0.25, 0.75], 50)
    assert [priority for priority, _ in pair.theirs.asked] == [ANALYSIS]
    assert not pair.mine.asked


async def test_bots_at_tables_are_never_asked_this_way(pair: Pair) -> None:
    async with patience():
        assert (await pair.questions.choose(ASKED, TURN, ANA)).move == "a"
    assert not pair.theirs.asked


async def test_a_process_with_a_free_worker_asks_no_other(pair: Pair) -> None:
    pair.mine.counters.thinking = 0
    async with patience():
        assert (await pair.ask()).move == "a"
    assert pair.mine.asked == [(HINT, ANA)]
    assert not pair.theirs.asked


async def test_a_process_that_is_alone_asks_its_own_workers(start: Start, postgres_with_tables: str) -> None:
    workers = Workers("a")
    alone = await start(workers, database=postgres_with_tables, poll=NEVER)
    workers.counters.thinking = 1
    async with patience():
        assert (await shared(alone).choose(ASKED, HINT, ANA)).move == "a"


async def test_a_question_that_no_process_claims_goes_to_the_own_workers(pair: Pair) -> None:
    pair.theirs.counters.thinking = 1
    async with patience():
        assert (await pair.ask()).move == "a"
    assert not pair.theirs.asked
    assert await pair.offered() == 0


async def test_an_own_worker_that_becomes_free_takes_the_question_back(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.thinking.shared_questions.LOOKED_EVERY_S", NEVER)
    pair.theirs.counters.thinking = 1
    hint = pair.ask()
    await _until_offered(pair)
    pair.mine.counters.thinking = 0
    async with patience():
        await pair.questions.choose(ASKED, TURN, ("192.0.2.2", "bo"))
        assert (await hint).move == "a"
    assert await pair.offered() == 0


async def test_another_process_claims_what_waited_once_its_worker_is_free(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.thinking.shared_questions.LOOKED_EVERY_S", NEVER)
    pair.theirs.counters.thinking = 1
    hint = pair.ask()
    await _until_offered(pair)
    await until(lambda: pair.others._others_wait)
    pair.theirs.counters.thinking = 0
    async with patience():
        await pair.others.choose(ASKED, TURN, ("192.0.2.2", "bo"))
        assert (await hint).move == "b"


async def test_a_question_comes_back_once_the_claim_of_a_silent_process_has_ended(pair: Pair) -> None:
    pair.theirs.may_answer.clear()
    hint = pair.ask()
    await until(lambda: pair.theirs.asked)
    pair.first.clock.put_forward(LEASE_MS / 1000 + 1)
    async with patience():
        assert (await hint).move == "a"
    # The late answer changes nothing.
    pair.theirs.may_answer.set()
    await until(lambda: len(pair.others._claimed) == 0)
    assert await pair.offered() == 0


async def test_a_claim_is_renewed_while_the_other_process_thinks(pair: Pair) -> None:
    pair.theirs.may_answer.clear()
    hint = pair.ask()
    await until(lambda: pair.theirs.asked)
    for one in (pair.first, pair.second):
        one.clock.put_forward(LEASE_MS / 1000 - 5)
    with governed_by(pair.second.clock):
        await pair.others._renew()
    for one in (pair.first, pair.second):
        one.clock.put_forward(LEASE_MS / 1000 - 5)
    await _looked(pair)
    pair.theirs.may_answer.set()
    async with patience():
        assert (await hint).move == "b"
    assert not pair.mine.asked


async def test_the_own_workers_answer_what_another_process_could_not(pair: Pair) -> None:
    pair.theirs.failure = NoAnswerError("analysis.silent")
    async with patience():
        assert (await pair.ask()).move == "a"
        assert (await pair.questions.assess(POSITION, ANALYSIS, object())).playouts == 50
    assert len(pair.theirs.asked) == 2


async def test_a_process_that_ends_gives_a_question_back(pair: Pair) -> None:
    pair.theirs.may_answer.clear()
    hint = pair.ask()
    await until(lambda: pair.theirs.asked)
    await pair.others.stop()
    async with patience():
        assert (await hint).move == "a"


@pytest.mark.processes
async def test_a_question_that_a_killed_process_was_answering_is_free_once_another_starts(
    start: Start, postgres_with_tables: str, pair: Pair
) -> None:
    pair.theirs.may_answer.clear()
    hint = pair.ask()
    await until(lambda: pair.theirs.asked)
    with another_process() as other:
        async with pair.first.services.store.database.write() as connection:
            await connection.execute(update(bot_questions).values(node=other.name, until=FOREVER))
        await pair.others._release_of_the_gone()
        await _looked(pair)
        assert not hint.done()
    await start(Workers("c"), database=postgres_with_tables, poll=NEVER)
    async with patience():
        # The asker may take the question back before the new process has claimed it.
        assert (await hint).move in ("a", "c")


async def test_a_hint_that_nobody_wants_any_more_is_withdrawn(pair: Pair) -> None:
    pair.theirs.may_answer.clear()
    hint = pair.ask()
    await until(lambda: pair.theirs.asked)
    hint.cancel()
    await until(lambda: _none_offered(pair))
    assert not pair.questions._own


async def test_a_worker_without_pages_gives_a_player_of_a_busy_server_a_hint(
    start: Start, postgres_with_tables: str
) -> None:
    workers, helpers = Workers("a"), Workers("b")
    busy = await start(workers, database=postgres_with_tables, poll=NEVER)
    stop, started = asyncio.Event(), asyncio.Event()
    helping = asyncio.create_task(work(Settings(postgres_with_tables), helpers, stop, started.set))
    ana = Person(busy.base)
    try:
        async with patience():
            await started.wait()
        await until(lambda: busy.services.store.signals.accompanied)
        while (opened := await ana.open(ME, bot()))["turn"] != 0:
            pass
        async with await ana.sit(opened["table"]) as sitting:
            helpers.move = sitting.welcome["now"]["legal"][-1]
            workers.counters.thinking = 1
            await sitting.send(do="advise", id="a", ply=0, seat=0)
            assert (await sitting.expect("advice", id="a"))["move"] == helpers.move
        assert [priority for priority, _ in helpers.asked] == [HINT]
    finally:
        stop.set()
        await helping
        await ana.close()


async def _until_offered(pair: Pair) -> None:
    await until(pair.offered)


async def _looked(pair: Pair) -> None:
    """Let the asker look once for its answer, and whether the claim has ended."""
    ended = await pair.first.services.store.question_queue.end(
        next(iter(pair.questions._own)), pair.first.clock.now(), take_back=True
    )
    assert ended is None


async def _none_offered(pair: Pair) -> bool:
    return await pair.offered() == 0
