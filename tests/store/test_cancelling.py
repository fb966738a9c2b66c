"""Leaving and cancelling tables; the database decides between two simultaneous actions."""

import asyncio

from tablee.store.rows import SeatRow, Summary
from tablee.store.store import Store
from tablee.store.tables_of_guests import HistorySearch
from tests.store.samples import match, seat, stored


async def test_who_leaves_frees_his_seats_and_no_others(store: Store) -> None:
    ana, bo = [(await store.guests.create(name, 1))[0].id for name in ("Ana", "Bo")]
    await stored(
        store, match("m", seat(0, "guest", ana), seat(1, "guest", bo), seat(2, "device", bo), seat(3))
    )
    assert await store.cancelling.leave("m", bo, 2000)
    row = await store.matches.find("m")
    assert row is not None
    assert [one.kind for one in row.seats] == ["guest", "free", "free", "free"]
    assert (row.state, row.revision, row.seats[1].guest) == ("waiting", 1, None)


async def test_nobody_leaves_what_does_not_wait(store: Store) -> None:
    ana = (await store.guests.create("Ana", 1))[0].id
    await stored(store, match("m", seat(0, "guest", ana), seat(1, "bot")))
    assert not await store.cancelling.leave("m", ana, 2000)
    assert not await store.cancelling.leave("none", ana, 2000)
    row = await store.matches.find("m")
    assert row is not None
    assert (row.seats[0].guest, row.revision) == (ana, 0)


async def test_a_table_is_cancelled_while_it_waits_or_only_bots_play(store: Store) -> None:
    ana = (await store.guests.create("Ana", 1))[0].id
    await stored(store, match("waits", seat(0, "guest", ana), seat(1)))
    await stored(store, match("bots"))
    await stored(store, match("played", seat(0, "guest", ana), seat(1, "bot"), seat(2, "bot")))
    cancelled = [await store.cancelling.cancel(name, 2000) for name in ("waits", "bots", "played", "none")]
    assert cancelled == [True, True, False, False]
    for name in ("waits", "bots"):
        row = await store.matches.find(name)
        assert row is not None
        assert (row.state, row.cancelled, row.turn, row.outcome) == ("cancelled", 2000, None, None)
    await store.log.resign("played", 0, 0, 2000, Summary(turn=0, outcome=None))
    assert await store.cancelling.cancel("played", 3000)
    assert not await store.cancelling.cancel("played", 4000)


async def test_a_cancelled_table_is_in_nobodys_list_and_counts_for_nobody(store: Store) -> None:
    ana = (await store.guests.create("Ana", 1))[0].id
    await stored(store, match("waits", seat(0, "guest", ana), seat(1), host=ana))
    await stored(store, match("bots", host=ana))
    assert len(await store.matches.waiting_of(ana)) == 1
    assert await store.matches.count_without_people([ana]) == 1
    for name in ("waits", "bots"):
        assert await store.cancelling.cancel(name, 2000)
    assert await store.tables_of_guests.going_on(ana) == []
    assert await store.tables_of_guests.history(ana, HistorySearch(), 10) == ([], None)
    assert await store.matches.waiting_of(ana) == []
    assert await store.matches.count_without_people([ana]) == 0


async def test_tables_of_people_play_while_their_match_runs_and_something_happens(store: Store) -> None:
    ana = (await store.guests.create("Ana", 1))[0].id
    await stored(store, match("waits", seat(0, "guest", ana), seat(1)))
    await stored(store, match("bots"))
    await stored(store, match("played", seat(0, "guest", ana), seat(1, "bot")))
    assert [await store.matches.count_playing(since) for since in (1000, 1001)] == [1, 0]
    await store.log.resign("played", 0, 0, 2000, Summary(turn=0, outcome=None))
    assert await store.matches.count_playing(1000) == 0


async def test_of_joining_and_cancelling_at_once_one_wins(store: Store, address: str) -> None:
    guest = (await store.guests.create("Ana", 1))[0].id
    other = await Store.open(address)
    for n in range(8):
        await stored(store, match(f"m{n}", seat(0, "bot"), seat(1)))
        sits = other.matches.take_seat(f"m{n}", SeatRow(1, "guest", guest, "", None), 2000, turn=0)
        joined, cancelled = await asyncio.gather(sits, store.cancelling.cancel(f"m{n}", 2000))
        assert (joined is None) == cancelled
        row = await store.matches.find(f"m{n}")
        assert row is not None
        assert row.state == ("cancelled" if cancelled else "running")
    await other.close()


async def test_of_leaving_and_the_last_who_sits_down_one_wins(store: Store, address: str) -> None:
    ana, bo = [(await store.guests.create(name, 1))[0].id for name in ("Ana", "Bo")]
    other = await Store.open(address)
    for n in range(8):
        await stored(store, match(f"m{n}", seat(0, "guest", ana), seat(1)))
        sits = other.matches.take_seat(f"m{n}", SeatRow(1, "guest", bo, "", None), 2000, turn=0)
        left, joined = await asyncio.gather(store.cancelling.leave(f"m{n}", ana, 2000), sits)
        row = await store.matches.find(f"m{n}")
        assert row is not None
        # Bo sits in any case; the match runs only if no guest has left it.
        assert joined is not None
        assert (row.state, row.seats[0].kind) == (("waiting", "free") if left else ("running", "guest"))
    await other.close()


async def test_tables_that_nobody_came_to_expire_and_those_with_people_never(store: Store) -> None:
    ana = (await store.guests.create("Ana", 1))[0].id
    await stored(store, match("waits", seat(0, "guest", ana), seat(1)))
    await stored(store, match("bots"))
    await stored(store, match("played", seat(0, "guest", ana), seat(1, "bot")))
    assert await store.cancelling.expire(1000, 5000) == []
    assert sorted(await store.cancelling.expire(1001, 5000)) == ["bots", "waits"]
    assert await store.cancelling.expire(1001, 5000) == []
    row = await store.matches.find("played")
    assert row is not None
    assert row.state == "running"
