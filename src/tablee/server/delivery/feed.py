"""Telling guests what happens at their tables, whichever page they are on and whichever process it happened in.

Every look asks the database once what happened at any table since the last one, however many are listening here; what
concerns somebody who is, is read and told.
"""

import asyncio
from collections.abc import Collection
from time import monotonic
from typing import Final

from tablee.server.clock import now
from tablee.server.delivery.connection import Connection
from tablee.server.delivery.connections import Connections
from tablee.server.live import serializers
from tablee.server.operations.recurring import Recurring
from tablee.server.protocol.decoding import encoded
from tablee.server.protocol.server_frames import AwaitingTold, OwnTables, TableChanged
from tablee.server.settings import Settings
from tablee.store.store import Store
from tablee.store.tables_of_guests import Change

BACK_MS: Final = 30_000
"""How far back to look each time: clocks of machines differ, and a commit may be late."""

EVERYBODY_S: Final = 20.0
"""How often everybody's turns are read, whatever was noticed: the longest that anything missed stays untold."""

GUESTS_PER_QUERY: Final = 500
"""The guests whose turns one query reads."""


class Feed:
    """What is told to the connections of this process that want it."""

    def __init__(self, store: Store, connections: Connections, settings: Settings) -> None:
        self._store = store
        self._connections = connections
        self._marks: dict[str, tuple[int, int]] | None = None
        self._everybody_at = monotonic()
        # What is told first and what changes then must not overtake each other.
        self._lock = asyncio.Lock()
        self.looking = Recurring("telling guests of their tables", self.look, settings.poll)

    async def begin(self, connection: Connection) -> None:
        """Tell `connection`, which is counted here and belongs to a guest, how things stand; then what changes."""
        assert connection.guest is not None
        tables = self._store.tables_of_guests
        async with self._lock:
            if self._marks is None:
                # Before anything is told, so that whatever happens after differs from it.
                self._marks = _marks(await self._changes())
            if connection.table is None:
                rows = await tables.going_on(connection.guest)
                connection.tables = {row.id for row in rows}
                told = [
                    serializers.table_info(row, connection.guest, self._connections.present(row.id))
                    for row in rows
                ]
                connection.send(encoded(OwnTables(told)))
            await self._tell_awaiting([connection], [connection.guest])

    async def look(self) -> None:
        """Tell what has happened since the last look."""
        async with self._lock:
            listening = [one for one in self._connections.everybody() if one.awaiting is not None]
            if not listening:
                self._marks = None
                return
            changes, marks = await self._changes(), self._marks or {}
            new = [one for one in changes if marks.get(one.match) != one.mark]
            guests = {one.guest for one in new}
            if monotonic() - self._everybody_at >= EVERYBODY_S:
                self._everybody_at = monotonic()
                guests |= {one.guest for one in listening if one.guest is not None}
            await self._tell_tables(listening, {(one.match, one.guest) for one in new})
            await self._tell_awaiting(listening, guests)
            self._marks = _marks(changes)

    async def _changes(self) -> list[Change]:
        return await self._store.tables_of_guests.changed_since(now() - BACK_MS)

    async def _tell_tables(self, listening: list[Connection], changed: Collection[tuple[str, str]]) -> None:
        """Tell pages that show no table of those that changed: of theirs, and of what they left."""
        matches = {match for match, _ in changed}
        due = [
            (one, match)
            for one in listening
            if one.table is None and one.guest is not None
            for match in matches
            if (match, one.guest) in changed or match in one.tables
        ]
        rows = {row.id: row for row in await self._store.tables_of_guests.read({match for _, match in due})}
        for one, match in due:
            # Not one that was deleted since.
            if match in rows:
                info = serializers.table_info(rows[match], one.guest, self._connections.present(match))
                one.tables.add(match)
                one.send(encoded(TableChanged(info)))

    async def _tell_awaiting(self, listening: list[Connection], guests: Collection[str]) -> None:
        """Tell those of these guests who listen where it is their turn, if that has changed."""
        concerned = [one for one in listening if one.guest in guests]
        here = sorted({one.guest for one in concerned if one.guest is not None})
        for start in range(0, len(here), GUESTS_PER_QUERY):
            several = here[start : start + GUESTS_PER_QUERY]
            awaiting = await self._store.tables_of_guests.awaiting(several)
            for one in concerned:
                tables = awaiting.get(one.guest or "")
                if tables is not None and tables != one.awaiting:
                    one.awaiting = tables
                    one.send(encoded(AwaitingTold(tables)))


def _marks(changes: Collection[Change]) -> dict[str, tuple[int, int]]:
    return {one.match: one.mark for one in changes}
