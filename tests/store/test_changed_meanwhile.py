"""A row that was found long unused may be used before it is ended or deleted: then it stays."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.database import Database
from tablee.store.rows import ChatMessage
from tablee.store.schema import guests, matches, talk
from tablee.store.store import Store
from tests.store.samples import match, seat, stored

OLD, LIMIT, NOW = 1000, 2000, 900_000


class Interrupted:
    """A database at which something happens before each write transaction."""

    def __init__(self, database: Database, happens: Callable[[], Awaitable[None]]) -> None:
        self._database = database
        self._happens = happens

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        await self._happens()
        async with self._database.write() as connection:
            yield connection


async def changed(store: Store, **values: Any) -> None:
    """Change the table a moment ago."""
    async with store.database.write() as connection:
        await connection.execute(update(matches).values(changed=NOW, **values))


async def state(store: Store) -> list[str]:
    """Return the states of all matches."""
    async with store.database.read() as connection:
        return list((await connection.execute(select(matches.c.state))).scalars())


@pytest.fixture
async def waiting(store: Store, monkeypatch: pytest.MonkeyPatch) -> Store:
    """Return a store with a waiting table, at which a guest arrives as soon as it is found unused."""
    ana = (await store.guests.create("Ana", 1))[0].id
    await stored(store, match("m", seat(0, "guest", ana), seat(1)))
    interrupted = Interrupted(store.database, lambda: changed(store))
    for part in (store.cancelling, store.pruning):
        monkeypatch.setattr(part, "_database", interrupted)
    return store


async def test_a_table_to_which_a_guest_came_does_not_expire(waiting: Store) -> None:
    await waiting.cancelling.expire(LIMIT, NOW)
    assert await state(waiting) == ["waiting"]


async def test_a_table_to_which_a_guest_came_is_not_deleted(waiting: Store) -> None:
    await waiting.pruning.abandoned(LIMIT)
    assert await state(waiting) == ["waiting"]


async def test_what_was_said_stays_where_something_happened_since(waiting: Store) -> None:
    async with waiting.database.write() as connection:
        await connection.execute(update(matches).values(state="over"))
        (guest,) = (await connection.execute(select(guests.c.id))).scalars()
    await waiting.chat.add("m", ChatMessage(0, guest, 0, "", "hello", None, "x", 1))
    async with waiting.database.write() as connection:
        await connection.execute(update(matches).values(changed=OLD))
    assert await waiting.pruning.talk(LIMIT) == 0
    async with waiting.database.read() as connection:
        assert (await connection.execute(select(talk.c.n))).scalars().all() == [1]
