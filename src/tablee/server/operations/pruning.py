"""Deletes, now and then, what the settings no longer keep; every process does, which does no harm."""

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
"""How long it is known which messages were carried out; pages wait minutes for an answer."""
PAUSE_S: Final = 0.2
"""Between two helpings, so that nobody waits for a database that does nothing else."""


class Pruning:
    """Deletes now and then. When it is stopped it is broken off: the database undoes a deletion that is under way."""

    def __init__(
        self,
        store: Store,
        held: Callable[[], Sequence[str]],
        forget: Callable[[str], None],
        settings: Settings,
    ) -> None:
        """`held` tells which tables are in memory; `forget` is called with those of them that were deleted."""
        self._store = store
        self._held = held
        self._forget = forget
        self._settings = settings
        self.looking = Recurring("pruning", self.look, EVERY_S, wait=EVERY_S)

    async def look(self) -> None:
        """Delete what is old by now."""
        settings, store = self._settings, self._store.pruning
        # Tables first: some guests sat nowhere else.
        await self._prune("tables", settings.keep_abandoned, self._abandoned)
        await self._forget_gone()
        await self._prune("talk", settings.keep_talk, store.talk)
        await self._prune("messages", MESSAGES_KEPT_S, store.messages)
        await self._prune("guests", settings.keep_guests, store.guests)
        await self._store.parting.prune(now())

    async def _abandoned(self, before: int) -> int:
        return len(await self._store.pruning.abandoned(before))

    async def _forget_gone(self) -> None:
        """Whichever process deleted them: tables that are in memory here and nowhere else are let go of."""
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
            await asyncio.sleep(PAUSE_S)
        if count:
            log.info("pruned", what=what, count=count)
