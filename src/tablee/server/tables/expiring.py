"""Ends the tables that have been deserted for as long as the settings allow, and deletes old reports."""

from time import monotonic
from typing import Final

from tablee.server.clock import now
from tablee.server.operations.each_table import EachTable
from tablee.server.operations.logs import log
from tablee.server.play.play import Play
from tablee.server.settings import Settings
from tablee.store.store import Store

EVERY_S: Final = 600.0


class Expiring:
    """Ends deserted tables, also those of other processes."""

    def __init__(self, store: Store, play: Play, settings: Settings) -> None:
        self._store = store
        self._play = play
        self._settings = settings
        self._expired_at = -EVERY_S
        self._catching_up = EachTable("catching up")

    async def poll(self) -> None:
        """Call `expire` if the last time was long ago; called about once a second."""
        if monotonic() - self._expired_at >= EVERY_S:
            await self.expire()

    async def expire(self) -> None:
        """End the tables that have been deserted for as long as the settings allow, and delete old reports."""
        at = now()
        kept = round(self._settings.keep_waiting * 1000)
        while kept and (ended := await self._store.cancelling.expire(at - kept, at)):
            log.info("tables expired", count=len(ended))
            await self._catching_up.do(ended, self._play.learn_if_held)
        await self._store.reports.prune(at - round(self._settings.reports_kept * 1000))
        self._expired_at = monotonic()
