"""Notices within a second that somebody's time has run out; whichever process looks first acts on it, once.

The column `deadline` says by when somebody is to look; how the clocks stand then follows from the log. So it may be too
early, as when a match has just begun (0), but never too late.
"""

from collections.abc import Callable
from typing import Final

from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.live.set_clocks import CLOCK_SET, is_noted
from tablee.server.live.standing import RESUMED, TIME_OUT
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
        # Whether the machine's clock was moved and that is not noted yet: then nobody's time is over.
        self.is_clock_moved: Callable[[], bool] = lambda: False

    async def look(self) -> None:
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
            # It would stay due, and only so many are looked at in one go.
            await self._store.clocks.put_off(table, deadline, now() + UNREADABLE_MS)
            raise

    async def _settle(self, live: LiveMatch) -> None:
        await self._play.catch_up(live)
        async with live.lock:
            row, stand, at = live.row, live.row.standing, now()
            if row.state != "running" or stand is None:
                return
            if stand.by_bot:
                # The process that had the bot act may have died over it.
                self._presence.publish(PresenceChanged(live.id))
                return
            if stand.deadline is None or stand.deadline > at or self.is_clock_moved():
                return
            if stand.paused is not None:
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
        """Note what changes the clocks of this match, and tell everybody.

        `check` raises `RefusalError` if this may not be noted as the match stands then: others may have done something
        since it was asked for. Raises also `RefusalError` `move.stale` where the match goes on too fast.
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
        """Note that the machine's clock showed `after` where it would have shown `before`, once for all processes."""
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
        after = live.standing_with(row.turn, event=event)
        deadline = None if after is None else after.look
        return await self._store.clocks.note(row.id, row.revision, row.ply, live.undone, noted, deadline, at)
