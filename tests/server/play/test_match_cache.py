"""Which matches stay in memory."""

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import delete

from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.play import cache
from tablee.server.play.cache import MatchCache
from tablee.store.schema import matches
from tests.patience import patience, until
from tests.server.conftest import Running, Start
from tests.server.people import ME, Person, bot, device
from tests.server.thinking.test_left_questions import Endless


async def test_matches_in_use_take_no_room_from_those_that_nobody_watches(
    server: Running, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With as many in use as may be idle, the idle ones that were asked for last are still kept."""
    monkeypatch.setattr(cache, "KEPT", 2)
    ana = person()
    tables = [(await ana.open(ME, device("Bo")))["table"] for _ in range(6)]
    in_use = set(tables[:3])
    held = MatchCache(server.services.store, in_use.__contains__)
    for table in tables:
        await held.get(table)
    assert [live.id for live in held.held()] == [*tables[:3], *tables[4:]]
    in_use.clear()
    await held.get(tables[3])
    assert [live.id for live in held.held()] == [tables[5], tables[3]]


async def test_the_matches_asked_for_longest_ago_make_room(
    server: Running, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "KEPT", 2)
    ana = person()
    first, second, third = [(await ana.open(ME, device("Bo")))["table"] for _ in range(3)]
    held = MatchCache(server.services.store, lambda _: False)
    for table in (first, second, first, third):
        await held.get(table)
    assert [live.id for live in held.held()] == [first, third]


async def test_a_table_that_another_process_deleted_is_forgotten_once_that_is_noticed(
    server: Running, person: Callable[[], Person]
) -> None:
    table = (await person().open(ME, device("Bo")))["table"]
    held = MatchCache(server.services.store, lambda _: True)
    live = await held.get(table)
    async with server.services.store.database.write() as connection:
        await connection.execute(delete(matches).where(matches.c.id == table))
    async with live.lock:
        with pytest.raises(RefusalError) as refused:
            await held.catch_up(live)
    assert refused.value.code == "table.unknown"
    assert not held.is_held(table)


async def test_a_match_that_is_just_being_read_is_no_older_than_a_move_made_meanwhile(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that comes from another process may have seen that move already."""
    here, other = await start(poll=3600.0), await start(poll=3600.0)
    ana = Person(other.base)
    table = (await ana.open(ME, device("Bo")))["table"]
    was_read, go_on = asyncio.Event(), asyncio.Event()
    read = here.services.match_cache._reader.read_with_talk

    async def slowly(table: str) -> LiveMatch:
        live = await read(table)
        was_read.set()
        await go_on.wait()
        return live

    monkeypatch.setattr(here.services.match_cache._reader, "read_with_talk", slowly)
    async with patience(), await ana.sit(table) as sitting:
        first = asyncio.create_task(here.services.matches.current(table))
        await was_read.wait()
        assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
        second = asyncio.create_task(here.services.matches.current(table))
        await asyncio.sleep(0)
        go_on.set()
        assert (await second).match.ply == 1
        await first
    await ana.close()


async def test_a_table_stays_in_memory_while_a_bot_is_to_move_there(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "KEPT", 0)
    server = await start(Endless())
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        await until(lambda: server.services.bot_turns.at(table))
    await until(lambda: not server.services.connections.in_use(table))
    idle = (await ana.open(ME, device("Bo")))["table"]
    await ana.open(ME, device("Bo"))
    held = server.services.match_cache
    assert (held.is_held(table), held.is_held(idle)) == (True, False)
    await ana.close()
