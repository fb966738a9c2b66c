"""Matches: created, found and begun."""

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    exists,
    func,
    select,
    update,
)

from tablee.store.blocks import check_together
from tablee.store.given_up import gave_up
from tablee.store.match_changes import begin_where_complete, notify_begun, set_name, touch, touch_waiting
from tablee.store.match_rows import (
    find,
    insert_entries,
    insert_match,
    match_query,
    read_rows,
    take_free_seat,
    waiting_of,
)
from tablee.store.nonces import forget_nonces, insert_nonces, replace_nonce
from tablee.store.prepared import CONTRADICTIONS, Statement, roll_back
from tablee.store.repository import Repository
from tablee.store.rows import Entry, MatchRow, Progress, SeatRow
from tablee.store.schema import matches, resignations, seats

NEVER_MS: Final = 2**62
"""A time after every countdown, in milliseconds."""


class Matches(Repository):
    """All matches."""

    async def create(self, match: MatchRow, entries: Sequence[Entry] = ()) -> MatchRow | None:
        """Store a new match, its first moves, and the commitments of browsers for its deal; return it as stored.

        Returns None, and stores nothing, if `previous` already has a successor.
        """

        def create(connection: Connection) -> MatchRow | None:
            insert_match(connection, match)
            insert_entries(connection, match.id, entries)
            insert_nonces(connection, match.id, match.nonces)
            if match.previous is not None:
                touch(connection, match.previous, match.created)
                if match.state == "running":
                    notify_begun(connection, match.id, match.created, match.turn, match.ply)
            return find(connection, match.id)

        try:
            return await self._database.at_once(create)
        except CONTRADICTIONS:
            if match.previous is None:
                raise
            return None

    async def find(self, match: str) -> MatchRow | None:
        """Return one match; None if there is none."""
        return await self._database.look(lambda connection: find(connection, match))

    async def public_tables(self, changed_since: int, limit: int) -> list[MatchRow]:
        """Return the tables that strangers may find: those with a free seat first, then the latest."""
        query = (
            match_query()
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
            return await connection.run_sync(read_rows, query)

    async def count_public(self, hosts: Collection[str]) -> int:
        """Return the number of these hosts' tables that strangers may find."""
        query = select(matches.c.id).where(
            matches.c.host.in_(list(hosts)), matches.c.public, matches.c.state != "over"
        )
        return len(await self._rows(query))

    async def waiting_of(self, host: str) -> list[MatchRow]:
        """Return the tables of this host that wait for people, the oldest first."""
        return await self._database.look(lambda connection: waiting_of(connection, host))

    async def count_without_people(self, hosts: Collection[str] | None, changed_since: int = 0) -> int:
        """Count running tables without people, of these hosts (None: of all), changed at or after `changed_since`."""
        query = select(func.count()).where(
            matches.c.state == "running", matches.c.changed >= changed_since, without_people()
        )
        if hosts is not None:
            query = query.where(matches.c.host.in_(list(hosts)))
        number: int = await self._value(query)
        return number

    async def count_playing(self, changed_since: int) -> int:
        """Count running matches of people that have changed at or after `changed_since`."""
        query = select(func.count()).where(
            matches.c.state == "running", matches.c.changed >= changed_since, ~without_people()
        )
        number: int = await self._value(query)
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
        commitment: str | None = None,
    ) -> MatchRow | None:
        """Put a player on a free seat; with the last free seat the match begins, and `turn` is the seat to act.

        `name` becomes the name of the guest who sits down, and `commitment` binds their browser for the deal.
        If there is something to wait for, it begins only when `begin` is called (`begin_where_complete`).
        Returns None, and changes nothing, if the seat is no longer free or the table no longer waits or is not at
        `revision`. Raises `ApartError` if a guest sits there with whom this guest may not sit.
        """

        def take(connection: Connection) -> MatchRow | None:
            # Lock the match's own row first: two guests who take the last two seats at once must see each other.
            if not touch_waiting(connection, match, now, revision):
                return None
            if seat.guest is not None:
                check_together(connection, match, seat.guest)
            if not take_free_seat(connection, match, seat):
                roll_back(connection)
                return None
            if seat.guest is not None and name is not None:
                set_name(connection, seat.guest, name)
            if seat.guest is not None and commitment is not None:
                replace_nonce(connection, match, seat.guest, commitment)
            begin_where_complete(connection, match, now, turn, countdown)
            return find(connection, match)

        return await self._database.at_once(take)

    async def begin(
        self, waiting: MatchRow, now: int, turn: int | None, early: bool = False
    ) -> MatchRow | None:
        """Begin a match whose countdown is over (with `early`: still runs), with the seed and the deal of `waiting`.

        `turn` is the seat to act. Returns the match as stored. Returns None, and changes nothing, if there is no
        countdown, or the match has changed since `waiting` was read.
        """
        values = {
            "of_match": waiting.id,
            "at_revision": waiting.revision,
            "until": NEVER_MS if early else now,
            "to_act": turn,
            "now": now,
            "mixed": waiting.seed,
            "shares": waiting.deal,
        }

        def begin(connection: Connection) -> MatchRow | None:
            if not _BEGIN.on(connection).run(connection, values):
                return None
            forget_nonces(connection, waiting.id)
            notify_begun(connection, waiting.id, now, turn)
            return find(connection, waiting.id)

        return await self._database.at_once(begin)

    async def to_begin(self, now: int) -> list[str]:
        """Return the matches whose countdown is over."""
        return [row.id for row in await self._rows(TO_BEGIN, {"now": now})]

    async def progress(self, ids: Collection[str]) -> dict[str, Progress]:
        """Return the progress of these matches."""

        def read(connection: Connection) -> dict[str, Progress]:
            found = connection.execute(_PROGRESS, {"ids": list(ids)})
            return {row.id: Progress(row.ply, row.revision, row.undone) for row in found}

        return await self._database.poll(read)

    async def progress_of(self, match: str) -> Progress | None:
        """Return the progress of this match; None if there is no such match."""

        def read(connection: Connection) -> Progress | None:
            found = _PROGRESS_OF.on(connection).first(connection, {"of_match": match})
            return None if found is None else Progress(*found)

        return await self._database.look(read)

    async def epoch(self, match: str) -> tuple[int, int] | None:
        """Return how many steps of this match were taken back, and its epoch; None if there is no such match."""
        return await self._database.look(lambda connection: epoch_of(connection, match))

    async def bots_due(self, changed_before: int, changed_since: int = 0) -> list[str]:
        """Return running matches unchanged since `changed_before` where a bot, or a seat that gave up, is to act.

        Matches that were unchanged at `changed_since` already are left out. So are matches without people: these
        continue only while a spectator watches.
        """
        between = {"bots_before": changed_before, "bots_since": changed_since}
        found = await self._rows(BOTS_DUE.order_by(matches.c.changed), between)
        return [row.id for row in found]


def epoch_of(connection: Connection, match: str) -> tuple[int, int] | None:
    """Return how many steps of this match were taken back, and its epoch; None if there is no such match."""
    row = _EPOCH.on(connection).first(connection, {"of_match": match})
    return None if row is None else (row[0], row[1])


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
_PROGRESS_OF: Final = Statement(
    select(matches.c.ply, matches.c.revision, matches.c.undone).where(matches.c.id == bindparam("of_match"))
)
_BEGIN: Final = Statement(
    update(matches)
    .where(
        matches.c.id == bindparam("of_match"),
        matches.c.state == "waiting",
        matches.c.revision == bindparam("at_revision"),
        matches.c.starts <= bindparam("until"),
    )
    .values(
        revision=matches.c.revision + 1,
        state="running",
        turn=bindparam("to_act"),
        begun=bindparam("now"),
        starts=None,
        changed=bindparam("now"),
        seed=bindparam("mixed"),
        deal=bindparam("shares"),
    )
)
_EPOCH: Final = Statement(
    select(matches.c.undone, matches.c.epoch).where(matches.c.id == bindparam("of_match"))
)
