"""Sends guests the events at their tables, on whichever page and in whichever process they happened.

Each poll asks the database once for the changes at all tables since the last poll, however many guests listen here.
Only changes that concern a listening guest are read in full and sent.
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
from tablee.server.protocol.server_frames import AwaitingChanged, OwnTables, TableChanged
from tablee.server.settings import Settings
from tablee.store.store import Store
from tablee.store.tables_of_guests import Change

BACK_MS: Final = 30_000
"""How far back each poll reads: the clocks of machines differ, and a commit may be late."""

EVERYBODY_S: Final = 20.0
"""How often the turns of all listening guests are read: the longest that a missed change stays unsent."""

GUESTS_PER_QUERY: Final = 500
"""The guests whose turns one query reads."""


class Feed:
    """The tables and turns that are sent to those connections of this process that want them."""

    def __init__(self, store: Store, connections: Connections, settings: Settings) -> None:
        self._store = store
        self._connections = connections
        self._marks: dict[str, tuple[int, int]] | None = None
        self._everybody_at = monotonic()
        # The first message and later changes must not overtake each other.
        self._lock = asyncio.Lock()
        self.recurring = Recurring("sending guests their tables", self.poll, settings.poll)

    async def begin(self, connection: Connection) -> None:
        """Send `connection` the present state, and from then on the changes. It is counted here and has a guest."""
        assert connection.guest is not None
        async with self._lock:
            if self._marks is None:
                # Read the marks before anything is sent, so that every later change differs from them.
                self._marks = _marks(await self._changes())
            rows, awaiting = await self._store.tables_of_guests.present(connection.guest)
            if connection.table is None:
                connection.tables = {row.id for row in rows}
                tables_info = [
                    serializers.table_info(row, connection.guest, self._connections.present_anywhere(row.id))
                    for row in rows
                ]
                connection.send(encoded(OwnTables(tables_info)))
            _send_awaiting_to(connection, awaiting)

    async def poll(self) -> None:
        """Poll once: send the changes since the last poll."""
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
            if new:
                await self._send_tables(listening, {(one.match, one.guest) for one in new})
            if guests:
                await self._send_awaiting(listening, guests)
            self._marks = _marks(changes)

    async def _changes(self) -> list[Change]:
        return await self._store.tables_of_guests.changed_since(now() - BACK_MS)

    async def _send_tables(self, listening: list[Connection], changed: Collection[tuple[str, str]]) -> None:
        """Send pages that show no table the changed tables of their guest, and those that their guest has left."""
        matches = {match for match, _ in changed}
        due = [
            (one, match)
            for one in listening
            if one.table is None and one.guest is not None
            for match in matches
            if (match, one.guest) in changed or match in one.tables
        ]
        if not due:
            return
        rows = {row.id: row for row in await self._store.tables_of_guests.read({match for _, match in due})}
        for one, match in due:
            # Leave out tables that were deleted in the meantime.
            if match in rows:
                info = serializers.table_info(
                    rows[match], one.guest, self._connections.present_anywhere(match)
                )
                one.tables.add(match)
                one.send(encoded(TableChanged(info)))

    async def _send_awaiting(self, listening: list[Connection], guests: Collection[str]) -> None:
        """Send those of these guests who listen the tables that await their turn, if these have changed."""
        concerned = [one for one in listening if one.guest in guests]
        here = sorted({one.guest for one in concerned if one.guest is not None})
        for start in range(0, len(here), GUESTS_PER_QUERY):
            several = here[start : start + GUESTS_PER_QUERY]
            awaiting = await self._store.tables_of_guests.awaiting(several)
            for one in concerned:
                if one.guest in awaiting:
                    _send_awaiting_to(one, awaiting[one.guest])


def _send_awaiting_to(connection: Connection, tables: list[str]) -> None:
    """Send these tables, which await the turn of the connection's guest, if they have changed."""
    if tables != connection.awaiting:
        connection.awaiting = tables
        connection.send(encoded(AwaitingChanged(tables)))


def _marks(changes: Collection[Change]) -> dict[str, tuple[int, int]]:
    return {one.match: one.mark for one in changes}
