"""Bots that take free seats: after the time that the host chose, or immediately at the request of the host."""

from typing import Final

import msgspec

from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.each_table import EachTable
from tablee.server.operations.logs import log
from tablee.server.play.cache import MatchCache
from tablee.server.play.play import Play
from tablee.server.protocol.terms import Terms
from tablee.server.tables.create_table import check_level, nearest_level
from tablee.store.store import Store

TABLES_PER_ROUND: Final = 100
"""The most tables that one round fills."""
TRIES: Final = 10
"""The number of tries while other guests keep changing the table."""


class Filling:
    """Fills free seats, also at tables of other processes; the first process that comes does it."""

    def __init__(self, store: Store, match_cache: MatchCache, play: Play, countdown_s: float) -> None:
        self._store = store
        self._match_cache = match_cache
        self._play = play
        self._countdown_ms = round(countdown_s * 1000)
        self._filling = EachTable("filling seats")

    async def poll(self) -> None:
        """Fill the seats that are due; called about once a second."""
        await self._filling.do(await self._store.hosting.due(now(), TABLES_PER_ROUND), self._fill_due)

    async def _fill_due(self, table: str) -> None:
        live = await self._match_cache.get(table)
        if live.game.bot_levels:
            await self.fill(live)

    async def fill(self, live: LiveMatch, level: int | None = None) -> bool:
        """Give every free seat to a bot of `level` (None: the level in the table's terms), and send the change.

        Return false if no seat is free or the match has begun. Raise `RefusalError` (`bot.level`, `terms.counts`).
        """
        agreed = msgspec.convert(live.row.terms, Terms).fill_level
        level = (nearest_level(live.game, agreed) or agreed) if level is None else level
        check_level(live.game, level)
        for _ in range(TRIES):
            if live.row.state != "waiting" or all(seat.kind != "free" for seat in live.row.seats):
                return False
            if live.terms.counts:
                raise RefusalError("terms.counts")
            turn, at = live.match.position.turn, now()
            filled = await self._store.hosting.fill(
                live.id, level, at, turn, self._countdown_ms, live.row.revision
            )
            await self._play.catch_up(live)
            if filled:
                log.info("seats filled with bots", match=live.id, game=live.row.game)
                return True
        raise RefusalError("table.busy")

    async def start(self, live: LiveMatch) -> bool:
        """Begin a match with all seats taken and no countdown. Return false if a seat is free or it has begun."""
        for _ in range(TRIES):
            if live.row.state != "waiting" or any(seat.kind == "free" for seat in live.row.seats):
                return False
            turn, at = live.match.position.turn, now()
            started = await self._store.hosting.start(
                live.id, at, turn, self._countdown_ms, live.row.revision
            )
            await self._play.catch_up(live)
            if started:
                return True
        raise RefusalError("table.busy")
