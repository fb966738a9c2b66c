"""Rows of matches with their seats: read, inserted, and the values of their columns."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    Row,
    Select,
    Update,
    and_,
    bindparam,
    insert,
    select,
    update,
)

from tablee.store.folding import name_values
from tablee.store.given_up import gave_up
from tablee.store.nonces import nonces_of
from tablee.store.prepared import Statement
from tablee.store.rows import Departed, Entry, MatchRow, Nonce, SeatRow
from tablee.store.schema import consents, guests, matches, moves, resignations, seats

_following = matches.alias("following")
_owners = guests.alias("owners")


def insert_match(connection: Connection, match: MatchRow) -> None:
    """Insert a match and its seats, within the caller's transaction."""
    values = {column.key: getattr(match, column.key) for column in matches.c}
    _INSERT_MATCH.on(connection).run(connection, values)
    of_match = {"match": match.id, "opened": match.created, "past": False, "counts": counts(match.terms)}
    for seat in match.seats:
        _INSERT_SEAT.on(connection).run(connection, {**of_match, **seat_values(seat)})


def counts(terms: Mapping[str, Any]) -> bool:
    """True if a match on these terms counts; its seats repeat this value."""
    return terms.get("counts") is True


def past(ids: Collection[str]) -> Update:
    """Return the update that marks these matches as over in their seats; run it in the transaction that ends them."""
    return update(seats).where(seats.c.match.in_(list(ids))).values(past=True)


def insert_entries(connection: Connection, match: str, entries: Sequence[Entry]) -> None:
    """Insert moves into the log, within the caller's transaction."""
    if entries:
        rows = [{"match": match, **msgspec.structs.asdict(entry)} for entry in entries]
        connection.execute(insert(moves), rows)


def find(connection: Connection, match: str) -> MatchRow | None:
    """Return one match as this connection sees it; None if there is none."""
    found = _FIND.on(connection).rows(connection, {"match": match})
    return _with_seats(connection, found)[0] if found else None


def find_all(connection: Connection, ids: Sequence[str]) -> list[MatchRow]:
    """Return these matches, in this order."""
    found = {row.id: row for row in read_rows(connection, match_query().where(matches.c.id.in_(ids)))}
    return [found[match] for match in ids if match in found]


def match_query() -> Select[Any]:
    """Return the query for matches, each with the match that follows it (`next`)."""
    successor = _following.c.id.label("next")
    return select(matches, successor).outerjoin(_following, _following.c.previous == matches.c.id)


def read_rows(connection: Connection, query: Select[Any]) -> list[MatchRow]:
    """Return the matches that a `match_query` finds, with their seats."""
    return _with_seats(connection, connection.execute(query).all())


def read_prepared(connection: Connection, query: Statement, values: Mapping[str, object]) -> list[MatchRow]:
    """Return the matches that a prepared `match_query` finds, with their seats."""
    return _with_seats(connection, query.on(connection).rows(connection, values))


def waiting_of(connection: Connection, host: str) -> list[MatchRow]:
    """Return the tables of this host that wait for people, the oldest first."""
    return read_prepared(connection, _WAITING_OF, {"of_host": host})


def _with_seats(connection: Connection, found: Sequence[Row[Any]]) -> list[MatchRow]:
    """Return these rows of matches with their seats, and with their nonces while they wait."""
    if not found:
        return []
    sitting = _seats(connection, [row.id for row in found])
    waiting = [row.id for row in found if row.state == "waiting"]
    bound = nonces_of(connection, waiting) if waiting else {}
    # A new player begins an epoch.
    replaced = [row.id for row in found if row.epoch != 0]
    departed = _departed(connection, replaced) if replaced else {}
    return [_match(row, sitting[row.id], bound.get(row.id, []), departed.get(row.id, [])) for row in found]


def _seat_query() -> Select[Any]:
    return (
        select(
            seats,
            guests.c.name.label("guest_name"),
            guests.c.face,
            guests.c.zone,
            _owners.c.name.label("owner_name"),
            resignations.c.at.label("resigned_at"),
            consents.c.at.label("agreed"),
        )
        .outerjoin(guests, guests.c.id == seats.c.guest)
        .outerjoin(_owners, _owners.c.id == seats.c.owner)
        .outerjoin(resignations, gave_up(resignations, seats.c.match, seats.c.seat))
        .outerjoin(consents, and_(consents.c.match == seats.c.match, consents.c.guest == seats.c.guest))
        .order_by(seats.c.match, seats.c.seat)
    )


def _seats(connection: Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    if len(ids) == 1:
        found: Iterable[Any] = _SEATS_OF.on(connection).rows(connection, {"of_match": ids[0]})
    else:
        found = connection.execute(_seat_query().where(seats.c.match.in_(ids)))
    sitting: dict[str, list[SeatRow]] = {match: [] for match in ids}
    for row in found:
        agent = None if row.owner is None else (row.owner, row.name)
        name = row.guest_name if row.kind == "guest" else named_with_owner(row.name, row.owner_name)
        # In the database a program is a bot without a level.
        kind: Any = "program" if row.kind == "bot" and row.level is None else row.kind
        face = row.face if row.kind == "guest" else None
        sitting[row.match].append(
            SeatRow(
                *(row.seat, kind, row.guest, name, row.level, row.resigned_at, face, row.zone, agent),
                agrees=row.agreed is not None,
            )
        )
    return sitting


def _match(row: Row[Any], sitting: list[SeatRow], bound: list[Nonce], departed: list[Departed]) -> MatchRow:
    values = {column.key: getattr(row, column.key) for column in matches.c}
    if row.cancelled is not None:
        values["state"] = "cancelled"
    return MatchRow(
        **values, next=row.next, seats=tuple(sitting), nonces=tuple(bound), departed=tuple(departed)
    )


def _departed(connection: Connection, ids: Sequence[str]) -> dict[str, list[Departed]]:
    """Return for each of these matches the guests whose seats others took over, each once."""
    found: dict[str, list[Departed]] = {}
    for row in connection.execute(_DEPARTED, {"ids": ids}):
        found.setdefault(row.match, []).append(Departed(row.guest, row.agreed is not None))
    return found


def take_free_seat(connection: Connection, match: str, seat: SeatRow) -> bool:
    """Put a player on this seat, within the caller's transaction; false if it is not free."""
    values = {f"new_{name}": value for name, value in seat_values(seat).items()}
    return _TAKE_SEAT.on(connection).run(connection, {"of_match": match, "at_seat": seat.seat, **values}) > 0


def named_with_owner(name: str, owner: str | None) -> str:
    """Return the name at tables of an agent of this owner; of anything without an owner, its own name."""
    return f"{name} ({owner})" if name and owner else name


def seat_values(seat: SeatRow) -> dict[str, Any]:
    """Return the columns of a seat; a guest's name is stored with the guest, also that of an agent's owner."""
    owner, name = (None, seat.name) if seat.agent is None else seat.agent
    values = {"seat": seat.seat, "kind": seat.kind, "guest": seat.guest, "level": seat.level, "owner": owner}
    if seat.kind == "program":
        values["kind"] = "bot"
    return {**values, **name_values("" if seat.kind == "guest" else name)}


_DEPARTED: Final = (
    select(resignations.c.match, resignations.c.guest, consents.c.at.label("agreed"))
    .outerjoin(
        consents,
        and_(consents.c.match == resignations.c.match, consents.c.guest == resignations.c.guest),
    )
    .where(resignations.c.match.in_(bindparam("ids", expanding=True)), resignations.c.guest.is_not(None))
    .distinct()
    .order_by(resignations.c.match, resignations.c.guest)
)
_INSERT_MATCH: Final = Statement(insert(matches))
_INSERT_SEAT: Final = Statement(insert(seats))
_FIND: Final = Statement(match_query().where(matches.c.id == bindparam("match")))
_WAITING_OF: Final = Statement(
    match_query()
    .where(matches.c.host == bindparam("of_host"), matches.c.state == "waiting")
    .order_by(matches.c.created, matches.c.id)
)
_SEATS_OF: Final = Statement(_seat_query().where(seats.c.match == bindparam("of_match")))
_TAKE_SEAT: Final = Statement(
    update(seats)
    .where(
        seats.c.match == bindparam("of_match"), seats.c.seat == bindparam("at_seat"), seats.c.kind == "free"
    )
    .values({name: bindparam(f"new_{name}") for name in seat_values(SeatRow(0, "free", None, "", None))})
)
