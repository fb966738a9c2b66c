"""Passkeys (WebAuthn): made for the host of the page that asks, and valid at that host only."""

import asyncio
import hashlib
import secrets
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection

from tablee.server.access.hosts import is_address
from tablee.server.base64url import decoded, encoded
from tablee.server.errors import RefusalError
from tablee.server.protocol.keeping import NewPasskey, PasskeyAnswer, PasskeyChallenge, PasskeyQuestion
from tablee.store.guests import IdentityProof
from tablee.store.rows import Agent, Guest, Passkey
from tablee.store.store import Store

if TYPE_CHECKING:
    from tablee.server.guests import passkey_answers

MOST: Final = 20
"""The most passkeys that a guest may have."""

CHALLENGE_BYTES: Final = 64
"""WebAuthn requires at least 16."""


class ClientData(msgspec.Struct):
    """The part of an authenticator's `clientDataJSON` that leads to its question; webauthn checks the rest."""

    challenge: str


def origin_of(connection: HTTPConnection) -> str:
    """Return the origin of the page that asks, which `Origins.check` has found to be one of ours."""
    return connection.headers.get("origin", "")


def site_of(origin: str) -> str:
    """Return the host to which passkeys of this origin's pages belong.

    Raise `RefusalError` `passkey.address` if that is not a host name.
    """
    host = urlsplit(origin).hostname or ""
    if not host or is_address(host):
        raise RefusalError("passkey.address")
    return host


class Passkeys:
    """Makes passkeys, and recognises guests by them."""

    def __init__(self, store: Store, server_name: str) -> None:
        """`server_name`: shown for a guest who has no name, when the device lists its passkeys."""
        self._store = store
        self._server_name = server_name

    async def question(self, guest: Guest, origin: str, now: int) -> PasskeyQuestion:
        """Return the data for a new passkey. Raise `RefusalError` (`passkey.address`, `passkey.limit`)."""
        site, known = site_of(origin), await self._check_number(guest.id)
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        await self._store.passkeys.ask(challenge, guest.id, origin, now)
        return PasskeyQuestion(
            encoded(challenge),
            site,
            encoded(_handle(guest.id)),
            guest.name or self._server_name,
            [passkey.id for passkey in known if passkey.site == site],
        )

    async def add(self, guest: Guest, made: NewPasskey, origin: str, agent: Agent, now: int) -> None:
        """Store a passkey that was just made.

        Raise `RefusalError` (`passkey.address`, `passkey.limit`, `passkey.refused`).
        """
        site, challenge = site_of(origin), _challenge(made.client_data)
        if not await self._store.passkeys.asked(challenge, guest.id, origin, now):
            raise RefusalError("passkey.refused")
        # Check again: the guest may have asked for many at the same time.
        await self._check_number(guest.id)
        verified = await asyncio.to_thread(_made, made, challenge, site, origin)
        kept = Passkey(verified.id, guest.id, site, verified.key, verified.signatures, now, None, agent)
        if not await self._store.passkeys.add(kept, challenge, origin):
            raise RefusalError("passkey.refused")

    async def _check_number(self, guest: str) -> list[Passkey]:
        """Return the passkeys of this guest. Raise `RefusalError` `passkey.limit` if they may have no more."""
        known = await self._store.passkeys.of_guest(guest)
        if len(known) >= MOST:
            raise RefusalError("passkey.limit", limit=MOST)
        return known

    async def challenge(self, origin: str, now: int) -> PasskeyChallenge:
        """Return the data that a passkey has to sign for a guest to sign in. Raise `RefusalError` `passkey.address`."""
        site, challenge = site_of(origin), secrets.token_bytes(CHALLENGE_BYTES)
        await self._store.passkeys.ask(challenge, None, origin, now)
        return PasskeyChallenge(encoded(challenge), site)

    async def signed(self, answer: PasskeyAnswer, origin: str, now: int) -> IdentityProof:
        """Return the proof of identity in a passkey's signature.

        Raise `RefusalError` (`passkey.address`, `passkey.refused`).
        """
        site, challenge = site_of(origin), _challenge(answer.client_data)
        passkey = await self._store.passkeys.find(answer.id, site)
        if passkey is None or not await self._store.passkeys.asked(challenge, None, origin, now):
            raise RefusalError("passkey.refused")
        count = await asyncio.to_thread(_signed, answer, passkey, challenge, site, origin)
        return self._store.passkeys.signed(passkey, count, challenge, origin, now)


def _handle(guest: str) -> bytes:
    """Return the handle by which a device distinguishes this guest's passkeys; it reveals nothing about the guest."""
    return hashlib.sha256(f"tablee passkey {guest}".encode()).digest()


def _challenge(client_data: str) -> bytes:
    try:
        return decoded(msgspec.json.decode(decoded(client_data), type=ClientData).challenge)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RefusalError("passkey.refused") from error


# Both run in a thread: importing webauthn takes a sixth of the server's start-up time. The first guest who answers
# with a passkey triggers it, and nobody else is to wait for it.


def _made(answer: NewPasskey, challenge: bytes, site: str, origin: str) -> "passkey_answers.Made":
    from tablee.server.guests import passkey_answers

    return passkey_answers.checked_new(answer, challenge, site, origin)


def _signed(answer: PasskeyAnswer, passkey: Passkey, challenge: bytes, site: str, origin: str) -> int:
    from tablee.server.guests import passkey_answers

    return passkey_answers.checked_signature(answer, passkey, challenge, site, origin)
