"""The seconds between the last guest taking a seat and the deal, so that all players are ready when it begins.

The store has the end of each countdown. Every process that knows it begins the match to the millisecond, and the store
accepts one of them. If no process is left, the next one that starts begins the match.
"""

import asyncio
from collections.abc import Callable

import msgspec

from tablee.games import find
from tablee.match import Match
from tablee.server.clock import now
from tablee.server.live.dealing import is_complete, settled
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.each_table import EachTable
from tablee.server.operations.logs import log
from tablee.server.play.cache import MatchCache
from tablee.server.play.changes import Changed
from tablee.server.play.play import Play
from tablee.store.failures import DatabaseAwayError
from tablee.store.rows import MatchRow
from tablee.store.store import Store


class Countdowns:
    """The countdowns that this process knows of."""

    def __init__(self, store: Store, match_cache: MatchCache, play: Play) -> None:
        self._store = store
        self._match_cache = match_cache
        self._play = play
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._stopping = False
        self._beginning = EachTable("beginning")

    def on_change(self, changed: Changed) -> None:
        """Begin this match when its countdown ends, if one runs."""
        live = self._match_cache.find(changed.table)
        if live is not None and not self._stopping:
            self.watch(live)

    def watch(self, live: LiveMatch) -> None:
        """Begin this match when its countdown ends, if one runs; a second call changes nothing."""
        if live.row.starts is not None and live.id not in self._waiting:
            task = self._waiting[live.id] = asyncio.create_task(self._wait(live, live.row.starts))
            task.add_done_callback(lambda _: self._done(live))

    async def poll(self) -> None:
        """Begin the matches that are due, also those of other processes; called about once a second."""
        await self._beginning.do(await self._store.matches.to_begin(now()), self._begin_due)

    async def _begin_due(self, table: str) -> None:
        await self._begin(await self._match_cache.get(table))

    def _done(self, live: LiveMatch) -> None:
        del self._waiting[live.id]
        # One guest may have left and another come meanwhile: then another countdown runs.
        if not self._stopping and live.row.starts is not None and live.row.starts > now():
            self.watch(live)

    async def _wait(self, live: LiveMatch, starts: int) -> None:
        await asyncio.sleep(max(0, starts - now()) / 1000)
        try:
            await self._begin(live)
        except DatabaseAwayError:
            # The store has counted and logged this; the next poll begins the match.
            return

    async def shown(self, live: LiveMatch, countdown: bool) -> None:
        """Begin the match if the deal waited only for the secret that a browser has just shown.

        `countdown`: several guests get their seconds to get ready in any case.
        """
        await self._begin(live, lambda row: is_complete(row, countdown))

    async def _begin(self, live: LiveMatch, early: Callable[[MatchRow], bool] = lambda _: False) -> None:
        row: MatchRow | None = live.row
        if not _may_begin(live.row, early):
            # Another process may have changed the match.
            row = await self._store.matches.find(live.id)
        while row is not None and _may_begin(row, early):
            # If anything has changed meanwhile, the match is dealt again.
            dealt, turn = _dealt(row)
            begun = await self._store.matches.begin(dealt, now(), turn, _is_early(row))
            if begun is not None:
                log.info("countdown over", match=live.id, game=live.row.game)
                await self._play.adopt(live, begun)
                return
            row = await self._store.matches.find(live.id)
        await self._play.catch_up(live)

    async def stop(self) -> None:
        """Cancel every countdown of this process; the store keeps their ends."""
        self._stopping = True
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _may_begin(row: MatchRow, early: Callable[[MatchRow], bool]) -> bool:
    """True if the countdown of this match is over, or it may begin `early`."""
    return row.state == "waiting" and row.starts is not None and (not _is_early(row) or early(row))


def _is_early(row: MatchRow) -> bool:
    return row.starts is not None and row.starts > now()


def _dealt(row: MatchRow) -> tuple[MatchRow, int | None]:
    """Return the match as it is once it has begun, and the seat to act."""
    seed, deal = settled(row)
    match = Match.new(find(row.game, row.rules), row.players, row.options, seed)
    return msgspec.structs.replace(row, seed=seed, deal=deal), match.turn
