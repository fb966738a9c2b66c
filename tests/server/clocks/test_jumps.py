"""A machine's clock that is set costs no player any time: it is noted once, before anything acts on a deadline."""

import pytest

from tablee.server.clock import governed_by
from tablee.server.clocks import jumps
from tablee.server.live.set_clocks import is_noted
from tablee.server.operations import logs
from tablee.store.failures import DatabaseAwayError
from tablee.store.rows import TableEvent
from tests.patience import until
from tests.server.clocks.test_at_tables import DAYS, MINUTES, Opening, Table, happening, opened
from tests.server.people import ME, Sitting, device

__all__ = ["opened"]
HOUR_S = 3600
HOUR_MS = 1000 * HOUR_S


def move(table: Table, seconds: float) -> None:
    """Have the clock of their machine show so much more."""
    for server in table.servers:
        server.clock.move(seconds)


async def poll(table: Table) -> None:
    """Have every process do its work in the background once."""
    for server in table.servers:
        with governed_by(server.clock):
            await server.services.poller.poll_everything()


async def kinds(table: Table) -> list[str]:
    """Return the kinds of the events that are stored for this table."""
    return [event.kind for event in await table.servers[0].services.store.table_events.since(table.id, 0)]


async def left(table: Table) -> int:
    """Milliseconds until the deadline, by the server's own time."""
    told = await table.info()
    return int(told["deadline"] - told["at"])


async def noted(sitting: Sitting) -> int:
    """Return the seconds by which the clock was moved, as this connection receives them."""
    params = (await happening(sitting, "clock_set"))["params"]
    return int(params["to"] - params["from"])


@pytest.mark.parametrize("seconds", [2 * HOUR_S, -2 * HOUR_S, 60 * 24 * HOUR_S])
async def test_nobody_is_out_of_time_and_nobody_has_more(opened: Opening, seconds: int) -> None:
    table = await opened({**MINUTES, "bank": 600})
    async with await table.sit(table.ana) as at_ana, await table.sit(table.bo) as at_bo:
        await table.deadline_kept(0)
        before = await left(table)
        move(table, seconds)
        await poll(table)
        assert await kinds(table) == ["clock_set"]
        assert await noted(at_bo) == pytest.approx(1000 * seconds, abs=2000)
        assert before - 120_000 < await left(table) <= before
        assert (await table.info())["ply"] == 0
        assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
        told = await table.info()
        assert told["clocks"]["banks"][0] > 600_000 - 120_000
        assert (told["turn"], 480_000 < await left(table) <= 600_000) == (1, True)
    # The event stays in the story, and is in no record.
    async with await table.sit(table.ana) as again:
        assert [event["kind"] for event in again.welcome["happened"]] == ["clock_set"]


async def test_a_table_that_nobody_has_open_is_spared_too(opened: Opening) -> None:
    table = await opened(DAYS)
    await table.deadline_kept(0)
    (server,) = table.servers
    server.services.match_cache.forget(table.id)
    before = await left(table)
    server.services.match_cache.forget(table.id)
    move(table, 30 * 24 * HOUR_S)

    async def is_noted() -> bool:
        return len(await server.services.store.table_events.since(table.id, 0)) == 1

    await until(is_noted)
    assert before - HOUR_MS < await left(table) <= before


async def test_however_many_tables_are_stored_all_are_spared(
    opened: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jumps, "TABLES_PER_QUERY", 1)
    table = await opened(DAYS)
    (server,) = table.servers
    await server.services.poller.recurring.stop()
    terms = {"clock": DAYS, "time_out": "bot"}
    others = [(await table.ana.open(ME, device("Bo"), terms=terms))["table"] for _ in range(2)]
    for one in (table.id, *others):
        server.services.match_cache.forget(one)
    move(table, HOUR_S)
    with governed_by(server.clock):
        await server.services.jumps.poll()
    for one in (table.id, *others):
        events = await server.services.store.table_events.since(one, 0)
        assert [event.kind for event in events] == ["clock_set"]


async def test_a_clock_that_is_moved_while_a_player_acts_on_deadlines_ends_no_time(
    opened: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened({**MINUTES, "bank": 600})
    (server,) = table.servers
    await server.services.poller.recurring.stop()
    due = server.services.store.clocks.due

    async def moved_meanwhile(now: int) -> dict[str, int]:
        move(table, HOUR_S)
        return await due(now + HOUR_MS)

    monkeypatch.setattr(server.services.store.clocks, "due", moved_meanwhile)
    with governed_by(server.clock):
        await server.services.deadlines.poll()
    assert await kinds(table) == []
    await poll(table)
    assert await kinds(table) == ["clock_set"]


async def test_two_processes_of_one_machine_note_it_once(opened: Opening) -> None:
    table = await opened({**MINUTES, "bank": 600}, servers=2)
    async with await table.sit(table.bo) as at_bo:
        move(table, HOUR_S)
        await noted(at_bo)
        await poll(table)
        assert await kinds(table) == ["clock_set"]


async def test_what_cannot_be_noted_at_once_is_noted_later_and_nobody_acts_on_a_clock_before(
    opened: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened({**MINUTES, "bank": 600})
    (server,) = table.servers
    await server.services.poller.recurring.stop()

    async def away(*_: object) -> None:
        raise DatabaseAwayError("gone")

    move(table, HOUR_S)
    with governed_by(server.clock):
        with monkeypatch.context() as patch:
            patch.setattr(server.services.deadlines, "note_moved", away)
            for _ in range(2):
                with pytest.raises(DatabaseAwayError):
                    await server.services.jumps.poll_clocks()
                await server.services.deadlines.poll()
        assert await kinds(table) == []
        await server.services.jumps.poll_clocks()
    assert await kinds(table) == ["clock_set"]


async def test_less_than_two_seconds_are_put_right_without_a_word(
    opened: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[object] = []
    monkeypatch.setattr(logs.log, "warning", lambda *what, **more: said.append((what, more)))
    table = await opened(MINUTES)
    move(table, 1)
    await poll(table)
    assert await kinds(table) == []
    # Time that passes is no move of the clock.
    table.put_forward(30)
    await poll(table)
    assert said == []
    move(table, -3)
    await poll(table)
    assert said == [(("the clock of this machine was moved",), {"ms": pytest.approx(-3000, abs=900)})]


def test_what_two_processes_notice_is_the_same_move_and_the_way_back_another() -> None:
    events = [TableEvent(1, 0, "clock_set", None, {"from": 0, "to": HOUR_MS, "undone": 0}, HOUR_MS)]
    assert is_noted(events, 30_000, HOUR_MS + 30_000)
    assert is_noted(events, 10, HOUR_MS + 400)
    assert not is_noted(events, HOUR_MS + 10_000, 10_000)
    assert not is_noted(events, 30_000, 2 * HOUR_MS)
    assert not is_noted(events, 300_000, HOUR_MS + 300_000)
