"""A guest's tables: unfinished ones, those where it is their turn, and all of them, however many.

Each list has an index of its own (`schema.seats`), so the rest of a long history costs nothing.
"""

from collections.abc import Collection
from typing import Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    CompoundSelect,
    Connection,
    Select,
    and_,
    bindparam,
    exists,
    literal,
    literal_column,
    or_,
    select,
    text,
    tuple_,
    union,
)

from tablee.store.folding import folded
from tablee.store.given_up import gave_up
from tablee.store.match_rows import find_all, match_query, read_prepared
from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.rows import MatchRow
from tablee.store.schema import GOING_ON, guests, matches, resignations, seats

GOING_ON_LISTED: Final = 500
"""The most unfinished tables in a guest's list; the newest come first."""


class PageEnd(NamedTuple):
    """The end of a page of the history: its last table, and when that was opened."""

    opened: int
    match: str


class HistorySearch(msgspec.Struct, frozen=True):
    """A search in the history; None means no restriction.

    `name`: part of the name of another player, without regard to case and accents. `since` and
    `before`: limits of the time of opening, in milliseconds since 1970. `counts`: true for matches that count.
    """

    game: str | None = None
    name: str | None = None
    state: Literal["waiting", "running", "over"] | None = None
    since: int | None = None
    before: int | None = None
    counts: bool | None = None


class Change(NamedTuple):
    """A guest's match that has changed, and the number of its changes so far."""

    match: str
    guest: str
    mark: tuple[int, int]


class TablesOfGuests(Repository):
    """Only reads; its data is written together with matches and their seats."""

    async def going_on(self, guest: str) -> list[MatchRow]:
        """Return the unfinished tables that this guest opened or sits at, newest first."""
        return await self._database.look(lambda connection: _going_on(connection, guest))

    async def latest(self, guest: str, finished: int) -> list[MatchRow]:
        """Return the unfinished tables, and at most `finished` of the latest others, newest first."""

        def look(connection: Connection) -> list[MatchRow]:
            rows = {row.id: row for row in _going_on(connection, guest)}
            ids = _latest(connection, guest, finished)
            others = [match for match in ids if match not in rows]
            found = [*rows.values(), *(find_all(connection, others) if others else ())]
            return sorted(found, key=lambda row: row.created, reverse=True)

        return await self._database.look(look)

    async def present(self, guest: str) -> tuple[list[MatchRow], list[str]]:
        """Return the unfinished tables of this guest, and the ids of those that await their turn."""

        def look(connection: Connection) -> tuple[list[MatchRow], list[str]]:
            return _going_on(connection, guest), _awaiting_one(connection, guest)

        return await self._database.look(look)

    async def plays(self, guest: str) -> bool:
        """True if this guest has a seat at a table that is not over."""
        query = (
            select(seats.c.match)
            .join(matches, matches.c.id == seats.c.match)
            .where(seats.c.guest == guest, ~seats.c.past, matches.c.state != "over")
            .limit(1)
        )
        return await self._first(query) is not None

    async def awaiting(self, of: Collection[str]) -> dict[str, list[str]]:
        """Return the tables where people await the turn of each of these guests, the longest wait first.

        A table at which all other seats belong to bots waits for nobody.
        """
        if len(of) == 1:
            (guest,) = of
            return {guest: await self._database.look(lambda connection: _awaiting_one(connection, guest))}
        query = _awaiting(seats.c.guest.in_(list(of)))
        waiting: dict[str, list[str]] = {guest: [] for guest in of}
        for row in await self._rows(query):
            if len(waiting[row.guest]) < GOING_ON_LISTED:
                waiting[row.guest].append(row.id)
        return waiting

    async def changed_since(self, at: int) -> list[Change]:
        """Return the matches that changed since `at`, with each guest who sits there or opened the table."""
        rows = await self._database.poll(lambda connection: connection.execute(_CHANGED, {"since": at}).all())
        return [Change(row.id, row.guest, (row.ply, row.revision)) for row in rows]

    async def read(self, ids: Collection[str]) -> list[MatchRow]:
        """Return these matches."""
        async with self._database.read() as connection:
            return await connection.run_sync(find_all, list(ids))

    async def history(
        self, guest: str, search: HistorySearch, limit: int, after: PageEnd | None = None
    ) -> tuple[list[MatchRow], PageEnd | None]:
        """Return this guest's tables, past and present, that match `search`, newest first, without cancelled ones.

        At most `limit`, beginning after `after`; also the end of this page, None if it is the last one.
        """
        own = seats.alias("own")
        query = _history(own, guest, search).limit(literal_column(str(limit + 1)))
        if after is not None:
            query = query.where(
                tuple_(own.c.opened, own.c.match) < tuple_(literal(after.opened), literal(after.match))
            )
        async with self._database.read() as connection:
            found = [PageEnd(row.opened, row.match) for row in await connection.execute(query)]
            rows = await connection.run_sync(find_all, [place.match for place in found[:limit]])
        return rows, found[limit - 1] if len(found) > limit else None


def _latest(connection: Connection, guest: str, limit: int) -> list[str]:
    """Return the latest tables of this guest."""
    if connection.dialect.name == "sqlite":
        return [row.match for row in _LATEST.on(connection).rows(connection, {"me": guest, "most": limit})]
    query = _history(seats.alias("own"), guest, HistorySearch()).limit(literal_column(str(limit)))
    return [row.match for row in connection.execute(query)]


def _going_on(connection: Connection, guest: str) -> list[MatchRow]:
    return read_prepared(connection, _GOING_ON, {"of_guest": guest})


def _awaiting_one(connection: Connection, guest: str) -> list[str]:
    found = _AWAITING.on(connection).rows(connection, {"of_guest": guest})
    return [row.id for row in found[:GOING_ON_LISTED]]


def _tables_going_on() -> Select[Any]:
    guest = bindparam("of_guest", type_=seats.c.guest.type)
    sat = select(seats.c.match).where(seats.c.guest == guest, ~seats.c.past)
    opened = select(matches.c.id).where(matches.c.host == guest, GOING_ON)
    ids = union(sat, opened).subquery()
    return (
        match_query()
        .where(matches.c.id.in_(select(ids)), matches.c.state != "over")
        .order_by(matches.c.created.desc(), matches.c.id.desc())
        .limit(literal_column(str(GOING_ON_LISTED)))
    )


def _awaiting(whose: ColumnElement[bool]) -> Select[Any]:
    others = seats.alias("others")
    people = exists().where(
        others.c.match == matches.c.id, others.c.seat != seats.c.seat, others.c.kind != "bot"
    )
    return (
        select(seats.c.guest, matches.c.id)
        .join(matches, and_(matches.c.id == seats.c.match, matches.c.turn == seats.c.seat))
        .outerjoin(resignations, gave_up(resignations, seats.c.match, seats.c.seat))
        .where(whose, ~seats.c.past)
        .where(matches.c.state == "running", resignations.c.seat.is_(None), people)
        .order_by(matches.c.changed, matches.c.id)
    )


_GOING_ON: Final = Statement(_tables_going_on())
_AWAITING: Final = Statement(_awaiting(seats.c.guest == bindparam("of_guest")))


def _changed() -> CompoundSelect[Any]:
    recent = and_(
        matches.c.state.in_(("waiting", "running", "over")), matches.c.changed >= bindparam("since")
    )
    marked = (matches.c.id, matches.c.ply, matches.c.revision)
    sitting = select(*marked, seats.c.guest).join(seats, seats.c.match == matches.c.id)
    opened = select(*marked, matches.c.host.label("guest"))
    return union(
        sitting.where(recent, seats.c.guest.is_not(None)),
        opened.where(recent, matches.c.host.is_not(None)),
    )


_CHANGED: Final = _changed()


def _history(own: Any, guest: str, search: HistorySearch) -> Select[Any]:
    # Written into the statement, so that PostgreSQL plans for this guest and not for one with the usual few matches.
    query = _history_of(own, bindparam("me", guest, literal_execute=True))
    if search.game is not None:
        query = query.where(matches.c.game == search.game)
    if search.state is not None:
        query = query.where(matches.c.state == search.state)
        if search.state != "over":
            query = query.where(~own.c.past)
    if search.since is not None:
        query = query.where(own.c.opened >= search.since)
    if search.before is not None:
        query = query.where(own.c.opened < search.before)
    if search.counts is not None:
        # Verbatim as in the partial index of the few that count; the others need no index.
        query = query.where(text("own.counts") if search.counts else ~own.c.counts)
    if search.name is not None:
        query = query.where(_sits_there(own, guest, folded(search.name)))
    return query


def _history_of(own: Any, me: BindParameter[str]) -> Select[Any]:
    return (
        # People at one device sit on several seats of one guest.
        select(own.c.opened, own.c.match)
        .distinct()
        .join(matches, matches.c.id == own.c.match)
        .where(own.c.guest == me, matches.c.cancelled.is_(None))
        .order_by(own.c.opened.desc(), own.c.match.desc())
    )


def _sits_there(own: Any, guest: str, name: str) -> ColumnElement[bool]:
    """Return a condition: another player with that name sits there."""
    other = seats.alias("other")
    else_ = or_(other.c.guest != guest, other.c.kind != "guest")
    named = or_(
        other.c.folded.contains(name, autoescape=True), guests.c.folded.contains(name, autoescape=True)
    )
    whose = and_(guests.c.id == other.c.guest, other.c.kind == "guest")
    there = select(other.c.seat).outerjoin(guests, whose)
    return there.where(other.c.match == own.c.match, else_, named).exists()


_LATEST: Final = Statement(
    _history_of(seats.alias("own"), bindparam("me", type_=seats.c.guest.type)).limit(bindparam("most"))
)
