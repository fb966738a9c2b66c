"""One query reports due work: each kind is due exactly when its own query finds something."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
import pytest
from sqlalchemy import text

from tablee.store.due import QUERIES, DueKind, Moments
from tablee.store.orders import Announcement
from tablee.store.rows import MoveAhead
from tablee.store.store import Store
from tablee.store.turn_queue import LEASE_MS, BotTurn
from tests.store.samples import match, seat, stored

EARLY: Final = Moments(now=1, bots_before=1, bots_since=0, seen_before=1, ended_since=9999, orders_seen=0)
"""Nothing is due yet; each case names the time that makes it due, and the one before."""

Case: TypeAlias = Callable[[Store, str, str], Awaitable[tuple[Moments, Moments]]]


async def a_bot(store: Store, ana: str, bo: str) -> tuple[Moments, Moments]:
    await stored(store, match("m", seat(0, "bot"), seat(1, "guest", ana)))
    assert await store.matches.bots_due(1001, 1000) == ["m"]
    return EARLY._replace(bots_before=1000), EARLY._replace(bots_before=1001, bots_since=1000)


async def somebody_gone(store: Store, ana: str, bo: str) -> tuple[Moments, Moments]:
    row = match("m", seat(0, "guest", ana), seat(1))
    await store.quick_tables.sit(msgspec.structs.replace(row, quick="toy", stand_in=60), ana, 5000, 0)
    assert await store.quick_tables.gone(5001) == [("m", ana)]
    return EARLY._replace(seen_before=5000), EARLY._replace(seen_before=5001)


async def free_seats(store: Store, ana: str, bo: str) -> tuple[Moments, Moments]:
    row = match("m", seat(0, "guest", ana), seat(1))
    await stored(store, msgspec.structs.replace(row, fills=5000))
    assert await store.hosting.due(5000, 1) == ["m"]
    return EARLY._replace(now=4999), EARLY._replace(now=5000)


async def a_countdown(store: Store, ana: str, bo: str) -> tuple[Moments, Moments]:
    await stored(store, match("m", seat(0, "guest", ana), seat(1)))
    await store.matches.take_seat("m", seat(1, "guest", bo), 2000, turn=1, countdown=3000)
    assert await store.matches.to_begin(5000) == ["m"]
    return EARLY._replace(now=4999), EARLY._replace(now=5000)


async def a_clock(store: Store, ana: str, bo: str) -> tuple[Moments, Moments]:
    await stored(store, msgspec.structs.replace(match("m"), deadline=5000))
    assert await store.clocks.due(5000) == {"m": 5000}
    return EARLY._replace(now=4999), EARLY._replace(now=5000)


async def an_ended_device(store: Store, ana: str, bo: str) -> tuple[Moments, Moments]:
    assert not await store.guests.end_device(ana, "none", 5000)
    assert await store.guests.ended_since(5000) == {ana: 5000}
    return EARLY._replace(ended_since=5001), EARLY._replace(ended_since=5000)


async def a_turn_of_a_silent_process(store: Store, ana: str, bo: str) -> tuple[Moments, Moments]:
    turn = BotTurn("m", 0, 0, "address", "guest", anywhere=True)
    assert await store.turn_queue.ask(turn, "node", 5000 - LEASE_MS) == "claimed"
    return EARLY._replace(now=4999), EARLY._replace(now=5000)


async def an_announcement(store: Store, ana: str, bo: str) -> tuple[Moments, Moments]:
    await store.orders.announce(Announcement("Hello", 1, None))
    assert (await store.orders.read()).revision == 1
    return EARLY._replace(orders_seen=1), EARLY


CASES: Final[dict[DueKind, Case]] = {
    "bots": a_bot,
    "gone": somebody_gone,
    "seats": free_seats,
    "countdowns": a_countdown,
    "clocks": a_clock,
    "devices": an_ended_device,
    "turns": a_turn_of_a_silent_process,
    "orders": an_announcement,
}


async def guests_of(store: Store) -> tuple[str, str]:
    (ana, _), (bo, _) = [await store.guests.create(name, 1) for name in ("Ana", "Bo")]
    return ana.id, bo.id


@pytest.mark.parametrize("kind", CASES)
async def test_something_is_due_from_the_very_moment_on_at_which_its_own_query_finds_it(
    store: Store, kind: DueKind
) -> None:
    not_yet, now = await CASES[kind](store, *await guests_of(store))
    assert await store.due.find(not_yet) == frozenset()
    assert await store.due.find(now) == {kind}


async def test_a_move_ahead_is_due_when_the_turn_has_come(store: Store) -> None:
    ana, bo = await guests_of(store)
    await stored(store, match("m", seat(0, "guest", ana), seat(1, "guest", bo)))
    await store.moves_ahead.say(MoveAhead("m", 1, "draw", "", 0, 1000))
    assert await store.due.find(EARLY) == frozenset()
    await store.moves_ahead.say(MoveAhead("m", 0, "draw", "", 0, 1000))
    assert [one.seat for one in await store.moves_ahead.due()] == [0]
    assert await store.due.find(EARLY) == {"moves ahead"}


SMALL: Final = ("SCAN moves_ahead", "SCAN bot_turns", "SCAN orders", "SCAN CONSTANT ROW")
"""Tables with few rows, or with none on SQLite."""


def test_each_kind_is_checked() -> None:
    assert {*CASES, "moves ahead"} == set(QUERIES)


async def test_sqlite_looks_through_no_table_that_grows(sqlite_file: Path) -> None:
    store = await Store.open(str(sqlite_file))
    for query in QUERIES.values():
        asked = str(query.compile(dialect=store.database.dialect)).replace("?", "1")
        async with store.database.read() as connection:
            plan = [row.detail for row in await connection.execute(text(f"EXPLAIN QUERY PLAN {asked}"))]
        assert not [step for step in plan if step.startswith("SCAN") and step not in SMALL], plan
    await store.close()
