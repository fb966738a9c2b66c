"""Separates merged guests, and leads a browser back to the guest that it was, for some days.

A browser that becomes another guest by a stranger's link would lose its seats to the stranger permanently. It
therefore keeps a secret. The browser with that secret can become its former guest again, with that guest's data.
"""

import secrets
from collections.abc import Collection
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Table, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store import series
from tablee.store.folding import name_values
from tablee.store.guests import DAY_MS, hashed, new_token
from tablee.store.insertion import insert_into
from tablee.store.match_changes import revise
from tablee.store.naming import is_named
from tablee.store.repository import Repository
from tablee.store.rows import Agent, Device, Guest
from tablee.store.schema import (
    challenges,
    channels,
    consents,
    guests,
    links,
    merges,
    metadata,
    moderators,
    own_agents,
    passkeys,
    recoveries,
    returns,
    silences,
    tokens,
)

RETURN_MS: Final = 7 * DAY_MS
"""The time in which a browser can go back to its former guest."""

SECRET_BYTES: Final = 32
NOT_RESTORED: Final = frozenset((moderators.name, silences.name, consents.name))
"""Rows that a guest does not get back: a moderator's role, the end of a silence, and a consent, because the two may
have withdrawn it while they were one."""


class Moved(msgspec.Struct):
    """The changes of a merge: `rows` by table, column and primary keys; rows `dropped` as duplicates.

    `names`: the former name and face of each of the two. `won`: the younger's wins in series.
    """

    names: dict[str, dict[str, str | None]]
    rows: list[tuple[str, str, list[list[Any]]]] = []
    dropped: list[tuple[str, dict[str, Any]]] = []
    won: series.Won = {}


class Return(NamedTuple):
    """A way back: the former guest, the present one with its name, and the end of the time in which it is open."""

    guest: str
    other: str
    other_name: str
    joined: bool
    until: int


class Parting(Repository):
    """The ways back of all browsers that recently became another guest."""

    async def find(self, secret: str, now: int) -> Return | None:
        """Return the way back that this secret opens; None if there is none, or no longer."""
        async with self._database.read() as connection:
            return await _find(connection, secret, now)

    async def may_end(self, guest: str, secret: str | None, now: int) -> bool:
        """Return False if this guest can still be separated from another one, and `secret` is not the key to that.

        The browser that joined last could be a victim, and would then have no way back.
        """
        recent = and_(merges.c.older == guest, merges.c.moved.is_not(None), merges.c.at >= now - RETURN_MS)
        async with self._database.read() as connection:
            last = (await connection.execute(select(func.max(merges.c.at)).where(recent))).scalar()
            if last is None:
                return True
            own = and_(returns.c.hash == hashed(secret or ""), returns.c.joined, returns.c.at == last)
            return (await connection.execute(select(returns.c.hash).where(own))).first() is not None

    async def go_back(
        self, secret: str, now: int, agent: Agent, here: Device | None = None
    ) -> tuple[Guest, str, set[str]] | None:
        """Use a secret up; return the former guest, a new token for it, and all guests whose devices end.

        If another browser has merged the former guest since, the result is the guest of that merge.
        `here` is the browser's present device, which ends.
        Everything created since that proves to be one of these guests becomes void, including other ways back and
        channels: its owner cannot be known. Returns None, and changes nothing, if the way back is closed.
        """
        async with self._database.write() as connection:
            found = await _find(connection, secret, now)
            if found is None:
                await connection.rollback()
                return None
            # Lock the guest's own row first, as ending sessions does: no older secret is valid after that.
            await connection.execute(select(guests.c.id).where(guests.c.id == found.guest).with_for_update())
            used_up = await connection.execute(delete(returns).where(returns.c.hash == hashed(secret)))
            if not used_up.rowcount:
                await connection.rollback()
                return None
            if here is not None:
                await connection.execute(delete(tokens).where(tokens.c.hash == here.hash))
            parted = {found.guest}
            if found.joined:
                for guest in await _older_first(connection, found.guest, found.other):
                    parted |= await _part(connection, guest, now)
            # Another browser may have merged the guest since: its row then has no references any more.
            guest = await person_of(connection, found.guest)
            row = select(guests.c.name, guests.c.face).where(guests.c.id == guest)
            name, face = (await connection.execute(row)).one()
            token = await new_token(connection, guest, now, agent)
            return Guest(guest, name, face), token, parted | {guest}

    async def prune(self, now: int) -> None:
        """Delete expired ways back, and the data for separating guests who stay merged."""
        old = now - RETURN_MS
        async with self._database.write() as connection:
            await connection.execute(delete(returns).where(returns.c.at < old))
            late = and_(merges.c.at < old, merges.c.moved.is_not(None))
            await connection.execute(update(merges).where(late).values(moved=None))


async def keep_way_back(connection: AsyncConnection, guest: str, other: str, joined: bool, now: int) -> str:
    """Store the way back of a browser that was `guest` and becomes `other`; return the secret that opens it."""
    secret = secrets.token_urlsafe(SECRET_BYTES)
    made = {"hash": hashed(secret), "guest": guest, "other": other, "joined": joined, "at": now}
    await connection.execute(insert(returns).values(made))
    return secret


async def close_ways_back(connection: AsyncConnection, guest: str) -> None:
    """Make every way back to this guest void, and to the guests merged into it, directly or not."""
    of = await _all_of(connection, guest)
    await connection.execute(delete(returns).where(returns.c.guest.in_(of)))
    await connection.execute(update(merges).where(merges.c.older.in_(of)).values(moved=None))


async def forget_names(connection: AsyncConnection, guest: str) -> None:
    """Prevent this guest, and the guests merged into it, from getting a name back by separation."""
    kept = merges.c.older.in_(await _all_of(connection, guest)), merges.c.moved.is_not(None)
    for row in (await connection.execute(select(merges).where(*kept))).all():
        moved = msgspec.convert(row.moved, Moved)
        nameless = {of: {**before, **name_values("")} for of, before in moved.names.items()}
        values = {"moved": msgspec.to_builtins(msgspec.structs.replace(moved, names=nameless))}
        await connection.execute(update(merges).where(merges.c.younger == row.younger).values(values))


async def _all_of(connection: AsyncConnection, guest: str) -> set[str]:
    """Return this guest and all guests merged into it, directly or not."""
    of = {guest}
    while became := await _became(connection, of) - of:
        of |= became
    return of


async def _became(connection: AsyncConnection, older: Collection[str]) -> set[str]:
    """Return the guests that became one of these by one merge."""
    query = select(merges.c.younger).where(merges.c.older.in_(list(older)))
    return set((await connection.execute(query)).scalars())


async def person_of(connection: AsyncConnection, guest: str) -> str:
    """Return the guest that this guest has become by any number of merges, or itself."""
    seen = {guest}
    while True:
        query = select(merges.c.older).where(merges.c.younger == guest)
        older: str | None = (await connection.execute(query)).scalar_one_or_none()
        if older is None or older in seen:
            return guest
        seen.add(older)
        guest = older


async def _find(connection: AsyncConnection, secret: str, now: int) -> Return | None:
    query = (
        select(returns, guests.c.name)
        .outerjoin(guests, guests.c.id == returns.c.other)
        .where(returns.c.hash == hashed(secret), returns.c.at >= now - RETURN_MS)
    )
    row = (await connection.execute(query)).first()
    if row is None:
        return None
    return Return(row.guest, row.other, row.name or "", row.joined, row.at + RETURN_MS)


async def _older_first(connection: AsyncConnection, one: str, other: str) -> tuple[str, str]:
    """Return the two in the order of separation.

    The older comes first, because guests merged into it later do not belong to the younger.
    """
    query = select(merges.c.younger).where(merges.c.younger == one, merges.c.older == other)
    is_younger = (await connection.execute(query)).first() is not None
    return (other, one) if is_younger else (one, other)


async def _part(connection: AsyncConnection, younger: str, now: int) -> set[str]:
    """Undo the merge by which this guest became another one, if there was one; return the guests concerned."""
    row = (await connection.execute(select(merges).where(merges.c.younger == younger))).first()
    if row is None or row.moved is None:
        return set()
    moved, older = msgspec.convert(row.moved, Moved), await person_of(connection, younger)
    both = sorted({younger, row.older, older})
    await connection.execute(
        select(guests.c.id).where(guests.c.id.in_(both)).order_by(guests.c.id).with_for_update()
    )
    await _void_what_was_made(connection, both, row.at)
    await _share_silence(connection, older, younger, now)
    await connection.run_sync(revise, is_named(younger, older))
    for name, column, keys in moved.rows:
        await _move_back(connection, name, column, keys, older, younger)
    await series.give_back(connection, older, younger, moved.won)
    for name, values in moved.dropped:
        if name not in NOT_RESTORED:
            await _put_back(connection, metadata.tables[name], values, younger)
    for guest, before in moved.names.items():
        await connection.execute(update(guests).where(guests.c.id == guest).values(ended=now, **before))
    await connection.execute(delete(merges).where(merges.c.younger == younger))
    return set(both)


async def _move_back(
    connection: AsyncConnection, name: str, column: str, keys: list[list[Any]], older: str, younger: str
) -> None:
    """Have these rows name the younger again, if they still name the older."""
    table = metadata.tables[name]
    primary = list(table.primary_key.columns)
    for key in keys:
        # The guest may be part of the key, and may have been merged since.
        same = [one == value for one, value in zip(primary, key, strict=True) if one.key != column]
        here = and_(table.c[column] == older, *same)
        await connection.execute(update(table).where(here).values({column: younger}))


async def _put_back(connection: AsyncConnection, table: Table, values: dict[str, Any], younger: str) -> None:
    """Insert this row of the younger again, unless there is one, or something it refers to is gone."""
    row = dict(values)
    for column in table.columns:
        for key in column.foreign_keys:
            named = row.get(column.key)
            if named is None:
                continue
            if key.column is guests.c.id and named != younger:
                # The other guest may have been merged into a third one.
                named = row[column.key] = await person_of(connection, named)
            there = select(key.column).where(key.column == named)
            if (await connection.execute(there)).first() is None:
                return
    again = insert_into(table, connection.dialect.name).values(row)
    await connection.execute(again.on_conflict_do_nothing())


async def _void_what_was_made(connection: AsyncConnection, of: list[str], since: int) -> None:
    for table in (tokens, passkeys, recoveries, own_agents, channels):
        await connection.execute(delete(table).where(table.c.guest.in_(of), table.c.created >= since))
    for table in (links, challenges):
        await connection.execute(delete(table).where(table.c.guest.in_(of)))
    # The way back of the merge itself has the same time, and its browser is known.
    await connection.execute(delete(returns).where(returns.c.guest.in_(of), returns.c.at > since))


async def _share_silence(connection: AsyncConnection, older: str, younger: str, now: int) -> None:
    """Silence the younger for as long as the older: separation must not evade a moderator."""
    query = select(silences.c.until).where(silences.c.guest == older, silences.c.until > now)
    until = (await connection.execute(query)).scalar_one_or_none()
    if until is not None:
        await connection.execute(delete(silences).where(silences.c.guest == younger))
        await connection.execute(insert(silences).values(guest=younger, until=until))
