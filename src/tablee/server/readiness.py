"""Whether this server can do what it is for: write a move down."""

import asyncio
import time
from typing import Final

from tablee.store.database import Database

KEPT_S: Final = 1.0


class Readiness:
    """Tries a write when asked, but only one at a time and at most about once a second: anybody may ask."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._trial: asyncio.Task[bool] | None = None
        self._known_until = 0.0

    async def is_ready(self) -> bool:
        """Whether the database takes writes."""
        if self._trial is None or (self._trial.done() and time.monotonic() >= self._known_until):
            self._trial = asyncio.create_task(self._try())
        return await asyncio.shield(self._trial)

    async def _try(self) -> bool:
        written = await self._database.takes_writes()
        self._known_until = time.monotonic() + KEPT_S
        return written
