"""Notices the changes by other processes at the tables with connections here.

PostgreSQL's LISTEN would notice them earlier; a lost message would only mean a delay.
"""

from typing import Final

from tablee.server.delivery.connections import Connections
from tablee.server.operations.each_table import EachTable
from tablee.server.play.cache import MatchCache
from tablee.server.play.play import Play
from tablee.store.rows import Progress
from tablee.store.store import Store

TABLES_PER_QUERY: Final = 500


class WatchedTables:
    """The tables with connections of this process."""

    def __init__(self, store: Store, match_cache: MatchCache, play: Play, connections: Connections) -> None:
        self._store = store
        self._match_cache = match_cache
        self._play = play
        self._connections = connections
        self._catching_up = EachTable("catching up")

    async def poll(self) -> None:
        """Catch up with new plies and changes; called about once a second."""
        tables = self._connections.tables()
        for start in range(0, len(tables), TABLES_PER_QUERY):
            marks = await self._store.matches.progress(tables[start : start + TABLES_PER_QUERY])
            await self._catching_up.do(marks.items(), self._catch_up, lambda mark: mark[0])

    async def _catch_up(self, marked: tuple[str, Progress]) -> None:
        table, mark = marked
        live = await self._match_cache.get(table)
        if mark.ply > live.match.ply or mark.revision > live.row.revision:
            await self._play.catch_up(live)
