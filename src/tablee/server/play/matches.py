"""Matches by their table, and by the guest who plays them."""

import contextlib
import re
from typing import Final

from tablee.core.errors import IllegalMoveError
from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch, table_of
from tablee.server.operations.each_table import EachTable
from tablee.server.play.cache import MatchCache
from tablee.server.play.play import Play
from tablee.server.protocol.base import TABLE_ID_PATTERN
from tablee.store.store import Store

TABLE_ID: Final = re.compile(TABLE_ID_PATTERN)


class Matches:
    """Finds the match of a table, and changes what the tables of one guest have in common."""

    def __init__(self, store: Store, match_cache: MatchCache, play: Play) -> None:
        self._store = store
        self._match_cache = match_cache
        self._play = play

    async def current(self, table: str) -> LiveMatch:
        """Return the match of this table, no older than the store has it, whichever process changed it last.

        Raise `RefusalError` `table.unknown`, also for a text that cannot be a table's id, and as `MatchCache.get` does.
        """
        if TABLE_ID.fullmatch(table) is None:
            raise RefusalError("table.unknown")
        # What is being read for another request may be older than what its sender has seen already.
        is_fresh = self._match_cache.begins_reading(table)
        live = await self._match_cache.get(table)
        if not is_fresh:
            await self._play.refresh(live)
        return live

    async def rename(self, guest: str, name: str) -> None:
        """Change the name of this guest to `name`, and send it to their tables."""
        await self._store.guests.rename(guest, name)
        await self.announce_guest(guest)

    async def announce_guest(self, guest: str) -> None:
        """Send the current name and face of this guest to their tables in memory."""
        theirs = [live for live in self._match_cache.held() if live.names(guest)]
        await EachTable("announcing a guest").do(theirs, self._play.announce_table, table_of)

    async def catch_up_guest(self, guest: str) -> None:
        """Let the matches in memory that this guest or an agent of theirs plays, or that they host, catch up.

        They are then as the store has them.
        """
        theirs = [live for live in self._match_cache.held() if live.names(guest) or live.row.host == guest]
        await EachTable("catching up with a guest").do(theirs, self._play.catch_up, table_of)

    async def give_up(self, table: str, guest: str) -> int:
        """Resign every seat that this guest plays at a running match. Return the number of these seats.

        Return 0 for a match that cannot be read, so that it prevents no guest from leaving.
        """
        try:
            live = await self.current(table)
        except RefusalError:
            return 0
        gave_up = 0
        for seat in live.playing(guest):
            # The resignation of the seat before, or another player, may have ended the match.
            with contextlib.suppress(IllegalMoveError, RefusalError):
                await self._play.resign(live, seat, lambda ply: None)
                gave_up += 1
        return gave_up
