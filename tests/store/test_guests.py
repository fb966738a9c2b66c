"""Guests, their tokens and device links."""

import asyncio

from sqlalchemy import text

from tablee.store.guests import LINK_MS
from tablee.store.store import Store


async def test_a_token_stands_for_its_guest_only(store: Store) -> None:
    ana, of_ana = await store.guests.create("Ana", 1)
    bo, of_bo = await store.guests.create("Bo", 1)
    assert await store.guests.find(of_ana) == ana
    assert await store.guests.find(of_bo) == bo
    assert await store.guests.find("") is None
    assert await store.guests.find(of_ana[:-1]) is None


async def test_no_token_stands_in_the_database(store: Store) -> None:
    ana, token = await store.guests.create("Ana", 1)
    link = await store.guests.link(ana.id, 1)
    async with store.database.read() as connection:
        for table in ("guests", "tokens", "links"):
            rows = (await connection.execute(text(f"SELECT * FROM {table}"))).all()
            assert token not in repr(rows)
            assert link not in repr(rows)


async def test_a_link_makes_another_browser_the_same_guest_once(store: Store) -> None:
    ana, first = await store.guests.create("Ana", 1)
    link = await store.guests.link(ana.id, 1000)
    claims = await asyncio.gather(*(store.guests.claim(link, 2000) for _ in range(5)))
    (claimed,) = [one for one in claims if one is not None]
    assert claimed[0] == ana
    assert claimed[1] != first
    assert await store.guests.find(claimed[1]) == ana
    assert await store.guests.find(first) == ana


async def test_a_link_is_good_for_ten_minutes(store: Store) -> None:
    ana, _ = await store.guests.create("Ana", 1)
    link = await store.guests.link(ana.id, 1000)
    assert await store.guests.claim(link, 1000 + LINK_MS + 1) is None
    other = await store.guests.link(ana.id, 1000)
    assert await store.guests.claim(other, 1000 + LINK_MS) is not None


async def test_a_guest_may_be_called_otherwise(store: Store) -> None:
    ana, token = await store.guests.create("Ana", 1)
    await store.guests.rename(ana.id, "Анна")
    found = await store.guests.find(token)
    assert found is not None
    assert found.name == "Анна"
