"""Proposals at running tables; one is carried out once all players agree.

There is one proposal of each kind at a table at a time. Players who have been away for `ABSENT_MS`, or for so long that
a bot stands in for them, need not agree. Otherwise nothing could be agreed about a player who never returns.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Row, and_, bindparam, delete, exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.given_up import gave_up
from tablee.store.match_changes import set_name, touch_running
from tablee.store.match_rows import find
from tablee.store.messages import SentMessage, note
from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.rows import Proposal
from tablee.store.schema import agreements, guests, matches, presences, proposals, resignations, seats

ABSENT_MS: Final = 24 * 3600 * 1000

NOTED_WITHIN_MS: Final = 15_000
"""The presence of a connected player is noted more often than this."""

Carry: TypeAlias = Callable[[AsyncConnection, Proposal, int], Awaitable[None]]
"""Carries a proposal out, in the transaction of the last agreement; an exception undoes all of it."""


class OfSpectator(NamedTuple):
    """A proposal of a guest who does not play; `seen`: when they were last at the table, or made it."""

    match: str
    kind: str
    n: int
    guest: str
    seen: int


class Proposals(Repository):
    """The proposals at all tables."""

    async def open_at(self, match: str, now: int) -> list[Proposal]:
        """Return the open proposals at this table, oldest first."""
        return await self._database.look(lambda connection: open_proposals(connection, match, now))

    async def propose(
        self,
        match: str,
        kind: str,
        guest: str,
        params: dict[str, Any],
        now: int,
        carry: Carry,
        sent: SentMessage | None = None,
        name: str | None = None,
    ) -> Proposal | None:
        """Propose this, or agree to an identical proposal; carry it out once all agree.

        `name` becomes the guest's name.
        Returns the proposal; None, with nothing changed, if another of this kind is open, or the match does not
        run. Raises what `carry` raises, and `CarriedOutError`; then nothing has changed.
        """
        async with self._database.write() as connection:
            if not await connection.run_sync(touch_running, match, now):
                await connection.rollback()
                return None
            await connection.run_sync(note, match, sent, now)
            found = await _find(connection, match, kind, now)
            if found is None:
                row = await connection.run_sync(find, match)
                assert row is not None
                values = {"match": match, "kind": kind, "n": row.revision, "guest": guest}
                await connection.execute(insert(proposals).values(**values, params=params, at=now))
            elif found.params != params or guest not in found.agreed | found.asked:
                await connection.rollback()
                return None
            if name is not None:
                await connection.run_sync(set_name, guest, name)
            return await _agreed(connection, match, kind, guest, now, carry)

    async def agree(
        self,
        match: str,
        kind: str,
        n: int,
        guest: str,
        now: int,
        carry: Carry,
        sent: SentMessage | None = None,
    ) -> Proposal | None:
        """Agree to proposal `n` of this kind; once all agree it is carried out. Return and raise as `propose` does."""
        async with self._database.write() as connection:
            running = await connection.run_sync(touch_running, match, now)
            found = await _find(connection, match, kind, now) if running else None
            if found is None or found.n != n:
                await connection.rollback()
                return None
            await connection.run_sync(note, match, sent, now)
            return await _agreed(connection, match, kind, guest, now, carry)

    async def drop(
        self, match: str, kind: str, n: int, now: int, also: Carry, sent: SentMessage | None = None
    ) -> bool:
        """Remove proposal `n` of this kind, refused or withdrawn, and run `also`. Return False if it was gone already.

        Raises `CarriedOutError`.
        """
        async with self._database.write() as connection:
            running = await connection.run_sync(touch_running, match, now)
            found = await _find(connection, match, kind, now) if running else None
            if found is None or found.n != n:
                await connection.rollback()
                return False
            await connection.run_sync(note, match, sent, now)
            await _close(connection, match, kind)
            await also(connection, found, now)
        return True

    async def waiting(self, limit: int) -> list[tuple[str, str]]:
        """Return running matches with the kinds of their proposals, the oldest first, at most `limit`."""
        query = (
            select(proposals.c.match, proposals.c.kind)
            .join(matches, matches.c.id == proposals.c.match)
            .where(matches.c.state == "running")
            .order_by(proposals.c.at)
            .limit(limit)
        )
        return [(row.match, row.kind) for row in await self._rows(query)]

    async def of_spectators(self, limit: int) -> list[OfSpectator]:
        """Return the proposals of guests who do not play in running matches, the oldest first, at most `limit`."""
        plays = (
            exists()
            .where(seats.c.match == proposals.c.match, seats.c.guest == proposals.c.guest)
            .where(~exists().where(gave_up(resignations, seats.c.match, seats.c.seat)))
        )
        at_table = and_(presences.c.match == proposals.c.match, presences.c.guest == proposals.c.guest)
        query = (
            select(proposals, presences.c.at.label("seen"))
            .join(matches, matches.c.id == proposals.c.match)
            .outerjoin(presences, at_table)
            .where(matches.c.state == "running", ~plays)
            .order_by(proposals.c.at)
            .limit(limit)
        )
        return [
            OfSpectator(row.match, row.kind, row.n, row.guest, max(row.at, row.seen or 0))
            for row in await self._rows(query)
        ]

    async def settle(self, match: str, kind: str, now: int, carry: Carry) -> bool:
        """Carry out a proposal that all agree to since a player gave up or became absent.

        Returns False, and changes nothing, if a player still has to agree. Raises what `carry` raises.
        """
        async with self._database.write() as connection:
            running = await connection.run_sync(touch_running, match, now)
            found = await _find(connection, match, kind, now) if running else None
            if found is None or not found.carried:
                await connection.rollback()
                return False
            await _close(connection, match, kind)
            await carry(connection, found, now)
        return True


async def _agreed(
    connection: AsyncConnection, match: str, kind: str, guest: str, now: int, carry: Carry
) -> Proposal:
    """Note that this guest agrees, and carry the proposal out if no other player has to agree."""
    found = await _find(connection, match, kind, now)
    assert found is not None
    if guest not in found.agreed:
        await connection.execute(insert(agreements).values(match=match, kind=kind, guest=guest))
        found = await _find(connection, match, kind, now)
        assert found is not None
    if found.carried:
        await _close(connection, match, kind)
        await carry(connection, found, now)
    return found


async def _close(connection: AsyncConnection, match: str, kind: str) -> None:
    for table in (agreements, proposals):
        await connection.execute(delete(table).where(table.c.match == match, table.c.kind == kind))


async def _find(connection: AsyncConnection, match: str, kind: str, now: int) -> Proposal | None:
    open_now = await connection.run_sync(open_proposals, match, now)
    return next((one for one in open_now if one.kind == kind), None)


def open_proposals(connection: Connection, match: str, now: int) -> list[Proposal]:
    """Return the open proposals at this table, oldest first."""
    found = _OPEN.on(connection).rows(connection, {"of_match": match})
    if not found:
        return []
    asked = _asked(connection, match, now)
    query_agreed = select(agreements.c.kind, agreements.c.guest).where(agreements.c.match == match)
    agreed: dict[str, set[str]] = {}
    for row in connection.execute(query_agreed):
        agreed.setdefault(row.kind, set()).add(row.guest)
    return [_proposal(row, frozenset(agreed.get(row.kind, ())), asked) for row in found]


_OPEN: Final = Statement(
    select(proposals, guests.c.name)
    .join(guests, guests.c.id == proposals.c.guest)
    .where(proposals.c.match == bindparam("of_match"))
    .order_by(proposals.c.n)
)


def _proposal(row: Row[Any], agreed: frozenset[str], asked: frozenset[str]) -> Proposal:
    return Proposal(row.match, row.kind, row.n, row.guest, row.name, row.params, row.at, agreed, asked)


def _asked(connection: Connection, match: str, now: int) -> frozenset[str]:
    """Return the guests who have to agree: all players except absent ones, or all if every player is absent."""
    query = (
        select(
            seats.c.guest,
            matches.c.stand_in,
            func.coalesce(presences.c.at, matches.c.begun).label("seen"),
        )
        .join(matches, matches.c.id == seats.c.match)
        .outerjoin(resignations, gave_up(resignations, seats.c.match, seats.c.seat))
        .outerjoin(presences, and_(presences.c.match == seats.c.match, presences.c.guest == seats.c.guest))
        .where(seats.c.match == match, seats.c.guest.is_not(None), resignations.c.seat.is_(None))
    )
    playing = connection.execute(query).all()
    there = frozenset(row.guest for row in playing if row.seen >= now - _patience_ms(row.stand_in))
    return there or frozenset(row.guest for row in playing)


def _patience_ms(stand_in: int) -> int:
    """Return how long a player may be away and still has to agree."""
    return min(ABSENT_MS, max(1000 * stand_in, NOTED_WITHIN_MS)) if stand_in else ABSENT_MS
