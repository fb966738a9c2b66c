"""Bots that play for people who are away, and give the seat back."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.core.bot import BotMove
from tablee.server.clock import governed_by, now
from tablee.server.play import play
from tablee.server.tables import proposals, stand_ins
from tablee.server.thinking import bot_turns
from tablee.store.presences import LONG_STAND_IN_S
from tests.patience import patience, until
from tests.server.conftest import Running, Start
from tests.server.fakes import Uncounted
from tests.server.people import FRIEND, ME, Person, Sitting, device

AWAY_S = 1
NEVER_S = 3600.0
DAY_S = 24 * 3600


@pytest.fixture
async def two(server: Running, person: Callable[[], Person]) -> tuple[Person, Person, str]:
    """Ana and Bo at a table where a bot stands in after a second."""
    return await sat_down(person(), person())


async def sat_down(ana: Person, bo: Person, **terms: Any) -> tuple[Person, Person, str]:
    """Both at a table where a bot stands in after a second, unless `terms` say otherwise."""
    table = (await ana.open(ME, FRIEND, **{"stand_in": AWAY_S, **terms}))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    return ana, bo, table


@pytest.fixture
async def still(start: Start) -> Running:
    """Start a server that looks for absent players only if a test calls `look`."""
    return await start(poll=NEVER_S)


async def look(*servers: Running) -> None:
    """Poll for absent players on each of these servers, at the time of its own clock."""
    for server in servers:
        with governed_by(server.clock):
            await server.services.stand_ins.poll()


def seat(told: dict[str, Any], number: int) -> dict[str, Any]:
    found: dict[str, Any] = told["table"]["seats"][number]
    return found


async def stood_in(sitting: Sitting, number: int, value: bool) -> None:
    await sitting.table(lambda told: told["seats"][number]["stood_in"] is value)


async def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back_once_they_are_there(
    still: Running,
) -> None:
    ana, bo, table = await sat_down(Person(still.base), Person(still.base))
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        still.clock.put_forward(AWAY_S + 1)
        await look(still)
        await stood_in(at_ana, 1, True)
        await at_ana.reach(2)
        async with await bo.sit(table) as at_bo:
            # The welcome shows the state before they came. Everybody receives what their coming changes, they too.
            assert seat(at_bo.welcome, 1)["stood_in"] is True
            for sitting in (at_ana, at_bo):
                await stood_in(sitting, 1, False)
            await at_ana.answered(do="move", ply=2, seat=0, move="draw")
            now = (await at_bo.reach(3))["now"]
            assert now["turn"] == 1
            assert (await at_bo.answered(do="move", ply=3, seat=1, move=now["legal"][0]))["say"] == "ack"
    await asyncio.gather(ana.close(), bo.close())


async def told_of(server: Running, table: str) -> list[tuple[str, int | None, str]]:
    """Return the events of this table besides moves: kind, seat, name."""
    events = await server.services.store.table_events.since(table, 0)
    return [(event.kind, event.seat, event.params["name"]) for event in events]


async def over_is_told(server: Running, table: str) -> bool:
    return ("stood_in_over", 1, "") in await told_of(server, table)


async def test_the_story_tells_once_that_a_bot_steps_in_and_once_that_it_lets_go(
    two: tuple[Person, Person, str], server: Running
) -> None:
    ana, bo, table = two
    await bo.call("PUT", "/api/me", {"name": "Bo"})
    async with await ana.sit(table) as at_ana:
        event = (await at_ana.expect("happened"))["event"]
        assert (event["kind"], event["seat"], event["ply"]) == ("stood_in", 1, 0)
        for ply in (0, 2):
            legal = (await at_ana.reach(ply))["now"]["legal"] if ply else ["draw"]
            await at_ana.answered(do="move", ply=ply, seat=0, move=legal[0])
        await at_ana.reach(4)
        async with await bo.sit(table):
            event = (await at_ana.expect("happened"))["event"]
            assert (event["kind"], event["seat"], event["ply"]) == ("stood_in_over", 1, 4)
    assert await told_of(server, table) == [("stood_in", 1, "Bo"), ("stood_in_over", 1, "Bo")]


async def test_of_two_processes_one_tells_that_a_bot_steps_in_and_one_that_it_lets_go(start: Start) -> None:
    here, there = await start(poll=NEVER_S), await start(poll=NEVER_S)
    away_s = 60
    ana, bo, table = await sat_down(Person(here.base), Person(here.base), stand_in=away_s)
    ana_there, bo_there = Person(there.base), Person(there.base)
    ana_there.http.cookies.update(ana.http.cookies)
    bo_there.http.cookies.update(bo.http.cookies)
    async with await ana.sit(table) as at_here, await ana_there.sit(table) as at_there:
        for server in (here, there):
            server.clock.put_forward(away_s + 1)
        await look(here, there)
        for sitting in (at_here, at_there):
            await stood_in(sitting, 1, True)
        async with await bo_there.sit(table):
            await stood_in(at_there, 1, False)
            await until(lambda: over_is_told(there, table))
            await look(here)
            await stood_in(at_here, 1, False)
            # The one that Bo is connected to notes that they are there; the other would take them for gone.
            there.clock.put_forward(away_s + 1)
            await look(there)
            here.clock.put_forward(away_s + 1)
            await look(here)
            assert await told_of(here, table) == [("stood_in", 1, ""), ("stood_in_over", 1, "")]
    for each in (ana, bo, ana_there, bo_there):
        await each.close()


async def test_nobody_plays_on_while_nobody_is_there(still: Running) -> None:
    """A spectator who watches does not count."""
    ana, bo, table = await sat_down(Person(still.base), Person(still.base))
    spectator = Person(still.base)
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
    await until(lambda: not still.services.connections.present(table))
    live = await still.services.matches.current(table)
    still.clock.put_forward(2 * AWAY_S)
    await look(still)
    async with await spectator.sit(table):
        await until(lambda: still.services.connections.in_use(table))
        await look(still)
        assert (live.stood_in, still.services.bot_turns.at(table), live.match.ply) == (frozenset(), False, 1)
    # Bo is away all the same: as soon as Ana is there the bot plays.
    async with await ana.sit(table) as at_ana:
        await look(still)
        await at_ana.reach(2)
    for one in (ana, bo, spectator):
        await one.close()


async def test_no_bot_is_announced_while_nobody_is_there(start: Start) -> None:
    server = await start(poll=3600.0)
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND, stand_in=60))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})

    async def steps_in() -> int | None:
        with governed_by(server.clock):
            await server.services.stand_ins.poll()
        told = await ana.call("GET", f"/api/tables/{table}")
        found: int | None = told["seats"][1]["steps_in"]
        return found

    async with await ana.sit(table), await bo.sit(table):
        pass
    async with await ana.sit(table):
        server.clock.put_forward(20)
        assert await steps_in() is not None
    assert await steps_in() is None
    for one in (ana, bo):
        await one.close()


async def test_once_the_match_is_over_no_bot_plays_for_anybody(start: Start) -> None:
    server = await start(poll=3600.0)
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND, stand_in=60))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana:
        server.clock.put_forward(120)
        with governed_by(server.clock):
            await server.services.stand_ins.poll()
        assert (await ana.call("GET", f"/api/tables/{table}"))["seats"][1]["stood_in"]
        await at_ana.answered(do="resign", seat=0)
        told = await ana.call("GET", f"/api/tables/{table}")
        assert (told["state"], told["seats"][1]["stood_in"]) == ("over", False)
    for one in (ana, bo):
        await one.close()


async def test_without_the_setting_everybody_waits(still: Running) -> None:
    ana, bo, table = await sat_down(Person(still.base), Person(still.base), stand_in=0)
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        still.clock.put_forward(30 * DAY_S)
        await look(still)
        live = await still.services.matches.current(table)
        assert (live.stood_in, still.services.bot_turns.at(table), live.match.ply) == (frozenset(), False, 1)
    await asyncio.gather(ana.close(), bo.close())


async def test_who_shares_a_device_with_a_guest_away_is_away_too(
    server: Running, person: Callable[[], Person]
) -> None:
    ana, bo = person(), person()
    table = (await ana.open(FRIEND, ME, device("Cy"), stand_in=AWAY_S))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await bo.sit(table) as at_bo:
        await at_bo.answered(do="move", ply=0, seat=0, move="draw")
        await at_bo.reach(3)


async def test_a_bot_that_thinks_for_a_guest_lets_go_when_they_are_back(start: Start) -> None:
    class Slow(Uncounted):
        def __init__(self) -> None:
            self.asked = asyncio.Event()
            self.let_go = asyncio.Event()

        async def choose(self, *_: Any, **__: Any) -> BotMove:
            self.asked.set()
            try:
                await asyncio.Event().wait()
            finally:
                self.let_go.set()
            raise AssertionError

    slow = Slow()
    server = await start(slow)
    ana, bo = Person(server.base), Person(server.base)
    table = (await ana.open(ME, FRIEND, stand_in=AWAY_S))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with patience(), await ana.sit(table) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        await slow.asked.wait()
        async with await bo.sit(table) as at_bo:
            await slow.let_go.wait()
            move = at_bo.welcome["now"]["legal"][0]
            assert (await at_bo.answered(do="move", ply=1, seat=1, move=move))["say"] == "ack"
    await asyncio.gather(ana.close(), bo.close())


async def all_noted(server: Running, table: str, at: int) -> None:
    """Wait until it is noted that everybody at the table was there at this time."""
    guests = [seat.guest for seat in (await server.services.matches.current(table)).row.seats]

    async def noted() -> bool:
        last = await server.services.store.presences.last([table])
        return all(last.get((table, str(guest))) == at for guest in guests)

    await until(noted)


async def test_who_is_connected_to_another_process_is_there(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = now()
    monkeypatch.setattr(stand_ins, "now", lambda: clock)
    monkeypatch.setattr(stand_ins, "NOTED_EVERY_MS", 200)
    one, other = await start(), await start()
    ana, bo = Person(one.base), Person(one.base)
    table = (await ana.open(ME, FRIEND, stand_in=AWAY_S))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    at_other = Person(other.base)
    at_other.http.cookies.update(bo.http.cookies)
    async with await ana.sit(table) as at_ana, await at_other.sit(table):
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        for _ in range(6):
            # So little that nobody is away who was noted at the time before.
            clock += 500 * AWAY_S
            await all_noted(one, table, clock)
        assert all(not seat(told, 1)["stood_in"] for told in await at_ana.quiet() if told["say"] == "table")
    assert (await ana.call("GET", f"/api/tables/{table}"))["ply"] == 1
    for each in (ana, bo, at_other):
        await each.close()


class Clock:
    """What time it is at tables: hours pass when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        for where in (stand_ins, play, proposals, bot_turns):
            monkeypatch.setattr(where, "now", lambda: now() + self.ahead)
        monkeypatch.setattr(stand_ins, "SEARCHED_EVERY_S", 0.0)

    def pass_hours(self, hours: float) -> None:
        self.ahead += round(hours * 3_600_000)


async def test_in_a_game_over_days_a_bot_steps_in_although_nobody_is_there(
    server: Running, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, stand_in=DAY_S))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
    clock.pass_hours(23)
    await server.services.stand_ins.poll()
    live = await server.services.matches.current(table)
    assert (live.stood_in, live.match.ply) == (frozenset(), 1)
    clock.pass_hours(2)
    await server.services.stand_ins.poll()
    await until(lambda: live.match.ply == 2)
    # Bo was not there since: when it is their turn again the bot moves at once.
    async with await ana.sit(table) as at_ana:
        legal = at_ana.welcome["now"]["legal"]
        made = await at_ana.answered(do="move", ply=2, seat=0, move=legal[0])
        assert made["say"] == "ack", made
        await at_ana.reach(4)
        async with await bo.sit(table):
            now_seen = (await ana.sit(table)).welcome["now"]
            made = await at_ana.answered(do="move", ply=4, seat=0, move=now_seen["legal"][0])
            assert made["say"] == "ack"
            await server.services.stand_ins.poll()
            assert live.stood_in == frozenset()
    # Each once, however many moves were made meanwhile, and not as often as the turn came.
    assert await told_of(server, table) == [("stood_in", 1, ""), ("stood_in_over", 1, "")]
    clock.pass_hours(23)
    await server.services.stand_ins.poll()
    assert (live.stood_in, live.match.ply) == (frozenset(), 5)


async def test_what_is_agreed_in_the_match_counts_nobodys_absence_before(
    server: Running, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    async with await ana.sit(table) as at_ana:
        async with await bo.sit(table) as at_bo:
            await at_ana.answered(do="propose", kind="stand_in", params={"seconds": 60})
            (made,) = (await at_bo.expect("proposals"))["proposals"]
            await at_bo.answered(do="answer", kind="stand_in", n=made["n"], agree=True)
            await at_ana.expect("happened")
        live = await server.services.matches.current(table)
        clock.pass_hours(50 / 3600)
        await until(lambda: 1 in live.steps_in)
        told = await ana.call("GET", f"/api/tables/{table}")
        assert (told["seats"][1]["stood_in"], told["seats"][1]["steps_in"] is not None) == (False, True)
        clock.pass_hours(20 / 3600)
        await stood_in(at_ana, 1, True)


@pytest.mark.parametrize("stand_in", [1, 2, 5, 9, 10, 11, 60, LONG_STAND_IN_S - 1])
def test_who_is_here_is_noted_twice_at_least_before_a_bot_would_step_in(stand_in: int) -> None:
    """Otherwise other processes would take a player who is connected for one who is away."""
    live = cast(Any, SimpleNamespace(row=SimpleNamespace(state="running", stand_in=stand_in)))
    assert 2 * stand_ins._noted_every(live) <= 1000 * stand_in
    assert stand_ins._noted_every(live) <= stand_ins.NOTED_EVERY_MS


@pytest.mark.parametrize("stand_in", [0, LONG_STAND_IN_S])
def test_where_no_bot_steps_in_for_hours_presence_is_noted_seldom(stand_in: int) -> None:
    row = SimpleNamespace(state="running", stand_in=stand_in)
    assert stand_ins._noted_every(cast(Any, SimpleNamespace(row=row))) == 60_000
    row.state = "over"
    # Then the others wait for an answer about another match.
    assert stand_ins._noted_every(cast(Any, SimpleNamespace(row=row))) == 5000
