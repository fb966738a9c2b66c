"""When people were last at a table, so that every process knows."""

from collections.abc import Collection

from sqlalchemy import insert, select, tuple_, update

from tablee.store.database import Database
from tablee.store.schema import presences


class Presences:
    """Kept only for tables at which bots may stand in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, there: Collection[tuple[str, str]], now: int) -> None:
        """These guests are at these tables (pairs of match and guest)."""
        if not there:
            return
        key = tuple_(presences.c.match, presences.c.guest)
        async with self._database.write() as connection:
            known = await connection.execute(
                select(presences.c.match, presences.c.guest).where(key.in_(list(there)))
            )
            new = set(there) - {(row.match, row.guest) for row in known}
            await connection.execute(update(presences).where(key.in_(list(there))).values(at=now))
            if new:
                rows = [{"match": match, "guest": guest, "at": now} for match, guest in new]
                await connection.execute(insert(presences), rows)

    async def last(self, matches: Collection[str]) -> dict[tuple[str, str], int]:
        """When each guest was last at each of these matches, by match and guest; who never was is not in it."""
        query = select(presences).where(presences.c.match.in_(list(matches)))
        async with self._database.read() as connection:
            return {(row.match, row.guest): row.at for row in await connection.execute(query)}
