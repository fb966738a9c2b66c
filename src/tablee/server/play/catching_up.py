"""Matches in memory catch up with the log, and every change of them is published once."""

from collections.abc import Mapping

from tablee.server.live.live_match import LiveMatch
from tablee.server.play.announcing import Announcing
from tablee.server.play.cache import MatchCache
from tablee.server.play.changes import Changed, Changes
from tablee.server.play.reading import CaughtUp
from tablee.store.new_moves import Gained
from tablee.store.rows import MatchRow, Progress
from tablee.store.store import Store


class CatchingUp:
    """Lets matches in memory follow the log, which other processes and other parts of this one change too."""

    def __init__(
        self, store: Store, match_cache: MatchCache, announcing: Announcing, changes: Changes
    ) -> None:
        self._store = store
        self._match_cache = match_cache
        self._announcing = announcing
        self._changes = changes

    async def learn(self, table: str) -> None:
        """Catch up with what was just committed at this table, in memory or not. Raise as `MatchCache.get` does."""
        live = self._match_cache.find(table)
        if live is None:
            self._publish(await self._match_cache.get(table))
        else:
            await self.catch_up(live)

    async def learn_if_held(self, table: str) -> None:
        """Catch up with what was just committed at this table, if it is in memory."""
        if self._match_cache.is_held(table):
            await self.learn(table)

    async def catch_up(self, live: LiveMatch) -> None:
        """Read from the log what other processes did, and send it to everyone at the table."""
        async with live.lock:
            await self._catch_up(live)

    async def follow(self, live: LiveMatch, gained: Gained) -> None:
        """Catch up with `gained`, read a moment ago; read more only if more than moves has changed.

        Raise as `catch_up` does.
        """
        async with live.lock:
            if not is_behind(live, Progress(gained.ply, gained.revision, gained.undone)):
                return
            before = live.row
            caught = await self._match_cache.add_moves(live, gained)
            if caught is None:
                await self._catch_up(live)
            else:
                await self._tell(live, before, caught)

    async def adopt(self, live: LiveMatch, row: MatchRow) -> None:
        """Catch up with a change by this process, which returned `row`. Raise as `catch_up` does."""
        async with live.lock:
            before = live.row
            caught = await self._match_cache.adopt(live, row)
            if caught is None:
                await self._catch_up(live)
            else:
                await self._tell(live, before, caught, is_all=True)

    async def refresh(self, live: LiveMatch) -> None:
        """Catch up if the store is further than this match. Raise as `catch_up` does."""
        if await self._is_behind(live):
            await self.catch_up(live)

    async def _is_behind(self, live: LiveMatch) -> bool:
        """True if the store is further than this match, or does not have it any more."""
        there = await self._store.matches.progress_of(live.id)
        return there is None or is_behind(live, there)

    def stand_in(self, live: LiveMatch, seats: frozenset[int], steps_in: Mapping[int, int]) -> None:
        """Let bots play for these seats from now on, and for others from the times of `steps_in` on; send the table.

        This is not in the log, and no other process learns it, so it is no change of the match.
        """
        live.stand_in(seats, steps_in)
        self._announcing.announce_table(live)

    async def announce_table(self, live: LiveMatch) -> None:
        """Catch up, and send the table to everyone there, even if the match has not changed."""
        async with live.lock:
            revision = live.row.revision
            await self._catch_up(live)
            if live.row.revision == revision:
                self._announcing.announce_table(live)

    async def _catch_up(self, live: LiveMatch) -> None:
        before = live.row
        await self._tell(live, before, await self._match_cache.catch_up(live))

    async def _tell(self, live: LiveMatch, before: MatchRow, caught: CaughtUp, is_all: bool = False) -> None:
        """Send and publish what this match has caught up with; the caller holds the lock.

        `is_all`: nothing else has happened at the table, such as chat.
        """
        if not _learned(live, before, caught):
            return
        try:
            await self._announcing.announce(live, before, caught, is_all)
        finally:
            # Also if the database goes away meanwhile: the match has changed, and no later poll would find that.
            self._publish(live)

    def _publish(self, live: LiveMatch) -> None:
        self._changes.publish(Changed(live.id, live.match.ply, live.undone, live.row.revision))


def is_behind(live: LiveMatch, there: Progress) -> bool:
    """True if the store was at `there`, further than this match is."""
    return there.ply > live.match.ply or there.revision > live.row.revision


def _learned(live: LiveMatch, before: MatchRow, caught: CaughtUp) -> bool:
    """True if the match is not as it was before it caught up."""
    row = live.row
    moved = bool(caught.taken) or live.match.ply > caught.kept
    return moved or (row.revision, row.state, row.turn) != (before.revision, before.state, before.turn)
