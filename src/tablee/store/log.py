"""The log of moves, and of who gave up: the only truth about a match."""

import asyncio
from typing import NamedTuple

import msgspec
from sqlalchemy import Update, and_, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.database import Database
from tablee.store.rows import Entry, Summary
from tablee.store.schema import matches, moves, resignations


class _Waiting(NamedTuple):
    """A move that waits for its commit."""

    match: str
    entry: Entry
    summary: Summary
    committed: "asyncio.Future[bool]"


class Log:
    """The entries of all matches.

    With SQLite, where one writes at a time and each commit waits for the disk, the moves that come in while one commit
    is under way share the next. Each is answered only when it is on the disk.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert = sqlite.insert if database.is_sqlite else postgresql.insert
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, match: str, entry: Entry, summary: Summary) -> bool:
        """Commit `entry`, the move after ply `entry.ply - 1`, and what follows from it.

        False, and nothing changed: the match has gone on meanwhile, or this seat has sent this message before.
        """
        one = _Waiting(match, entry, summary, asyncio.get_running_loop().create_future())
        if not self._database.is_sqlite:
            await self._commit([one])
            return one.committed.result()
        self._waiting.append(one)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        return await asyncio.shield(one.committed)

    async def _write(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting, []
            try:
                await self._commit(together)
            except Exception:
                # One of them may be to blame: each alone, so that it does not fail the others.
                for one in together:
                    try:
                        await self._commit([one])
                    except Exception as error:
                        one.committed.set_exception(error)
        self._writer = None

    async def _commit(self, together: list[_Waiting]) -> None:
        async with self._database.write() as connection:
            taken = [await self._append(connection, one) for one in together]
        for one, is_taken in zip(together, taken, strict=True):
            one.committed.set_result(is_taken)

    async def _append(self, connection: AsyncConnection, one: _Waiting) -> bool:
        match, entry = one.match, one.entry
        row = {"match": match, **msgspec.structs.asdict(entry)}
        inserted = await connection.execute(self._insert(moves).values(row).on_conflict_do_nothing())
        if inserted.rowcount == 0:
            return False
        state = {"ply": entry.ply, "changed": entry.at, **_summary_values(one.summary)}
        gone_on = await connection.execute(_going_on(match, entry.ply - 1).values(state))
        if gone_on.rowcount == 0:
            here = and_(moves.c.match == match, moves.c.ply == entry.ply)
            await connection.execute(delete(moves).where(here))
        return bool(gone_on.rowcount)

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
