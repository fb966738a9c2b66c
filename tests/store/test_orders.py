"""What the operator has set is the same for all processes, and each change is noticed."""

import asyncio

from tablee.store.orders import Announcement
from tablee.store.store import Store

FIRST, SECOND = Announcement("Hello", 5, None), Announcement("Good bye", 6, 9)


async def test_nothing_is_set_at_first(store: Store) -> None:
    assert await store.orders.read() == (0, None)


async def test_an_announcement_takes_the_place_of_the_one_before(store: Store) -> None:
    await store.orders.announce(FIRST)
    assert await store.orders.read() == (1, FIRST)
    await store.orders.announce(SECOND)
    assert await store.orders.read() == (2, SECOND)


async def test_an_announcement_is_taken_back_once(store: Store) -> None:
    assert not await store.orders.take_back(7)
    await store.orders.announce(SECOND)
    assert await store.orders.take_back(7)
    assert (await store.orders.read()).announcement is None
    assert not await store.orders.take_back(7)


async def test_what_has_ended_by_itself_was_not_taken_back(store: Store) -> None:
    await store.orders.announce(SECOND)
    assert not await store.orders.take_back(9)


async def test_simultaneous_changes_are_all_noticed(store: Store) -> None:
    await asyncio.gather(*(store.orders.announce(FIRST) for _ in range(8)))
    assert (await store.orders.read()).revision == 8
