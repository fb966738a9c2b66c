"""Guests, the tokens that browsers hold, and the links that carry a guest to another device; tokens only hashed."""

import hashlib
import secrets
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.database import Database
from tablee.store.rows import Guest
from tablee.store.schema import guests, links, tokens

TOKEN_BYTES: Final = 32
LINK_MS: Final = 10 * 60 * 1000


def hashed(token: str) -> str:
    """What is stored of a token. It is random and long, so a fast hash without salt is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """All guests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, name: str, now: int) -> tuple[Guest, str]:
        """A new guest, and the token that stands for it."""
        guest = Guest(secrets.token_urlsafe(12), name)
        async with self._database.write() as connection:
            await connection.execute(insert(guests).values(id=guest.id, name=name, created=now))
            token = await _new_token(connection, guest.id, now)
        return guest, token

    async def find(self, token: str) -> Guest | None:
        """Whom this token stands for."""
        query = (
            select(guests.c.id, guests.c.name)
            .join(tokens, tokens.c.guest == guests.c.id)
            .where(tokens.c.hash == hashed(token))
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Guest(row.id, row.name)

    async def name(self, guest: str) -> str:
        """What this guest is called today."""
        async with self._database.read() as connection:
            found = await connection.execute(select(guests.c.name).where(guests.c.id == guest))
            name: str = found.scalar_one()
        return name

    async def rename(self, guest: str, name: str) -> None:
        """Be called otherwise from now on, at tables that are over too."""
        async with self._database.write() as connection:
            await connection.execute(update(guests).where(guests.c.id == guest).values(name=name))

    async def link(self, guest: str, now: int) -> str:
        """A token that makes one other browser the same guest, within ten minutes."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        async with self._database.write() as connection:
            await connection.execute(delete(links).where(links.c.expires < now))
            await connection.execute(
                insert(links).values(hash=hashed(token), guest=guest, expires=now + LINK_MS)
            )
        return token

    async def claim(self, link: str, now: int) -> tuple[Guest, str] | None:
        """Use a link up: its guest, and a new token for this browser. None: unknown, used or too old."""
        async with self._database.write() as connection:
            used = delete(links).where(links.c.hash == hashed(link)).returning(links.c.guest, links.c.expires)
            row = (await connection.execute(used)).first()
            if row is None or row.expires < now:
                return None
            found = await connection.execute(select(guests.c.name).where(guests.c.id == row.guest))
            guest = Guest(row.guest, found.scalar_one())
            return guest, await _new_token(connection, guest.id, now)


async def _new_token(connection: AsyncConnection, guest: str, now: int) -> str:
    token = secrets.token_urlsafe(TOKEN_BYTES)
    await connection.execute(insert(tokens).values(hash=hashed(token), guest=guest, created=now))
    return token
