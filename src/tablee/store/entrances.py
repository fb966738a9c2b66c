"""The links with which new guests come in to a server by invitation; the database holds only their hashes."""

import secrets

import msgspec
from sqlalchemy import delete, insert, or_, select, update

from tablee.store.guests import TOKEN_BYTES, hashed
from tablee.store.repository import Repository
from tablee.store.schema import entrances


class Entrance(msgspec.Struct, frozen=True):
    """A link that can still be used: made and valid until then, used so many times of `uses`."""

    made: int
    until: int
    uses: int
    used: int


class Entrances(Repository):
    """The links of the operator."""

    async def make(self, uses: int, until: int, now: int) -> str:
        """Return the token of a new link; forget the links that nobody can use any more."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        row = {"hash": hashed(token), "made": now, "until": until, "uses": uses, "used": 0}
        async with self._database.write() as connection:
            over = or_(entrances.c.until <= now, entrances.c.used >= entrances.c.uses)
            await connection.execute(delete(entrances).where(over))
            await connection.execute(insert(entrances).values(row))
        return token

    async def use(self, token: str, now: int) -> bool:
        """Use the link of this token once; False if there is none, or it has ended."""
        here = (
            entrances.c.hash == hashed(token),
            entrances.c.until > now,
            entrances.c.used < entrances.c.uses,
        )
        return await self._change(update(entrances).where(*here).values(used=entrances.c.used + 1)) > 0

    async def open(self, now: int) -> list[Entrance]:
        """Return the links that can still be used, oldest first."""
        query = (
            select(entrances)
            .where(entrances.c.until > now, entrances.c.used < entrances.c.uses)
            .order_by(entrances.c.made, entrances.c.hash)
        )
        rows = await self._rows(query)
        return [Entrance(row.made, row.until, row.uses, row.used) for row in rows]

    async def withdraw(self) -> None:
        """Make all links void. Guests who came in by them stay."""
        await self._change(delete(entrances))
