"""Notices that the clock of the machine was set; that stretch costs no player any time (docs/clocks.md).

A machine without a battery for its clock, such as a Raspberry Pi, sets it by hours once it has the time, and so does a
laptop after sleep. So the server compares the clock with the time that has passed, once a second.
"""

import asyncio
from typing import Final, NamedTuple

from tablee.server.clock import Clock
from tablee.server.clocks.deadlines import Deadlines
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.each_table import EachTable
from tablee.server.operations.logs import log
from tablee.server.play.cache import MatchCache
from tablee.store.store import Store

LEAST_MS: Final = 2_000
"""Smaller changes, in milliseconds, are ignored: systems correct their clocks by less all the time."""

TABLES_PER_QUERY: Final = 200


class Jump(NamedTuple):
    """The time without the change, and the time that the clock showed, in milliseconds since 1970."""

    before: int
    after: int


class Jumps:
    """Notices that the machine's clock was set, and notes it at all tables whose clocks may run."""

    def __init__(self, store: Store, match_cache: MatchCache, deadlines: Deadlines, clock: Clock) -> None:
        self._store = store
        self._match_cache = match_cache
        self._deadlines = deadlines
        self._clock = clock
        self._offset = clock.offset()
        # The changes that were noticed and are not noted everywhere yet.
        self._left: list[Jump] = []
        self._lock = asyncio.Lock()
        self._noting = EachTable("noting that the clock was moved")
        deadlines.is_clock_moved = self.are_left

    def are_left(self) -> bool:
        """True if the clock was set and that is not noted everywhere yet."""
        return bool(self._left) or abs(self._clock.offset() - self._offset) >= LEAST_MS

    async def poll(self) -> None:
        """Note the changes since the last poll; called about once a second.

        Raise `DatabaseAwayError`; then the next poll notes them.
        """
        offset = self._clock.offset()
        moved = offset - self._offset
        self._offset = offset
        if abs(moved) >= LEAST_MS:
            after = self._clock.now()
            self._left.append(Jump(after - moved, after))
            log.warning("the clock of this machine was moved", ms=moved)
        async with self._lock:
            while self._left:
                await self._note(self._left[0])
                del self._left[0]

    async def poll_clocks(self) -> None:
        """Act on every clock that has run out, after the changes of the machine's clock are noted."""
        await self.poll()
        await self._deadlines.poll()

    async def _note(self, jump: Jump) -> None:
        held = {live.id for live in self._match_cache.held()}
        await self._note_at(sorted(held), jump)
        last = ""
        while tables := await self._store.clocks.running(last, TABLES_PER_QUERY):
            last = tables[-1]
            await self._note_at([table for table in tables if table not in held], jump)

    async def _note_at(self, tables: list[str], jump: Jump) -> None:
        async def note(table: str) -> None:
            live = await self._match_cache.get(table)
            if _has_clock(live):
                await self._deadlines.note_moved(live, jump.before, jump.after)

        await self._noting.do(tables, note, lambda table: table)


def _has_clock(live: LiveMatch) -> bool:
    return live.row.state == "running" and live.terms.clock is not None
