"""Attempts that are limited for all processes together, because many of them could find out a secret."""

from sqlalchemy import and_, select, update

from tablee.store.insertion import insert_into
from tablee.store.repository import Repository
from tablee.store.schema import attempts


class Attempts(Repository):
    """The latest attempts of each client. `who` is a keyed hash of its address, so no address is stored."""

    async def take(self, kind: str, who: str, most: int, within: int, now: int) -> int:
        """Count an attempt, unless there were `most` within the last `within` milliseconds.

        Return 0 if it was counted, otherwise the milliseconds until the next one can be.
        """
        here = and_(attempts.c.kind == kind, attempts.c.who == who)
        first = {"kind": kind, "who": who, "times": [now], "until": now + within}
        insertion = insert_into(attempts, self._database.dialect.name).values(first)
        async with self._database.write() as connection:
            if (await connection.execute(insertion.on_conflict_do_nothing())).rowcount:
                return 0
            # The lock makes other processes wait, so that two attempts do not take the same last place.
            before = await connection.execute(select(attempts.c.times).where(here).with_for_update())
            times: list[int] = [at for at in before.scalar_one() if at > now - within]
            if len(times) >= most:
                await connection.rollback()
                return max(1, times[0] + within - now)
            values = {"times": [*times, now], "until": now + within}
            await connection.execute(update(attempts).where(here).values(values))
        return 0

    async def give_back(self, kind: str, who: str) -> None:
        """Remove the last attempt, because it turned out not to be of the limited kind."""
        here = and_(attempts.c.kind == kind, attempts.c.who == who)
        async with self._database.write() as connection:
            found = (
                await connection.execute(select(attempts.c.times).where(here).with_for_update())
            ).scalar_one_or_none()
            if found:
                await connection.execute(update(attempts).where(here).values(times=found[:-1]))
