"""Moderators, their actions, and a log: each action and its log entry are one transaction."""

from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.folding import name_values
from tablee.store.match_changes import revise_tables_of, touch
from tablee.store.parting import close_ways_back, forget_names, person_of
from tablee.store.repository import Repository, from_row
from tablee.store.rows import ModerationEntry, Moderator
from tablee.store.schema import (
    challenges,
    channels,
    guests,
    links,
    moderation_log,
    moderators,
    own_agents,
    passkeys,
    recoveries,
    reports,
    silences,
    talk,
    tokens,
)

GONE: Final = 0
"""The creation time of a deleted guest."""

CODE: Final = "g-"
"""The prefix of a guest's code: an id alone could look like an option on the command line."""


def code_of(guest: str) -> str:
    """Return the code for a guest on the command line. It is not secret: it gives no access."""
    return CODE + guest


def guest_of(code: str) -> str:
    """Return the id of the guest with this code."""
    return code.removeprefix(CODE)


class Moderation(Repository):
    """All moderators and their actions."""

    async def is_moderator(self, guest: str) -> bool:
        """True if this guest is a moderator."""
        query = select(moderators.c.guest).where(moderators.c.guest == guest)
        return await self._first(query) is not None

    async def moderators(self) -> list[Moderator]:
        """Return all moderators, the longest-serving first."""
        query = (
            select(moderators.c.guest, guests.c.name, moderators.c.since)
            .join(guests, guests.c.id == moderators.c.guest)
            .order_by(moderators.c.since, moderators.c.guest)
        )
        return [Moderator(row.guest, row.name, row.since) for row in await self._rows(query)]

    async def appoint(self, guest: str, now: int) -> bool:
        """Make this guest a moderator, as the operator; False if there is no such guest."""
        async with self._database.write() as connection:
            found = (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).first()
            if found is None:
                return False
            known = select(moderators.c.guest).where(moderators.c.guest == guest)
            if (await connection.execute(known)).first() is None:
                await connection.execute(insert(moderators).values(guest=guest, since=now))
                await _log(connection, _by_operator("appoint", guest, found.name, now))
        return True

    async def recall(self, guest: str, now: int) -> bool:
        """Remove this moderator, as the operator; False if the guest is none."""
        async with self._database.write() as connection:
            name = (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar()
            gone = await connection.execute(delete(moderators).where(moderators.c.guest == guest))
            if not gone.rowcount:
                return False
            await _log(connection, _by_operator("recall", guest, name or "", now))
        return True

    async def remove_line(self, match: str, n: int, entry: ModerationEntry) -> bool:
        """Hide a chat line from all viewers; False if there is none, or it was hidden before."""
        there = talk.c.match == match, talk.c.n == n, talk.c.removed.is_(None)
        async with self._database.write() as connection:
            await connection.run_sync(touch, match, entry.at)
            removed = await connection.execute(update(talk).where(*there).values(removed=entry.at))
            if not removed.rowcount:
                await connection.rollback()
                return False
            await _log(connection, entry)
        return True

    async def unname(self, guest: str, entry: ModerationEntry) -> bool:
        """Remove this guest's name, at all tables; False if there is no such guest."""
        async with self._database.write() as connection:
            if not await _hold(connection, guest):
                return False
            await connection.execute(update(guests).where(guests.c.id == guest).values(name_values("")))
            await forget_names(connection, guest)
            await connection.run_sync(revise_tables_of, guest)
            await _log(connection, entry)
        return True

    async def silence(self, guest: str, until: int, entry: ModerationEntry) -> bool:
        """Silence this guest until then (a past time lifts the silence); False if there is no such guest."""
        async with self._database.write() as connection:
            if not await _hold(connection, guest):
                return False
            await connection.execute(delete(silences).where(silences.c.guest == guest))
            if until > entry.at:
                await connection.execute(insert(silences).values(guest=guest, until=until))
            await _log(connection, entry)
        return True

    async def end_sessions(self, guest: str, entry: ModerationEntry) -> bool:
        """Lock this guest out permanently: every token, link, passkey, recovery word and channel becomes void.

        Return False if there is no such guest.
        """
        async with self._database.write() as connection:
            if not await _hold(connection, guest):
                return False
            await connection.execute(update(guests).where(guests.c.id == guest).values(ended=entry.at))
            for table in (links, recoveries, passkeys, challenges, own_agents, channels, tokens):
                await connection.execute(delete(table).where(table.c.guest == guest))
            await close_ways_back(connection, guest)
            await _log(connection, entry)
        return True

    async def close_report(self, ending: str, entry: ModerationEntry) -> bool:
        """Close the report of this entry; False if it was closed before."""
        still_open = reports.c.id == entry.report, reports.c.closed.is_(None)
        async with self._database.write() as connection:
            closing = update(reports).where(*still_open).values(closed=entry.at, ending=ending)
            if not (await connection.execute(closing)).rowcount:
                return False
            await _log(connection, entry)
        return True

    async def people(self, of: Collection[str]) -> dict[str, str]:
        """Return for each of these guests the guest that it became by merging, or itself."""
        async with self._database.read() as connection:
            return {guest: await person_of(connection, guest) for guest in of}

    async def silenced(self, guests: Collection[str], now: int) -> dict[str, int]:
        """Return the silenced ones among these guests, with the end of their silence."""
        query = select(silences).where(silences.c.guest.in_(list(guests)), silences.c.until > now)
        return {row.guest: row.until for row in await self._rows(query)}

    async def log(self, limit: int, report: str | None = None) -> list[ModerationEntry]:
        """Return the last entries of the log, the latest first; with `report`, only those of one report."""
        query = select(moderation_log).order_by(moderation_log.c.n.desc()).limit(limit)
        if report is not None:
            query = query.where(moderation_log.c.report == report)
        return [from_row(ModerationEntry, row) for row in await self._rows(query)]


async def end_moderating(connection: AsyncConnection, of: Collection[str], now: int) -> None:
    """Remove these guests from the moderators because they are merged: the role cannot be acquired by merging."""
    query = (
        select(moderators.c.guest, guests.c.name)
        .join(guests, guests.c.id == moderators.c.guest)
        .where(moderators.c.guest.in_(list(of)))
    )
    for row in (await connection.execute(query)).all():
        await connection.execute(delete(moderators).where(moderators.c.guest == row.guest))
        await _log(connection, _by_operator("merge", row.guest, row.name, now))


async def _hold(connection: AsyncConnection, guest: str) -> bool:
    """Lock this guest's row; False if there is none, or the guest was deleted or has just been merged."""
    held = select(guests.c.created).where(guests.c.id == guest).with_for_update()
    created = (await connection.execute(held)).scalar_one_or_none()
    return created not in (None, GONE) and await person_of(connection, guest) == guest


async def _log(connection: AsyncConnection, entry: ModerationEntry) -> None:
    values = msgspec.structs.asdict(entry)
    del values["n"]
    await connection.execute(insert(moderation_log).values(values))


def _by_operator(action: str, guest: str, name: str, now: int) -> ModerationEntry:
    return ModerationEntry(
        at=now,
        actor=None,
        actor_name="",
        action=action,
        report=None,
        target=guest,
        target_name=name,
        details={},
    )
