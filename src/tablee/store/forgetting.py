"""Deletes a guest: events at tables stay, as something that "a guest" did."""

from sqlalchemy import and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store import series
from tablee.store.folding import name_values
from tablee.store.given_up import gave_up
from tablee.store.match_changes import revise
from tablee.store.naming import NAMING, is_named
from tablee.store.parting import close_ways_back
from tablee.store.repository import Repository
from tablee.store.schema import (
    guests,
    matches,
    moves_ahead,
    offers,
    resignations,
    seats,
    table_events,
    talk,
)


class Forgetting(Repository):
    """Deletes guests."""

    async def seats_in_play(self, guest: str) -> list[tuple[str, int]]:
        """Return match and seat for every seat that this guest plays in a running match."""
        given_up = select(resignations.c.seat).where(gave_up(resignations, seats.c.match, seats.c.seat))
        query = (
            select(seats.c.match, seats.c.seat)
            .join(matches, matches.c.id == seats.c.match)
            .where(seats.c.guest == guest, matches.c.state == "running", ~given_up.exists())
            .order_by(seats.c.match, seats.c.seat)
        )
        return [(row.match, row.seat) for row in await self._rows(query)]

    async def waiting(self, guest: str) -> list[tuple[str, bool]]:
        """Return the waiting tables where this guest sits or is host, with whether they are host."""
        sits = matches.c.id.in_(select(seats.c.match).where(seats.c.guest == guest))
        query = select(matches.c.id, matches.c.host).where(
            matches.c.state == "waiting", or_(sits, matches.c.host == guest)
        )
        return [(row.id, row.host == guest) for row in await self._rows(query)]

    async def forget(self, guest: str, now: int) -> None:
        """Delete all data of this guest, and remove their names and words from the rows that stay.

        Their moves in advance and rematch offers are found by seat. All their devices end; seats and moves still name
        the guest, about whom nothing else is stored.
        """
        async with self._database.write() as connection:
            named = (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar_one()
            # Before the rows that name the guest are changed.
            await connection.run_sync(revise, is_named(guest))
            nobody = {**name_values(""), "face": None, "zone": None, "created": 0, "ended": now}
            await connection.execute(update(guests).where(guests.c.id == guest).values(nobody))
            for table, column, owned in NAMING:
                if owned:
                    await connection.execute(delete(table).where(column == guest))
            await close_ways_back(connection, guest)
            for table in (moves_ahead, offers):
                here = (seats.c.match == table.c.match, seats.c.seat == table.c.seat, seats.c.guest == guest)
                await connection.execute(delete(table).where(exists().where(*here)))
            theirs = or_(seats.c.guest == guest, seats.c.owner == guest)
            await connection.execute(update(seats).where(theirs).values(name_values("")))
            await series.unname(connection, guest)
            await _unname(connection, guest, named)
            # The rows keep their numbers, on which clients rely; lines without words are not sent to them.
            said = {"name": "", "text": None, "preset": None}
            await connection.execute(update(talk).where(talk.c.guest == guest).values(said))


async def _unname(connection: AsyncConnection, guest: str, named: str) -> None:
    """Remove this guest's name `named` from the events at their tables."""
    sat = select(resignations.c.match).where(resignations.c.guest == guest)
    sits = select(seats.c.match).where(seats.c.guest == guest)
    # At a table that they left, one of their own events says so; other events may name them too.
    left = select(table_events.c.match).where(table_events.c.guest == guest)
    events = select(table_events).where(or_(*(table_events.c.match.in_(one) for one in (sat, sits, left))))
    for event in (await connection.execute(events)).all():
        own = {"name": ""} if event.guest == guest and "name" in event.params else {}
        nameless = {key: "" if value == named else value for key, value in event.params.items()} | own
        if nameless != event.params:
            here = and_(table_events.c.match == event.match, table_events.c.n == event.n)
            await connection.execute(update(table_events).where(here).values(params=nameless))
