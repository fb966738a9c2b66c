"""Passkeys, and the challenges that they have to sign: each is valid once, for a few minutes."""

from typing import Any, Final

from sqlalchemy import Row, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.guests import IdentityProof, hashed
from tablee.store.repository import Repository
from tablee.store.rows import Agent, Passkey
from tablee.store.schema import challenges, passkeys

CHALLENGE_MS: Final = 5 * 60 * 1000


class Passkeys(Repository):
    """The passkeys of all guests."""

    async def ask(self, challenge: bytes, guest: str | None, origin: str, now: int) -> None:
        """Note a challenge that a passkey is to sign at a page of this origin.

        `guest`: the guest who creates a passkey; None for a sign-in.
        """
        made = {"hash": hashed(challenge.hex()), "guest": guest, "origin": origin}
        async with self._database.write() as connection:
            await connection.execute(delete(challenges).where(challenges.c.expires < now))
            await connection.execute(insert(challenges).values({**made, "expires": now + CHALLENGE_MS}))

    async def asked(self, challenge: bytes, guest: str | None, origin: str, now: int) -> bool:
        """True if this challenge was noted and is still valid."""
        query = select(challenges.c.hash).where(_noted(challenge, guest, origin, now))
        return await self._first(query) is not None

    async def add(self, made: Passkey, challenge: bytes, origin: str) -> bool:
        """Store a new passkey and use up its challenge. Return False if the challenge was used, or the passkey is
        known.
        """
        agent = {"browser": made.agent.browser, "system": made.agent.system}
        values = {name: getattr(made, name) for name in made.__struct_fields__ if name != "agent"}
        asked = _noted(challenge, made.guest, origin, made.created)
        try:
            async with self._database.write() as connection:
                if (await connection.execute(delete(challenges).where(asked))).rowcount == 0:
                    await connection.rollback()
                    return False
                await connection.execute(insert(passkeys).values({**values, **agent}))
        except IntegrityError:
            return False
        return True

    async def find(self, id: str, site: str) -> Passkey | None:
        """Return the passkey with this id that was made at this site; None if there is none."""
        query = select(passkeys).where(passkeys.c.id == id, passkeys.c.site == site)
        row = await self._first(query)
        return None if row is None else _passkey(row)

    async def of_guest(self, guest: str) -> list[Passkey]:
        """Return the passkeys of this guest, the newest first."""
        query = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created.desc())
        return [_passkey(row) for row in await self._rows(query)]

    async def remove(self, guest: str, id: str) -> bool:
        """Delete a passkey of this guest. Return False if they have none with that id."""
        one = delete(passkeys).where(passkeys.c.guest == guest, passkeys.c.id == id)
        return await self._change(one) > 0

    def signed(self, passkey: Passkey, count: int, challenge: bytes, origin: str, now: int) -> IdentityProof:
        """Return the proof that a verified signature gives; its use sets the passkey's counter to `count`."""
        asked = _noted(challenge, None, origin, now)
        same = and_(passkeys.c.id == passkey.id, passkeys.c.guest == passkey.guest)

        async def use_up(connection: AsyncConnection) -> bool:
            if (await connection.execute(delete(challenges).where(asked))).rowcount == 0:
                return False
            known = update(passkeys).where(same).values({"count": count, "used": now})
            return (await connection.execute(known)).rowcount > 0

        return IdentityProof(passkey.guest, use_up)


def _noted(challenge: bytes, guest: str | None, origin: str, now: int) -> Any:
    whose = challenges.c.guest.is_(None) if guest is None else challenges.c.guest == guest
    same = challenges.c.hash == hashed(challenge.hex())
    return and_(same, whose, challenges.c.origin == origin, challenges.c.expires >= now)


def _passkey(row: Row[Any]) -> Passkey:
    values = {
        name: getattr(row, name) for name in Passkey.__struct_fields__ if name not in ("agent", "count")
    }
    # A row has a method of that name.
    return Passkey(**values, count=row._mapping["count"], agent=Agent(row.browser, row.system))
