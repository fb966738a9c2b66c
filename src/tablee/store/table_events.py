"""What happens at tables besides moves, resignations and talk."""

from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.database import Database
from tablee.store.rows import TableEvent
from tablee.store.schema import matches, table_events


class TableEvents:
    """The events of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def since(self, match: str, n: int) -> list[TableEvent]:
        """What happened at this table, from number `n` + 1 on, in order."""
        query = (
            select(table_events)
            .where(table_events.c.match == match, table_events.c.n > n)
            .order_by(table_events.c.n)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [TableEvent(row.n, row.ply, row.kind, row.seat, row.params, row.at) for row in rows]


async def add_event(
    connection: AsyncConnection,
    match: str,
    kind: str,
    now: int,
    seat: int | None = None,
    params: dict[str, Any] | None = None,
    guest: str | None = None,
) -> None:
    """Note that this happened, within the caller's transaction; `guest`: who is called by a `name` in `params`.

    The caller has changed the match's own row in it before (`touch`): that keeps the numbers apart of what happens at
    once, and has other processes look.
    """
    here = table_events.c.match == match
    last = (await connection.execute(select(func.max(table_events.c.n)).where(here))).scalar()
    ply = (await connection.execute(select(matches.c.ply).where(matches.c.id == match))).scalar_one()
    values = {"n": (last or 0) + 1, "ply": ply, "kind": kind, "seat": seat, "params": params or {}, "at": now}
    await connection.execute(insert(table_events).values(match=match, guest=guest, **values))
