"""Rows that several processes note at the same moment are stored once, and no process fails."""

import asyncio

from tablee.store.rows import MoveAhead, Nonce, Outage
from tablee.store.store import Store
from tests.store.samples import match, seat, stored

WRITERS = 8
TIMES = 5


async def test_an_existing_guest_is_kept(store: Store) -> None:
    guests = [(await store.guests.create(name, 1))[0].id for name in ("Ana", "Bo", "Cy")]
    for number in range(TIMES):
        table = f"m{number}"
        await stored(store, match(table))
        there = [(table, guest) for guest in guests]
        orders = [there, there[::-1]] * WRITERS
        await asyncio.gather(*(store.presences.note(order, 100 + number) for order in orders))
        assert await store.presences.last([table]) == dict.fromkeys(there, 100 + number)


async def test_a_move_said_ahead(store: Store) -> None:
    for number in range(TIMES):
        table = f"m{number}"
        await stored(store, match(table))
        await asyncio.gather(
            *(store.moves_ahead.say(MoveAhead(table, 1, str(n), "", 0, n)) for n in range(WRITERS))
        )
        kept = await store.moves_ahead.find(table, 1)
        assert kept is not None
        assert kept.move == str(kept.at)


async def test_what_a_browser_is_bound_to_for_the_next_match(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    for number in range(TIMES):
        table = f"m{number}"
        await stored(store, match(table))
        await asyncio.gather(
            *(store.nonces.bind_for_next(table, ana.id, f"{n}" * 64) for n in range(WRITERS))
        )
        (kept,) = await store.nonces.of(table)
        assert kept == Nonce(ana.id, kept.commitment[:1] * 64)


async def test_what_a_browser_was_bound_to_counts_no_more(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    await stored(store, match("m", seat(0, "guest", ana.id), seat(1)))
    for commitment in ("a" * 64, "b" * 64):
        assert await store.nonces.bind("m", ana.id, commitment, 5)
    assert await store.nonces.of("m") == [Nonce(ana.id, "b" * 64)]


async def test_a_lost_connection(store: Store) -> None:
    for number in range(TIMES):
        table = f"m{number}"
        await stored(store, match(table))
        await asyncio.gather(*(store.outages.begin(table, [0, 1], 100 + n) for n in range(WRITERS)))
        assert [(one.seat, one.n, one.ended) for one in await store.outages.of_match(table)] == [
            (0, 1, None),
            (1, 1, None),
        ]
        assert await store.outages.end(table, [0], 200)
        first = (await store.outages.of_match(table))[0]
        assert first == Outage(0, 1, first.began, 200)
