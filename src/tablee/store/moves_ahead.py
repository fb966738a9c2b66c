"""Moves that people made in advance, for when it is their turn."""

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, and_, bindparam, delete, exists, select

from tablee.store.insertion import put_into
from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.rows import MoveAhead
from tablee.store.schema import matches, moves_ahead

# Not a join: SQLite would then scan all running matches first, and there are many more of them.
TURN_HAS_COME: Final = select(moves_ahead).where(
    exists().where(
        matches.c.id == moves_ahead.c.match,
        matches.c.turn == moves_ahead.c.seat,
        matches.c.state == "running",
    )
)


class MovesAhead(Repository):
    """The moves in advance, one a seat; only their own player sees them."""

    async def say(self, ahead: MoveAhead) -> None:
        """Store this move in place of an earlier one."""
        row = msgspec.structs.asdict(ahead)
        await self._change(put_into(moves_ahead, self._database.dialect.name, [row]))

    async def forget(self, match: str, seat: int) -> bool:
        """Delete the move in advance of this seat. Return False if there was none."""
        return await self._change(delete(moves_ahead).where(_of(match, seat))) > 0

    async def find(self, match: str, seat: int) -> MoveAhead | None:
        """Return the move in advance of this seat; None if there is none."""
        return await self._database.look(lambda connection: move_ahead_of(connection, match, seat))

    async def due(self) -> list[MoveAhead]:
        """Return the moves in advance of all seats whose turn has come."""
        rows = await self._rows(TURN_HAS_COME)
        return [_ahead(row) for row in rows]


def move_ahead_of(connection: Connection, match: str, seat: int) -> MoveAhead | None:
    """Return the move in advance of this seat; None if there is none."""
    found = _AHEAD.on(connection).rows(connection, {"of_match": match, "at_seat": seat})
    return _ahead(found[0]) if found else None


def _ahead(row: Row[Any]) -> MoveAhead:
    return MoveAhead(row.match, row.seat, row.move, row.foreseen, row.undone, row.at)


def _of(match: str, seat: int) -> ColumnElement[bool]:
    return and_(moves_ahead.c.match == match, moves_ahead.c.seat == seat)


_AHEAD: Final = Statement(
    select(moves_ahead).where(
        moves_ahead.c.match == bindparam("of_match"), moves_ahead.c.seat == bindparam("at_seat")
    )
)
