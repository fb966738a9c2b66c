"""Leaving a table before its match begins, and tables that end without a result."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.changed_matches import note_changed
from tablee.store.folding import name_values
from tablee.store.match_changes import touch_waiting
from tablee.store.match_rows import past
from tablee.store.matches import without_people
from tablee.store.repository import Repository
from tablee.store.schema import guests, matches, seats
from tablee.store.table_events import add_event

BATCH: Final = 500
"""The most tables that one call ends."""


class Cancelling(Repository):
    """Ends tables without a result: waiting ones, and those without people.

    In the database such a match is over and has no outcome; `cancelled` is the time of its end.
    """

    async def leave(self, match: str, guest: str, now: int) -> bool:
        """Free the seats of this guest at a waiting table, and stop its countdown.

        If the host leaves, the guest on the lowest seat becomes host; if there is none, the table ends.
        The table of a quick match ends when its last guest leaves, because no other guest can find it.
        Returns False, and changes nothing, if the table no longer waits.
        """
        own = and_(seats.c.match == match, seats.c.guest == guest)
        async with self._database.write() as connection:
            # Lock the match's own row first, as taking the last seat does: one of the two then sees the change.
            if not await connection.run_sync(touch_waiting, match, now):
                await connection.rollback()
                return False
            sitting = (
                select(func.min(seats.c.seat), guests.c.name)
                .join(guests, guests.c.id == seats.c.guest)
                .where(own)
                .group_by(guests.c.name)
            )
            who = (await connection.execute(sitting)).first()
            if who is not None:
                seat, name = who
                await connection.run_sync(add_event, match, "left", now, seat, {"name": name}, guest)
            await connection.execute(update(matches).where(matches.c.id == match).values(starts=None))
            await connection.execute(
                update(seats).where(own).values(kind="free", guest=None, level=None, **name_values(""))
            )
            host = select(matches.c.host).where(matches.c.id == match)
            if await _is_left_by_all(connection, match):
                await _end(connection, [match], now)
            elif (await connection.execute(host)).scalar_one() == guest:
                await _without_host(connection, match, now)
        return True

    async def cancel(self, match: str, now: int) -> bool:
        """End this table. Return False, and change nothing, if people play there or it is over."""
        async with self._database.write() as connection:
            return await _end(connection, [match], now) > 0

    async def expire(self, changed_before: int, now: int) -> list[str]:
        """End the tables that may be cancelled and have not changed since `changed_before`.

        Returns the ids that were found, at most `BATCH`: call again for more.
        """
        due = and_(_endable(), matches.c.changed < changed_before)
        query = select(matches.c.id).where(due).order_by(matches.c.changed).limit(BATCH)
        found = [row.id for row in await self._rows(query)]
        if found:
            async with self._database.write() as connection:
                await _end(connection, found, now, changed_before)
        return found


async def _is_left_by_all(connection: AsyncConnection, match: str) -> bool:
    """True if this is the table of a quick match without any waiting guest."""
    quick = select(matches.c.id).where(matches.c.id == match, matches.c.quick.is_not(None))
    people = select(seats.c.seat).where(seats.c.match == match, seats.c.guest.is_not(None))
    return (await connection.execute(quick.where(~people.exists()))).first() is not None


async def _without_host(connection: AsyncConnection, match: str, now: int) -> None:
    """Make another guest at the table the host, or end the table if there is none."""
    heirs = (
        select(seats.c.seat, seats.c.guest, guests.c.name)
        .join(guests, guests.c.id == seats.c.guest)
        .where(seats.c.match == match)
    )
    heir = (await connection.execute(heirs.order_by(seats.c.seat).limit(1))).first()
    if heir is None:
        await _end(connection, [match], now)
    else:
        await connection.execute(update(matches).where(matches.c.id == match).values(host=heir.guest))
        await connection.run_sync(add_event, match, "host", now, heir.seat, {"name": heir.name}, heir.guest)


def _endable() -> ColumnElement[bool]:
    waits = matches.c.state == "waiting"
    return or_(waits, and_(matches.c.state == "running", without_people()))


async def _end(
    connection: AsyncConnection, ids: Sequence[str], now: int, changed_before: int | None = None
) -> int:
    these = matches.c.id.in_(ids)
    # Lock the rows first: only a statement that begins afterwards sees a guest who has just sat down.
    await connection.execute(select(matches.c.id).where(these).order_by(matches.c.id).with_for_update())
    due = these if changed_before is None else and_(these, matches.c.changed < changed_before)
    values = {"state": "over", "turn": None, "cancelled": now, "starts": None, "changed": now}
    ended = update(matches).where(due, _endable()).values(revision=matches.c.revision + 1, **values)
    number = (await connection.execute(ended)).rowcount
    note_changed(connection, ids)
    over = select(matches.c.id).where(these, matches.c.state == "over")
    await connection.execute(past((await connection.execute(over)).scalars().all()))
    return number
