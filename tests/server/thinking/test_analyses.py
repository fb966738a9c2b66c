"""Analyses of finished matches: once for everyone, never while a match is played, never delaying a table."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tablee.bots.levels import NoAnswerError
from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.fair_queue import ANALYSIS, TURN
from tablee.bots.pool.messages import Assessment, Decision
from tablee.bots.uct import Expectation
from tablee.core.bot import BotMove, Reason
from tablee.server.thinking import analyses
from tests.patience import until
from tests.server.conftest import FirstMove, Running, Start
from tests.server.people import FRIEND, ME, Person, bot

People = Callable[[], Person]


class Judge(FirstMove):
    """Bots that lay their first card and find the last move the best; tests can stop them, or make them fail."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.assessed: list[str] = []
        self.places: set[tuple[object, object]] = set()
        self.failure: Exception | None = None

    async def choose(
        self,
        asked: Decision,
        priority: int = TURN,
        source: object = None,
        course: QuestionProgress | None = None,
    ) -> BotMove:
        await super().choose(asked, priority, source, course)
        self.places.add((priority, source))
        return BotMove(asked.moves[0 if asked.ms is None else -1], {}, Reason("toy.why", {"card": "a"}))

    async def assess(self, asked: Assessment, priority: int = TURN, source: object = None) -> Expectation:
        self.assessed.append(json.dumps(asked.position))
        self.places.add((priority, source))
        await self.may_answer.wait()
        if self.failure is not None:
            raise self.failure
        return Expectation([0.25, 0.75], 1000)


@pytest.fixture
async def judge() -> Judge:
    return Judge()


@pytest.fixture
async def server(start: Start, judge: Judge) -> Running:
    """Start a server whose bots judge."""
    return await start(thinker=judge)


async def finished(ana: Person) -> str:
    """Return a table of bots that has been played to its end."""
    table = (await ana.open(bot(), bot()))["table"]
    async with await ana.sit(table) as sitting:
        while (await ana.call("GET", f"/api/tables/{table}"))["state"] != "over":
            await sitting.next()
    return str(table)


@asynccontextmanager
async def asking(person: Person, table: str) -> AsyncIterator[httpx.Response]:
    async with person.http.stream("POST", f"/api/tables/{table}/analysis") as response:
        yield response


async def lines(response: httpx.Response) -> list[dict[str, Any]]:
    return [json.loads(line) async for line in response.aiter_lines()]


async def analysed(person: Person, table: str) -> list[dict[str, Any]]:
    async with asking(person, table) as response:
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("application/x-ndjson")
        return await lines(response)


async def test_every_move_is_shown_with_the_best_found_and_the_end(server: Running, person: People) -> None:
    ana = person()
    table = await finished(ana)
    begun, *moves, done = await analysed(ana, table)
    match = (await server.services.matches.current(table)).match
    assert begun == {"analysis": "begun", "moves": match.ply}
    assert [(one["ply"], one["seat"], one["move"]) for one in moves] == [
        (at, played.seat, played.move) for at, played in enumerate(match.moves, 1)
    ]
    assert {one["analysis"] for one in moves} == {"move"}
    compared = [one for one in moves if one["choice"]]
    assert compared
    assert all(one["reason"] == {"code": "toy.why", "params": {"card": "a"}} for one in compared)
    assert sorted(done.pop("end")) == [0.0, 1.0]
    assert done == {"analysis": "done"}


async def test_what_was_analysed_is_the_same_for_everybody_and_not_worked_out_again(
    start: Start, server: Running, judge: Judge, person: People
) -> None:
    ana, spectator = person(), person()
    table = await finished(ana)
    found = await analysed(ana, table)
    asked = len(judge.asked), len(judge.assessed)
    assert await analysed(spectator, table) == found
    other = await start(thinker=judge)
    elsewhere = Person(other.base)
    assert await analysed(elsewhere, table) == found
    await elsewhere.close()
    assert (len(judge.asked), len(judge.assessed)) == asked


async def test_who_asks_meanwhile_joins_the_one_under_way(
    server: Running, judge: Judge, person: People
) -> None:
    ana, bo = person(), person()
    table = await finished(ana)
    judge.may_answer.clear()
    first = asyncio.create_task(analysed(ana, table))
    await until(lambda: bool(judge.assessed))
    async with asking(bo, table) as response:
        told = response.aiter_lines()
        begun = json.loads(await anext(told))
        assert begun["analysis"] == "begun"
        judge.may_answer.set()
        assert await first == [begun, *[json.loads(line) async for line in told]]
    plies = (await server.services.matches.current(table)).match.ply
    whole = [position for position in judge.assessed if "?" not in position]
    assert len(whole) <= plies + 1


async def test_a_running_match_is_not_analysed_for_anybody(
    server: Running, judge: Judge, person: People
) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    assert (await ana.call("POST", f"/api/tables/{table}/analysis", status=409))["code"] == "match.running"
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as sitting:
        move = sitting.welcome["now"]["legal"] or ["draw"]
        await sitting.answered(do="move", ply=0, seat=0, move=move[0])
        for one in (ana, bo):
            refused = await one.call("POST", f"/api/tables/{table}/analysis", status=409)
            assert refused == {"code": "match.running", "params": {}}
    assert (judge.asked, judge.assessed) == ([], [])


async def test_a_match_without_moves_has_nothing_to_analyse(server: Running, person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="resign", seat=0)
        await sitting.quiet()
    refused = await ana.call("POST", f"/api/tables/{table}/analysis", status=409)
    assert refused["code"] == "analysis.no_moves"


async def test_a_match_that_was_given_up_ends_as_it_ended(server: Running, person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move=sitting.welcome["now"]["legal"][0])
        await sitting.answered(do="resign", seat=0)
        await sitting.quiet()
    *_, move, done = await analysed(ana, table)
    assert move["shares"] == [0.25, 0.75]
    assert done["end"] == [0.0, 1.0]


@pytest.mark.parametrize(
    ("failure", "code"),
    [(NoAnswerError("analysis.silent"), "analysis.silent"), (RuntimeError("no"), "server.fault")],
)
async def test_a_bot_that_fails_ends_it_with_a_sentence_and_it_can_be_asked_for_again(
    server: Running, judge: Judge, person: People, failure: Exception, code: str
) -> None:
    ana = person()
    table = await finished(ana)
    judge.failure = failure
    begun, stopped = await analysed(ana, table)
    assert begun["analysis"] == "begun"
    assert stopped == {"analysis": "stopped", "code": code, "params": {}}
    judge.failure = None
    assert (await analysed(ana, table))[-1]["analysis"] == "done"


async def test_all_of_them_ask_in_one_place_behind_tables_and_hints(
    server: Running, judge: Judge, person: People
) -> None:
    ana = person()
    tables = [await finished(ana) for _ in range(3)]
    judge.places.clear()
    await asyncio.gather(*(analysed(ana, table) for table in tables))
    ((priority, source),) = judge.places
    assert priority == ANALYSIS
    assert source is not None


async def test_so_many_matches_are_analysed_at_a_time_and_no_more(
    server: Running, judge: Judge, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_ANALYSES", 1)
    ana = person()
    one, other = await finished(ana), await finished(ana)
    judge.may_answer.clear()
    under_way = asyncio.create_task(analysed(ana, one))
    await until(lambda: bool(judge.assessed))
    refused = await ana.call("POST", f"/api/tables/{other}/analysis", status=503)
    assert refused == {"code": "analysis.busy", "params": {"limit": 1}}
    judge.may_answer.set()
    await under_way
    assert (await analysed(ana, other))[-1]["analysis"] == "done"


async def test_nobody_begins_too_many_but_finished_ones_are_free(start: Start) -> None:
    server = await start(thinker=Judge(), rate=0.09)
    ana = Person(server.base)
    one, other = await finished(ana), await finished(ana)
    for _ in range(3):
        assert (await analysed(ana, one))[-1]["analysis"] == "done"
    refused = await ana.call("POST", f"/api/tables/{other}/analysis", status=429)
    assert refused["code"] == "request.too_many"
    await ana.close()


async def test_when_nobody_waits_any_more_it_is_given_up(
    server: Running, judge: Judge, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "GRACE_S", 0.0)
    ana = person()
    table = await finished(ana)
    judge.may_answer.clear()
    async with asking(ana, table) as response:
        assert json.loads(await anext(response.aiter_lines()))["analysis"] == "begun"
        await until(lambda: bool(judge.assessed))
    (work,) = server.services.analyses._works.values()
    await until(lambda: work.forsaken)
    judge.may_answer.set()
    await until(lambda: not server.services.analyses.under_way)
    assert await server.services.store.analyses.find(table, analyses.FORM) is None
    monkeypatch.setattr(analyses, "GRACE_S", 10.0)
    assert (await analysed(ana, table))[-1]["analysis"] == "done"


async def test_one_that_the_tables_hold_up_too_long_says_so(
    server: Running, judge: Judge, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "LONGEST_S", 0.1)
    ana = person()
    table = await finished(ana)
    judge.may_answer.clear()
    assert (await analysed(ana, table))[-1] == {"analysis": "stopped", "code": "analysis.slow", "params": {}}


async def test_the_server_closes_while_one_is_under_way(start: Start) -> None:
    judge = Judge()
    server = await start(thinker=judge)
    ana = Person(server.base)
    table = await finished(ana)
    judge.may_answer.clear()
    async with asking(ana, table):
        await until(lambda: bool(judge.assessed))
        await server.services.analyses.stop()
        assert not server.services.analyses.under_way
    await ana.close()


async def test_the_grace_counts_from_the_moment_at_which_the_last_one_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = [0.0]
    monkeypatch.setattr(analyses, "monotonic", lambda: at[0])
    match: Any = SimpleNamespace(ply=3)
    work = analyses._Work(match)
    lines: Any = work.lines()
    await anext(lines)
    at[0] = 100.0
    assert not work.forsaken
    await lines.aclose()
    at[0] += analyses.GRACE_S
    assert not work.forsaken
    at[0] += 0.1
    assert work.forsaken
