"""Devices of a guest that were ended: their sockets are closed, in whichever process they are."""

from collections.abc import Collection
from typing import Final

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.protocol.decoding import encoded
from tablee.server.protocol.frames import Refused
from tablee.server.socket.connection import ENDED
from tablee.server.socket.hub import Hub
from tablee.store.rows import Device
from tablee.store.store import Store

BACK_MS: Final = 60_000
"""How far back to look each time: clocks of machines differ, and a socket may just be saying who it is."""


class Devices:
    """What one process knows of devices that end."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub
        self._looked = now()

    async def end_others(self, device: Device) -> int:
        """End every other device of this guest; how many there were."""
        ended = await self._store.guests.end_others(device, now())
        await self._close({device.guest.id})
        return ended

    async def ended(self, guest: str) -> None:
        """Close the sockets here of a guest whose devices a moderator has just ended."""
        await self._close({guest})

    async def look(self) -> None:
        """Close the sockets here of devices that were ended since the last look, by whatever process."""
        at = now()
        await self._close(await self._store.guests.ended_since(self._looked - BACK_MS))
        self._looked = at

    async def _close(self, guests: Collection[str]) -> None:
        theirs = [one for one in self._hub.everybody() if one.guest in guests and one.device is not None]
        if not theirs:
            return
        good = await self._store.guests.good({one.device for one in theirs if one.device is not None})
        for one in theirs:
            if one.device not in good and one.ending is None:
                refused = RefusalError("device.ended")
                one.send(encoded(Refused(None, refused.code, refused.params)))
                one.end(ENDED)
