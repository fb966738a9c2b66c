"""Tables that cannot be read, and rows that differ from their log, are found before a player does."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Connection, update

from tablee.server.play import log_check
from tablee.server.play.log_check import examine
from tablee.store import log, whole_matches
from tablee.store.rows import Entry
from tablee.store.schema import matches, moves
from tests.patience import patience_s
from tests.server.conftest import Running, Start
from tests.server.people import ME, Person, device

WRONG = {"scores": None, "ranks": [2, 1, 1], "resigned": [1]}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_check, "BETWEEN_S", 0.0)


async def change(server: Running, table: str, **values: Any) -> None:
    async with server.services.store.database.write() as connection:
        await connection.execute(update(matches).where(matches.c.id == table).values(values))


async def tables(server: Running) -> tuple[Person, list[str]]:
    """Return the tables of three matches: one is fine, one has a broken log, one is over by resignation."""
    ana = Person(server.base)
    fine, broken, over = [(await ana.open(ME, device("Bo"), device("Cy")))["table"] for _ in range(3)]
    for table in (fine, broken):
        async with await ana.sit(table) as sitting:
            await sitting.answered(do="move", ply=0, seat=0, move="draw")
    async with await ana.sit(over) as sitting:
        for seat in (0, 1):
            await sitting.answered(do="resign", seat=seat)
        # All that follows from it is done before the pong: else the server might correct what is changed here.
        await sitting.quiet()
    async with server.services.store.database.write() as connection:
        await connection.execute(update(moves).where(moves.c.match == broken).values(move="nonsense"))
    return ana, [fine, broken, over]


async def test_a_server_names_unreadable_tables_and_corrects_doubtful_outcomes_once(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    first = await start()
    ana, (_, broken, over) = await tables(first)
    await change(first, over, outcome=WRONG, epoch=-1)
    second = await start()
    check = second.services.log_check
    await check.check()
    assert second.services.metrics.unreadable._value.get() == 1
    row = await second.services.store.matches.find(over)
    assert row is not None
    assert row.outcome == {"scores": None, "ranks": [3, 2, 1], "resigned": [0, 1]}
    assert await second.services.store.corrections.doubtful(10) == []
    assert len(second.services.match_cache) == 0, "nothing is kept in memory for it"
    await change(first, broken, state="over", turn=None)
    await check.check()
    assert second.services.metrics.unreadable._value.get() == 0, "only running matches are read again"
    await ana.close()


async def test_the_doctor_reads_every_match_that_has_begun_and_changes_nothing(server: Running) -> None:
    ana, (_, broken, over) = await tables(server)
    await ana.open(ME, {"kind": "friend"})
    await change(server, over, outcome=WRONG)
    before = await server.services.store.matches.find(over)
    found = await examine(server.services.store, None)
    assert (found.total, found.read) == (3, 3)
    assert found.unreadable == {broken: "toy.not_held"}
    assert found.differing == [over]
    assert await server.services.store.matches.find(over) == before
    await ana.close()


async def test_the_doctor_takes_no_move_that_is_made_meanwhile_for_a_difference(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(server.base)
    table = (await ana.open(ME, device("Bo")))["table"]
    read, loop = log.entries_of, asyncio.get_running_loop()
    late: list[int] = []
    async with await ana.sit(table) as sitting:

        async def move() -> None:
            assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"

        def after_a_move(connection: Connection, match: str, after: int) -> list[Entry]:
            """Read the moves in the store's thread, after one more was made since the row was read."""
            monkeypatch.undo()
            asyncio.run_coroutine_threadsafe(move(), loop).result(patience_s())
            found = read(connection, match, after)
            late.append(len(found))
            return found

        monkeypatch.setattr(whole_matches, "entries_of", after_a_move)
        found = await examine(server.services.store, None)
    assert late == [1]
    assert (found.read, found.differing, found.unreadable) == (1, [], {})
    await ana.close()


async def test_the_doctor_says_how_many_it_had_time_for(server: Running) -> None:
    ana, _ = await tables(server)
    found = await examine(server.services.store, 0.0)
    assert (found.total, found.read) == (3, 0)
    await ana.close()


async def test_the_doctor_takes_no_table_that_is_deleted_meanwhile_for_a_fault(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(server.base)
    await ana.open(ME, device("Bo"))
    corrections = server.services.store.corrections
    read = corrections.begun

    async def listed(states: Sequence[str], after: str, limit: int) -> list[str]:
        found = await read(states, after, limit)
        return found if after else ["deleted", *found]

    monkeypatch.setattr(corrections, "begun", listed)
    found = await examine(server.services.store, None)
    assert (found.total, found.read, found.unreadable) == (1, 1, {})
    await ana.close()


async def test_the_doctor_has_read_everything_although_matches_begin_meanwhile(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(server.base)
    await ana.open(ME, device("Bo"))
    corrections = server.services.store.corrections
    read = corrections.begun

    async def listed(states: Sequence[str], after: str, limit: int) -> list[str]:
        if after:
            return []
        found = await read(states, after, limit)
        await ana.open(ME, device("Bo"))
        return found

    monkeypatch.setattr(corrections, "begun", listed)
    found = await examine(server.services.store, None)
    assert (found.total, found.read) == (1, 1)
    await ana.close()


async def test_a_row_that_counts_other_steps_taken_back_than_the_log_has_is_found(server: Running) -> None:
    ana = Person(server.base)
    table = (await ana.open(ME, device("Bo")))["table"]
    await change(server, table, undone=3)
    found = await asyncio.wait_for(examine(server.services.store, None), patience_s())
    assert found.unreadable == {table: "record.undone"}
    server.services.match_cache.forget(table)
    answer = await asyncio.wait_for(ana.http.get(f"/api/tables/{table}/record"), patience_s())
    assert answer.json()["code"] == "match.unreadable"
    await ana.close()
