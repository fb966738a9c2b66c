"""The log of moves, undone moves and resignations: the only truth about a match."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Update, and_, bindparam, delete, insert, select, update

from tablee.store.appending import Appending
from tablee.store.database import Database
from tablee.store.insertion import insert_into
from tablee.store.match_rows import past
from tablee.store.messages import SentMessage, note
from tablee.store.outbox import enqueue
from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.rows import Entry, Resignation, Summary, TakenBack
from tablee.store.schema import helps, matches, moves, resignations, taken_back

FIELDS: Final = attrgetter(*Entry.__struct_fields__)
"""The fields of an `Entry`, in order, from a row."""


class Log(Repository):
    """The entries of all matches."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._appending = Appending(database)

    async def append(
        self,
        match: str,
        entry: Entry,
        summary: Summary,
        undone: int = 0,
        epoch: int = 0,
        claim: str | None = None,
    ) -> Entry | None:
        """Commit `entry`, the move after ply `entry.ply - 1`, and its effects; return the entry as stored.

        `undone`: the number of undone moves before; `epoch`: the one for which `summary` was computed. `helped` is set
        here, if a hint was noted for that ply and seat. Returns None, and changes nothing, if the match has moved on,
        a move was undone, or another epoch has begun. A caller who knows the log up to there also knows if the seat has
        sent this message before.

        `claim`: the process that moves for a bot must still have this claim (`TurnQueue`), which then ends. Raises
        `ClaimLostError`.
        """
        return await self._appending.append(match, entry, summary, undone, epoch, claim)

    async def note_hint(self, match: str, ply: int, seat: int, now: int) -> None:
        """Note that this seat is about to see a hint for ply `ply`; doing so twice is harmless."""
        one = insert_into(helps, self._database.dialect.name).values(match=match, ply=ply, seat=seat, at=now)
        await self._change(one.on_conflict_do_nothing())

    async def take_back(
        self, match: str, taken: Sequence[TakenBack], summary: Summary, epoch: int = 0
    ) -> bool:
        """Commit that the last moves are undone, the last one first: their rows move to `taken_back`.

        `summary` is the new state. Returns False, and changes nothing, if the match has moved on, a move was undone, or
        another epoch has begun.
        """
        ply, undone, at = taken[0].entry.ply, taken[0].n - 1, taken[0].undone_at
        left = taken[-1].entry.ply - 1
        async with self._database.write() as connection:
            # Lock the match's own row first: anyone who acts at the same moment then sees the change.
            revision = matches.c.revision + 1
            state = {"ply": left, "undone": undone + len(taken), "revision": revision, "changed": at}
            gone_back = await connection.execute(
                _going_on(match, ply, undone, epoch).values({**state, **_summary_values(summary)})
            )
            if gone_back.rowcount == 0:
                await connection.rollback()
                return False
            await connection.execute(insert(taken_back), [_taken_row(match, one) for one in taken])
            await connection.execute(delete(moves).where(and_(moves.c.match == match, moves.c.ply > left)))
        return True

    async def resign(
        self,
        match: str,
        seat: int,
        ply: int,
        at: int,
        summary: Summary,
        undone: int = 0,
        epoch: int = 0,
        sent: SentMessage | None = None,
    ) -> bool:
        """Commit that `seat` resigns after ply `ply`; another epoch begins.

        Returns False, and changes nothing, if the match has moved on or back, another epoch has begun, or the seat has
        already resigned. Raises `CarriedOutError`.
        """
        async with self._database.write() as connection:
            # Lock the match's own row first: a simultaneous resignation waits here, and is then seen below.
            gone_on = await connection.execute(
                _going_on(match, ply, undone, epoch).values(
                    revision=matches.c.revision + 1,
                    epoch=matches.c.epoch + 1,
                    changed=at,
                    **_summary_values(summary),
                )
            )
            here = resignations.c.match == match
            earlier = (await connection.execute(select(resignations).where(here))).all()
            if gone_on.rowcount == 0 or any(row.seat == seat and row.taken_over is None for row in earlier):
                await connection.rollback()
                return False
            await connection.run_sync(note, match, sent, at)
            n = len(earlier) + 1
            await connection.execute(insert(resignations).values(match=match, seat=seat, n=n, at=at))
            if summary.outcome is not None:
                await connection.execute(past([match]))
                await connection.run_sync(enqueue, "over", match, at)
        return True

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        """Return the moves with a ply above `after`, in order."""
        return await self._database.look(lambda connection: entries_of(connection, match, after))

    async def taken_back(self, match: str, after: int = 0) -> list[TakenBack]:
        """Return the undone moves with a number above `after`, in order."""
        return await self._database.look(lambda connection: taken_back_of(connection, match, after))

    async def resignations(self, match: str) -> list[Resignation]:
        """Return the resignations in order, including those of seats that were taken over."""
        return await self._database.look(lambda connection: resignations_of(connection, match))


def entries_of(connection: Connection, match: str, after: int) -> list[Entry]:
    """Return the moves with a ply above `after`, in order."""
    found = _ENTRIES.on(connection).rows(connection, {"of_match": match, "after": after})
    return [_entry(row) for row in found]


def taken_back_of(connection: Connection, match: str, after: int) -> list[TakenBack]:
    """Return the undone moves with a number above `after`, in order."""
    found = _TAKEN_BACK.on(connection).rows(connection, {"of_match": match, "after": after})
    return [TakenBack(row.n, _entry(row), row.undo_message, row.undone_at) for row in found]


def resignations_of(connection: Connection, match: str) -> list[Resignation]:
    """Return the resignations in order, including those of seats that were taken over."""
    found = _RESIGNATIONS.on(connection).rows(connection, {"of_match": match})
    return [Resignation(row.seat, row.at, row.taken_over) for row in found]


_ENTRIES: Final = Statement(
    select(moves)
    .where(moves.c.match == bindparam("of_match"), moves.c.ply > bindparam("after"))
    .order_by(moves.c.ply)
)
_TAKEN_BACK: Final = Statement(
    select(taken_back)
    .where(taken_back.c.match == bindparam("of_match"), taken_back.c.n > bindparam("after"))
    .order_by(taken_back.c.n)
)
_RESIGNATIONS: Final = Statement(
    select(resignations).where(resignations.c.match == bindparam("of_match")).order_by(resignations.c.n)
)


def _going_on(match: str, ply: int, undone: int, epoch: int) -> Update:
    running = and_(matches.c.id == match, matches.c.state == "running")
    same = and_(matches.c.ply == ply, matches.c.undone == undone, matches.c.epoch == epoch)
    return update(matches).where(and_(running, same))


def _taken_row(match: str, taken: TakenBack) -> dict[str, Any]:
    kept = {"n": taken.n, "undo_message": taken.undo_message, "undone_at": taken.undone_at}
    return {"match": match, **msgspec.structs.asdict(taken.entry), **kept}


def _entry(row: Row[Any]) -> Entry:
    return Entry(*FIELDS(row))


def _summary_values(summary: Summary) -> dict[str, object]:
    if summary.outcome is None:
        return {"turn": summary.turn, "deadline": summary.deadline}
    return {"turn": None, "state": "over", "outcome": summary.outcome, "deadline": None}
