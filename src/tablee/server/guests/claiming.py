"""Signing in as an existing guest by a link, recovery words or a passkey, and merging this browser's own guest."""

from collections.abc import Awaitable, Callable

from tablee.server.errors import RefusalError
from tablee.server.guests.devices import Devices
from tablee.server.guests.passkeys import Passkeys
from tablee.server.guests.recovery import Recovery
from tablee.server.protocol.keeping import Claim
from tablee.store.claims import Claimed
from tablee.store.guests import IdentityProof
from tablee.store.rows import Agent, Device, Guest
from tablee.store.store import Store

GiveUp = Callable[[str, str], Awaitable[int]]
"""Give up all seats of a guest in a running match, by match and guest; return their number."""


class Claiming:
    """Signs a browser in as the guest whose identity it proves."""

    def __init__(
        self, store: Store, devices: Devices, passkeys: Passkeys, recovery: Recovery, give_up: GiveUp
    ) -> None:
        self._store = store
        self._devices = devices
        self._passkeys = passkeys
        self._recovery = recovery
        self._give_up = give_up

    async def proof(self, claim: Claim, origin: str, now: int) -> IdentityProof:
        """Return the proof of identity in this claim.

        Raise `RefusalError` (`claim.one`, `link.unknown`, `words.count`, `words.misspelt`, `words.unknown`,
        `passkey.address`, `passkey.refused`).
        """
        if sum(one is not None for one in (claim.token, claim.words, claim.passkey)) != 1:
            raise RefusalError("claim.one")
        if claim.words is not None:
            return await self._recovery.known(claim.words)
        if claim.passkey is not None:
            return await self._passkeys.signed(claim.passkey, origin, now)
        proof = await self._store.guests.linked(claim.token or "", now)
        if proof is None:
            raise RefusalError("link.unknown")
        return proof

    async def claim(
        self, claim: Claim, proof: IdentityProof, here: Device | None, agent: Agent, now: int
    ) -> Claimed:
        """Return the guest, a new token for this browser, and its way back to `here`, the guest it had before.

        Raise `RefusalError` (`link.unknown`, `words.unknown`, `passkey.refused`: the proof is void by now) and
        `TogetherError`; then nothing has changed.
        """
        join = claim.join and here is not None and here.guest.id != proof.guest
        if join and here is not None and claim.give_up:
            leaving = await self._store.merging.leaving(proof.guest, here.guest.id)
            for match in await self._store.merging.together(proof.guest, here.guest.id):
                await self._give_up(match, leaving)
        claimed = await self._store.claims.claim(proof, now, agent, here, join)
        if claimed is None:
            raise RefusalError(_void(claim))
        if join and here is not None:
            await self._devices.moved({proof.guest, here.guest.id})
        elif here is not None:
            # This browser's sockets would go on as its former guest.
            await self._devices.ended(here.guest.id)
        return claimed

    async def go_back(self, secret: str, here: Device | None, agent: Agent, now: int) -> tuple[Guest, str]:
        """Make this browser its former guest again, and part the two guests if they were merged.

        Raise `RefusalError` `return.closed`.
        """
        back = await self._store.parting.go_back(secret, now, agent, here)
        if back is None:
            raise RefusalError("return.closed")
        guest, token, concerned = back
        await self._devices.moved(concerned if here is None else {*concerned, here.guest.id})
        return guest, token


def _void(claim: Claim) -> str:
    if claim.words is not None:
        return "words.unknown"
    return "passkey.refused" if claim.passkey is not None else "link.unknown"
