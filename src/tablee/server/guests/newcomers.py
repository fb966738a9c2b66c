"""Guests who are so new that they have lower limits: identities cost nothing, so new ones are trusted less."""

from collections import OrderedDict
from typing import Final

from tablee.server.clock import now
from tablee.server.settings import Settings
from tablee.store.store import Store

KEPT: Final = 10_000


class Newcomers:
    """Remembers the creation times of guests that were checked lately."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._for_ms = round(settings.newcomer * 1000)
        self._since: OrderedDict[str, int] = OrderedDict()

    async def is_new(self, guest: str) -> bool:
        """True if this guest was created less than `Settings.newcomer` seconds ago."""
        since = self._since.get(guest)
        if since is None:
            since = await self._store.guests.created(guest)
            if since is None:
                return True
            self._since[guest] = since
            if len(self._since) > KEPT:
                self._since.popitem(last=False)
        return now() - since < self._for_ms

    @property
    def hours(self) -> int:
        """The time for which a guest is new, in hours, rounded up."""
        return -(-self._for_ms // 3_600_000)
