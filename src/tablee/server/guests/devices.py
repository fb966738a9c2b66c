"""Closes the sockets of devices that were signed out or now belong to another guest, in whichever process."""

from collections.abc import Awaitable, Callable, Collection
from typing import Final

from tablee.server.clock import now
from tablee.server.delivery.connection import ENDED, LATER
from tablee.server.delivery.connections import Connections
from tablee.server.errors import RefusalError
from tablee.server.protocol.decoding import encoded
from tablee.server.protocol.server_frames import Refused
from tablee.store.rows import Device
from tablee.store.store import Store

BACK_MS: Final = 60_000
"""How far back each poll reads: clocks of machines differ, and a socket may be about to identify itself."""


class Devices:
    """The devices that were signed out, as far as one process knows."""

    def __init__(
        self, store: Store, connections: Connections, read_again: Callable[[str], Awaitable[None]]
    ) -> None:
        """`read_again` reloads the matches in memory in which a guest sits."""
        self._store = store
        self._connections = connections
        self._read_again = read_again
        self._polled = now()
        self._found: dict[str, int] = {}

    async def end_others(self, device: Device, keys: bool) -> int:
        """Sign out every other device of this guest; return their number. `keys`: as in the store."""
        ended = await self._store.guests.end_others(device, now(), keys)
        await self._close({device.guest.id})
        return ended

    async def ended(self, guest: str) -> None:
        """Close this process's sockets of a guest whose devices a moderator has just signed out."""
        await self._close({guest})

    async def end(self, guest: str, hash: str) -> bool:
        """Sign out one device of this guest; return false if none has that hash."""
        ended = await self._store.guests.end_device(guest, hash, now())
        await self._close({guest})
        return ended

    async def moved(self, guests: Collection[str]) -> None:
        """Reload the matches of these guests, who were merged or deleted, and have their sockets reconnect."""
        for guest in guests:
            await self._read_again(guest)
        await self._close(guests)

    @property
    def polled_since(self) -> int:
        """The time since when the next poll reads devices that were signed out."""
        return self._polled - BACK_MS

    async def poll(self) -> None:
        """Close the sockets of all devices that any process signed out since the last poll."""
        at = now()
        found = await self._store.guests.ended_since(self.polled_since)
        new = {guest for guest, ended in found.items() if self._found.get(guest) != ended}
        await self.moved(new)
        # Check the earlier ones again: a socket may have identified itself in the meantime.
        await self._close(found.keys() - new)
        self._polled, self._found = at, found

    async def _close(self, guests: Collection[str]) -> None:
        theirs = [
            one for one in self._connections.everybody() if one.guest in guests and one.device is not None
        ]
        if not theirs:
            return
        good = await self._store.guests.good({one.device for one in theirs if one.device is not None})
        for one in theirs:
            if one.ending is not None:
                continue
            stands_for = good.get(one.device or "")
            if stands_for is None:
                refused = RefusalError("device.ended")
                one.send(encoded(Refused(None, refused.code, refused.params)))
                one.end(ENDED)
            elif stands_for != one.guest:
                one.end(LATER)
