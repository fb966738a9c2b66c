"""A link of the operator lets in so many new guests until its end, also if several come at once."""

import asyncio

from tablee.store.entrances import Entrance
from tablee.store.schema import entrances
from tablee.store.store import Store

NOW, END = 1000, 5000


async def test_a_link_is_used_so_many_times(store: Store) -> None:
    token = await store.entrances.make(2, END, NOW)
    assert [await store.entrances.use(token, NOW) for _ in range(3)] == [True, True, False]


async def test_simultaneous_guests_do_not_share_the_last_use(store: Store) -> None:
    token = await store.entrances.make(3, END, NOW)
    assert sum(await asyncio.gather(*(store.entrances.use(token, NOW) for _ in range(10)))) == 3


async def test_a_link_ends_at_its_time_and_others_go_on(store: Store) -> None:
    token, later = await store.entrances.make(9, END, NOW), await store.entrances.make(9, END + 1, NOW)
    assert await store.entrances.use(token, END - 1)
    assert [await store.entrances.use(one, END) for one in (token, later)] == [False, True]
    assert not await store.entrances.use("another", NOW)


async def test_the_open_links_are_listed_without_what_lets_anybody_in(store: Store) -> None:
    token = await store.entrances.make(2, END, NOW)
    await store.entrances.use(await store.entrances.make(1, END, NOW + 1), NOW + 1)
    await store.entrances.use(token, NOW + 2)
    assert await store.entrances.open(NOW + 2) == [Entrance(NOW, END, 2, 1)]
    assert await store.entrances.open(END) == []
    async with store.database.read() as connection:
        kept = (await connection.execute(entrances.select())).all()
    assert token not in str(kept)


async def test_links_that_have_ended_are_forgotten_with_the_next(store: Store) -> None:
    await store.entrances.make(1, END, NOW)
    await store.entrances.use(await store.entrances.make(1, END, NOW), NOW)
    await store.entrances.make(1, 2 * END, END)
    async with store.database.read() as connection:
        assert len((await connection.execute(entrances.select())).all()) == 1


async def test_withdrawn_links_let_nobody_in(store: Store) -> None:
    tokens = [await store.entrances.make(2, END, NOW) for _ in range(2)]
    await store.entrances.withdraw()
    assert [await store.entrances.use(token, NOW) for token in tokens] == [False, False]
