"""Notices for people who are away, written in the transaction of the event.

There is one row for each channel of a guest, so that each channel gets its own notice. A process that sends a row
holds it for a while; if that process dies, another one sends it again. Each notice is thus sent at least once, and
twice only in that case.
"""

from collections.abc import Collection, Sequence
from functools import cache, partial
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Dialect,
    Insert,
    Integer,
    Select,
    String,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from tablee.store.database import Database
from tablee.store.given_up import gave_up
from tablee.store.insertion import insert_into
from tablee.store.prepared import Prepared
from tablee.store.repository import Repository, from_row
from tablee.store.rows import Notice, NoticeKind
from tablee.store.schema import channels, matches, moves, outbox, resignations, seats

GRACE_MS: Final = 4000
"""The delay before a notice is sent, in milliseconds.

A process that shows the table to that guest can drop the notice meanwhile (docs/notifications.md).
"""

LEASE_MS: Final = 60_000
"""The length of a claim, in milliseconds; longer than sending may take."""

KEPT_MS: Final = 30 * 24 * 3600 * 1000
"""The time for which rows are kept after they were sent or dropped."""

NEAR_MS: Final = 4 * 3600 * 1000
"""Players are notified when only this much of their time is left."""

LONG_MS: Final = 6 * 3600 * 1000
"""A turn that has lasted this long belongs to a match over days: no other clock allows it."""

BATCH: Final = 500
"""The most tables, or notices, in one query."""


def enqueue(
    connection: Connection,
    kind: NoticeKind,
    match: str,
    at: int,
    *,
    ply: int = 0,
    undone: int = 0,
    seat: int | None = None,
    but_seat: int | None = None,
) -> None:
    """Queue notices for the people of a match, within the caller's transaction.

    There is one for each channel, kind, `ply` and `undone`. `seat`: only the player there; `but_seat`: everyone except
    that player. Players who gave up, or play with bots alone, get none. From an `AsyncConnection`: `await
    connection.run_sync(enqueue, "over", match, now)`.
    """
    params = {"kind": kind, "match": match, "at": at, "due": at + GRACE_MS, "ply": ply, "undone": undone}
    statement = _prepared(connection.dialect, seat is not None, but_seat is not None)
    statement.run(connection, {**params, "at_seat": seat, "but_seat": but_seat})


COLUMNS: Final = ["channel", "guest", "match", "kind", "ply", "undone", "at", "due"]


@cache
def _prepared(dialect: Dialect, at_seat: bool, but_seat: bool) -> Prepared:
    return Prepared(_insertion(dialect.name, at_seat, but_seat), dialect)


def _insertion(dialect: str, at_seat: bool, but_seat: bool) -> Insert:
    here = seats.c.match == bindparam("match", type_=String)
    recipients = (
        select(
            channels.c.id,
            channels.c.guest,
            seats.c.match,
            cast(bindparam("kind"), String),
            cast(bindparam("ply"), Integer),
            cast(bindparam("undone"), Integer),
            cast(bindparam("at"), outbox.c.at.type),
            cast(bindparam("due"), outbox.c.due.type),
        )
        .join_from(seats, channels, channels.c.guest == seats.c.guest)
        # A guest with two seats is found twice but gets one notice: existing rows are not inserted again (`_once`).
        .where(here, *_reachable())
    )
    if at_seat:
        recipients = recipients.where(seats.c.seat == bindparam("at_seat", type_=Integer))
    if but_seat:
        there = seats.alias("there")
        theirs = exists().where(
            there.c.match == seats.c.match,
            there.c.seat == bindparam("but_seat", type_=Integer),
            there.c.guest == seats.c.guest,
        )
        recipients = recipients.where(~theirs)
    return _once(dialect, recipients)


def _once(dialect: str, recipients: Select[Any]) -> Insert:
    return insert_into(outbox, dialect).from_select(COLUMNS, recipients).on_conflict_do_nothing()


def _reachable() -> tuple[ColumnElement[bool], ...]:
    """Return conditions on seats and channels: the player of the seat gets notices over that channel."""
    given_up = exists().where(gave_up(resignations, seats.c.match, seats.c.seat))
    other = seats.alias("other")
    # A player without human opponents keeps nobody waiting, and comes back at any time.
    awaited = exists().where(other.c.match == seats.c.match, other.c.guest != seats.c.guest)
    return channels.c.confirmed.is_not(None), awaited, ~given_up


@cache
def _nearly_up(dialect: str) -> Insert:
    at = bindparam("at", type_=BigInteger)
    last = and_(moves.c.match == matches.c.id, moves.c.ply == matches.c.ply)
    recipients = (
        select(
            channels.c.id,
            channels.c.guest,
            matches.c.id,
            cast("deadline", String),
            matches.c.ply,
            matches.c.undone,
            cast(bindparam("at"), outbox.c.at.type),
            cast(bindparam("at"), outbox.c.due.type),
        )
        .select_from(matches)
        .join(seats, and_(seats.c.match == matches.c.id, seats.c.seat == matches.c.turn))
        .join(channels, channels.c.guest == seats.c.guest)
        .outerjoin(moves, last)
        .where(
            matches.c.state == "running",
            matches.c.deadline > at,
            matches.c.deadline <= at + NEAR_MS,
            func.coalesce(moves.c.at, matches.c.begun) <= at - LONG_MS,
            *_reachable(),
        )
    )
    return _once(dialect, recipients)


_WAITING: Final = select(outbox.c.id, outbox.c.match, outbox.c.guest).where(
    outbox.c.match.in_(bindparam("matches", expanding=True)), outbox.c.state == "waiting"
)
_DUE: Final = (
    select(outbox.c.id)
    .where(
        outbox.c.state == "waiting",
        outbox.c.due <= bindparam("now"),
        outbox.c.lease <= bindparam("now"),
        outbox.c.channel.in_(select(channels.c.id).where(channels.c.resumes <= bindparam("now"))),
    )
    .order_by(outbox.c.due)
    .limit(bindparam("limit", type_=Integer))
)
# Turns that have passed: a position never returns, because undone moves are counted.
_PASSED: Final = (
    select(outbox.c.id)
    .where(
        outbox.c.state == "waiting",
        outbox.c.due <= bindparam("now"),
        outbox.c.lease <= bindparam("now"),
        or_(outbox.c.kind == "turn", outbox.c.kind == "deadline"),
        ~exists().where(
            matches.c.id == outbox.c.match,
            matches.c.state == "running",
            matches.c.ply == outbox.c.ply,
            matches.c.undone == outbox.c.undone,
        ),
    )
    .limit(bindparam("limit", type_=Integer))
)


@cache
def _due_and_passed(dialect: Dialect) -> tuple[Prepared, Prepared]:
    return Prepared(_DUE, dialect), Prepared(_PASSED, dialect)


def _waiting_at(tables: Collection[str], connection: Connection) -> Sequence[Any]:
    return connection.execute(_WAITING, {"matches": list(tables)}).all()


class Outbox(Repository):
    """The notices that wait to be sent."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._due, self._passed = _due_and_passed(database.dialect)

    async def near(self, now: int) -> int:
        """Queue notices for players whose time is nearly up in a match over days; any process may call this any
        time.
        """
        async with self._database.write() as connection:
            found = await connection.execute(_nearly_up(connection.dialect.name), {"at": now})
            return found.rowcount

    async def seen(self, shown: Collection[tuple[str, str]]) -> int:
        """Drop notices about tables on the screens of these guests (pairs of match and guest); return their number."""
        if not shown:
            return 0
        struck = 0
        pairs = list(shown)
        for start in range(0, len(pairs), BATCH):
            some = pairs[start : start + BATCH]
            # By table, as the index is ordered; a list of pairs would read every waiting row.
            rows = await self._database.poll(partial(_waiting_at, {match for match, _ in some}))
            found = [row.id for row in rows if (row.match, row.guest) in shown]
            if found:
                struck += await self.end(found, "dropped")
        return struck

    async def passed(self, now: int) -> int:
        """Drop due notices of turns that have passed, at most one batch; return their number."""
        values = {"now": now, "limit": BATCH}
        rows = await self._database.poll(lambda connection: self._passed.all(connection, values))
        found = [id for (id,) in rows]
        return await self.end(found, "dropped") if found else 0

    async def claim(
        self, now: int, limit: int, only: Collection[str] | None = None, but: Collection[str] = ()
    ) -> list[Notice]:
        """Return at most `limit` due notices; until `LEASE_MS` from now only this process sends them.

        `only`: just these channels; `but`: none of these channels.
        """
        values = {"now": now, "limit": limit}
        if only is None and not but:
            rows = await self._database.poll(lambda connection: self._due.all(connection, values))
        else:
            some = _DUE.where(outbox.c.channel.not_in(list(but)))
            if only is not None:
                some = some.where(outbox.c.channel.in_(list(only)))
            rows = await self._rows(some, values)
        found = [row[0] for row in rows]
        if not found:
            return []
        # Another process may have found the same rows: claim only those that are still free when locked.
        query = (
            update(outbox)
            .where(outbox.c.id.in_(found), outbox.c.state == "waiting", outbox.c.lease <= now)
            .values(lease=now + LEASE_MS, tries=outbox.c.tries + 1)
            .returning(*outbox.c)
        )
        async with self._database.write() as connection:
            rows = (await connection.execute(query)).all()
        claimed = [from_row(Notice, row) for row in rows]
        return sorted(claimed, key=lambda notice: notice.id)

    async def put_off(self, notices: Sequence[Notice], due: int, sent: bool = False) -> None:
        """Postpone these notices to `due`; unless an attempt was made (`sent`), it does not count as one."""
        values: dict[str, Any] = {"due": due, "lease": 0}
        if not sent:
            values["tries"] = outbox.c.tries - 1
        ids = [notice.id for notice in notices]
        await self._change(update(outbox).where(outbox.c.id.in_(ids)).values(values))

    async def end(self, ids: Sequence[int], state: str) -> int:
        """Note that these were sent (`sent`) or are not needed (`dropped`); return how many were still waiting."""
        here = (outbox.c.id.in_(list(ids)), outbox.c.state == "waiting")
        return await self._change(update(outbox).where(*here).values(state=state))

    async def sent(self, notices: Sequence[Notice]) -> None:
        """Note that these were sent, and reset the failures of their channels."""
        ids = [notice.id for notice in notices]
        theirs = channels.c.id.in_({notice.channel for notice in notices})
        async with self._database.write() as connection:
            await connection.execute(update(outbox).where(outbox.c.id.in_(ids)).values(state="sent"))
            failing = or_(channels.c.failures > 0, channels.c.resumes > 0)
            await connection.execute(update(channels).where(theirs, failing).values(failures=0, resumes=0))

    async def forget(self, now: int) -> None:
        """Delete notices that were sent or dropped long ago."""
        old = (outbox.c.state != "waiting", outbox.c.due < now - KEPT_MS)
        await self._change(delete(outbox).where(*old))
