"""Passkeys (WebAuthn): made for the host of the page that asks, and valid at that host only."""

import hashlib
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    generate_challenge,
    parse_client_data_json,
)
from webauthn.helpers.exceptions import WebAuthnException

from tablee.server.access.hosts import is_address
from tablee.server.errors import RefusalError
from tablee.server.protocol.keeping import NewPasskey, PasskeyAnswer, PasskeyChallenge, PasskeyQuestion
from tablee.store.guests import IdentityProof
from tablee.store.rows import Agent, Guest, Passkey
from tablee.store.store import Store

MOST: Final = 20
"""The most passkeys that a guest may have."""


def origin_of(connection: HTTPConnection) -> str:
    """The origin of the page that asks, already found to be one of ours (`is_own`)."""
    return connection.headers.get("origin", "")


def site_of(origin: str) -> str:
    """The host that passkeys of this origin's pages belong to. Raises `RefusalError` `passkey.address`: it is none."""
    host = urlsplit(origin).hostname or ""
    if not host or is_address(host):
        raise RefusalError("passkey.address")
    return host


class Passkeys:
    """Making passkeys, and recognising guests by them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def question(self, guest: Guest, origin: str, now: int) -> PasskeyQuestion:
        """What a new passkey is to be made from. Raises `RefusalError` (`passkey.address`, `passkey.limit`)."""
        site, known = site_of(origin), await self._store.passkeys.of_guest(guest.id)
        if len(known) >= MOST:
            raise RefusalError("passkey.limit", limit=MOST)
        challenge = generate_challenge()
        await self._store.passkeys.ask(challenge, guest.id, origin, now)
        return PasskeyQuestion(
            bytes_to_base64url(challenge),
            site,
            bytes_to_base64url(_handle(guest.id)),
            guest.name or "Tablée",
            [passkey.id for passkey in known if passkey.site == site],
        )

    async def add(self, guest: Guest, made: NewPasskey, origin: str, agent: Agent, now: int) -> None:
        """Store a passkey that was just made. Raises `RefusalError` (`passkey.address`, `passkey.refused`)."""
        site, challenge = site_of(origin), _challenge(made.client_data)
        if not await self._store.passkeys.asked(challenge, guest.id, origin, now):
            raise RefusalError("passkey.refused")
        answer = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
        try:
            verified = verify_registration_response(
                credential=_credential(made.id, answer),
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
            )
        except (WebAuthnException, ValueError) as error:
            raise RefusalError("passkey.refused") from error
        id, key = (
            bytes_to_base64url(verified.credential_id),
            bytes_to_base64url(verified.credential_public_key),
        )
        kept = Passkey(id, guest.id, site, key, verified.sign_count, now, None, agent)
        if not await self._store.passkeys.add(kept, challenge, origin):
            raise RefusalError("passkey.refused")

    async def challenge(self, origin: str, now: int) -> PasskeyChallenge:
        """What a passkey has to sign for somebody to sign in. Raises `RefusalError` `passkey.address`."""
        site, challenge = site_of(origin), generate_challenge()
        await self._store.passkeys.ask(challenge, None, origin, now)
        return PasskeyChallenge(bytes_to_base64url(challenge), site)

    async def signed(self, answer: PasskeyAnswer, origin: str, now: int) -> IdentityProof:
        """The proof of identity in a passkey's signature.

        Raises `RefusalError` (`passkey.address`, `passkey.refused`).
        """
        site, challenge = site_of(origin), _challenge(answer.client_data)
        passkey = await self._store.passkeys.find(answer.id, site)
        if passkey is None or not await self._store.passkeys.asked(challenge, None, origin, now):
            raise RefusalError("passkey.refused")
        signed = {
            "clientDataJSON": answer.client_data,
            "authenticatorData": answer.authenticator_data,
            "signature": answer.signature,
        }
        try:
            verified = verify_authentication_response(
                credential=_credential(answer.id, signed),
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(passkey.key),
                credential_current_sign_count=passkey.count,
            )
        except (WebAuthnException, ValueError) as error:
            raise RefusalError("passkey.refused") from error
        return self._store.passkeys.signed(passkey, verified.new_sign_count, challenge, origin, now)


def _handle(guest: str) -> bytes:
    """The handle by which a device tells this guest's passkeys from others'; it says nothing about the guest."""
    return hashlib.sha256(f"tablee passkey {guest}".encode()).digest()


def _challenge(client_data: str) -> bytes:
    try:
        return parse_client_data_json(base64url_to_bytes(client_data)).challenge
    except (WebAuthnException, ValueError) as error:
        raise RefusalError("passkey.refused") from error


def _credential(id: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": id, "rawId": id, "type": "public-key", "response": response}
