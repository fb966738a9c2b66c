"""The browsers' nonces for matches that have not begun: committed first, shown once all seats are taken."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    Insert,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    insert,
    null,
    select,
    update,
)

from tablee.core.rng import seed_commitment
from tablee.store.changed_matches import note_changed
from tablee.store.insertion import put_into
from tablee.store.messages import SentMessage, note
from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.rows import Nonce
from tablee.store.schema import matches, nonces, seats

SHOWING_MS: Final = 5000
"""The time that browsers have to show their nonces if there is no countdown, in milliseconds."""


class Nonces(Repository):
    """The nonces of all matches; after the start they are part of the match's deal and no longer here."""

    async def bind(
        self, match: str, guest: str, commitment: str, now: int, sent: SentMessage | None = None
    ) -> bool:
        """Bind this guest's browser to a commitment.

        Returns False, and changes nothing, if the match no longer waits, or is about to begin. Raises
        `CarriedOutError`.
        """

        def bind(connection: Connection) -> bool:
            if not _TOUCH_UNBEGUN.on(connection).run(connection, {"of_match": match, "now": now}):
                return False
            note_changed(connection, [match])
            note(connection, match, sent, now)
            replace_nonce(connection, match, guest, commitment)
            return True

        return await self._database.at_once(bind)

    async def bind_for_next(self, match: str, guest: str, commitment: str) -> None:
        """Bind this guest's browser for the match that follows `match`."""
        await self._database.at_once(lambda connection: replace_nonce(connection, match, guest, commitment))

    async def show(self, match: str, guest: str, nonce: str, now: int) -> bool:
        """Store the nonce that this guest's browser shows.

        Returns False, and changes nothing, if the match is not about to begin, or the nonce does not fit the
        commitment.
        """
        begins = and_(matches.c.id == match, matches.c.state == "waiting", matches.c.starts.is_not(None))
        async with self._database.write() as connection:
            touched = update(matches).where(begins).values(revision=matches.c.revision + 1, changed=now)
            own = and_(
                nonces.c.match == match,
                nonces.c.guest == guest,
                nonces.c.commitment == seed_commitment(nonce),
            )
            starts = select(matches.c.starts).where(matches.c.id == match).scalar_subquery()
            if (await connection.execute(touched)).rowcount == 0 or (
                await connection.execute(update(nonces).where(own).values(nonce=nonce, starts=starts))
            ).rowcount == 0:
                await connection.rollback()
                return False
            note_changed(connection, [match])
        return True

    async def of(self, match: str) -> list[Nonce]:
        """Return the nonces of one match."""
        return (await self._database.look(lambda connection: nonces_of(connection, [match])))[match]


def nonces_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[Nonce]]:
    """Return the nonces of several matches."""
    found: dict[str, list[Nonce]] = {match: [] for match in ids}
    if len(ids) == 1:
        rows: Iterable[Any] = _OF_MATCH.on(connection).rows(connection, {"of_match": ids[0]})
    else:
        rows = connection.execute(_nonce_query().where(nonces.c.match.in_(ids)))
    for row in rows:
        found[row.match].append(Nonce(row.guest, row.commitment, row.nonce, row.starts))
    return found


def _nonce_query() -> Select[Any]:
    return select(nonces).order_by(nonces.c.match, nonces.c.guest)


def insert_nonces(connection: Connection, match: str, bound: Sequence[Nonce]) -> None:
    """Insert nonces of a new match, within the caller's transaction."""
    if bound:
        rows = [{"match": match, **msgspec.structs.asdict(nonce)} for nonce in bound]
        connection.execute(insert(nonces), rows)


def forget_nonces(connection: Connection, match: str) -> None:
    """Delete the nonces of a match, within the caller's transaction."""
    connection.execute(delete(nonces).where(nonces.c.match == match))


def any_bound(connection: Connection, match: str) -> bool:
    """True if the browser of a guest at this table is bound to a nonce."""
    sits = and_(seats.c.match == match, seats.c.guest == nonces.c.guest)
    query = select(exists().where(nonces.c.match == match, sits))
    return bool((connection.execute(query)).scalar_one())


def replace_nonce(connection: Connection, match: str, guest: str, commitment: str) -> None:
    """Bind this guest's browser, within the caller's transaction, in place of an earlier commitment."""
    values = {"of_match": match, "whom": guest, "committed": commitment}
    _PUT.on(connection).run(connection, values)


_OF_MATCH: Final = Statement(_nonce_query().where(nonces.c.match == bindparam("of_match")))
_TOUCH_UNBEGUN: Final = Statement(
    update(matches)
    .where(matches.c.id == bindparam("of_match"), matches.c.state == "waiting", matches.c.starts.is_(None))
    .values(revision=matches.c.revision + 1, changed=bindparam("now"))
)


def _put(dialect: str) -> Insert:
    row = {
        "match": bindparam("of_match"),
        "guest": bindparam("whom"),
        "commitment": bindparam("committed"),
        "nonce": null(),
        "starts": null(),
    }
    return put_into(nonces, dialect, [row])


_PUT: Final = Statement(_put)
