"""Recovery words: the first two find the row, the others are stored only as a hash."""

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.database import Database
from tablee.store.guests import IdentityProof
from tablee.store.rows import Recovery
from tablee.store.schema import guests, recoveries


class Recoveries:
    """The recovery words of all guests; each has one set at most."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def set(self, guest: str, finder: str, hash: str, now: int) -> None:
        """Set new words for this guest; earlier ones become void."""
        async with self._database.write() as connection:
            # Nobody else makes words for this guest meanwhile.
            await connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())
            await connection.execute(delete(recoveries).where(recoveries.c.guest == guest))
            made = {"guest": guest, "finder": finder, "hash": hash, "created": now}
            await connection.execute(insert(recoveries).values(made))

    async def remove(self, guest: str) -> bool:
        """Delete the words of this guest. False: there were none."""
        async with self._database.write() as connection:
            one = delete(recoveries).where(recoveries.c.guest == guest)
            return (await connection.execute(one)).rowcount > 0

    async def made(self, guest: str) -> int | None:
        """When the words of this guest were set; None: there are none."""
        async with self._database.read() as connection:
            query = select(recoveries.c.created).where(recoveries.c.guest == guest)
            when: int | None = (await connection.execute(query)).scalar_one_or_none()
        return when

    async def found(self, finder: str) -> list[Recovery]:
        """Recoveries whose words begin like this; seldom more than one."""
        query = select(recoveries.c.guest, recoveries.c.hash, recoveries.c.created)
        async with self._database.read() as connection:
            rows = await connection.execute(query.where(recoveries.c.finder == finder))
            return [Recovery(row.guest, row.hash, row.created) for row in rows]

    def known(self, recovery: Recovery) -> IdentityProof:
        """The proof of identity that knowing these words gives. They stay valid until new ones are set."""
        same = and_(recoveries.c.guest == recovery.guest, recoveries.c.hash == recovery.hash)

        async def still_good(connection: AsyncConnection) -> bool:
            return (await connection.execute(select(recoveries.c.guest).where(same))).first() is not None

        return IdentityProof(recovery.guest, still_good)
