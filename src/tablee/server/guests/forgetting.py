"""Deletes a guest, who first leaves all unfinished matches, so that nobody waits for them."""

from tablee.server.guests.claiming import GiveUp
from tablee.server.guests.devices import Devices
from tablee.store.store import Store


class Forgetting:
    """Deletes guests who ask for it."""

    def __init__(self, store: Store, devices: Devices, give_up: GiveUp) -> None:
        self._store = store
        self._devices = devices
        self._give_up = give_up

    async def forget(self, guest: str, now: int) -> int:
        """Resign, cancel and leave every match of this guest, then delete them; return the number of seats given up.

        If the server dies in the meantime, the guest still exists and may ask again.
        """
        playing = {match for match, _ in await self._store.forgetting.seats_in_play(guest)}
        gave_up = sum([await self._give_up(match, guest) for match in sorted(playing)])
        for match, opened in await self._store.forgetting.waiting(guest):
            if opened:
                await self._store.cancelling.cancel(match, now)
            else:
                await self._store.cancelling.leave(match, guest, now)
        await self._store.forgetting.forget(guest, now)
        await self._devices.moved({guest})
        return gave_up
