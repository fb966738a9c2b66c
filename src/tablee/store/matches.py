"""Matches and their seats."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Update,
    and_,
    bindparam,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.blocks import check_together
from tablee.store.changed_matches import note_changed
from tablee.store.database import Database
from tablee.store.folding import name_values
from tablee.store.given_up import gave_up
from tablee.store.nonces import SHOWING_MS, any_bound, forget_nonces, insert_nonces, nonces_of
from tablee.store.outbox import enqueue
from tablee.store.rows import Entry, MatchRow, Nonce, Progress, SeatRow
from tablee.store.schema import guests, matches, moves, proposals, resignations, seats

_following = matches.alias("following")


class Matches:
    """All matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, match: MatchRow, entries: Sequence[Entry] = ()) -> bool:
        """Store a new match, its first moves, and the commitments of browsers for its deal.

        Returns False, and stores nothing, if `previous` already has a successor.
        """
        try:
            async with self._database.write() as connection:
                await insert_match(connection, match)
                await insert_entries(connection, match.id, entries)
                await insert_nonces(connection, match.id, match.nonces)
                if match.previous is not None:
                    await touch(connection, match.previous, match.created)
                    if match.state == "running":
                        await connection.run_sync(_tell_begun, match.id, match.created, match.turn, match.ply)
        except IntegrityError:
            if match.previous is None:
                raise
            return False
        return True

    async def find(self, match: str) -> MatchRow | None:
        """Return one match; None if there is none."""
        async with self._database.read() as connection:
            return await find(connection, match)

    async def public_tables(self, changed_since: int, limit: int) -> list[MatchRow]:
        """Return the tables that strangers may find: those with a free seat first, then the latest."""
        query = (
            _query()
            .where(
                matches.c.public,
                matches.c.state != "over",
                ~and_(matches.c.state == "waiting", matches.c.locked),
                matches.c.changed >= changed_since,
            )
            .order_by(matches.c.state.desc(), matches.c.changed.desc(), matches.c.id)
            .limit(limit)
        )
        async with self._database.read() as connection:
            return await _rows(connection, query)

    async def count_public(self, hosts: Collection[str]) -> int:
        """Return the number of these hosts' tables that strangers may find."""
        query = select(matches.c.id).where(
            matches.c.host.in_(list(hosts)), matches.c.public, matches.c.state != "over"
        )
        async with self._database.read() as connection:
            return len((await connection.execute(query)).all())

    async def waiting_of(self, host: str) -> list[MatchRow]:
        """Return the tables of this host that wait for people, the oldest first."""
        query = _query().where(matches.c.host == host, matches.c.state == "waiting")
        async with self._database.read() as connection:
            return await _rows(connection, query.order_by(matches.c.created, matches.c.id))

    async def count_without_people(self, hosts: Collection[str] | None, changed_since: int = 0) -> int:
        """Count running tables without people, of these hosts (None: of all), changed at or after `changed_since`."""
        query = select(func.count()).where(
            matches.c.state == "running", matches.c.changed >= changed_since, without_people()
        )
        if hosts is not None:
            query = query.where(matches.c.host.in_(list(hosts)))
        async with self._database.read() as connection:
            number: int = (await connection.execute(query)).scalar_one()
        return number

    async def take_seat(
        self,
        match: str,
        seat: SeatRow,
        now: int,
        turn: int | None,
        countdown: int = 0,
        revision: int | None = None,
        name: str | None = None,
    ) -> MatchRow | None:
        """Put a player on a free seat; with the last free seat the match begins, and `turn` is the seat to act.

        `name` becomes the name of the guest who sits down.
        If there is something to wait for, it begins only when `begin` is called (`begin_where_complete`).
        Returns None, and changes nothing, if the seat is no longer free or the table no longer waits or is not at
        `revision`. Raises `ApartError` if a guest sits there with whom this guest may not sit.
        """
        free = and_(seats.c.match == match, seats.c.seat == seat.seat, seats.c.kind == "free")
        async with self._database.write() as connection:
            # Lock the match's own row first: two guests who take the last two seats at once must see each other.
            if not await touch_waiting(connection, match, now, revision):
                await connection.rollback()
                return None
            if seat.guest is not None:
                await check_together(connection, match, seat.guest)
            taken = await connection.execute(update(seats).where(free).values(seat_values(seat)))
            if taken.rowcount == 0:
                await connection.rollback()
                return None
            if seat.guest is not None and name is not None:
                await set_name(connection, seat.guest, name)
            await begin_where_complete(connection, match, now, turn, countdown)
            return await find(connection, match)

    async def begin(self, waiting: MatchRow, now: int, turn: int | None, early: bool = False) -> bool:
        """Begin a match whose countdown is over (with `early`: still runs), with the seed and the deal of `waiting`.

        `turn` is the seat to act. Returns False, and changes nothing, if there is no countdown, or the match has
        changed since `waiting` was read.
        """
        due = update(matches).where(
            matches.c.id == waiting.id,
            matches.c.state == "waiting",
            matches.c.revision == waiting.revision,
            matches.c.starts.is_not(None) if early else matches.c.starts <= now,
        )
        values = {
            "state": "running",
            "turn": turn,
            "begun": now,
            "starts": None,
            "changed": now,
            "seed": waiting.seed,
            "deal": waiting.deal,
        }
        async with self._database.write() as connection:
            begun = await connection.execute(due.values(revision=matches.c.revision + 1, **values))
            if begun.rowcount:
                await forget_nonces(connection, waiting.id)
                await connection.run_sync(_tell_begun, waiting.id, now, turn)
            return bool(begun.rowcount)

    async def to_begin(self, now: int) -> list[str]:
        """Return the matches whose countdown is over."""
        async with self._database.read() as connection:
            return [row.id for row in await connection.execute(TO_BEGIN, {"now": now})]

    async def progress(self, ids: Collection[str]) -> dict[str, Progress]:
        """Return the progress of these matches."""

        def read(connection: Connection) -> dict[str, Progress]:
            found = connection.execute(_PROGRESS, {"ids": list(ids)})
            return {row.id: Progress(row.ply, row.revision, row.undone) for row in found}

        return await self._database.look(read)

    async def epoch(self, match: str) -> tuple[int, int] | None:
        """Return how many steps of this match were taken back, and its epoch; None if there is no such match."""
        query = select(matches.c.undone, matches.c.epoch).where(matches.c.id == match)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.undone, row.epoch)

    async def bots_due(self, changed_before: int, changed_since: int = 0) -> list[str]:
        """Return running matches unchanged since `changed_before` where a bot, or a seat that gave up, is to act.

        Matches that were unchanged at `changed_since` already are left out. So are matches without people: these
        continue only while a spectator watches.
        """
        between = {"bots_before": changed_before, "bots_since": changed_since}
        async with self._database.read() as connection:
            found = await connection.execute(BOTS_DUE.order_by(matches.c.changed), between)
            return [row.id for row in found]


async def touch(connection: AsyncConnection, match: str, now: int) -> None:
    """Note that something about this match changed other than a move."""
    changed = update(matches).where(matches.c.id == match)
    await connection.execute(changed.values(revision=matches.c.revision + 1, changed=now))
    note_changed(connection, [match])


async def begin_epoch(connection: AsyncConnection, match: str) -> None:
    """Begin a new epoch, so that moves computed before are refused: players change, or the match pauses or resumes."""
    here = update(matches).where(matches.c.id == match)
    await connection.execute(here.values(epoch=matches.c.epoch + 1))


async def revise(connection: AsyncConnection, these: ColumnElement[bool]) -> None:
    """Have every process read these matches again, without counting this as a change of the match.

    Their rows are locked in a fixed order, so that two such changes at once do not deadlock.
    """
    locked = await connection.execute(
        select(matches.c.id).where(these).order_by(matches.c.id).with_for_update()
    )
    note_changed(connection, locked.scalars())
    await connection.execute(update(matches).where(these).values(revision=matches.c.revision + 1))


async def set_name(connection: AsyncConnection, guest: str, name: str) -> None:
    """Set this guest's name within the caller's transaction; their other tables are not revised."""
    await connection.execute(update(guests).where(guests.c.id == guest).values(name_values(name)))


async def revise_tables_of(connection: AsyncConnection, *of: str) -> None:
    """Revise the matches where these guests sit, propose something, or are host: they are shown differently."""
    sits = select(seats.c.match).where(seats.c.guest.in_(of))
    proposes = select(proposals.c.match).where(proposals.c.guest.in_(of))
    there = matches.c.id.in_(sits) | matches.c.id.in_(proposes)
    await revise(connection, there | matches.c.host.in_(of))


async def touch_waiting(
    connection: AsyncConnection, match: str, now: int, revision: int | None = None
) -> bool:
    """Touch a match that waits. Return False, and change nothing, if it does not, or is no longer at `revision`."""
    return await _touch_in(connection, match, "waiting", now, revision)


async def touch_running(connection: AsyncConnection, match: str, now: int) -> bool:
    """Touch a match that runs. Return False, and change nothing, if it does not."""
    return await _touch_in(connection, match, "running", now)


async def _touch_in(
    connection: AsyncConnection, match: str, state: str, now: int, revision: int | None = None
) -> bool:
    there = and_(matches.c.id == match, matches.c.state == state)
    if revision is not None:
        there = and_(there, matches.c.revision == revision)
    changed = update(matches).where(there).values(revision=matches.c.revision + 1, changed=now)
    note_changed(connection, [match])
    return bool((await connection.execute(changed)).rowcount)


def _tell_begun(connection: Connection, match: str, at: int, turn: int | None, ply: int = 0) -> None:
    """Notify all players that the match has begun, and the player to act that it is their turn."""
    enqueue(connection, "begun", match, at, but_seat=turn)
    if turn is not None:
        enqueue(connection, "turn", match, at, ply=ply, seat=turn)


async def begin_where_complete(
    connection: AsyncConnection, match: str, now: int, turn: int | None, countdown: int
) -> bool:
    """Begin a waiting match without a free seat, with `turn` to act, within the caller's transaction.

    If two or more guests play, a countdown of so many milliseconds comes first. Without a countdown, but with browsers
    that are bound to a nonce, the match waits for the time that they have to show it. Returns False, and changes
    nothing, if a seat is free.
    """
    still_free = select(seats.c.seat).where(and_(seats.c.match == match, seats.c.kind == "free"))
    if (await connection.execute(still_free)).first() is not None:
        return False
    complete = update(matches).where(and_(matches.c.id == match, matches.c.state == "waiting"))
    wait = countdown if await _guests(connection, match) > 1 else 0
    if not wait and await any_bound(connection, match):
        wait = SHOWING_MS
    if wait:
        await connection.execute(complete.values(starts=now + wait))
    else:
        await connection.execute(complete.values(state="running", turn=turn, begun=now))
        await connection.run_sync(_tell_begun, match, now, turn)
    return True


async def _guests(connection: AsyncConnection, match: str) -> int:
    """Return the number of guests at the table; people who share a device are one guest."""
    sitting = select(func.count(seats.c.guest.distinct())).where(seats.c.match == match)
    number: int = (await connection.execute(sitting)).scalar_one()
    return number


def without_people() -> ColumnElement[bool]:
    """Return a condition on the match of the enclosing query: no guest sits there who has not given up."""
    sitting, left = seats.alias(), resignations.alias()
    return ~exists(
        select(sitting.c.seat)
        .outerjoin(left, gave_up(left, sitting.c.match, sitting.c.seat))
        .where(sitting.c.match == matches.c.id, sitting.c.guest.is_not(None), left.c.seat.is_(None))
        .correlate(matches)
    )


BOTS_DUE: Final = (
    select(matches.c.id)
    .join(seats, and_(seats.c.match == matches.c.id, seats.c.seat == matches.c.turn))
    .outerjoin(resignations, gave_up(resignations, matches.c.id, matches.c.turn))
    .where(
        matches.c.state == "running",
        (seats.c.kind == "bot") | resignations.c.seat.is_not(None),
        matches.c.changed < bindparam("bots_before"),
        matches.c.changed >= bindparam("bots_since"),
        ~without_people(),
    )
)
TO_BEGIN: Final = select(matches.c.id).where(
    matches.c.state == "waiting", matches.c.starts <= bindparam("now")
)
_PROGRESS: Final = select(matches.c.id, matches.c.ply, matches.c.revision, matches.c.undone).where(
    matches.c.id.in_(bindparam("ids", expanding=True))
)


async def insert_match(connection: AsyncConnection, match: MatchRow) -> None:
    """Insert a match and its seats, within the caller's transaction."""
    values = {column.key: getattr(match, column.key) for column in matches.c}
    await connection.execute(insert(matches).values(values))
    of_match = {"match": match.id, "opened": match.created, "counts": counts(match.terms)}
    sitting = [{**of_match, **seat_values(seat)} for seat in match.seats]
    await connection.execute(insert(seats), sitting)


def counts(terms: Mapping[str, Any]) -> bool:
    """True if a match on these terms counts; its seats repeat this value."""
    return terms.get("counts") is True


def past(ids: Collection[str]) -> Update:
    """Return the update that marks these matches as over in their seats; run it in the transaction that ends them."""
    return update(seats).where(seats.c.match.in_(list(ids))).values(past=True)


async def insert_entries(connection: AsyncConnection, match: str, entries: Sequence[Entry]) -> None:
    """Insert moves into the log, within the caller's transaction."""
    if entries:
        rows = [{"match": match, **msgspec.structs.asdict(entry)} for entry in entries]
        await connection.execute(insert(moves), rows)


async def find(connection: AsyncConnection, match: str) -> MatchRow | None:
    """Return one match as this connection sees it; None if there is none."""
    found = await _rows(connection, _query().where(matches.c.id == match))
    return found[0] if found else None


async def find_all(connection: AsyncConnection, ids: Sequence[str]) -> list[MatchRow]:
    """Return these matches, in this order."""
    found = {row.id: row for row in await _rows(connection, _query().where(matches.c.id.in_(ids)))}
    return [found[match] for match in ids if match in found]


def _query() -> Select[Any]:
    successor = _following.c.id.label("next")
    return select(matches, successor).outerjoin(_following, _following.c.previous == matches.c.id)


async def _rows(connection: AsyncConnection, query: Select[Any]) -> list[MatchRow]:
    found = (await connection.execute(query)).all()
    sitting = await _seats(connection, [row.id for row in found])
    bound = await nonces_of(connection, [row.id for row in found if row.state == "waiting"])
    return [_match(row, sitting[row.id], bound.get(row.id, [])) for row in found]


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
        .outerjoin(resignations, gave_up(resignations, seats.c.match, seats.c.seat))
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


def _match(row: Row[Any], sitting: list[SeatRow], bound: list[Nonce]) -> MatchRow:
    values = {column.key: getattr(row, column.key) for column in matches.c}
    if row.cancelled is not None:
        values["state"] = "cancelled"
    return MatchRow(**values, next=row.next, seats=tuple(sitting), nonces=tuple(bound))


def seat_values(seat: SeatRow) -> dict[str, Any]:
    """Return the columns of a seat; a guest's name is stored with the guest."""
    name = "" if seat.kind == "guest" else seat.name
    kind = "bot" if seat.kind == "program" else seat.kind
    return {"seat": seat.seat, "kind": kind, "guest": seat.guest, "level": seat.level, **name_values(name)}
