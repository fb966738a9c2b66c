"""Matches and who sits at them."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, Select, and_, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.database import Database
from tablee.store.rows import Entry, MatchRow, Progress, SeatRow
from tablee.store.schema import guests, matches, moves, resignations, seats

_following = matches.alias("following")


class Matches:
    """All matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, match: MatchRow, entries: Sequence[Entry] = ()) -> bool:
        """Store a new match, with moves that it begins with.

        False, and nothing stored: `previous` has a successor already.
        """
        values = {column.key: getattr(match, column.key) for column in matches.c}
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(matches).values(values))
                await connection.execute(
                    insert(seats), [{"match": match.id, **_seat_values(seat)} for seat in match.seats]
                )
                await insert_entries(connection, match.id, entries)
                if match.previous is not None:
                    await touch(connection, match.previous, match.created)
        except IntegrityError:
            if match.previous is None:
                raise
            return False
        return True

    async def find(self, match: str) -> MatchRow | None:
        """One match."""
        async with self._database.read() as connection:
            return await find(connection, match)

    async def of_guest(self, guest: str, limit: int) -> list[MatchRow]:
        """The matches this guest created or sits at, newest first, without those that were cancelled."""
        at = select(seats.c.match).where(seats.c.guest == guest)
        query = (
            _query()
            .where((matches.c.host == guest) | matches.c.id.in_(at), matches.c.cancelled.is_(None))
            .order_by(matches.c.created.desc(), matches.c.id)
            .limit(limit)
        )
        async with self._database.read() as connection:
            return await _rows(connection, query)

    async def public_tables(self, changed_since: int, limit: int) -> list[MatchRow]:
        """Tables that strangers may find: those with a free seat first, then the latest."""
        query = (
            _query()
            .where(matches.c.public, matches.c.state != "over", matches.c.changed >= changed_since)
            .order_by(matches.c.state.desc(), matches.c.changed.desc(), matches.c.id)
            .limit(limit)
        )
        async with self._database.read() as connection:
            return await _rows(connection, query)

    async def count_public(self, host: str) -> int:
        """How many tables of this host strangers may find."""
        query = select(matches.c.id).where(
            matches.c.host == host, matches.c.public, matches.c.state != "over"
        )
        async with self._database.read() as connection:
            return len((await connection.execute(query)).all())

    async def count_waiting(self, host: str) -> int:
        """How many tables of this host wait for people."""
        query = select(matches.c.id).where(and_(matches.c.host == host, matches.c.state == "waiting"))
        async with self._database.read() as connection:
            return len((await connection.execute(query)).all())

    async def count_without_people(self, hosts: Collection[str] | None, changed_since: int = 0) -> int:
        """How many running tables of these hosts (None: of all) no person plays at, where something happened since."""
        query = select(func.count()).where(
            matches.c.state == "running", matches.c.changed >= changed_since, without_people()
        )
        if hosts is not None:
            query = query.where(matches.c.host.in_(list(hosts)))
        async with self._database.read() as connection:
            number: int = (await connection.execute(query)).scalar_one()
        return number

    async def take_seat(
        self, match: str, seat: SeatRow, now: int, turn: int | None, countdown: int = 0
    ) -> MatchRow | None:
        """Put somebody on a free seat; with the last one the match begins, `turn` being to act.

        Where two guests or more play it begins `countdown` milliseconds later, when somebody calls `begin`.
        None, and nothing changed: the seat was not free any more, or the table waits no longer.
        """
        free = and_(seats.c.match == match, seats.c.seat == seat.seat, seats.c.kind == "free")
        async with self._database.write() as connection:
            # First the match's own row: two who take the last two seats at once must see each other.
            if not await touch_waiting(connection, match, now):
                await connection.rollback()
                return None
            taken = await connection.execute(update(seats).where(free).values(_seat_values(seat)))
            if taken.rowcount == 0:
                await connection.rollback()
                return None
            still_free = select(seats.c.seat).where(and_(seats.c.match == match, seats.c.kind == "free"))
            if (await connection.execute(still_free)).first() is None:
                complete = update(matches).where(and_(matches.c.id == match, matches.c.state == "waiting"))
                if countdown and await _guests(connection, match) > 1:
                    await connection.execute(complete.values(starts=now + countdown))
                else:
                    await connection.execute(complete.values(state="running", turn=turn, begun=now))
            return await find(connection, match)

    async def begin(self, match: str, now: int, turn: int | None) -> bool:
        """Begin a match whose countdown is over, `turn` being to act. False, and nothing changed: there is none."""
        due = update(matches).where(
            matches.c.id == match, matches.c.state == "waiting", matches.c.starts <= now
        )
        values = {"state": "running", "turn": turn, "begun": now, "starts": None, "changed": now}
        async with self._database.write() as connection:
            begun = await connection.execute(due.values(revision=matches.c.revision + 1, **values))
            return bool(begun.rowcount)

    async def starting(self) -> dict[str, int]:
        """The matches that a countdown runs for, with when it ends."""
        query = select(matches.c.id, matches.c.starts).where(
            matches.c.state == "waiting", matches.c.starts.is_not(None)
        )
        async with self._database.read() as connection:
            return {row.id: row.starts for row in await connection.execute(query)}

    async def progress(self, ids: Collection[str]) -> dict[str, Progress]:
        """How far these matches have come."""
        query = select(matches.c.id, matches.c.ply, matches.c.revision).where(matches.c.id.in_(list(ids)))
        async with self._database.read() as connection:
            return {row.id: Progress(row.ply, row.revision) for row in await connection.execute(query)}

    async def undone(self, match: str) -> int | None:
        """How many steps of this match were taken back."""
        query = select(matches.c.undone).where(matches.c.id == match)
        async with self._database.read() as connection:
            number: int | None = (await connection.execute(query)).scalar_one_or_none()
        return number

    async def bots_due(self, changed_before: int, changed_since: int = 0) -> list[str]:
        """Running matches unchanged since `changed_before` whose turn is a bot's, or that of a seat that gave up.

        Not those that were unchanged at `changed_since` already, and not those at which no person plays: they go on
        only where somebody looks.
        """
        query = (
            select(matches.c.id)
            .join(seats, and_(seats.c.match == matches.c.id, seats.c.seat == matches.c.turn))
            .outerjoin(
                resignations,
                and_(resignations.c.match == matches.c.id, resignations.c.seat == matches.c.turn),
            )
            .where(
                matches.c.state == "running",
                (seats.c.kind == "bot") | resignations.c.seat.is_not(None),
                matches.c.changed < changed_before,
                matches.c.changed >= changed_since,
                ~without_people(),
            )
            .order_by(matches.c.changed)
        )
        async with self._database.read() as connection:
            return [row.id for row in await connection.execute(query)]


async def touch(connection: AsyncConnection, match: str, now: int) -> None:
    """Note that something about this match changed other than a move."""
    changed = update(matches).where(matches.c.id == match)
    await connection.execute(changed.values(revision=matches.c.revision + 1, changed=now))


async def touch_waiting(connection: AsyncConnection, match: str, now: int) -> bool:
    """The same for a match that waits. False, and nothing changed: it does not."""
    return await _touch_in(connection, match, "waiting", now)


async def touch_running(connection: AsyncConnection, match: str, now: int) -> bool:
    """The same for a match that runs. False, and nothing changed: it does not."""
    return await _touch_in(connection, match, "running", now)


async def _touch_in(connection: AsyncConnection, match: str, state: str, now: int) -> bool:
    there = and_(matches.c.id == match, matches.c.state == state)
    changed = update(matches).where(there).values(revision=matches.c.revision + 1, changed=now)
    return bool((await connection.execute(changed)).rowcount)


async def _guests(connection: AsyncConnection, match: str) -> int:
    """How many guests sit there: people at one device are one."""
    sitting = select(func.count(seats.c.guest.distinct())).where(seats.c.match == match)
    number: int = (await connection.execute(sitting)).scalar_one()
    return number


def without_people() -> ColumnElement[bool]:
    """Of a match of the query around it: nobody sits there who has not given up."""
    sitting, gave_up = seats.alias(), resignations.alias()
    theirs = and_(gave_up.c.match == sitting.c.match, gave_up.c.seat == sitting.c.seat)
    return ~exists(
        select(sitting.c.seat)
        .outerjoin(gave_up, theirs)
        .where(sitting.c.match == matches.c.id, sitting.c.guest.is_not(None), gave_up.c.seat.is_(None))
        .correlate(matches)
    )


async def insert_entries(connection: AsyncConnection, match: str, entries: Sequence[Entry]) -> None:
    """Add moves to the log, within the caller's transaction."""
    if entries:
        rows = [{"match": match, **msgspec.structs.asdict(entry)} for entry in entries]
        await connection.execute(insert(moves), rows)


async def find(connection: AsyncConnection, match: str) -> MatchRow | None:
    """One match, as this connection sees it."""
    found = await _rows(connection, _query().where(matches.c.id == match))
    return found[0] if found else None


def _query() -> Select[Any]:
    successor = _following.c.id.label("next")
    return select(matches, successor).outerjoin(_following, _following.c.previous == matches.c.id)


async def _rows(connection: AsyncConnection, query: Select[Any]) -> list[MatchRow]:
    found = (await connection.execute(query)).all()
    sitting = await _seats(connection, [row.id for row in found])
    return [_match(row, sitting[row.id]) for row in found]


async def _seats(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    query = (
        select(
            seats,
            guests.c.name.label("guest_name"),
            guests.c.face,
            guests.c.zone,
            resignations.c.at.label("resigned_at"),
        )
        .outerjoin(guests, guests.c.id == seats.c.guest)
        .outerjoin(
            resignations, and_(resignations.c.match == seats.c.match, resignations.c.seat == seats.c.seat)
        )
        .where(seats.c.match.in_(ids))
        .order_by(seats.c.match, seats.c.seat)
    )
    sitting: dict[str, list[SeatRow]] = {match: [] for match in ids}
    for row in await connection.execute(query):
        name = row.guest_name if row.kind == "guest" else row.name
        # In the database a program is a bot without a level.
        kind: Any = "program" if row.kind == "bot" and row.level is None else row.kind
        face = row.face if row.kind == "guest" else None
        sitting[row.match].append(
            SeatRow(row.seat, kind, row.guest, name, row.level, row.resigned_at, face, row.zone)
        )
    return sitting


def _match(row: Row[Any], sitting: list[SeatRow]) -> MatchRow:
    values = {column.key: getattr(row, column.key) for column in matches.c}
    if row.cancelled is not None:
        values["state"] = "cancelled"
    return MatchRow(**values, next=row.next, seats=tuple(sitting))


def _seat_values(seat: SeatRow) -> dict[str, Any]:
    name = "" if seat.kind == "guest" else seat.name
    kind = "bot" if seat.kind == "program" else seat.kind
    return {"seat": seat.seat, "kind": kind, "guest": seat.guest, "name": name, "level": seat.level}
