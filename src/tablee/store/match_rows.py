"""Rows of matches with their seats: read, inserted, and the values of their columns."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Row,
    Select,
    Update,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.folding import name_values
from tablee.store.given_up import gave_up
from tablee.store.nonces import nonces_of
from tablee.store.rows import Entry, MatchRow, Nonce, SeatRow
from tablee.store.schema import guests, matches, moves, resignations, seats

_following = matches.alias("following")


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
    found = await read_rows(connection, match_query().where(matches.c.id == match))
    return found[0] if found else None


async def find_all(connection: AsyncConnection, ids: Sequence[str]) -> list[MatchRow]:
    """Return these matches, in this order."""
    found = {row.id: row for row in await read_rows(connection, match_query().where(matches.c.id.in_(ids)))}
    return [found[match] for match in ids if match in found]


def match_query() -> Select[Any]:
    """Return the query for matches, each with the match that follows it (`next`)."""
    successor = _following.c.id.label("next")
    return select(matches, successor).outerjoin(_following, _following.c.previous == matches.c.id)


async def read_rows(connection: AsyncConnection, query: Select[Any]) -> list[MatchRow]:
    """Return the matches that a `match_query` finds, with their seats."""
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
