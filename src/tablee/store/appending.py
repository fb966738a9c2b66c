"""Appends moves to the log: several in one commit if several wait, with statements compiled once."""

import asyncio
from functools import cache
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Dialect, Update, and_, bindparam, delete, exists, update
from sqlalchemy.sql.dml import ReturningInsert

from tablee.store.database import Database
from tablee.store.failures import DatabaseAwayError
from tablee.store.insertion import insert_into
from tablee.store.match_rows import past
from tablee.store.outbox import enqueue
from tablee.store.prepared import Prepared
from tablee.store.rows import Entry, Summary
from tablee.store.schema import helps, matches, moves
from tablee.store.turn_queue import finish

HERE: Final = and_(
    matches.c.id == bindparam("match"),
    matches.c.state == "running",
    matches.c.ply == bindparam("before"),
    matches.c.undone == bindparam("gone_back"),
    matches.c.epoch == bindparam("same_epoch"),
)


class _Waiting(NamedTuple):
    """A move that waits for its commit."""

    match: str
    entry: Entry
    summary: Summary
    undone: int
    epoch: int
    claim: str | None
    committed: "asyncio.Future[Entry | None]"

    def confirm(self, kept: Entry | None) -> None:
        """Report that the move is on the disk (`kept`), or is refused (None)."""
        if not self.committed.done():
            self.committed.set_result(kept)

    def fail(self, error: Exception) -> None:
        """Report a failed write. The caller may be gone; the move was attempted anyway."""
        if not self.committed.done():
            self.committed.set_exception(error)


class _Statements(NamedTuple):
    """The statements that append a move to the log, for one kind of database."""

    insertion: Prepared
    insertion_by_person: Prepared
    going_on: Prepared
    going_on_untimed: Prepared


class Appending:
    """Appends moves to the log of one database.

    SQLite has one writer, and each commit waits for the disk. The moves that arrive during one commit share the
    next. Each caller is answered only when its move is on the disk.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._is_writing = False
        self._writer: asyncio.Task[None] | None = None
        self._statements = _statements(database.dialect)

    async def append(
        self, match: str, entry: Entry, summary: Summary, undone: int, epoch: int, claim: str | None
    ) -> Entry | None:
        """Append as `Log.append` does."""
        committed: asyncio.Future[Entry | None] = asyncio.get_running_loop().create_future()
        one = _Waiting(match, entry, summary, undone, epoch, claim, committed)
        if not self._database.is_sqlite:
            await self._commit([one])
            return one.committed.result()
        if self._is_writing:
            self._waiting.append(one)
            return await one.committed
        # No commit is running: write in this task, because another task would cost a round of the event loop.
        self._is_writing = True
        try:
            await self._write([one])
        finally:
            if self._waiting:
                self._writer = asyncio.create_task(self._write_on())
            else:
                self._is_writing = False
        return one.committed.result()

    async def _write_on(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting, []
            await self._write(together)
        self._is_writing, self._writer = False, None

    async def _write(self, together: list[_Waiting]) -> None:
        """Commit these moves and answer each caller."""
        try:
            await self._commit(together)
        except DatabaseAwayError as away:
            for one in together:
                one.fail(away)
        except Exception:
            # One of them may be to blame: commit each alone, so that it does not fail the others.
            for one in together:
                try:
                    await self._commit([one])
                except Exception as error:
                    one.fail(error)

    async def _commit(self, together: list[_Waiting]) -> None:
        taken = await self._database.at_once(
            lambda connection: [self._append(connection, one) for one in together]
        )
        for one, kept in zip(together, taken, strict=True):
            one.confirm(kept)

    def _append(self, connection: Connection, one: _Waiting) -> Entry | None:
        match, entry, summary = one.match, one.entry, one.summary
        statements = self._statements
        insertion = statements.insertion_by_person if entry.by == "person" else statements.insertion
        inserted = insertion.first(connection, {"match": match, **msgspec.structs.asdict(entry)})
        if inserted is None:
            return None
        if not self._go_on(connection, one):
            connection.execute(delete(moves).where(moves.c.match == match, moves.c.ply == entry.ply))
            return None
        if one.claim is not None:
            finish(connection, one.claim, match, entry.ply - 1, one.undone)
        if summary.outcome is not None:
            over = {"state": "over", "outcome": summary.outcome, "turn": None, "deadline": None}
            connection.execute(update(matches).where(matches.c.id == match).values(over))
            connection.execute(past([match]))
        _notify(connection, one)
        return msgspec.structs.replace(entry, helped=bool(inserted[0]))

    def _go_on(self, connection: Connection, one: _Waiting) -> bool:
        """Update the match's row from the ply before; False if the match is no longer there, or in another epoch."""
        entry, summary = one.entry, one.summary
        here = {
            "match": one.match,
            "before": entry.ply - 1,
            "gone_back": one.undone,
            "same_epoch": one.epoch,
        }
        then = {"new_ply": entry.ply, "new_turn": summary.turn, "at": entry.at, "look": summary.deadline}
        values = {**here, **then}
        if summary.deadline is None and self._statements.going_on_untimed.run(connection, values):
            return True
        return self._statements.going_on.run(connection, values) > 0


@cache
def _statements(dialect: Dialect) -> _Statements:
    return _Statements(
        Prepared(_insertion(dialect), dialect),
        Prepared(_insertion_by_person(dialect), dialect),
        Prepared(_going_on().values(deadline=bindparam("look")), dialect),
        # SQLite rewrites the index on `deadline` whenever the column is set, even to the same value.
        Prepared(_going_on().where(matches.c.deadline.is_(None)), dialect),
    )


def _insertion(dialect: Dialect, **worked_out: ColumnElement[bool]) -> ReturningInsert[tuple[bool]]:
    """Return the insertion of a move unless its ply exists; it returns whether there was help."""
    columns = [*Entry.__struct_fields__, "match"]
    given = {name: bindparam(name, type_=moves.c[name].type) for name in columns}
    values = {**given, **worked_out}
    row: ReturningInsert[tuple[bool]] = (
        insert_into(moves, dialect.name).values(values).on_conflict_do_nothing().returning(moves.c.helped)
    )
    return row


def _insertion_by_person(dialect: Dialect) -> ReturningInsert[tuple[bool]]:
    """Return the same insertion with its own check for a noted hint: a separate read would double the cost."""
    noted = and_(
        helps.c.match == bindparam("match", type_=moves.c.match.type),
        helps.c.ply == bindparam("ply", type_=moves.c.ply.type),
        helps.c.seat == bindparam("seat", type_=moves.c.seat.type),
    )
    return _insertion(dialect, helped=exists().where(noted))


def _going_on() -> Update:
    """Return the update that moves a match on from the ply before."""
    return (
        update(matches)
        .where(HERE)
        .values(ply=bindparam("new_ply"), turn=bindparam("new_turn"), changed=bindparam("at"))
    )


def _notify(connection: Connection, one: _Waiting) -> None:
    """Notify the player to act, unless they made this move themselves; at the end of the match notify all others."""
    ply, mover, turn = one.entry.ply, one.entry.seat, one.summary.turn
    if one.summary.outcome is not None:
        enqueue(connection, "over", one.match, one.entry.at, but_seat=mover)
    elif turn is not None and turn != mover:
        enqueue(
            connection, "turn", one.match, one.entry.at, ply=ply, undone=one.undone, seat=turn, but_seat=mover
        )
