"""Fair shares: no guest's tables delay another's, and bots without spectators do not think."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.fair_queue import TURN, Queue, Ticket
from tablee.bots.pool.messages import Decision
from tablee.core.bot import BotMove
from tablee.server.thinking import fair_shares
from tablee.server.thinking.fair_shares import FairShares
from tests.patience import until
from tests.server.conftest import Start
from tests.server.fakes import Uncounted
from tests.server.people import ME, Person, Sitting, bot


class OneByOne(Uncounted):
    """Bots that think one at a time, each when the test says so, in the order of the pool's queue."""

    def __init__(self) -> None:
        self.queue = Queue()
        self.waiting: list[Ticket] = []

    async def choose(
        self,
        asked: Decision,
        priority: int = TURN,
        source: object = None,
        course: QuestionProgress | None = None,
    ) -> BotMove:
        ticket = Ticket(priority, source)
        self.queue.put(ticket)
        self.waiting.append(ticket)
        await ticket.called
        return BotMove(asked.moves[0], {})

    def begin(self) -> Ticket:
        """Think about the next question."""
        ticket = self.queue.next()
        assert ticket is not None
        return ticket

    def answer(self, ticket: Ticket) -> None:
        """Answer it."""
        self.waiting.remove(ticket)
        ticket.called.set_result(None)
        self.queue.done(ticket, 1.0)


class FirstMove(Uncounted):
    """Bots that answer at once, and count."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, asked: Decision, *_: Any, **__: Any) -> BotMove:
        self.asked += 1
        return BotMove(asked.moves[0], {})


async def test_thirty_tables_of_bots_do_not_hold_up_the_bot_of_another_guest(start: Start) -> None:
    bots = OneByOne()
    server = await start(bots, bot_tables_per_guest=30, bot_tables_per_address=30)
    mallory, ana = Person(server.base, "203.0.113.1"), Person(server.base, "203.0.113.2")
    async with AsyncExitStack() as stack:
        for _ in range(30):
            table = (await mallory.open(bot(), bot()))["table"]
            await stack.enter_async_context(await mallory.sit(table))
        await until(lambda: len(bots.waiting) == 30)
        thought = bots.begin()
        theirs = (await ana.open(ME, bot()))["table"]
        sitting: Sitting = await stack.enter_async_context(await ana.sit(theirs))
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        await until(lambda: any(theirs in str(ticket.source) for ticket in bots.waiting))
        bots.answer(thought)
        thought = bots.begin()
        assert theirs in str(thought.source)
        bots.answer(thought)
        await sitting.reach(2)
    await mallory.close()
    await ana.close()


async def test_a_table_of_bots_pauses_while_nobody_looks_and_goes_on_when_a_guest_does(start: Start) -> None:
    bots = FirstMove()
    server = await start(bots)
    ana = Person(server.base)
    table = (await ana.open(bot(), bot()))["table"]
    await server.services.overdue_bots.wake(2**53)
    live = await server.services.matches.current(table)
    server.services.bot_turns.poke(live)
    assert not server.services.bot_turns.at(table)
    assert bots.asked == 0
    async with await ana.sit(table) as sitting:
        await sitting.reach(1)
    await ana.close()


async def test_a_bot_that_waits_to_think_lets_go_when_the_last_onlooker_leaves(start: Start) -> None:
    class Waiting(Uncounted):
        async def choose(
            self,
            asked: Decision,
            priority: int = TURN,
            source: object = None,
            course: QuestionProgress | None = None,
        ) -> BotMove:
            assert course is not None
            course.waiting = True
            await asyncio.Event().wait()
            raise AssertionError

    server = await start(Waiting())
    ana = Person(server.base)
    table = (await ana.open(bot(), bot()))["table"]
    async with await ana.sit(table):
        turns = server.services.bot_turns
        await until(lambda: (question := turns.open_question(table)) is not None and question.course.waiting)
    await until(lambda: not turns.at(table))
    await ana.close()


async def test_bots_go_on_to_the_turn_of_who_sits_there_and_is_away(start: Start) -> None:
    server = await start()
    ana = Person(server.base)
    table = (await ana.open(bot(), bot(), ME))["table"]
    live = await server.services.matches.current(table)
    await until(lambda: live.match.turn == 2)
    assert live.match.ply == 2
    await ana.close()


@pytest.mark.parametrize(
    ("limits", "code"),
    [
        ({"bot_tables_per_guest": 2}, "table.bots_own"),
        ({"bot_tables_per_address": 2}, "table.bots_address"),
        ({"bot_tables": 2}, "table.bots_all"),
    ],
)
async def test_tables_of_bots_alone_are_counted(start: Start, limits: dict[str, int], code: str) -> None:
    server = await start(**limits)
    ana, bo = Person(server.base, "203.0.113.1"), Person(server.base, "203.0.113.1")
    far = Person(server.base, "203.0.113.2")
    table = (await ana.open(bot(), bot()))["table"]
    await (ana if code == "table.bots_own" else bo).open(bot(), bot())
    body = {"game": "toy", "seats": [bot(), bot()]}
    answer = await ana.http.post("/api/tables", json=body)
    assert (answer.json()["code"], answer.json()["params"]) == (code, {"limit": 2})
    await ana.open(ME, bot())
    assert (await far.http.post("/api/tables", json=body)).is_success == (code != "table.bots_all")
    await ana.call("POST", f"/api/tables/{table}/cancel")
    if code != "table.bots_all":
        await ana.open(bot(), bot())
    for one in (ana, bo, far):
        await one.close()


def test_neighbours_are_named_once_and_only_at_the_same_address() -> None:
    shares = FairShares()
    for guest, address in (("ana", "a"), ("bo", "a"), ("cy", "b"), ("dee", "a")):
        shares.seen(guest, address)
    shares.seen("dee", "b")
    assert shares.neighbours("ana") == ["ana", "bo"]
    assert sorted(shares.neighbours("cy")) == ["cy", "dee"]
    assert shares.neighbours("eve") == ["eve"]


def test_the_address_of_the_guest_who_was_seen_longest_ago_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fair_shares, "KEPT", 2)
    shares = FairShares()
    for guest in ("ana", "bo", "ana", "cy"):
        shares.seen(guest, f"address of {guest}")
    known = [shares.of_guest(guest)[0] for guest in ("ana", "bo", "cy")]
    assert known == ["address of ana", "bo", "address of cy"]
