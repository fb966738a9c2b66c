"""Bots that take the seats which are free: after the time that the host chose, or at once when the host asks."""

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
"""How often something is tried anew that others at the table came before."""


class Filling:
    """Free seats of the tables of all processes; whichever comes first fills them."""

    def __init__(self, store: Store, match_cache: MatchCache, play: Play, countdown_s: float) -> None:
        self._store = store
        self._match_cache = match_cache
        self._play = play
        self._countdown_ms = round(countdown_s * 1000)
        self._filling = EachTable("filling seats")

    async def look(self) -> None:
        """Fill the seats that are due; called about once a second."""
        await self._filling.do(await self._store.hosting.due(now(), TABLES_PER_ROUND), self._fill_due)

    async def _fill_due(self, table: str) -> None:
        live = await self._match_cache.get(table)
        if live.game.bot_levels:
            await self.fill(live)

    async def fill(self, live: LiveMatch, asked: int | None = None) -> bool:
        """Give every free seat to a bot of the level asked for, or of the one in the table's terms; everybody is told.

        False: no seat is free, or it has begun. Raises `RefusalError` (`bot.level`, `terms.counts`).
        """
        wanted = msgspec.convert(live.row.terms, Terms).fill_level if asked is None else asked
        level = (nearest_level(live.game, wanted) or wanted) if asked is None else asked
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
        """Have a match begin at which everybody sits and no countdown runs. False: a seat is free, or it has begun."""
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
