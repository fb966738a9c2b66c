"""Tables of quick matches: people who want the same are seated together, whichever process they ask.

A waiting table is the queue: its guests wait. Only one guest for each kind of match at a time looks for a table or
opens one. So no guest waits alone while another table of that kind has a free seat.
"""

import zlib
from typing import Any, Final, NamedTuple

from sqlalchemy import and_, bindparam, func, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.blocks import apart_from
from tablee.store.insertion import put_into
from tablee.store.match_changes import touch_waiting
from tablee.store.match_rows import insert_match, seat_values
from tablee.store.nonces import SHOWING_MS, any_bound, replace_nonce
from tablee.store.repository import Repository
from tablee.store.rows import MatchRow, SeatRow
from tablee.store.schema import QUICK_WAITING, matches, presences, seats

LOCKS: Final = 0x7AB1E
"""The first number of our advisory locks in PostgreSQL; the second number stands for the kind."""

TOLD: Final = 200
"""The most tables that are counted in the list of waiting people."""


GONE: Final = (
    select(seats.c.match, seats.c.guest)
    .join(matches, matches.c.id == seats.c.match)
    .outerjoin(presences, and_(presences.c.match == seats.c.match, presences.c.guest == seats.c.guest))
    .where(QUICK_WAITING, matches.c.starts.is_(None), seats.c.guest.is_not(None))
    .where(matches.c.stand_in > 0)
    .where(or_(presences.c.at.is_(None), presences.c.at < bindparam("seen_before")))
)


class Waiting(NamedTuple):
    """The number of people who wait to play this game with that many players, on these terms."""

    game: str
    players: int
    terms: dict[str, Any]
    people: int


class QuickTable(NamedTuple):
    """A table where a guest waits for a match of this kind. `is_now`: guests must be present when it begins."""

    table: str
    kind: str
    is_now: bool


class QuickTables(Repository):
    """The waiting tables of quick matches."""

    async def sit(
        self, row: MatchRow, guest: str, now: int, countdown: int, commitment: str | None = None
    ) -> str:
        """Give `guest` a seat at a table of the kind `row.quick`, and return the table's id.

        If they already wait at one, that is the table; otherwise it is the first with a free seat and no guest from
        whom they are apart. If there is none, `row` is opened with the guest on a seat. With the last seat the match
        is about to begin, `countdown` milliseconds later. `commitment` binds the browser of a guest who sits down for
        the deal.
        """
        assert row.quick is not None
        async with self._database.write() as connection:
            if not self._database.is_sqlite:
                lock = text("SELECT pg_advisory_xact_lock(:ours, :kind)")
                kind = zlib.crc32(row.quick.encode()) - 2**31
                await connection.execute(lock, {"ours": LOCKS, "kind": kind})
            table = await self._find(connection, row.quick, guest, now, countdown, commitment)
            if table is None:
                await connection.run_sync(insert_match, row)
                table = row.id
                await _bind(connection, table, guest, commitment)
            there = [{"match": table, "guest": guest, "at": now}]
            await connection.execute(put_into(presences, self._database.dialect.name, there))
            return table

    async def _find(
        self,
        connection: AsyncConnection,
        kind: str,
        guest: str,
        now: int,
        countdown: int,
        commitment: str | None,
    ) -> str | None:
        apart = await connection.run_sync(apart_from, guest)
        query = (
            select(seats.c.match, seats.c.seat, seats.c.guest)
            .join(matches, matches.c.id == seats.c.match)
            .where(matches.c.quick == kind, QUICK_WAITING)
            .order_by(matches.c.created, matches.c.id, seats.c.seat)
        )
        at: dict[str, list[tuple[int, str | None]]] = {}
        for row in await connection.execute(query):
            at.setdefault(row.match, []).append((row.seat, row.guest))
        for table, sitting in at.items():
            if guest in {who for _, who in sitting}:
                return table
        for table, sitting in at.items():
            if apart.isdisjoint(who for _, who in sitting if who is not None) and await self._take(
                connection, table, guest, now, countdown, commitment
            ):
                return table
        return None

    async def _take(
        self,
        connection: AsyncConnection,
        table: str,
        guest: str,
        now: int,
        countdown: int,
        commitment: str | None,
    ) -> bool:
        # Lock the match's own row first, as every guest who sits down or leaves does.
        if not await connection.run_sync(touch_waiting, table, now):
            return False
        free = select(seats.c.seat).where(seats.c.match == table, seats.c.kind == "free")
        numbers = (await connection.execute(free.order_by(seats.c.seat))).scalars().all()
        if not numbers:
            return False
        here = and_(seats.c.match == table, seats.c.seat == numbers[0])
        taken = seat_values(SeatRow(numbers[0], "guest", guest, "", None))
        await connection.execute(update(seats).where(here).values(taken))
        await _bind(connection, table, guest, commitment)
        if len(numbers) == 1:
            wait = countdown or (SHOWING_MS if await connection.run_sync(any_bound, table) else 0)
            await connection.execute(update(matches).where(matches.c.id == table).values(starts=now + wait))
        return True

    async def of_guest(self, guest: str) -> list[QuickTable]:
        """Return the tables where this guest waits."""
        query = (
            select(matches.c.id, matches.c.quick, matches.c.stand_in)
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.guest == guest, ~seats.c.past, QUICK_WAITING)
        )
        rows = await self._rows(query)
        return [QuickTable(row.id, row.quick, row.stand_in > 0) for row in rows]

    async def waiting(self) -> list[Waiting]:
        """Return the number of waiting people for each table with a free seat; at most `TOLD` tables."""
        here = select(func.count(seats.c.guest)).where(seats.c.match == matches.c.id)
        people = here.correlate(matches).scalar_subquery().label("people")
        query = (
            select(matches.c.game, matches.c.players, matches.c.terms, people)
            .where(QUICK_WAITING, matches.c.starts.is_(None))
            .order_by(matches.c.game, matches.c.players, matches.c.created)
            .limit(TOLD)
        )
        rows = await self._rows(query)
        return [Waiting(row.game, row.players, row.terms, row.people) for row in rows]

    async def gone(self, seen_before: int) -> list[tuple[str, str]]:
        """Return table and guest of each guest who waits for an immediate match but was not seen there since then."""
        found = await self._rows(GONE, {"seen_before": seen_before})
        return [(row.match, row.guest) for row in found]


async def _bind(connection: AsyncConnection, table: str, guest: str, commitment: str | None) -> None:
    if commitment is not None:
        await connection.run_sync(replace_nonce, table, guest, commitment)
