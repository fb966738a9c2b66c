"""Quick matches: guests with the same wish meet, in any process; absent guests do not count."""

import asyncio
from collections import Counter

import pytest
from msgspec import structs

from tablee.store.nonces import SHOWING_MS
from tablee.store.quick_tables import QuickTable
from tablee.store.rows import MatchRow
from tablee.store.store import Store
from tests.store.samples import match, seat

LEVEL = 2


async def people(store: Store, number: int) -> list[str]:
    return [(await store.guests.create(f"G{n}", 1))[0].id for n in range(number)]


def wanted(name: str, who: str, players: int = 2, kind: str = "toy for two", stand_in: int = 60) -> MatchRow:
    """Return the table that is opened if no guest waits."""
    row = match(name, seat(0, "guest", who), *(seat(n) for n in range(1, players)))
    return structs.replace(row, quick=kind, fills=5000, stand_in=stand_in)


async def sit(store: Store, who: str, players: int = 2, kind: str = "toy for two") -> str:
    row = wanted(f"opened-by-{who}", who, players, kind)
    return await store.quick_tables.sit(row, who, 1000, 3000)


async def found(store: Store, table: str) -> MatchRow:
    row = await store.matches.find(table)
    assert row is not None
    return row


async def test_the_second_sits_down_with_the_first_and_the_match_is_about_to_begin(store: Store) -> None:
    ana, bo = await people(store, 2)
    table = await sit(store, ana)
    assert (await found(store, table)).starts is None
    assert await sit(store, bo) == table
    row = await found(store, table)
    assert [one.guest for one in row.seats] == [ana, bo]
    assert (row.state, row.starts) == ("waiting", 4000)


async def test_of_many_who_ask_at_once_in_two_processes_nobody_waits_apart(
    store: Store, address: str
) -> None:
    players, tables = 3, 4
    everybody = await people(store, players * tables)
    other = await Store.open(address)
    asked = [sit((store, other)[n % 2], who, players) for n, who in enumerate(everybody)]
    at = Counter(await asyncio.gather(*asked))
    await other.close()
    assert set(at.values()) == {players}
    for table in at:
        row = await found(store, table)
        assert len({one.guest for one in row.seats}) == players
        assert row.starts is not None


async def test_who_asks_twice_waits_once(store: Store) -> None:
    (ana,) = await people(store, 1)
    at = await asyncio.gather(*(sit(store, ana) for _ in range(5)))
    assert len(set(at)) == 1
    assert await store.quick_tables.of_guest(ana) == [QuickTable(at[0], "toy for two", True)]


async def test_who_wants_something_else_waits_elsewhere(store: Store) -> None:
    ana, bo, cy = await people(store, 3)
    first, second = await sit(store, ana), await sit(store, bo, 3, "toy for three")
    assert first != second
    assert await sit(store, cy, 3, "toy for three") == second
    told = [tuple(one) for one in await store.quick_tables.waiting()]
    assert told == [("toy", 2, {}, 1), ("toy", 3, {}, 2)]


async def test_people_who_are_not_to_meet_wait_apart(store: Store) -> None:
    ana, bo, cy = await people(store, 3)
    await store.blocks.keep(ana, bo, "block", 1)
    await store.blocks.keep(cy, bo, "block", 1)
    first = await sit(store, ana, 3)
    second = await sit(store, bo, 3)
    assert first != second
    assert await sit(store, cy, 3) == first


async def test_a_table_that_everybody_left_is_gone_and_nobody_is_sent_there(store: Store) -> None:
    ana, bo = await people(store, 2)
    table = await sit(store, ana)
    assert await store.cancelling.leave(table, ana, 2000)
    assert (await found(store, table)).state == "cancelled"
    assert await sit(store, bo) != table


async def test_who_leaves_frees_the_seat_for_the_next(store: Store) -> None:
    ana, bo, cy = await people(store, 3)
    table = await sit(store, ana)
    await sit(store, bo)
    await store.cancelling.leave(table, ana, 2000)
    assert await sit(store, cy) == table
    assert {one.guest for one in (await found(store, table)).seats} == {bo, cy}


async def test_who_was_not_seen_for_long_is_gone(store: Store) -> None:
    ana, bo = await people(store, 2)
    table = await sit(store, ana, 3)
    await sit(store, bo, 3)
    await store.presences.note([(table, bo)], 9000)
    assert await store.quick_tables.gone(1000) == []
    assert await store.quick_tables.gone(1001) == [(table, ana)]


async def test_over_days_nobody_has_to_be_there(store: Store) -> None:
    (ana,) = await people(store, 1)
    row = wanted("over-days", ana, kind="toy over days", stand_in=0)
    assert await store.quick_tables.sit(row, ana, 1000, 3000) == "over-days"
    assert await store.quick_tables.gone(9000) == []
    assert await store.quick_tables.of_guest(ana) == [QuickTable("over-days", "toy over days", False)]


async def test_bots_fill_up_once_when_the_time_is_up(store: Store, address: str) -> None:
    ana, bo = await people(store, 2)
    table = await sit(store, ana, 4)
    await sit(store, bo, 4)
    assert await store.hosting.due(4999, 10) == []
    assert await store.hosting.due(5000, 10) == [table]
    revision = (await found(store, table)).revision
    other = await Store.open(address)
    both = (store.hosting, other.hosting)
    filled = await asyncio.gather(*(one.fill(table, LEVEL, 5000, 0, 3000, revision) for one in both))
    await other.close()
    assert sorted(filled) == [False, True]
    row = await found(store, table)
    assert [(one.kind, one.level) for one in row.seats] == [("guest", None)] * 2 + [("bot", LEVEL)] * 2
    assert (row.state, row.starts) == ("waiting", 8000)
    assert await store.hosting.due(9000, 10) == []


async def test_who_is_alone_with_bots_waits_no_longer(store: Store) -> None:
    (ana,) = await people(store, 1)
    table = await sit(store, ana)
    assert await store.hosting.fill(table, LEVEL, 5000, 0, 3000, (await found(store, table)).revision)
    assert (await found(store, table)).state == "running"


async def test_nobody_is_gone_while_the_countdown_runs(store: Store) -> None:
    ana, bo = await people(store, 2)
    table = await sit(store, ana)
    assert await store.quick_tables.gone(9000) == [(table, ana)]
    await sit(store, bo)
    assert (await found(store, table)).starts is not None
    assert await store.quick_tables.gone(9000) == []
    await store.cancelling.leave(table, bo, 2000)
    assert await store.quick_tables.gone(9000) == [(table, ana)]


COMMITMENTS = ["aa" * 32, "bb" * 32]


async def sit_bound(store: Store, who: str, countdown: int, commitment: str | None) -> str:
    """Have `who` sit down with this commitment of the browser; return the table."""
    row = wanted(f"opened-by-{who}", who)
    return await store.quick_tables.sit(row, who, 1000, countdown, commitment)


async def test_the_browsers_of_the_guest_who_opens_it_and_of_those_who_come_are_bound(store: Store) -> None:
    ana, bo = await people(store, 2)
    table = await sit_bound(store, ana, 3000, COMMITMENTS[0])
    assert await sit_bound(store, bo, 3000, COMMITMENTS[1]) == table
    bound = {one.guest: one.commitment for one in await store.nonces.of(table)}
    assert bound == {ana: COMMITMENTS[0], bo: COMMITMENTS[1]}


@pytest.mark.parametrize(
    ("countdown", "first", "second", "wait"),
    [
        pytest.param(3000, COMMITMENTS[0], COMMITMENTS[1], 3000, id="the countdown is long enough"),
        pytest.param(0, COMMITMENTS[0], None, SHOWING_MS, id="the first shows a number"),
        pytest.param(0, None, COMMITMENTS[1], SHOWING_MS, id="the last shows a number"),
        pytest.param(0, None, None, 0, id="nobody shows a number"),
    ],
)
async def test_without_a_countdown_it_waits_only_for_browsers_that_have_to_show_their_numbers(
    store: Store, countdown: int, first: str | None, second: str | None, wait: int
) -> None:
    ana, bo = await people(store, 2)
    table = await sit_bound(store, ana, countdown, first)
    assert (await found(store, table)).starts is None
    await sit_bound(store, bo, countdown, second)
    assert (await found(store, table)).starts == 1000 + wait


async def test_the_first_free_seat_is_taken_and_only_the_last_one_starts_the_countdown(store: Store) -> None:
    ana, bo, cy = await people(store, 3)
    table = await sit(store, ana, 3)
    before = (await found(store, table)).revision
    await sit(store, bo, 3)
    row = await found(store, table)
    assert ([one.guest for one in row.seats], row.starts) == ([ana, bo, None], None)
    # Processes that hold the table read it again.
    assert row.revision > before
    await sit(store, cy, 3)
    assert (await found(store, table)).starts == 4000


async def test_who_sits_down_counts_as_seen_from_then_on(store: Store) -> None:
    ana, bo = await people(store, 2)
    table = await sit(store, ana, 3)
    await sit(store, bo, 3)
    assert await store.presences.last([table]) == {(table, ana): 1000, (table, bo): 1000}


async def test_a_table_that_is_about_to_begin_is_not_in_the_list_of_those_that_wait(store: Store) -> None:
    ana, bo, cy = await people(store, 3)
    table = await sit(store, ana)
    assert [tuple(one) for one in await store.quick_tables.waiting()] == [("toy", 2, {}, 1)]
    await sit(store, bo)
    assert await store.quick_tables.waiting() == []
    # Nor is it one at which a third sits down.
    assert await sit(store, cy) != table


async def test_the_longest_waiting_table_is_filled_first(store: Store) -> None:
    ana, bo, cy = await people(store, 3)
    await store.blocks.keep(ana, bo, "block", 1)
    for who, created in ((ana, 2000), (bo, 1000)):
        row = structs.replace(wanted(f"opened-by-{who}", who), created=created)
        await store.quick_tables.sit(row, who, created, 3000)
    assert await sit(store, cy) == f"opened-by-{bo}"


async def test_bots_that_came_do_not_come_again_when_a_guest_leaves_during_the_countdown(
    store: Store,
) -> None:
    ana, bo = await people(store, 2)
    table = await sit(store, ana, 3)
    await sit(store, bo, 3)
    assert await store.hosting.fill(table, LEVEL, 5000, 0, 3000, (await found(store, table)).revision)
    assert await store.cancelling.leave(table, bo, 5001)
    row = await found(store, table)
    assert ([one.kind for one in row.seats], row.starts, row.fills) == (["guest", "free", "bot"], None, None)
    assert await store.hosting.due(10**9, 10) == []
