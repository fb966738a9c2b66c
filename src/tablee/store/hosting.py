"""Changes by the host and the other players before the match begins.

Any change of seats or settings stops a countdown: all players should see it before the deal.
"""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.folding import name_values
from tablee.store.match_changes import begin_where_complete, touch, touch_waiting
from tablee.store.match_rows import counts
from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.schema import guests, matches, removed, seats
from tablee.store.table_events import add_event

_FREE = {"kind": "free", "guest": None, "level": None, "owner": None, **name_values("")}

_REMOVED: Final = Statement(
    select(removed.c.guest).where(
        removed.c.match == bindparam("of_match"), removed.c.guest == bindparam("whom")
    )
)
TO_FILL: Final = select(matches.c.id).where(
    matches.c.state == "waiting",
    matches.c.fills <= bindparam("now"),
    exists().where(seats.c.match == matches.c.id, seats.c.kind == "free"),
    exists().where(seats.c.match == matches.c.id, seats.c.guest.is_not(None)),
)


class Hosting(Repository):
    """Changes to waiting tables. Each method returns whether the change was made.

    If not, nothing has changed: the table no longer waits, or its revision is not the one that the caller expects.
    """

    async def remove(self, match: str, seat: int, name: str, bar: bool, now: int, revision: int) -> bool:
        """Free this seat. With `bar`, its guest may not sit down there again."""
        async with self._database.write() as connection:
            if not await self._changing(connection, match, now, revision):
                return False
            here = and_(seats.c.match == match, seats.c.seat == seat)
            guest = (await connection.execute(select(seats.c.guest).where(here))).scalar_one()
            theirs = and_(seats.c.match == match, seats.c.guest == guest) if bar else here
            await connection.execute(update(seats).where(theirs).values(_FREE))
            if bar:
                await connection.execute(insert(removed).values(match=match, guest=guest))
            await connection.run_sync(add_event, match, "removed", now, seat, {"name": name}, guest)
        return True

    async def was_removed(self, match: str, guest: str) -> bool:
        """True if this guest may not sit down there again."""

        def look(connection: Connection) -> bool:
            values = {"of_match": match, "whom": guest}
            return _REMOVED.on(connection).first(connection, values) is not None

        return await self._database.look(look)

    async def swap(
        self, match: str, one: int, other: int, names: tuple[str, str | None], now: int, revision: int
    ) -> bool:
        """Swap the players of these two seats; the second may be free. `names` are the players' names."""
        async with self._database.write() as connection:
            if not await self._changing(connection, match, now, revision):
                return False
            for seat, to in ((one, -1), (other, one), (-1, other)):
                here = and_(seats.c.match == match, seats.c.seat == seat)
                await connection.execute(update(seats).where(here).values(seat=to))
            name, with_whom = names
            if with_whom is not None:
                await connection.run_sync(
                    add_event, match, "swapped", now, other, {"name": name, "other": with_whom}
                )
            else:
                await connection.run_sync(add_event, match, "moved", now, other, {"name": name})
        return True

    async def change(
        self, match: str, values: Mapping[str, Any], params: Mapping[str, Any], now: int, revision: int
    ) -> bool:
        """Change options or terms of the table: `values` by column."""
        async with self._database.write() as connection:
            if not await self._changing(connection, match, now, revision):
                return False
            await connection.execute(update(matches).where(matches.c.id == match).values(dict(values)))
            if "terms" in values:
                there = update(seats).where(seats.c.match == match)
                await connection.execute(there.values(counts=counts(values["terms"])))
            await connection.run_sync(add_event, match, "changed", now, None, dict(params))
        return True

    async def lock(self, match: str, locked: bool, now: int) -> bool:
        """Lock the table, so that no further guest may sit down, or unlock it."""
        async with self._database.write() as connection:
            if not await connection.run_sync(touch_waiting, match, now):
                await connection.rollback()
                return False
            here = and_(matches.c.id == match, matches.c.locked != locked)
            changed = await connection.execute(update(matches).where(here).values(locked=locked))
            if changed.rowcount:
                await connection.run_sync(add_event, match, "locked" if locked else "unlocked", now)
        return True

    async def hand_on(self, match: str, host: str, seat: int, now: int) -> bool:
        """Make the guest on this seat the host instead of `host`, also while the match runs."""
        async with self._database.write() as connection:
            await connection.run_sync(touch, match, now)
            heirs = select(seats.c.guest, guests.c.name).join(guests, guests.c.id == seats.c.guest)
            heirs = heirs.where(seats.c.match == match, seats.c.seat == seat, seats.c.kind == "guest")
            heir = (await connection.execute(heirs)).first()
            here = and_(matches.c.id == match, matches.c.host == host)
            if heir is None or heir.guest == host:
                await connection.rollback()
                return False
            handed = await connection.execute(update(matches).where(here).values(host=heir.guest))
            if not handed.rowcount:
                await connection.rollback()
                return False
            await connection.run_sync(add_event, match, "host", now, seat, {"name": heir.name}, heir.guest)
        return True

    async def start(self, match: str, now: int, turn: int | None, countdown: int, revision: int) -> bool:
        """Have the match begin once all seats are taken (`begin_where_complete`)."""
        async with self._database.write() as connection:
            if not await self._changing(connection, match, now, revision):
                return False
            if not await connection.run_sync(begin_where_complete, match, now, turn, countdown):
                await connection.rollback()
                return False
        return True

    async def fill(
        self, match: str, level: int, now: int, turn: int | None, countdown: int, revision: int
    ) -> bool:
        """Give every free seat to a bot of this level, and have the match begin (`begin_where_complete`)."""
        async with self._database.write() as connection:
            if not await self._changing(connection, match, now, revision):
                return False
            free = and_(seats.c.match == match, seats.c.kind == "free")
            filled = await connection.execute(
                update(seats).where(free).values(kind="bot", guest=None, name="", level=level)
            )
            if not filled.rowcount:
                await connection.rollback()
                return False
            await connection.run_sync(
                add_event, match, "filled", now, None, {"bots": filled.rowcount, "level": level}
            )
            await connection.execute(update(matches).where(matches.c.id == match).values(fills=None))
            await connection.run_sync(begin_where_complete, match, now, turn, countdown)
        return True

    async def due(self, now: int, limit: int) -> list[str]:
        """Return waiting tables with at least one guest where bots are due to take the free seats."""
        query = TO_FILL.order_by(matches.c.fills).limit(limit)
        return [row.id for row in await self._rows(query, {"now": now})]

    async def _changing(self, connection: AsyncConnection, match: str, now: int, revision: int) -> bool:
        if not await connection.run_sync(touch_waiting, match, now, revision):
            await connection.rollback()
            return False
        await connection.execute(update(matches).where(matches.c.id == match).values(starts=None))
        return True
