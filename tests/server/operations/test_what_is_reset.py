"""State that the server keeps for a while is released: the second time is like the first."""

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from tablee.server.clock import now
from tablee.server.delivery.connection import Connection
from tablee.server.delivery.connections import Connections
from tablee.server.http import health
from tablee.server.http.health import Readiness
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.loop_delay import LATE_S, LoopDelay
from tablee.server.tables.countdowns import Countdowns
from tablee.store.database import Database
from tablee.store.failures import DatabaseAwayError, DatabaseDamagedError
from tests.patience import patience_s, until
from tests.server.conftest import Running
from tests.server.people import ME, Person, bot


async def turns_of_the_loop(count: int = 50) -> None:
    """Let everything happen that takes at most this number of turns of the event loop."""
    for _ in range(count):
        await asyncio.sleep(0)


async def test_a_bot_whose_turn_is_over_has_another_and_its_table_can_be_let_go_of(
    server: Running, person: Callable[[], Person]
) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        for ply in (0, 2):
            at = (await sitting.answered(do="move", ply=ply, seat=0, move="draw"))["ply"]
            await sitting.reach(at + 1)
            await until(lambda: not server.services.bot_turns.at(table))
            assert server.services.bot_turns.open_question(table) is None


async def test_an_address_without_sockets_is_forgotten(server: Running, person: Callable[[], Person]) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    sockets = server.services.parts.access.open_sockets
    async with await ana.sit(table):
        async with await ana.sit(table):
            assert list(sockets.values()) == [2]
        await until(lambda: list(sockets.values()) == [1])
    await until(lambda: server.services.connections.count(table) == 0)
    await until(lambda: sum(sockets.values()) == 0)
    assert sockets == {}


class Counted(Countdowns):
    """Countdowns that deal nothing; `begun`: when each was over."""

    def __init__(self) -> None:
        super().__init__(cast(Any, None), cast(Any, None), cast(Any, None))
        self.begun: list[int] = []

    async def _begin(self, live: LiveMatch, early: object = None) -> None:
        assert live.row.starts is not None
        self.begun.append(live.row.starts)
        cast(Any, live).row.starts = None


async def test_a_second_countdown_at_a_table_is_waited_for_as_the_first_was() -> None:
    countdowns, live = Counted(), SimpleNamespace(id="T", row=SimpleNamespace(starts=None))
    for starts in (now() - 2, now() - 1):
        live.row.starts = starts
        countdowns.watch(cast(LiveMatch, live))
        countdowns.watch(cast(LiveMatch, live))
        await turns_of_the_loop()
        assert countdowns.begun[-1] == starts
    assert len(countdowns.begun) == 2
    await countdowns.stop()


class Open:
    """A connection of Ana's."""

    guest = "ana"
    hidden = False


def connection() -> Connection:
    return cast(Connection, Open())


def test_a_table_that_everybody_has_left_is_in_use_no_more() -> None:
    connections = Connections()
    one, other = connection(), connection()
    connections.join("T", one)
    connections.join("T", other)
    connections.leave("T", one)
    assert (connections.at("T"), connections.present("T"), connections.showing()) == (
        [other],
        {"ana"},
        {("T", "ana")},
    )
    connections.leave("T", other)
    assert (
        connections.in_use("T"),
        connections.tables(),
        connections.present("T"),
        connections.everybody(),
    ) == (False, [], set(), [])


def test_a_page_that_shows_no_table_receives_nothing_once_it_is_gone() -> None:
    connections, one = Connections(), connection()
    connections.watch(one)
    connections.forget(one)
    assert connections.everybody() == []


def hold_the_loop() -> None:
    time.sleep(4 * LATE_S)


def hold_it_otherwise() -> None:
    time.sleep(4 * LATE_S)


async def test_of_each_delay_what_ran_then_is_logged() -> None:
    told = asyncio.Event()
    watching = LoopDelay(lambda delay: told.set() if delay >= LATE_S else None)
    watching.start()
    held = []
    for hold in (hold_the_loop, hold_it_otherwise):
        with capture_logs() as logged:
            told.clear()
            await asyncio.sleep(0)
            hold()
            await asyncio.wait_for(told.wait(), patience_s())
        held.append(
            next(line["running"][0] for line in logged if line["event"] == "the event loop was held up")
        )
    watching.stop()
    assert ["hold_the_loop" in held[0], "hold_it_otherwise" in held[1]] == [True, True]


class Tried:
    """A database whose writes are tried."""

    def __init__(self) -> None:
        self.condition = SimpleNamespace(trouble=None)
        self.takes = True
        self.tries = 0

    async def takes_writes(self) -> bool:
        self.tries += 1
        await asyncio.sleep(0)
        return self.takes


async def test_whether_writes_are_taken_is_tried_again_once_the_last_trial_is_old(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    database = Tried()
    readiness = Readiness(cast(Database, database))
    monkeypatch.setattr(health, "KEPT_S", 3600.0)
    assert all(await asyncio.gather(*(readiness.is_ready() for _ in range(3))))
    assert await readiness.is_ready()
    assert database.tries == 1
    # The beginning and the end of a trouble are noticed without delay.
    for trouble in (DatabaseAwayError("gone"), None):
        database.condition.trouble, database.takes = trouble, trouble is None
        assert await readiness.is_ready() is database.takes
        assert await readiness.is_ready() is database.takes
    assert database.tries == 3
    monkeypatch.setattr(health, "KEPT_S", 0.0)
    readiness = Readiness(cast(Database, database))
    for takes in (True, False, True):
        database.takes = takes
        assert await readiness.is_ready() is takes


async def test_who_stops_waiting_for_a_trial_leaves_it_to_the_others() -> None:
    readiness = Readiness(cast(Database, Tried()))
    gone, stays = (asyncio.create_task(readiness.is_ready()) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays
    assert await readiness.is_ready()


TROUBLE = "the database takes no writes any more"


async def test_a_trouble_is_logged_once_and_the_next_one_again(server: Running) -> None:
    condition = server.services.store.database.condition
    first, second = DatabaseDamagedError("page 3"), DatabaseDamagedError("page 5")
    with capture_logs() as logged:
        for trouble in (first, second):
            condition.trouble = trouble
            condition.when_away(trouble)
            condition.when_away(DatabaseDamagedError(trouble.reason))
            condition.let_in()
        assert [line["reason"] for line in logged if line["event"] == TROUBLE] == ["page 3", "page 5"]


async def test_damage_beside_which_the_database_goes_on_is_logged_now_and_then(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    event, at = "part of the database is damaged", time.monotonic()
    monkeypatch.setattr("tablee.server.operations.logs.time", SimpleNamespace(monotonic=lambda: at))
    with capture_logs() as logged:
        for seconds in (0, 1, 60):
            at += seconds
            server.services.store.database.condition.when_away(DatabaseDamagedError("an index"))
    lines = [(line["log_level"], line["left_out"]) for line in logged if line["event"] == event]
    assert lines == [("error", 0), ("error", 1)]
    assert TROUBLE not in [line["event"] for line in logged]
