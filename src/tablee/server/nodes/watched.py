"""Notices the changes by other processes at the tables with connections here.

With PostgreSQL, processes signal their changes, and one query reads all tables with a signal. Polling finds what no
signal reported: about once a second while no signals arrive, more seldom while they do.
"""

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final, TypeVar

from tablee.server.live.live_match import LiveMatch
from tablee.server.nodes.outgoing_signals import OutgoingSignals
from tablee.server.operations.each_table import EachTable
from tablee.server.operations.logs import log
from tablee.server.operations.recurring import attempt
from tablee.server.play.cache import MatchCache
from tablee.server.play.catching_up import is_behind
from tablee.server.play.play import Play
from tablee.store.new_moves import Gained
from tablee.store.rows import Progress
from tablee.store.signals import AGENT_WANTED, News
from tablee.store.store import Store

TABLES_PER_QUERY: Final = 500
CONCURRENT: Final = 4
"""The most tables that catch up at the same time. Each needs a connection if more than moves has changed."""

SELDOM_S: Final = 5.0
"""The time between two polls while signals arrive, in seconds."""

T = TypeVar("T")


class WatchedTables:
    """The tables with connections of this process, or with a bot that thinks here."""

    def __init__(
        self,
        store: Store,
        match_cache: MatchCache,
        play: Play,
        tables: Callable[[], list[str]],
        in_use: Callable[[str], bool],
        outgoing: OutgoingSignals,
    ) -> None:
        """`tables` returns the tables with connections, `in_use` true also for those where a bot thinks."""
        self._store = store
        self._match_cache = match_cache
        self._play = play
        self._tables = tables
        self._in_use = in_use
        self._outgoing = outgoing
        self.hears: dict[str, Callable[[], None]] = {}
        """What is called when another process sends a signal about the work of bots, by signal."""
        self.hear_agent_wanted: Callable[[str], None] = lambda _: None
        """The function that gets the id of a table at which another process wants an agent to move."""
        self._catching_up = EachTable("catching up")
        self._polled_at = -SELDOM_S
        self._heard_then = False
        self._behind: set[str] = set()
        self._has_work = asyncio.Event()
        self._follower: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to send signals and to follow those of other processes, if the database carries any."""
        if not self._store.database.can_listen:
            return
        self._store.database.on_changed = self._committed
        self._store.signals.start(self.hear, _no_signals)
        self._follower = asyncio.create_task(self._follow_signals())

    async def stop(self) -> None:
        """End."""
        await self._store.signals.stop()
        if self._follower is not None:
            self._follower.cancel()
            await asyncio.gather(self._follower, return_exceptions=True)

    def hear(self, news: News) -> None:
        """Catch up soon with these changes, at the tables that are in use here."""
        for signal in self.hears.keys() & news.keys():
            self.hears[signal]()
        for table, progress in news.items():
            if table.startswith(AGENT_WANTED):
                self.hear_agent_wanted(table.removeprefix(AGENT_WANTED))
            if self._in_use(table) and self._is_news(table, progress):
                self._behind.add(table)
                self._has_work.set()

    def _committed(self, matches: frozenset[str]) -> None:
        self._outgoing.on_committed(matches)
        self.hear(dict.fromkeys(matches))

    def _is_news(self, table: str, progress: Progress | None) -> bool:
        live = self._match_cache.find(table)
        return live is not None and (progress is None or is_behind(live, progress))

    async def poll(self) -> None:
        """Catch up with all changes; called about once a second, and seldom carried out while signals arrive."""
        arriving = self._store.signals.arriving
        if arriving and self._heard_then and monotonic() - self._polled_at < SELDOM_S:
            return
        # A signal may have been lost just before the first ones arrived, so poll once after that.
        self._heard_then, self._polled_at = arriving, monotonic()
        for tables in _in_parts(self._tables()):
            marks = await self._store.matches.progress(tables)
            await self._catching_up.do(marks.items(), self._catch_up, lambda mark: mark[0])

    async def _catch_up(self, marked: tuple[str, Progress]) -> None:
        table, mark = marked
        live = await self._match_cache.get(table)
        if is_behind(live, mark):
            with self._outgoing.learning():
                await self._play.catch_up(live)

    async def catch_up(self, live: LiveMatch) -> None:
        """Catch up with the log at this table now. For PostgreSQL only. Raise as `Play.catch_up` does."""
        gained = (await self._store.new_moves.since({live.id: live.match.ply})).get(live.id)
        if gained is not None:
            with self._outgoing.learning():
                await self._play.follow(live, gained)

    async def _follow_signals(self) -> None:
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            behind, self._behind = self._behind, set()
            for tables in _in_parts(sorted(behind)):
                await attempt("following signals", lambda tables=tables: self._follow(tables))  # type: ignore[misc]

    async def _follow(self, tables: list[str]) -> None:
        """Read what these tables have gained, in one query, and let them catch up."""
        held = {table: live for table in tables if (live := self._match_cache.find(table)) is not None}
        gained = await self._store.new_moves.since({table: live.match.ply for table, live in held.items()})
        behind = iter([(held[table], more) for table, more in gained.items()])
        # Each of these takes the next table when it is done with one.
        done = await asyncio.gather(
            *(self._catch_up_with(behind) for _ in range(CONCURRENT)), return_exceptions=True
        )
        for failed in done:
            if failed is not None:
                raise failed

    async def _catch_up_with(self, behind: Iterable[tuple[LiveMatch, Gained]]) -> None:
        async def follow(one: tuple[LiveMatch, Gained]) -> None:
            with self._outgoing.learning():
                await self._play.follow(*one)

        await self._catching_up.do(behind, follow, lambda one: one[0].id)


def _in_parts(tables: list[str]) -> Iterable[list[str]]:
    return (tables[start : start + TABLES_PER_QUERY] for start in range(0, len(tables), TABLES_PER_QUERY))


def _no_signals(error: Exception) -> None:
    log.warning("no signals from other processes", error=repr(error)[:200])
