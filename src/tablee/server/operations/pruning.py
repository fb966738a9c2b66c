"""Deletes, at intervals, what the settings no longer keep. Every process does so, which is harmless."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from tablee.server.clock import now
from tablee.server.operations.logs import log
from tablee.server.operations.recurring import Recurring
from tablee.server.settings import Settings
from tablee.store.pruning import BATCH
from tablee.store.store import Store

EVERY_S: Final = 3600.0
MESSAGES_KEPT_S: Final = 86_400.0
"""How long, in seconds, the ids of carried-out messages are kept; pages wait some minutes for an answer."""
ATTEMPTS_KEPT_S: Final = 60.0
"""How long, in seconds, attempts are kept after they no longer count."""
BATCH_INTERVAL_S: Final = 0.2
"""The pause between two batches, in seconds, so that others get their turn at the database."""


class Pruning:
    """Deletes at intervals. Stopping breaks off the work: the database rolls back a deletion that is under way."""

    def __init__(
        self,
        store: Store,
        held: Callable[[], Sequence[str]],
        forget: Callable[[str], None],
        settings: Settings,
    ) -> None:
        """`held` returns the tables in memory; `forget` is called with each of them that was deleted."""
        self._store = store
        self._held = held
        self._forget = forget
        self._settings = settings
        self.recurring = Recurring("pruning", self.prune, EVERY_S, wait=EVERY_S)

    async def prune(self) -> None:
        """Delete everything that is old enough."""
        settings, store = self._settings, self._store.pruning
        # Tables first: some guests had a seat at no other table.
        await self._prune("tables", settings.keep_abandoned, self._abandoned)
        await self._forget_gone()
        await self._prune("talk", settings.keep_talk, store.talk)
        await self._prune("messages", MESSAGES_KEPT_S, store.messages)
        await self._prune("attempts", ATTEMPTS_KEPT_S, store.attempts)
        await self._prune("guests", settings.keep_guests, store.guests)
        await self._store.parting.prune(now())

    async def _abandoned(self, before: int) -> int:
        return len(await self._store.pruning.abandoned(before))

    async def _forget_gone(self) -> None:
        """Drop tables from memory that were deleted, by whichever process."""
        held = self._held()
        for start in range(0, len(held), BATCH):
            some = held[start : start + BATCH]
            there = await self._store.matches.progress(some)
            for table in some:
                if table not in there:
                    self._forget(table)

    async def _prune(self, what: str, keep: float, some: Callable[[int], Awaitable[int]]) -> None:
        if keep <= 0:
            return
        before, count = now() - round(keep * 1000), 0
        while found := await some(before):
            count += found
            if found < BATCH:
                break
            await asyncio.sleep(BATCH_INTERVAL_S)
        if count:
            log.info("pruned", what=what, count=count)
