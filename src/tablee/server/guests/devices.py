"""Devices that were signed out or now belong to another guest: their sockets are closed, in whichever process."""

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
"""How far back to look each time: clocks of machines differ, and a socket may just be saying who it is."""


class Devices:
    """What one process knows about devices that were signed out."""

    def __init__(
        self, store: Store, connections: Connections, read_again: Callable[[str], Awaitable[None]]
    ) -> None:
        """`read_again` reloads the matches in memory at which a guest sits."""
        self._store = store
        self._connections = connections
        self._read_again = read_again
        self._looked = now()
        self._found: dict[str, int] = {}

    async def end_others(self, device: Device, keys: bool) -> int:
        """Sign out every other device of this guest; returns how many there were. `keys`: as in the store."""
        ended = await self._store.guests.end_others(device, now(), keys)
        await self._close({device.guest.id})
        return ended

    async def ended(self, guest: str) -> None:
        """Close this process's sockets of a guest whose devices a moderator has just signed out."""
        await self._close({guest})

    async def end(self, guest: str, hash: str) -> bool:
        """Sign out one device of this guest. False: there is none with that hash."""
        ended = await self._store.guests.end_device(guest, hash, now())
        await self._close({guest})
        return ended

    async def moved(self, guests: Collection[str]) -> None:
        """These guests were merged or deleted: reload their matches, and have their sockets reconnect."""
        for guest in guests:
            await self._read_again(guest)
        await self._close(guests)

    @property
    def looks_since(self) -> int:
        """Devices that were signed out since then are looked for next."""
        return self._looked - BACK_MS

    async def look(self) -> None:
        """Do this for all devices signed out since the last look, by any process."""
        at = now()
        found = await self._store.guests.ended_since(self.looks_since)
        new = {guest for guest, ended in found.items() if self._found.get(guest) != ended}
        await self.moved(new)
        # Those of before again: a socket may have said meanwhile who it was.
        await self._close(found.keys() - new)
        self._looked, self._found = at, found

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
