"""Events at tables besides moves, resignations and chat."""

from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, insert, select

from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.rows import TableEvent
from tablee.store.schema import matches, table_events


class TableEvents(Repository):
    """The events of all tables."""

    async def since(self, match: str, n: int) -> list[TableEvent]:
        """Return the events at this table, from number `n` + 1 on, in order."""
        return await self._database.look(lambda connection: events_since(connection, match, n))


def events_since(connection: Connection, match: str, n: int) -> list[TableEvent]:
    """Return the events at this table, from number `n` + 1 on, in order."""
    found = _SINCE.on(connection).rows(connection, {"of_match": match, "after": n})
    return [TableEvent(row.n, row.ply, row.kind, row.seat, row.params, row.at) for row in found]


def add_event(
    connection: Connection,
    match: str,
    kind: str,
    now: int,
    seat: int | None = None,
    params: dict[str, Any] | None = None,
    guest: str | None = None,
) -> None:
    """Insert an event, within the caller's transaction.

    `guest` is the guest with the `name` in `params`; of a refusal, the spectator who was refused.
    The caller has changed the match's own row before in that transaction (`touch`): that keeps the numbers of
    simultaneous events distinct, and makes other processes read them.
    """
    here = table_events.c.match == match
    last = (connection.execute(select(func.max(table_events.c.n)).where(here))).scalar()
    ply = (connection.execute(select(matches.c.ply).where(matches.c.id == match))).scalar_one()
    values = {"n": (last or 0) + 1, "ply": ply, "kind": kind, "seat": seat, "params": params or {}, "at": now}
    connection.execute(insert(table_events).values(match=match, guest=guest, **values))


_SINCE: Final = Statement(
    select(table_events)
    .where(table_events.c.match == bindparam("of_match"), table_events.c.n > bindparam("after"))
    .order_by(table_events.c.n)
)
