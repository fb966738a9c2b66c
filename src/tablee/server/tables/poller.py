"""What goes on by itself: noticing what other processes did, who is away, what is to begin, and bots that are overdue.

Any process may serve any match. A process looks every second for new plies and changes of the tables that somebody is
connected to here; PostgreSQL's LISTEN could wake it earlier, a lost message being only a delay. Of all else it asks
every second in one statement whether there is anything to be done (`store/due`), and only then what.
"""

from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import Final, NamedTuple

from tablee.server.clock import now
from tablee.server.delivery.connections import Connections
from tablee.server.guests.devices import Devices
from tablee.server.live.live_match import table_of
from tablee.server.operations.each_table import EachTable
from tablee.server.operations.logs import log
from tablee.server.operations.recurring import Recurring, Work, attempt
from tablee.server.play.cache import MatchCache
from tablee.server.play.play import Play
from tablee.server.settings import Settings
from tablee.server.tables.quick_matches import QuickMatches
from tablee.server.thinking.bot_turns import BotTurns
from tablee.server.thinking.move_sources import MoveSources
from tablee.store.due import DueKind, Moments
from tablee.store.rows import Progress
from tablee.store.store import Store

AT_ONCE: Final = 500
EXPIRED_EVERY_S: Final = 600.0
ALL_EVERY_S: Final = 60.0
"""How often all matches are looked at in which a bot may be overdue; with many thousands that takes a while."""

OVERLAP_MS: Final = 30_000
"""How far back to look meanwhile: a look may have come late, or found the database away."""


class Look(NamedTuple):
    """What is to be done about once a second: where something of the kind is due, or (None) in any case."""

    work: Work
    due: DueKind | None = None


class Poller:
    """One task that looks now and then: `looks` are carried out about once a second, one after the other."""

    def __init__(
        self,
        store: Store,
        match_cache: MatchCache,
        connections: Connections,
        play: Play,
        bot_turns: BotTurns,
        move_sources: MoveSources,
        quick_matches: QuickMatches,
        devices: Devices,
        looks: Sequence[Look],
        settings: Settings,
    ) -> None:
        self._store = store
        self._match_cache = match_cache
        self._connections = connections
        self._play = play
        self._bot_turns = bot_turns
        self._move_sources = move_sources
        self._quick_matches = quick_matches
        self._devices = devices
        self._looks = looks
        self._settings = settings
        self._expired_at = -EXPIRED_EVERY_S
        self._all_looked_at = -ALL_EVERY_S
        self._begun = False
        self._catching_up, self._waking = EachTable("catching up"), EachTable("waking bots")
        self.looking = Recurring("polling", self.look_at_everything, settings.poll)

    async def look_at_everything(self) -> None:
        """Do all that is to be done about once a second."""
        # First every bot that is to act: after a crash all games go on.
        at = now()
        overdue_since = at - round(self._settings.takeover * 1000) if self._begun else at + 1
        self._begun = True
        looked_since = self._looked_since(overdue_since)
        seen_before, ended_since = self._quick_matches.seen_before(at), self._devices.looks_since
        due = await self._store.due.find(Moments(at, overdue_since, looked_since, seen_before, ended_since))
        bots = Look(partial(self.wake_bots, overdue_since, looked_since), "bots")
        for look in (bots, Look(self.look), *self._looks):
            if look.due is None or look.due in due:
                # What goes wrong in one of them keeps nobody from the others.
                await attempt("polling", look.work)
        if monotonic() - self._expired_at >= EXPIRED_EVERY_S:
            await attempt("polling", self.expire)
        self._move_sources.keep(self._match_cache.held())

    def _looked_since(self, overdue_since: int) -> int:
        """Since when a bot may be overdue that was not at the last look; 0 when all are to be looked at again."""
        if monotonic() - self._all_looked_at >= ALL_EVERY_S:
            self._all_looked_at = monotonic()
            return 0
        return overdue_since - OVERLAP_MS

    async def look(self) -> None:
        """Catch up with what other processes did at the tables that somebody here watches."""
        tables = self._connections.tables()
        for start in range(0, len(tables), AT_ONCE):
            marks = await self._store.matches.progress(tables[start : start + AT_ONCE])
            await self._catching_up.do(marks.items(), self._catch_up, lambda mark: mark[0])

    async def _catch_up(self, marked: tuple[str, Progress]) -> None:
        table, mark = marked
        live = await self._match_cache.get(table)
        if mark.ply > live.match.ply or mark.revision > live.row.revision:
            await self._play.catch_up(live)
            self._bot_turns.poke(live)

    async def expire(self) -> None:
        """End the tables that nobody came to for as long as the settings say, and delete old reports."""
        at = now()
        kept = round(self._settings.keep_waiting * 1000)
        while kept and (ended := await self._store.cancelling.expire(at - kept, at)):
            log.info("tables expired", count=len(ended))
            here = [live for live in self._match_cache.held() if live.id in ended]
            await self._catching_up.do(here, self._play.catch_up, table_of)
        await self._store.reports.prune(at - round(self._settings.reports_kept * 1000))
        self._expired_at = monotonic()

    async def wake_bots(self, changed_before: int, changed_since: int = 0) -> None:
        """Let bots move whose turn it has been since then, but not since `changed_since` already."""
        due = await self._store.matches.bots_due(changed_before, changed_since)
        await self._waking.do(due, self._wake)

    async def _wake(self, table: str) -> None:
        self._bot_turns.poke(await self._match_cache.get(table))
