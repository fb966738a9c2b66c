"""Wakes bots that should have moved: the process that was to ask them may have died."""

from time import monotonic
from typing import Final

from tablee.server.operations.each_table import EachTable
from tablee.server.play.cache import MatchCache
from tablee.server.thinking.bot_turns import BotTurns
from tablee.store.store import Store

ALL_EVERY_S: Final = 60.0
"""How often all matches are searched for overdue bots; with many thousands of matches, that takes a while."""

OVERLAP_MS: Final = 30_000
"""How far back the polls in between read: a poll may have come late, or failed without the database."""


class OverdueBots:
    """Wakes bots in matches that have not changed for a while; after a start, all bots that are to act."""

    def __init__(self, store: Store, match_cache: MatchCache, bot_turns: BotTurns, takeover_s: float) -> None:
        """A bot is overdue `takeover_s` seconds after the last change of its match."""
        self._store = store
        self._match_cache = match_cache
        self._bot_turns = bot_turns
        self._takeover_ms = round(takeover_s * 1000)
        self._begun = False
        self._all_looked_at = -ALL_EVERY_S
        self._span = (0, 0)
        self._waking = EachTable("waking bots")

    def next_span(self, at: int) -> tuple[int, int]:
        """Return the span (before, since) in which `poll` wakes bots in matches last changed then, in ms since 1970."""
        # At first, every bot that is to act: after a crash, all matches go on.
        before = at - self._takeover_ms if self._begun else at + 1
        self._begun = True
        since = before - OVERLAP_MS
        if monotonic() - self._all_looked_at >= ALL_EVERY_S:
            self._all_looked_at = monotonic()
            since = 0
        self._span = before, since
        return self._span

    async def poll(self) -> None:
        """Wake the bots that are overdue in the last span; called about once a second."""
        await self.wake(*self._span)

    async def wake(self, changed_before: int, changed_since: int = 0) -> None:
        """Let bots move in matches that last changed before `changed_before`, but not before `changed_since`."""
        due = await self._store.matches.bots_due(changed_before, changed_since)
        await self._waking.do(due, self._wake)

    async def _wake(self, table: str) -> None:
        await self._bot_turns.wake(await self._match_cache.get(table))
