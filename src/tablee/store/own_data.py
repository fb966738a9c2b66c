"""All data about one guest, for export."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Table, and_, or_, select

from tablee.store.match_rows import find_all
from tablee.store.repository import Repository
from tablee.store.rows import MatchRow
from tablee.store.schema import (
    agreements,
    blocks,
    challenges,
    channels,
    consents,
    guests,
    links,
    matches,
    messages,
    moderators,
    moves,
    nonces,
    notice_wishes,
    outbox,
    own_agents,
    passkeys,
    presences,
    proposals,
    recoveries,
    removed,
    reports,
    resignations,
    seats,
    silences,
    table_events,
    table_notices,
    taken_back,
    talk,
    tokens,
)

EXPORTED: Final[dict[Table, Collection[str]]] = {
    tokens: ("created", "used", "browser", "system"),
    passkeys: ("site", "created", "used", "browser", "system"),
    recoveries: ("created",),
    own_agents: ("name", "created"),
    presences: ("match", "at"),
    talk: ("match", "n", "preset", "text", "at"),
    blocks: ("kind", "at"),
    moderators: ("since",),
    silences: ("until",),
    consents: ("match", "at"),
    table_events: ("match", "ply", "kind", "params", "at"),
    resignations: ("match", "seat", "at", "taken_over"),
    channels: ("kind", "address", "language", "created", "confirmed"),
    notice_wishes: ("mode", "quiet_from", "quiet_until", "digest_at", "zone"),
    table_notices: ("match", "mode"),
    removed: ("match",),
}
"""Tables with a guest's own actions and settings, and the exported columns."""

REPORTED: Final = ("match", "line", "reason", "text", "at", "closed")
"""The exported columns of the reports that a guest wrote."""

NOT_EXPORTED: Final[Collection[Table]] = (
    links,
    challenges,
    messages,
    nonces,
    proposals,
    agreements,
    outbox,
    matches,
    seats,
)
"""Tables that are not exported: temporary rows, and data that the export contains as tables (`tables`)."""


class OwnData(Repository):
    """The stored data about one guest."""

    async def about(self, guest: str) -> dict[str, Any]:
        """Return the guest's own row, and `kept`: lists of rows by the names of the tables in `EXPORTED`."""
        async with self._database.read() as connection:
            own = select(guests.c.name, guests.c.face, guests.c.zone, guests.c.created)
            own = own.where(guests.c.id == guest)
            values = dict((await connection.execute(own)).one()._mapping)
            kept: dict[str, list[dict[str, Any]]] = {}
            for table, names in EXPORTED.items():
                query = select(*(table.c[name] for name in names)).where(table.c.guest == guest)
                query = query.order_by(*table.primary_key)
                kept[table.name] = [dict(row._mapping) for row in await connection.execute(query)]
            # The reported guest, and what moderators did, are data of other people.
            own_reports = select(*(reports.c[name] for name in REPORTED)).where(reports.c.reporter == guest)
            own_reports = own_reports.order_by(reports.c.at, reports.c.id)
            kept["reports"] = [dict(row._mapping) for row in await connection.execute(own_reports)]
        return {**values, "kept": kept}

    async def tables(self, guest: str) -> list[str]:
        """Return the tables that this guest opened or sits at, the oldest first."""
        sits = matches.c.id.in_(select(seats.c.match).where(seats.c.guest == guest))
        query = select(matches.c.id).where(or_(sits, matches.c.host == guest))
        query = query.order_by(matches.c.created, matches.c.id)
        return await self._values(query)

    async def read(self, ids: Sequence[str], guest: str) -> list[tuple[MatchRow, list[dict[str, Any]]]]:
        """Return the existing ones of these tables, each with this guest's moves there, undone ones included.

        Moves of unfinished matches are left out, because they may reveal what has been hidden again.
        """
        made: dict[str, list[dict[str, Any]]] = {match: [] for match in ids}
        async with self._database.read() as connection:
            rows = await connection.run_sync(find_all, ids)
            over = [row.id for row in rows if row.state == "over"]
            for log in (moves, taken_back):
                own = and_(seats.c.match == log.c.match, seats.c.seat == log.c.seat, seats.c.guest == guest)
                query = select(log.c.match, log.c.ply, log.c.seat, log.c.move, log.c.ms, log.c.at)
                query = query.join(seats, own).where(log.c.match.in_(over))
                for one in await connection.execute(query.order_by(log.c.match, log.c.at, log.c.ply)):
                    values = {name: getattr(one, name) for name in ("ply", "seat", "move", "ms", "at")}
                    made[one.match].append({**values, "taken_back": log is taken_back})
        return [(row, made[row.id]) for row in rows]


def decided_tables() -> Sequence[Table]:
    """Return all tables of the database for which an export was decided, either way."""
    return [*EXPORTED, *NOT_EXPORTED]
