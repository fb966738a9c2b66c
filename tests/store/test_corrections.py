"""Rows that disagree with the log: found, and corrected unless the match has changed meanwhile."""

from typing import Any

from sqlalchemy import update

from tablee.store.rows import MatchRow, Summary
from tablee.store.schema import matches, seats
from tablee.store.store import Store
from tests.store.samples import ENDS, GOES_ON, entry, match, seat, stored

OUTCOME = ENDS.outcome


async def stuck(store: Store, **values: Any) -> MatchRow:
    """Store a match of two, change its row, and return it as it is found then."""
    guest, _ = await store.guests.create("Ana", 1)
    await stored(store, match("m", seat(0, "guest", guest.id), seat(1, "bot")))
    async with store.database.write() as connection:
        await connection.execute(update(matches).where(matches.c.id == "m").values(values or {"pause": 1}))
        await connection.execute(update(seats).values(past=values.get("state") == "over"))
    return await found(store)


async def found(store: Store) -> MatchRow:
    row = await store.matches.find("m")
    assert row is not None
    return row


async def going_on(store: Store, row: MatchRow) -> list[str]:
    guest = row.seats[0].guest
    assert guest is not None
    return [one.id for one in await store.tables_of_guests.going_on(guest)]


async def test_a_match_that_its_log_ended_is_over(store: Store) -> None:
    row = await stuck(store)
    assert await store.corrections.correct(row, ENDS, 5000)
    after = await found(store)
    assert (after.state, after.outcome, after.turn, after.revision) == ("over", OUTCOME, None, 1)
    assert await going_on(store, row) == []


async def test_a_match_that_its_log_goes_on_with_runs_again(store: Store) -> None:
    row = await stuck(store, state="over", turn=None, outcome=OUTCOME, epoch=-1)
    assert await going_on(store, row) == []
    assert await store.corrections.correct(row, Summary(1, None, 9000), 5000)
    after = await found(store)
    assert (after.state, after.outcome, after.turn, after.deadline) == ("running", None, 1, 9000)
    assert after.epoch == 0
    assert await going_on(store, row) == ["m"]
    assert await store.log.append("m", entry(1), GOES_ON)


async def test_other_ranks_are_put_right(store: Store) -> None:
    wrong = {"scores": None, "ranks": [1, 2], "resigned": [1]}
    right = {"scores": None, "ranks": [2, 1], "resigned": [0]}
    row = await stuck(store, state="over", turn=None, outcome=wrong)
    assert await store.corrections.correct(row, Summary(None, right), 5000)
    assert (await found(store)).outcome == right


async def test_nothing_is_corrected_that_has_changed_meanwhile(store: Store) -> None:
    row = await stuck(store)
    await store.log.append("m", entry(1), GOES_ON)
    assert not await store.corrections.correct(row, ENDS, 5000)
    now = await found(store)
    await store.log.resign("m", 0, 1, 1001, GOES_ON)
    assert not await store.corrections.correct(now, ENDS, 5000)
    assert (await found(store)).state == "running"


async def test_a_table_that_was_cancelled_stays_so(store: Store) -> None:
    row = await stuck(store, state="over", turn=None, cancelled=4000)
    assert not await store.corrections.correct(row, GOES_ON, 5000)


async def test_doubtful_outcomes_are_listed_until_they_are_settled(store: Store) -> None:
    await stuck(store, state="over", turn=None, outcome=OUTCOME, epoch=-1)
    await stored(store, match("other"))
    assert await store.corrections.doubtful(10) == ["m"]
    await store.corrections.settled("m")
    assert await store.corrections.doubtful(10) == []


async def test_matches_that_have_begun_are_listed_in_helpings(store: Store) -> None:
    for name in ("c", "a", "b"):
        await stored(store, match(name))
    await stored(store, match("waits", seat(0), seat(1)))
    await store.log.append("b", entry(1), ENDS)
    listed = store.corrections.begun
    assert await listed(("running", "over"), "", 2) == ["a", "b"]
    assert await listed(("running", "over"), "b", 2) == ["c"]
    assert await listed(("running",), "", 5) == ["a", "c"]
    assert await store.corrections.count_begun() == 3
