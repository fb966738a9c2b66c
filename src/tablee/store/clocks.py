"""When the clocks of each match are to be checked, and what is noted about them besides moves."""

from typing import Any, Final, NamedTuple

from sqlalchemy import and_, bindparam, select, update

from tablee.store.database import Database
from tablee.store.schema import matches
from tablee.store.table_events import add_event

AT_ONCE: Final = 500

CLOCKS_DUE: Final = select(matches.c.id, matches.c.deadline).where(
    matches.c.state == "running", matches.c.deadline <= bindparam("now")
)


class Noted(NamedTuple):
    """Something to be noted about a match: what (`TableEvent.kind`), about whom, and any details."""

    kind: str
    seat: int | None = None
    params: dict[str, Any] | None = None


class Clocks:
    """Everything stored about clocks that does not follow from the log."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: int) -> dict[str, int]:
        """Running matches whose clocks are due for checking, and since when; not all of them, if they are many."""
        query = CLOCKS_DUE.order_by(matches.c.deadline).limit(AT_ONCE)
        async with self._database.read() as connection:
            return {row.id: row.deadline for row in await connection.execute(query, {"now": now})}

    async def running(self, after: str, limit: int) -> list[str]:
        """Return ids of running matches in which time runs or is paused, in order, from the one after `after`."""
        query = (
            select(matches.c.id)
            .where(matches.c.state == "running", matches.c.deadline.is_not(None), matches.c.id > after)
            .order_by(matches.c.id)
            .limit(limit)
        )
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def set_deadline(self, match: str, revision: int, ply: int, deadline: int | None) -> None:
        """Have this match checked at that time, unless something has happened to it meanwhile."""
        same = and_(
            matches.c.id == match,
            matches.c.state == "running",
            matches.c.revision == revision,
            matches.c.ply == ply,
        )
        async with self._database.write() as connection:
            await connection.execute(update(matches).where(same).values(deadline=deadline))

    async def put_off(self, match: str, deadline: int, later: int) -> None:
        """Have this match checked at that time and no earlier."""
        same = and_(matches.c.id == match, matches.c.deadline == deadline)
        async with self._database.write() as connection:
            await connection.execute(update(matches).where(same).values(deadline=later))

    async def note(
        self, match: str, revision: int, ply: int, undone: int, noted: Noted, deadline: int | None, now: int
    ) -> bool:
        """Note this, and have the match checked by `deadline`.

        False, and nothing changed: something has happened to the match meanwhile, perhaps this very thing.
        """
        same = and_(
            matches.c.id == match,
            matches.c.state == "running",
            matches.c.revision == revision,
            matches.c.ply == ply,
            matches.c.undone == undone,
        )
        state = {"revision": matches.c.revision + 1, "deadline": deadline, "changed": now}
        async with self._database.write() as connection:
            if not (await connection.execute(update(matches).where(same).values(state))).rowcount:
                await connection.rollback()
                return False
            await add_event(connection, match, noted.kind, now, noted.seat, noted.params)
        return True
