"""What is kept about one guest, for them to take along."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Table, and_, or_, select

from tablee.store.database import Database
from tablee.store.matches import find
from tablee.store.rows import MatchRow
from tablee.store.schema import (
    challenges,
    channels,
    guests,
    links,
    matches,
    moves,
    notice_wishes,
    outbox,
    passkeys,
    presences,
    recoveries,
    seats,
    table_events,
    table_notices,
    taken_back,
    talk,
    tokens,
)

TOLD: Final[dict[Table, Collection[str]]] = {
    tokens: ("created", "used", "browser", "system"),
    passkeys: ("site", "created", "used", "browser", "system"),
    recoveries: ("created",),
    presences: ("match", "at"),
    talk: ("match", "n", "preset", "text", "at"),
    table_events: ("match", "ply", "kind", "params", "at"),
    channels: ("kind", "address", "language", "created", "confirmed"),
    notice_wishes: ("mode", "quiet_from", "quiet_until", "digest_at", "zone"),
    table_notices: ("match", "mode"),
}
"""Tables in which what a guest did or keeps stands for itself, and what of it is told."""

UNTOLD: Final[Collection[Table]] = (links, challenges, outbox, matches, seats)
"""Good for ten minutes; on its way to them; and what is told as a table (`tables`)."""


class OwnData:
    """What is kept about one guest."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def about(self, guest: str) -> dict[str, Any]:
        """Everything but the tables they sat at: lists of rows by the names of `TOLD`, and the guest's own row."""
        async with self._database.read() as connection:
            own = select(guests.c.name, guests.c.face, guests.c.created).where(guests.c.id == guest)
            told: dict[str, Any] = dict((await connection.execute(own)).one()._mapping)
            for table, names in TOLD.items():
                query = select(*(table.c[name] for name in names)).where(table.c.guest == guest)
                told[table.name] = [dict(row._mapping) for row in await connection.execute(query)]
        return told

    async def tables(self, guest: str) -> list[str]:
        """The tables that this guest opened or sits at, the oldest first."""
        sits = matches.c.id.in_(select(seats.c.match).where(seats.c.guest == guest))
        query = select(matches.c.id).where(or_(sits, matches.c.host == guest)).order_by(matches.c.created)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def table(self, match: str, guest: str) -> tuple[MatchRow, list[dict[str, Any]]] | None:
        """A table, and the moves that this guest made there or took back, once the match is over.

        Before, moves may tell what has been hidden again. None: the table is gone.
        """
        async with self._database.read() as connection:
            row = await find(connection, match)
            if row is None or row.state != "over":
                return None if row is None else (row, [])
            own = [seat.seat for seat in row.seats if seat.guest == guest]
            made: list[dict[str, Any]] = []
            for log in (moves, taken_back):
                here = and_(log.c.match == match, log.c.seat.in_(own))
                query = select(log.c.ply, log.c.seat, log.c.move, log.c.ms, log.c.at).where(here)
                made += [
                    {**one._mapping, "taken_back": log is taken_back}
                    for one in await connection.execute(query.order_by(log.c.at))
                ]
        return row, made


def told_tables() -> Sequence[Table]:
    """Every table about which it was decided whether it is told."""
    return [*TOLD, *UNTOLD]
