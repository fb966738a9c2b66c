"""Who is so new here that they may do less: identities cost nothing, so those of today are trusted less than others."""

from collections import OrderedDict
from typing import Final

from tablee.server.clock import now
from tablee.server.settings import Settings
from tablee.store.store import Store

KEPT: Final = 10_000


class Newcomers:
    """Remembers since when the guests asked about lately are known."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._for_ms = round(settings.newcomer * 1000)
        self._since: OrderedDict[str, int] = OrderedDict()

    async def is_new(self, guest: str) -> bool:
        """Whether this guest was made less than `Settings.newcomer` seconds ago."""
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
        """For how long somebody is new, in hours, rounded up."""
        return -(-self._for_ms // 3_600_000)
