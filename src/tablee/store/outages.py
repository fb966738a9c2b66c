"""The times during which players had no connection, at tables whose clocks run in minutes."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, and_, bindparam, func, insert, select, update

from tablee.store.match_changes import revise
from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.rows import Outage
from tablee.store.schema import matches, outages


class Outages(Repository):
    """The times without a connection, for all matches."""

    async def of_match(self, match: str) -> list[Outage]:
        """Return the outages of one match, in order."""
        return await self._database.look(lambda connection: outages_of(connection, match))

    async def begin(self, match: str, seats: Collection[int], now: int) -> None:
        """Note that the players of these seats have lost their connection, unless that is known already."""
        async with self._database.write() as connection:
            # Lock the match's own row first: two processes may notice it at the same moment.
            await connection.execute(select(matches.c.id).where(matches.c.id == match).with_for_update())
            begun = False
            for seat in seats:
                here = and_(outages.c.match == match, outages.c.seat == seat)
                lasting = select(outages.c.n).where(here, outages.c.ended.is_(None))
                if (await connection.execute(lasting)).first() is None:
                    n = (await connection.execute(select(func.max(outages.c.n)).where(here))).scalar()
                    row = {"match": match, "seat": seat, "n": (n or 0) + 1, "began": now}
                    await connection.execute(insert(outages).values(row))
                    begun = True
            if begun:
                await connection.run_sync(revise, matches.c.id == match)

    async def end(self, match: str, seats: Collection[int], now: int) -> bool:
        """Note that these seats are connected again. Return False if they already were; then nothing has changed."""
        lasting = and_(outages.c.match == match, outages.c.seat.in_(list(seats)), outages.c.ended.is_(None))
        async with self._database.write() as connection:
            ended = (await connection.execute(update(outages).where(lasting).values(ended=now))).rowcount > 0
            if ended:
                await connection.run_sync(revise, matches.c.id == match)
            return ended


def outages_of(connection: Connection, match: str) -> list[Outage]:
    """Return the outages of one match, in order."""
    found = _OUTAGES.on(connection).rows(connection, {"of_match": match})
    return [Outage(row.seat, row.n, row.began, row.ended) for row in found]


_OUTAGES: Final = Statement(
    select(outages).where(outages.c.match == bindparam("of_match")).order_by(outages.c.seat, outages.c.n)
)
