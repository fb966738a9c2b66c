"""Guests, the tokens that browsers hold, and the links that carry a guest to another device; tokens only hashed."""

import hashlib
import secrets
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, and_, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.folding import name_values
from tablee.store.match_changes import revise_tables_of
from tablee.store.prepared import Statement
from tablee.store.repository import Repository
from tablee.store.rows import UNKNOWN, Agent, Device, Guest
from tablee.store.schema import challenges, channels, guests, links, own_agents, passkeys, recoveries, tokens

TOKEN_BYTES: Final = 32
LINK_MS: Final = 10 * 60 * 1000
LINKS: Final = 3
"""The most valid links of a guest at a time; a further one makes the oldest void."""

DAY_MS: Final = 24 * 3600 * 1000
TOKEN_MS: Final = 400 * DAY_MS
"""The life of an unused token; browsers do not keep a cookie for longer either."""

ENDED: Final = select(guests.c.id, guests.c.ended).where(guests.c.ended >= bindparam("ended_since"))


def hashed(token: str) -> str:
    """Return the stored form of a token. It is random and long, so a fast hash without salt is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class IdentityProof:
    """Proof that a browser belongs to this guest.

    `use_up` makes it void within a transaction; it returns False if it was void already. `made`: its time, if known.
    """

    guest: str
    use_up: Callable[[AsyncConnection], Awaitable[bool]]
    made: int | None = None


class Guests(Repository):
    """All guests."""

    async def create(self, name: str, now: int, agent: Agent = UNKNOWN) -> tuple[Guest, str]:
        """Create a guest; return it with its first token."""
        guest = Guest(secrets.token_urlsafe(12), name)
        async with self._database.write() as connection:
            await connection.execute(insert(guests).values(id=guest.id, created=now, **name_values(name)))
            token = await new_token(connection, guest.id, now, agent)
        return guest, token

    async def find(self, token: str) -> Guest | None:
        """Return the guest of this token, however old it is."""
        device = await self.device(token)
        return None if device is None else device.guest

    async def device(self, token: str, now: int = 0) -> Device | None:
        """Return the browser that holds this token; None if there is none, or the token was unused for `TOKEN_MS`."""

        def look(connection: Connection) -> Device | None:
            found = _DEVICE.on(connection).rows(
                connection, {"of_hash": hashed(token), "since": now - TOKEN_MS}
            )
            return _device(found[0]) if found else None

        return await self._database.look(look)

    async def devices(self, guest: str, now: int) -> list[Device]:
        """Return the browsers of this guest, most recently used first."""
        query = _devices().where(tokens.c.guest == guest, tokens.c.used >= now - TOKEN_MS)
        latest = (tokens.c.used.desc(), tokens.c.created.desc(), tokens.c.hash)
        rows = await self._rows(query.order_by(*latest))
        return [_device(row) for row in rows]

    async def use(self, device: Device, now: int, agent: Agent = UNKNOWN) -> bool:
        """Note that this browser was used today. Return False, and write nothing, if that is noted already."""
        if now - device.used < DAY_MS:
            return False
        known = {"used": now, "browser": agent.browser, "system": agent.system}
        await self._change(update(tokens).where(tokens.c.hash == device.hash).values(known))
        return True

    async def end_device(self, guest: str, hash: str, now: int) -> bool:
        """Make one token of this guest void, and every link. Return False if they have no token with that hash."""
        async with self._database.write() as connection:
            await connection.execute(update(guests).where(guests.c.id == guest).values(ended=now))
            await connection.execute(delete(links).where(links.c.guest == guest))
            one = delete(tokens).where(tokens.c.guest == guest, tokens.c.hash == hash)
            return (await connection.execute(one)).rowcount > 0

    async def end_others(self, device: Device, now: int, keys: bool = False) -> int:
        """Make every other token of this guest void, and every link. Return how many tokens there were.

        With `keys`, recovery words, passkeys, own agents and channels become void too, except the push channel of
        this very browser.
        """
        guest = device.guest.id
        async with self._database.write() as connection:
            # Lock the guest's own row first: a link that is being claimed is then void, or its new token is ended too.
            await connection.execute(update(guests).where(guests.c.id == guest).values(ended=now))
            await connection.execute(delete(links).where(links.c.guest == guest))
            if keys:
                for table in (recoveries, passkeys, challenges, own_agents):
                    await connection.execute(delete(table).where(table.c.guest == guest))
                of_other_devices = channels.c.device.is_distinct_from(device.hash)
                await connection.execute(delete(channels).where(channels.c.guest == guest, of_other_devices))
            others = delete(tokens).where(tokens.c.guest == guest, tokens.c.hash != device.hash)
            return (await connection.execute(others)).rowcount

    async def ended_since(self, at: int) -> dict[str, int]:
        """Return the guests who ended devices since `at`, with the last time they did."""
        found = await self._rows(ENDED, {"ended_since": at})
        return {row.id: row.ended for row in found}

    async def good(self, hashes: Collection[str]) -> dict[str, str]:
        """Return the hashes that still belong to a token, each with its guest."""
        query = select(tokens.c.hash, tokens.c.guest).where(tokens.c.hash.in_(list(hashes)))
        return {row.hash: row.guest for row in await self._rows(query)}

    async def guest(self, guest: str) -> Guest:
        """Return this guest as they are shown now; there must be one."""
        query = select(guests.c.name, guests.c.face).where(guests.c.id == guest)
        (row,) = await self._rows(query)
        return Guest(guest, row.name, row.face)

    async def name(self, guest: str) -> str:
        """Return the current name of this guest."""
        return (await self.guest(guest)).name

    async def created(self, guest: str) -> int | None:
        """Return when this guest was created; None if there is no such guest, or they were deleted."""
        # Of a deleted guest, the row stays with a time of 0.
        query = select(guests.c.created).where(guests.c.id == guest, guests.c.created > 0)
        created: int | None = await self._value(query)
        return created

    async def rename(self, guest: str, name: str) -> None:
        """Change a guest's name, also at tables that are over."""
        async with self._database.write() as connection:
            await _change(connection, guest, name_values(name))

    async def change_zone(self, guest: str, zone: str) -> None:
        """Note the time zone of the guest's browser."""
        async with self._database.write() as connection:
            await _change(connection, guest, {"zone": zone})

    async def change_face(self, guest: str, face: str) -> None:
        """Change a guest's face, also at tables that are over."""
        async with self._database.write() as connection:
            await _change(connection, guest, {"face": face})

    async def link(self, guest: str, now: int) -> str:
        """Return a token that makes one other browser the same guest; `LINKS` are valid at a time, for ten minutes."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        async with self._database.write() as connection:
            await connection.execute(delete(links).where(links.c.expires < now))
            # Locked, so that no other link is created for this guest at the same time.
            await connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())
            newest = (
                select(links.c.hash)
                .where(links.c.guest == guest)
                .order_by(links.c.expires.desc(), links.c.hash)
                .limit(LINKS - 1)
            )
            kept = [row.hash for row in await connection.execute(newest)]
            await connection.execute(delete(links).where(links.c.guest == guest, links.c.hash.not_in(kept)))
            await connection.execute(
                insert(links).values(hash=hashed(token), guest=guest, expires=now + LINK_MS)
            )
        return token

    async def linked(self, link: str, now: int) -> IdentityProof | None:
        """Return the proof of a valid link; None if it is unknown, used or too old."""
        of = and_(links.c.hash == hashed(link), links.c.expires >= now)

        async def use_up(connection: AsyncConnection) -> bool:
            return (await connection.execute(delete(links).where(of))).rowcount > 0

        row = await self._first(select(links.c.guest, links.c.expires).where(of))
        return None if row is None else IdentityProof(row.guest, use_up, row.expires - LINK_MS)


async def new_token(connection: AsyncConnection, guest: str, now: int, agent: Agent) -> str:
    """Create a token for this guest, and delete tokens that were unused for too long."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    await connection.execute(delete(tokens).where(tokens.c.used < now - TOKEN_MS))
    made = {"hash": hashed(token), "guest": guest, "created": now, "used": now}
    known = {"browser": agent.browser, "system": agent.system}
    await connection.execute(insert(tokens).values({**made, **known}))
    return token


async def _change(connection: AsyncConnection, guest: str, values: dict[str, Any]) -> None:
    """Change a guest's stored data, and refresh their tables in whichever process these are open."""
    await connection.execute(update(guests).where(guests.c.id == guest).values(values))
    await connection.run_sync(revise_tables_of, guest)


def _devices() -> Select[Any]:
    query = select(tokens, guests.c.name, guests.c.face, guests.c.id)
    return query.join(guests, tokens.c.guest == guests.c.id)


def _device(row: Row[Any]) -> Device:
    agent = Agent(row.browser, row.system)
    return Device(Guest(row.id, row.name, row.face), row.hash, row.used, row.created, agent)


_DEVICE: Final = Statement(
    _devices().where(tokens.c.hash == bindparam("of_hash"), tokens.c.used >= bindparam("since"))
)
