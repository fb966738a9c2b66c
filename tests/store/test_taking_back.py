"""Undone moves: stored as such, and no action applies to a former position."""

import asyncio

from tablee.store.rows import Entry, TakenBack
from tablee.store.store import Store
from tests.store.samples import ENDS, GOES_ON, entry, match, stored


def taken(n: int, back: Entry, message: str = "back") -> TakenBack:
    return TakenBack(n, back, message, 5000)


async def test_a_step_taken_back_leaves_the_log_and_is_kept_whole(store: Store) -> None:
    await stored(store, match())
    await store.log.append("m", entry(1, "first"), GOES_ON)
    await store.log.append("m", entry(2, "second"), GOES_ON)
    back = taken(1, entry(2, "second"))
    assert await store.log.take_back("m", [back], GOES_ON)
    assert await store.log.entries("m") == [entry(1, "first")]
    assert await store.log.taken_back("m") == [back]
    assert await store.log.taken_back("m", after=1) == []
    row = await store.matches.find("m")
    assert row is not None
    assert (row.ply, row.undone, row.revision, row.changed) == (1, 1, 1, 5000)
    assert await store.matches.epoch("m") == (1, 0)


async def test_a_move_and_the_replies_to_it_leave_the_log_together(store: Store) -> None:
    await stored(store, match())
    for ply in (1, 2, 3):
        await store.log.append("m", entry(ply, f"m{ply}"), GOES_ON)
    back = [taken(1, entry(3, "m3")), taken(2, entry(2, "m2"))]
    assert await store.log.take_back("m", back, GOES_ON)
    assert await store.log.entries("m") == [entry(1, "m1")]
    assert await store.log.taken_back("m") == back
    row = await store.matches.find("m")
    assert row is not None
    assert (row.ply, row.undone, row.revision) == (1, 2, 1)
    assert not await store.log.take_back("m", back, GOES_ON)
    assert await store.log.append("m", entry(2, "other"), GOES_ON, undone=2)


async def test_the_log_goes_on_from_the_ply_before(store: Store) -> None:
    await stored(store, match())
    await store.log.append("m", entry(1, "first"), GOES_ON)
    await store.log.take_back("m", [taken(1, entry(1, "first"))], GOES_ON)
    assert await store.log.append("m", entry(1, "other", move="other"), GOES_ON, undone=1)
    assert await store.log.entries("m") == [entry(1, "other", move="other")]
    assert await store.log.take_back("m", [taken(2, entry(1, "other", move="other"))], GOES_ON)
    assert [one.entry.message for one in await store.log.taken_back("m")] == ["first", "other"]


async def test_who_does_not_know_that_a_step_was_taken_back_cannot_act(store: Store) -> None:
    """The number of moves does not matter."""
    await stored(store, match())
    await store.log.append("m", entry(1, "first"), GOES_ON)
    await store.log.take_back("m", [taken(1, entry(1, "first"))], GOES_ON)
    assert await store.log.append("m", entry(1, "other"), GOES_ON, undone=1)
    assert not await store.log.append("m", entry(2), GOES_ON)
    assert not await store.log.resign("m", 0, 1, 6000, ENDS)
    assert not await store.log.take_back("m", [taken(1, entry(1, "first"))], GOES_ON)
    assert await store.log.entries("m") == [entry(1, "other")]
    assert len(await store.log.taken_back("m")) == 1


async def test_a_step_is_taken_back_once(store: Store, address: str) -> None:
    await stored(store, match())
    await store.log.append("m", entry(1, "first"), GOES_ON)
    other = await Store.open(address)
    tries = [
        one.log.take_back("m", [taken(1, entry(1, "first"), f"back{n}")], GOES_ON)
        for n, one in enumerate((store, other) * 5)
    ]
    outcomes = await asyncio.gather(*tries)
    assert outcomes.count(True) == 1
    (kept,) = await store.log.taken_back("m")
    assert kept.undo_message == f"back{outcomes.index(True)}"
    await other.close()


async def test_of_a_move_and_taking_back_the_one_before_only_one_is_done(store: Store, address: str) -> None:
    other = await Store.open(address)
    for n in range(10):
        await stored(store, match(f"m{n}"))
        await store.log.append(f"m{n}", entry(1, "first"), GOES_ON)
        moved, went_back = await asyncio.gather(
            store.log.append(f"m{n}", entry(2), GOES_ON),
            other.log.take_back(f"m{n}", [taken(1, entry(1, "first"))], GOES_ON),
        )
        assert (moved is None) == went_back
        assert len(await store.log.entries(f"m{n}")) == (2 if moved else 0)
        assert len(await store.log.taken_back(f"m{n}")) == int(went_back)
    await other.close()


async def test_nothing_is_taken_back_once_the_match_is_over(store: Store) -> None:
    await stored(store, match())
    await store.log.append("m", entry(1, "first"), ENDS)
    assert not await store.log.take_back("m", [taken(1, entry(1, "first"))], GOES_ON)
    assert await store.log.entries("m") == [entry(1, "first")]
