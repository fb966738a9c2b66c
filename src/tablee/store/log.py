"""The log of moves, and of who gave up: the only truth about a match."""

from sqlalchemy import Update, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablee.store.database import Database
from tablee.store.matches import insert_entries
from tablee.store.rows import Entry, Summary
from tablee.store.schema import matches, moves, resignations


class Log:
    """The entries of all matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, match: str, entry: Entry, summary: Summary) -> bool:
        """Commit `entry`, the move after ply `entry.ply - 1`, and what follows from it.

        False, and nothing changed: the match has gone on meanwhile, or this seat has sent this message before.
        """
        try:
            async with self._database.write() as connection:
                await insert_entries(connection, match, [entry])
                gone_on = await connection.execute(
                    _going_on(match, entry.ply - 1).values(
                        ply=entry.ply, changed=entry.at, **_summary_values(summary)
                    )
                )
                if gone_on.rowcount == 0:
                    await connection.rollback()
                    return False
        except IntegrityError:
            return False
        return True

    async def give_up(self, match: str, seat: int, ply: int, at: int, summary: Summary) -> bool:
        """Commit that `seat` gives up after ply `ply`.

        False, and nothing changed: the match has gone on meanwhile, or the seat has given up already.
        """
        try:
            async with self._database.write() as connection:
                gone_on = await connection.execute(
                    _going_on(match, ply).values(
                        revision=matches.c.revision + 1, changed=at, **_summary_values(summary)
                    )
                )
                if gone_on.rowcount == 0:
                    await connection.rollback()
                    return False
                earlier = await connection.execute(
                    select(resignations.c.seat).where(resignations.c.match == match)
                )
                n = len(earlier.all()) + 1
                await connection.execute(insert(resignations).values(match=match, seat=seat, n=n, at=at))
        except IntegrityError:
            return False
        return True

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        """The moves with a ply above `after`, in order."""
        query = select(moves).where(and_(moves.c.match == match, moves.c.ply > after)).order_by(moves.c.ply)
        async with self._database.read() as connection:
            rows = await connection.execute(query)
            return [Entry(row.ply, row.seat, row.move, row.message, row.ms, row.at) for row in rows]

    async def resigned(self, match: str) -> list[int]:
        """The seats that gave up, in that order."""
        query = select(resignations.c.seat).where(resignations.c.match == match).order_by(resignations.c.n)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def ply_of(self, match: str, seat: int, message: str) -> int | None:
        """The ply that this message of this seat became, if it was committed."""
        query = select(moves.c.ply).where(
            and_(moves.c.match == match, moves.c.seat == seat, moves.c.message == message)
        )
        async with self._database.read() as connection:
            ply: int | None = (await connection.execute(query)).scalar_one_or_none()
        return ply


def _going_on(match: str, ply: int) -> Update:
    here = and_(matches.c.id == match, matches.c.state == "running", matches.c.ply == ply)
    return update(matches).where(here)


def _summary_values(summary: Summary) -> dict[str, object]:
    if summary.outcome is None:
        return {"turn": summary.turn}
    return {"turn": None, "state": "over", "outcome": summary.outcome}
