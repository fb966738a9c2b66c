"""The browsers' nonces for matches that have not begun: committed first, shown once all seats are taken."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import and_, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.core.rng import seed_commitment
from tablee.store.changed_matches import note_changed
from tablee.store.database import Database
from tablee.store.insertion import put_into
from tablee.store.messages import SentMessage, note
from tablee.store.rows import Nonce
from tablee.store.schema import matches, nonces, seats

SHOWING_MS: Final = 5000
"""The time that browsers have to show their nonces if there is no countdown, in milliseconds."""


class Nonces:
    """The nonces of all matches; after the start they are part of the match's deal and no longer here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def bind(
        self, match: str, guest: str, commitment: str, now: int, sent: SentMessage | None = None
    ) -> bool:
        """Bind this guest's browser to a commitment.

        Returns False, and changes nothing, if the match no longer waits, or is about to begin. Raises
        `CarriedOutError`.
        """
        waits = and_(matches.c.id == match, matches.c.state == "waiting", matches.c.starts.is_(None))
        async with self._database.write() as connection:
            touched = update(matches).where(waits).values(revision=matches.c.revision + 1, changed=now)
            if (await connection.execute(touched)).rowcount == 0:
                await connection.rollback()
                return False
            note_changed(connection, [match])
            await note(connection, match, sent, now)
            await replace_nonce(connection, match, guest, commitment)
        return True

    async def bind_for_next(self, match: str, guest: str, commitment: str) -> None:
        """Bind this guest's browser for the match that follows `match`."""
        async with self._database.write() as connection:
            await replace_nonce(connection, match, guest, commitment)

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
        async with self._database.read() as connection:
            return (await nonces_of(connection, [match]))[match]


async def nonces_of(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Nonce]]:
    """Return the nonces of several matches."""
    found: dict[str, list[Nonce]] = {match: [] for match in ids}
    query = select(nonces).where(nonces.c.match.in_(ids)).order_by(nonces.c.match, nonces.c.guest)
    for row in await connection.execute(query):
        found[row.match].append(Nonce(row.guest, row.commitment, row.nonce, row.starts))
    return found


async def insert_nonces(connection: AsyncConnection, match: str, bound: Sequence[Nonce]) -> None:
    """Insert nonces of a new match, within the caller's transaction."""
    if bound:
        rows = [{"match": match, **msgspec.structs.asdict(nonce)} for nonce in bound]
        await connection.execute(insert(nonces), rows)


async def forget_nonces(connection: AsyncConnection, match: str) -> None:
    """Delete the nonces of a match, within the caller's transaction."""
    await connection.execute(delete(nonces).where(nonces.c.match == match))


async def any_bound(connection: AsyncConnection, match: str) -> bool:
    """True if the browser of a guest at this table is bound to a nonce."""
    sits = and_(seats.c.match == match, seats.c.guest == nonces.c.guest)
    query = select(exists().where(nonces.c.match == match, sits))
    return bool((await connection.execute(query)).scalar_one())


async def replace_nonce(connection: AsyncConnection, match: str, guest: str, commitment: str) -> None:
    """Bind this guest's browser, within the caller's transaction, in place of an earlier commitment."""
    row = {"match": match, "guest": guest, "commitment": commitment, "nonce": None, "starts": None}
    await connection.execute(put_into(nonces, connection.dialect.name, [row]))
