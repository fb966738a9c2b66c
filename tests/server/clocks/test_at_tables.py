"""Clocks at tables: the table says until when whom it waits for, each end of time is acted upon once, nobody loses."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tablee.server.clock import governed_by
from tablee.server.thinking.move_sources import MoveSources
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, Sitting

MINUTES: dict[str, Any] = {"kind": "bank", "bank": 60, "increment": 5}
DAYS: dict[str, Any] = {"kind": "days", "days": 1, "vacation": 3}
DAY_S = 24 * 3600
DAY_MS = 1000 * DAY_S


class Table:
    """Ana and Bo, who sit at one table of these servers."""

    def __init__(self, servers: list[Running], people: list[Person], table: str) -> None:
        self.servers = servers
        self.ana, self.bo = people
        self.id = table

    async def sit(self, person: Person) -> Sitting:
        return await person.sit(self.id)

    async def do(self, person: Person, what: str, body: Any = None, status: int | None = None) -> Any:
        return await person.call("POST", f"/api/tables/{self.id}/{what}", body, status)

    async def info(self) -> dict[str, Any]:
        told: dict[str, Any] = await self.ana.call("GET", f"/api/tables/{self.id}")
        return told

    async def deadline_kept(self, after: int) -> None:
        """Until the database says as well that nobody need look before then."""
        store = self.servers[0].services.store

        async def kept() -> bool:
            row = await store.matches.find(self.id)
            return row is not None and row.deadline is not None and row.deadline > after

        await until(kept)

    def put_forward(self, seconds: float) -> None:
        for server in self.servers:
            server.clock.put_forward(seconds)


class Opening:
    """Opens tables, at one server or at several on one database."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self._people: list[Person] = []

    async def __call__(self, clock: Any, time_out: str = "bot", servers: int = 1, **more: Any) -> Table:
        running = [await self._start() for _ in range(servers)]
        people = [Person(running[0].base) for _ in range(2)]
        self._people += people
        terms = {"clock": clock, "time_out": time_out}
        table = (await people[0].open(ME, FRIEND, terms=terms, **more))["table"]
        await people[1].call("POST", f"/api/tables/{table}/join", {})
        return Table(running, people, table)

    async def close(self) -> None:
        for one in self._people:
            await one.close()


@pytest.fixture
async def opened(start: Start) -> AsyncIterator[Opening]:
    opening = Opening(start)
    yield opening
    await opening.close()


async def happening(sitting: Sitting, kind: str) -> dict[str, Any]:
    while (event := (await sitting.expect("happened"))["event"])["kind"] != kind:
        pass
    return dict(event)


async def test_the_table_says_since_when_and_until_when_a_player_is_waited_for(opened: Opening) -> None:
    table = await opened(MINUTES)
    told = await table.info()
    assert (told["terms"]["clock"], told["terms"]["time_out"]) == (MINUTES, "bot")
    assert told["deadline"] == told["clocks"]["since"] + 60_000
    assert told["clocks"]["banks"] == [60_000, 60_000]
    assert told["clocks"]["since"] <= told["at"]
    async with await table.sit(table.ana) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
    told = await table.info()
    assert told["turn"] == 1
    assert told["deadline"] == told["clocks"]["since"] + 60_000
    assert 60_000 < told["clocks"]["banks"][0] <= 65_000


async def test_a_table_without_a_clock_has_none(opened: Opening) -> None:
    table = await opened(None)
    told = await table.info()
    assert (told["deadline"], told["clocks"]["banks"], told["clocks"]["vacations"]) == (None, None, None)
    assert told["clocks"]["since"] <= told["at"]


async def test_the_deadline_stands_in_lists_too(opened: Opening) -> None:
    table = await opened(DAYS)
    await table.deadline_kept(0)
    (listed,) = await table.bo.call("GET", "/api/tables")
    assert listed["deadline"] == (await table.info())["deadline"]


async def test_a_bot_plays_the_move_of_a_player_whose_time_is_over(opened: Opening) -> None:
    table = await opened(DAYS)
    async with await table.sit(table.bo) as at_bo:
        table.put_forward(DAY_S + 1)
        event = await happening(at_bo, "time_out")
        assert (event["seat"], event["params"]) == (0, {"name": "", "then": "bot"})
        step = await at_bo.reach(1)
        assert step["step"]["seat"] == 0
    told = await table.info()
    assert (told["state"], told["turn"], told["result"]) == ("running", 1, None)
    assert told["deadline"] > told["at"]
    assert [seat["stood_in"] for seat in told["seats"]] == [False, False]


async def test_a_bot_plays_on_until_the_player_who_was_out_of_time_is_back(opened: Opening) -> None:
    table = await opened(DAYS, "bot_until_back")
    async with await table.sit(table.bo) as at_bo, await table.sit(table.ana) as at_ana:
        table.put_forward(DAY_S + 1)
        await at_bo.reach(1)
        await at_bo.answered(do="move", ply=1, seat=1, move="draw")
        assert (await at_bo.reach(3))["step"]["seat"] == 0
        assert (await table.info())["seats"][0]["stood_in"] is True
        back = await table.do(table.ana, "back")
        assert (back["seats"][0]["stood_in"], back["clocks"]["out"]) == (False, [])
        assert (await happening(at_ana, "returned"))["seat"] == 0
        assert await table.do(table.ana, "back") == {
            **await table.info(),
            "at": pytest.approx(back["at"], abs=10**6),
        }
        await at_bo.answered(do="move", ply=3, seat=1, move="draw")
        await at_ana.reach(4)
        told = await table.info()
        assert (told["turn"], told["deadline"] is None) == (0, False)


async def test_who_is_back_before_the_bot_has_moved_moves_themselves_and_has_time_for_it(
    opened: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(MoveSources, "choose", choose)
    table = await opened(DAYS, "bot_until_back")
    async with await table.sit(table.ana) as at_ana:
        table.put_forward(DAY_S + 1)
        await happening(at_ana, "time_out")
        back = await table.do(table.ana, "back")
        assert back["clocks"]["out"] == []
        assert back["deadline"] == back["clocks"]["since"] + DAY_MS > back["at"]
        await table.deadline_kept(back["at"])
        assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    async with await table.sit(table.bo) as at_bo:
        assert [event["kind"] for event in at_bo.welcome["happened"]] == ["time_out", "returned"]


async def test_where_the_others_decide_nothing_happens_until_they_ask_for_it(opened: Opening) -> None:
    table = await opened(DAYS, "others")
    assert (await table.do(table.bo, "claim", status=409))["code"] == "time.not_over"
    async with await table.sit(table.bo) as at_bo:
        table.put_forward(DAY_S + 1)
        await happening(at_bo, "time_out")
        told = await table.info()
        assert (told["state"], told["ply"], told["clocks"]["overdue"]) == ("running", 0, True)
        assert (await table.do(table.ana, "claim", status=409))["code"] == "time.not_over"
        ended = await table.do(table.bo, "claim")
        assert (ended["state"], ended["result"]["ranks"]) == ("over", [2, 1])
        event = await happening(at_bo, "time_claimed")
        assert (event["seat"], event["params"]) == (0, {"name": "", "other": ""})


async def test_a_player_who_is_late_may_move_as_long_as_nobody_asked(opened: Opening) -> None:
    table = await opened(DAYS, "others")
    async with await table.sit(table.bo) as at_bo, await table.sit(table.ana) as at_ana:
        table.put_forward(DAY_S + 1)
        await happening(at_bo, "time_out")
        assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
        told = await table.info()
        assert (told["turn"], told["clocks"]["overdue"], told["deadline"] > told["at"]) == (1, False, True)


async def test_who_moves_while_the_others_ask_has_moved_in_time(
    opened: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(DAYS, "others")
    deadlines = table.servers[0].services.deadlines
    note = deadlines.note
    async with await table.sit(table.bo) as at_bo, await table.sit(table.ana) as at_ana:

        async def after_a_move(*asked: Any) -> None:
            assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
            await note(*asked)

        table.put_forward(DAY_S + 1)
        await happening(at_bo, "time_out")
        monkeypatch.setattr(deadlines, "note", after_a_move)
        assert (await table.do(table.bo, "claim", status=409))["code"] == "time.not_over"
    told = await table.info()
    assert (told["turn"], [seat["resigned"] for seat in told["seats"]]) == (1, [False, False])


async def test_of_several_processes_one_acts(opened: Opening) -> None:
    table = await opened(DAYS, servers=3)
    async with await table.sit(table.bo) as at_bo:
        table.put_forward(DAY_S + 1)
        await at_bo.reach(1)
        await at_bo.quiet()
    events = await table.servers[0].services.store.table_events.since(table.id, 0)
    assert [event.kind for event in events] == ["time_out"]
    assert len(await table.servers[0].services.store.log.entries(table.id)) == 1


async def test_processes_whose_clocks_differ_act_once_too(opened: Opening) -> None:
    table = await opened(DAYS, servers=2)
    table.servers[1].clock.put_forward(5)
    async with await table.sit(table.ana) as at_ana, await table.sit(table.bo) as at_bo:
        for ply in range(2):
            sitting = (at_ana, at_bo)[ply]
            await sitting.answered(do="move", ply=ply, seat=ply, move="draw")
        table.put_forward(DAY_S + 1)
        await at_bo.reach(3)
    events = await table.servers[0].services.store.table_events.since(table.id, 0)
    assert [(event.kind, event.seat) for event in events] == [("time_out", 0)]


async def test_a_time_that_ran_out_while_no_server_was_there_is_acted_upon_by_the_next(
    opened: Opening, start: Start
) -> None:
    """The one that dies is stood for by one that never looks."""
    table = await opened(DAYS)
    await table.servers[0].services.poller.recurring.stop()
    later = await start()
    later.clock.put_forward(DAY_S + 1)
    await until(lambda: later.services.store.log.entries(table.id))


async def test_a_vacation_puts_off_the_deadline_and_ends_when_one_is_back(opened: Opening) -> None:
    table = await opened(DAYS)
    before = (await table.info())["deadline"]
    assert (await table.do(table.ana, "vacation", {"days": 4}, status=422))["params"] == {"days": 3}
    away = await table.do(table.ana, "vacation", {"days": 2})
    assert away["deadline"] == before + 2 * DAY_MS
    assert away["clocks"]["vacations"] == [DAY_MS, 3 * DAY_MS]
    async with await table.sit(table.bo) as at_bo:
        assert [event["kind"] for event in at_bo.welcome["happened"]] == ["vacation"]
        table.put_forward(2 * DAY_S)
        assert (await table.info())["ply"] == 0
        back = await table.do(table.ana, "vacation", {"days": 0})
        assert back["clocks"]["away"][0] <= back["at"]
        table.put_forward(DAY_S + 1)
        assert (await at_bo.reach(1))["step"]["seat"] == 0


async def test_between_two_moves_a_vacation_begins_and_ends_only_so_often(opened: Opening) -> None:
    """Each change is an event that stays in the story; days that were not taken are given back."""
    table = await opened(DAYS)
    for days in (1, 0, 1, 0):
        await table.do(table.ana, "vacation", {"days": days})
    assert (await table.do(table.ana, "vacation", {"days": 1}, status=422))["code"] == "vacation.often"
    # The other one, and the same one after a move, may.
    await table.do(table.bo, "vacation", {"days": 1})
    async with await table.sit(table.ana) as at_ana:
        await at_ana.answered(do="move", ply=0, seat=0, move="draw")
        assert [event["kind"] for event in at_ana.welcome["happened"]].count("vacation") == 3
    await table.do(table.ana, "vacation", {"days": 1})


async def test_there_is_no_vacation_where_no_days_are_counted(opened: Opening) -> None:
    table = await opened(MINUTES)
    assert (await table.do(table.ana, "vacation", {"days": 1}, status=422))["code"] == "vacation.none"


async def test_during_a_pause_that_all_agreed_on_nobody_moves_and_no_clock_runs(opened: Opening) -> None:
    table = await opened(MINUTES)
    async with await table.sit(table.ana) as at_ana, await table.sit(table.bo) as at_bo:
        await at_ana.answered(do="propose", kind="pause", params={})
        n = (await at_bo.expect("proposals"))["proposals"][0]["n"]
        await at_bo.answered(do="answer", kind="pause", n=n, agree=True)
        await happening(at_ana, "paused")
        assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["code"] == "match.paused"
        table.put_forward(DAY_S)
        paused = await table.info()
        assert paused["clocks"]["paused"] is not None
        await at_bo.answered(do="propose", kind="resume", params={})
        while not (made := (await at_ana.expect("proposals"))["proposals"]):
            pass
        await at_ana.answered(do="answer", kind="resume", n=made[0]["n"], agree=True)
        await happening(at_bo, "resumed")
        assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    assert (await table.info())["clocks"]["banks"][0] > 5_000


async def test_a_pause_that_nobody_ends_ends_by_itself(opened: Opening) -> None:
    table = await opened(DAYS)
    async with await table.sit(table.ana) as at_ana, await table.sit(table.bo) as at_bo:
        await at_ana.answered(do="propose", kind="pause", params={})
        n = (await at_bo.expect("proposals"))["proposals"][0]["n"]
        await at_bo.answered(do="answer", kind="pause", n=n, agree=True)
        await happening(at_ana, "paused")
        table.put_forward(14 * DAY_S + 1)
        await happening(at_bo, "resumed")
        told = await table.info()
        assert (told["ply"], told["clocks"]["paused"]) == (0, None)
        assert 0 < told["deadline"] - told["at"] <= DAY_MS


async def test_who_loses_the_connection_has_the_grace(opened: Opening) -> None:
    table = await opened(MINUTES)
    async with await table.sit(table.bo) as at_bo:
        async with await table.sit(table.ana):
            before = (await table.info())["deadline"]
        told = await at_bo.table(lambda told: told["deadline"] != before)
        assert told["deadline"] == before + 20_000
        table.put_forward(70)
        assert (await table.info())["ply"] == 0
        async with await table.sit(table.ana) as at_ana:
            assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    assert 5_000 <= (await table.info())["clocks"]["banks"][0] <= 15_000


async def test_when_the_match_is_over_nobody_is_waited_for(opened: Opening) -> None:
    table = await opened(MINUTES)
    async with await table.sit(table.ana) as at_ana:
        await at_ana.send(do="resign", id="r", seat=0)
        told = await at_ana.table(lambda told: told["state"] == "over")
    assert (told["deadline"], told["clocks"]) == (None, None)
    row = await table.servers[0].services.store.matches.find(table.id)
    assert row is not None
    assert row.deadline is None


async def test_a_rematch_has_the_same_clock(opened: Opening) -> None:
    table = await opened(MINUTES)
    async with await table.sit(table.ana) as at_ana, await table.sit(table.bo) as at_bo:
        await at_ana.answered(do="resign", seat=0)
        for sitting in (at_ana, at_bo):
            await sitting.answered(do="offer", kind="rematch")
        following = (await at_ana.table(lambda told: told["next"] is not None))["next"]
        following = await table.ana.call("GET", f"/api/tables/{following}")
    assert following["terms"]["clock"] == MINUTES
    assert following["deadline"] is not None


async def test_the_time_zone_of_a_browser_must_be_one(opened: Opening) -> None:
    table = await opened({"kind": "days", "days": 1, "night": [22, 8]})
    put = ("PUT", "/api/me/zone")
    assert (await table.ana.call(*put, {"zone": "Nowhere/Atall"}, status=422))["code"] == "zone.unknown"
    assert (await table.ana.call(*put, {"zone": "localtime"}, status=422))["code"] == "zone.unknown"
    assert (await table.ana.call(*put, {"zone": "Asia/Tokyo"}))["zone"] == "Asia/Tokyo"


async def test_a_table_says_which_time_zone_it_knows_of_a_player_who_asks(opened: Opening) -> None:
    """So that a browser that has become another guest's says it again."""
    table = await opened({"kind": "days", "days": 1, "night": [22, 8]})
    assert (await table.info())["zone"] is None
    await table.ana.call("PUT", "/api/me/zone", {"zone": "Asia/Tokyo"})
    assert (await table.info())["zone"] == "Asia/Tokyo"
    assert (await table.bo.call("GET", f"/api/tables/{table.id}"))["zone"] is None
    async with await table.sit(table.ana) as at_ana:
        assert at_ana.welcome["table"]["zone"] == "Asia/Tokyo"


async def test_a_bot_plays_the_move_although_the_process_died_that_was_to_have_it_moved(
    opened: Opening, start: Start
) -> None:
    """It had noted that the time was over, and no more."""
    table = await opened(DAYS)
    first = table.servers[0].services
    await first.poller.recurring.stop()
    first.bot_turns.poke = lambda live: None  # type: ignore[method-assign]
    table.put_forward(DAY_S + 1)
    with governed_by(table.servers[0].clock):
        await first.deadlines.poll()
    assert [event.kind for event in await first.store.table_events.since(table.id, 0)] == ["time_out"]
    later = await start()
    later.clock.put_forward(DAY_S + 1)
    await until(lambda: later.services.store.log.entries(table.id))
    assert len(await first.store.table_events.since(table.id, 0)) == 1


async def test_a_change_of_a_match_keeps_its_deadline_too(opened: Opening) -> None:
    """A change of a match need not know of clocks: the stored deadline is corrected when the match is next read."""
    table = await opened(DAYS)
    await table.deadline_kept(0)
    services = table.servers[0].services
    row = await services.store.matches.find(table.id)
    assert row is not None
    await services.store.clocks.set_deadline(row.id, row.revision, row.ply, None)
    await services.play.catch_up(await services.matches.current(table.id))
    kept = await services.store.matches.find(table.id)
    assert kept is not None
    assert kept.deadline == row.deadline
