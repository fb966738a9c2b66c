"""Recovery words: the first two find the row, the others are stored only as a hash."""

from typing import NamedTuple

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.guests import IdentityProof
from tablee.store.repository import Repository
from tablee.store.rows import Agent, Recovery
from tablee.store.schema import guests, recoveries


class WordsMade(NamedTuple):
    """When recovery words were made, in milliseconds since 1970, and in which browser."""

    at: int
    agent: Agent


class Recoveries(Repository):
    """The recovery words of all guests; each guest has at most one set."""

    async def set(self, guest: str, finder: str, hash: str, agent: Agent, now: int) -> None:
        """Set new words for this guest, made in this browser; earlier ones become void."""
        async with self._database.write() as connection:
            # Locked, so that no other words are made for this guest at the same time.
            await connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())
            await connection.execute(delete(recoveries).where(recoveries.c.guest == guest))
            made = {"guest": guest, "finder": finder, "hash": hash, "created": now}
            by = {"browser": agent.browser, "system": agent.system}
            await connection.execute(insert(recoveries).values({**made, **by}))

    async def remove(self, guest: str) -> bool:
        """Delete the words of this guest. Return False if there were none."""
        return await self._change(delete(recoveries).where(recoveries.c.guest == guest)) > 0

    async def made(self, guest: str) -> WordsMade | None:
        """Return when and where the words of this guest were set; None if there are none."""
        query = select(recoveries.c.created, recoveries.c.browser, recoveries.c.system)
        row = await self._first(query.where(recoveries.c.guest == guest))
        return None if row is None else WordsMade(row.created, Agent(row.browser, row.system))

    async def found(self, finder: str) -> list[Recovery]:
        """Return the recoveries whose words begin with `finder`; rarely more than one."""
        query = select(recoveries.c.guest, recoveries.c.hash, recoveries.c.created)
        rows = await self._rows(query.where(recoveries.c.finder == finder))
        return [Recovery(row.guest, row.hash, row.created) for row in rows]

    def known(self, recovery: Recovery) -> IdentityProof:
        """Return the proof of identity from knowledge of these words. They stay valid until new ones are set."""
        same = and_(recoveries.c.guest == recovery.guest, recoveries.c.hash == recovery.hash)

        async def still_good(connection: AsyncConnection) -> bool:
            return (await connection.execute(select(recoveries.c.guest).where(same))).first() is not None

        return IdentityProof(recovery.guest, still_good)
