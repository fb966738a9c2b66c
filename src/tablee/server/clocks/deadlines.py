"""Notices within a second that a player's time has run out; the first process that notices acts on it, once.

The column `deadline` has the latest time at which a server checks the clocks; the clocks themselves follow from the
log. The deadline may be too early, such as 0 for a match that has just begun, but never too late.
"""

from collections.abc import Callable
from typing import Final

from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.live.clock_events import RESUMED, TIME_OUT
from tablee.server.live.live_match import LiveMatch
from tablee.server.live.set_clocks import CLOCK_SET, is_noted
from tablee.server.operations.each_table import EachTable
from tablee.server.operations.logs import log
from tablee.server.play.cache import MatchCache
from tablee.server.play.changes import Presence, PresenceChanged
from tablee.server.play.play import Play
from tablee.store.clocks import Noted
from tablee.store.failures import DatabaseAwayError
from tablee.store.rows import TableEvent
from tablee.store.store import Store

TRIES: Final = 10
UNREADABLE_MS: Final = 3600 * 1000
"""How long a match that cannot be read is left alone."""


class Deadlines:
    """The clocks of all running matches."""

    def __init__(self, store: Store, match_cache: MatchCache, play: Play, presence: Presence) -> None:
        self._store = store
        self._match_cache = match_cache
        self._play = play
        self._presence = presence
        self._settling = EachTable("looking at clocks")
        # True if the machine's clock was set and that is not noted yet: then no player's time is over.
        self.is_clock_moved: Callable[[], bool] = lambda: False

    async def poll(self) -> None:
        """Act on every clock that has run out; called about once a second."""
        due = await self._store.clocks.due(now())
        await self._settling.do(due.items(), self._settle_due, lambda one: one[0])

    async def _settle_due(self, due: tuple[str, int]) -> None:
        table, deadline = due
        try:
            await self._settle(await self._match_cache.get(table))
        except DatabaseAwayError:
            raise
        except TableeError:
            # It would stay due, and take the place of others in each query.
            await self._store.clocks.put_off(table, deadline, now() + UNREADABLE_MS)
            raise

    async def _settle(self, live: LiveMatch) -> None:
        await self._play.catch_up(live)
        async with live.lock:
            row, clocks, at = live.row, live.row.clock_state, now()
            if row.state != "running" or clocks is None:
                return
            if clocks.by_bot:
                # The process whose bot was to act may have died.
                self._presence.publish(PresenceChanged(live.id))
                return
            if clocks.deadline is None or clocks.deadline > at or self.is_clock_moved():
                return
            if clocks.paused is not None:
                noted = Noted(RESUMED)
            else:
                assert row.turn is not None
                noted = Noted(
                    TIME_OUT, row.turn, {"name": row.seats[row.turn].name, "then": live.terms.time_out}
                )
            if await self._note(live, noted, at):
                log.info("time over", match=row.id, game=row.game, ply=row.ply, noted=noted.kind)
        await self._play.catch_up(live)

    async def note(self, live: LiveMatch, noted: Noted, check: Callable[[], object]) -> None:
        """Note an event that changes the clocks of this match, and send it.

        `check` raises `RefusalError` if the event is not allowed any more, because the match may have changed since the
        request. Raise `RefusalError` `move.stale` as well if the match changes too fast.
        """
        for _ in range(TRIES):
            await self._play.catch_up(live)
            async with live.lock:
                live.check_running()
                check()
                done = await self._note(live, noted, now())
            if done:
                await self._play.catch_up(live)
                return
        raise RefusalError("move.stale", ply=live.match.ply)

    async def note_moved(self, live: LiveMatch, before: int, after: int) -> None:
        """Note that the machine's clock was set from `before` to `after`, once for all processes."""
        for _ in range(TRIES):
            await self._play.catch_up(live)
            async with live.lock:
                if live.row.state != "running" or is_noted(live.events, before, after):
                    return
                params = {"from": before, "to": after, "undone": live.undone}
                done = await self._note(live, Noted(CLOCK_SET, None, params), now())
            if done:
                await self._play.catch_up(live)
                return

    async def _note(self, live: LiveMatch, noted: Noted, at: int) -> bool:
        row = live.row
        event = TableEvent(live.events_known + 1, row.ply, noted.kind, noted.seat, noted.params or {}, at)
        after = live.clock_state_with(row.turn, event=event)
        deadline = None if after is None else after.check_at
        return await self._store.clocks.note(row.id, row.revision, row.ply, live.undone, noted, deadline, at)
