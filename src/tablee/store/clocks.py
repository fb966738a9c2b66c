"""The times at which the clocks of each match are due for a check, and events about clocks."""

from typing import Any, Final, NamedTuple

from sqlalchemy import and_, bindparam, select, update

from tablee.store.repository import Repository
from tablee.store.schema import matches
from tablee.store.table_events import add_event

BATCH: Final = 500
"""The most matches that one call returns."""

CLOCKS_DUE: Final = select(matches.c.id, matches.c.deadline).where(
    matches.c.state == "running", matches.c.deadline <= bindparam("now")
)


class Noted(NamedTuple):
    """An event to be noted about a match: `TableEvent.kind`, the seat, and any details."""

    kind: str
    seat: int | None = None
    params: dict[str, Any] | None = None


class Clocks(Repository):
    """The stored facts about clocks that do not follow from the log."""

    async def due(self, now: int) -> dict[str, int]:
        """Return running matches whose clocks are due for a check, with their deadlines; at most `BATCH`."""
        query = CLOCKS_DUE.order_by(matches.c.deadline).limit(BATCH)
        return {row.id: row.deadline for row in await self._rows(query, {"now": now})}

    async def running(self, after: str, limit: int) -> list[str]:
        """Return ids of running matches in which time runs or is paused, in order, from the one after `after`."""
        query = (
            select(matches.c.id)
            .where(matches.c.state == "running", matches.c.deadline.is_not(None), matches.c.id > after)
            .order_by(matches.c.id)
            .limit(limit)
        )
        return await self._values(query)

    async def set_deadline(self, match: str, revision: int, ply: int, deadline: int | None) -> None:
        """Set the time of this match's next check, unless the match has changed since."""
        same = and_(
            matches.c.id == match,
            matches.c.state == "running",
            matches.c.revision == revision,
            matches.c.ply == ply,
        )
        await self._change(update(matches).where(same).values(deadline=deadline))

    async def put_off(self, match: str, deadline: int, later: int) -> None:
        """Move this match's check from `deadline` to `later`, unless its deadline has changed."""
        same = and_(matches.c.id == match, matches.c.deadline == deadline)
        await self._change(update(matches).where(same).values(deadline=later))

    async def note(
        self, match: str, revision: int, ply: int, undone: int, noted: Noted, deadline: int | None, now: int
    ) -> bool:
        """Note an event, and set the next check to `deadline`.

        Returns False, and changes nothing, if the match has changed since, perhaps by this very event.
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
            await connection.run_sync(add_event, match, noted.kind, now, noted.seat, noted.params)
        return True
