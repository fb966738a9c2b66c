"""Matches whose row disagrees with their log: finds candidates, and corrects the row.

The row of a match repeats facts that follow from the log (state, turn, outcome), so that lists need no replay. The log
decides. Versions before 0018 could store another outcome if several players gave up at once.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import and_, func, select, update

from tablee.store.changed_matches import note_changed
from tablee.store.match_rows import past
from tablee.store.outbox import enqueue
from tablee.store.repository import Repository
from tablee.store.rows import MatchRow, Summary
from tablee.store.schema import matches, seats

DOUBTFUL: Final = -1
"""The epoch of a match that an older version ended after a resignation, until it is compared with the log."""


class Corrections(Repository):
    """Compares rows with logs; the caller replays the log."""

    async def doubtful(self, limit: int) -> list[str]:
        """Return some of the matches whose outcome is yet to be compared with the log."""
        query = (
            select(matches.c.id).where(matches.c.state == "over", matches.c.epoch == DOUBTFUL).limit(limit)
        )
        return await self._values(query)

    async def settled(self, match: str) -> None:
        """Note that the row of this match agrees with its log, or that its log cannot be read."""
        here = and_(matches.c.id == match, matches.c.epoch == DOUBTFUL)
        await self._change(update(matches).where(here).values(epoch=0))

    async def begun(self, states: Sequence[str], after: str, limit: int) -> list[str]:
        """Return the ids of matches in these states that have begun, in order, from the one that follows `after`."""
        query = (
            select(matches.c.id)
            .where(matches.c.state.in_(states), matches.c.begun.is_not(None), matches.c.id > after)
            .order_by(matches.c.id)
            .limit(limit)
        )
        return await self._values(query)

    async def count_begun(self) -> int:
        """Return the number of matches that have begun, those that are over included."""
        query = select(func.count()).select_from(matches).where(matches.c.begun.is_not(None))
        number: int = await self._value(query)
        return number

    async def correct(self, row: MatchRow, summary: Summary, now: int) -> bool:
        """Write `summary` into the row; it follows from the log up to the plies and epochs of `row`.

        Return False, and change nothing, if something has happened to the match since `row` was read.
        """
        is_over = summary.outcome is not None
        same = and_(
            matches.c.id == row.id,
            matches.c.revision == row.revision,
            matches.c.ply == row.ply,
            matches.c.undone == row.undone,
            matches.c.epoch == row.epoch,
            matches.c.cancelled.is_(None),
        )
        values = {
            "state": "over" if is_over else "running",
            "turn": summary.turn,
            "outcome": summary.outcome,
            "deadline": summary.deadline,
            "epoch": max(row.epoch, 0),
            "revision": matches.c.revision + 1,
            "changed": now,
        }
        async with self._database.write() as connection:
            if not (await connection.execute(update(matches).where(same).values(values))).rowcount:
                await connection.rollback()
                return False
            note_changed(connection, [row.id])
            if is_over:
                await connection.execute(past([row.id]))
            else:
                await connection.execute(update(seats).where(seats.c.match == row.id).values(past=False))
            if is_over and row.state == "running":
                await connection.run_sync(enqueue, "over", row.id, now)
        return True
