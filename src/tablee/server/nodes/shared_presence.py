"""Who is connected to tables at other processes, read from the database: at most 5 s old.

Nothing is written or read unless another process was heard lately.
"""

from typing import Final

from tablee.server.clock import now
from tablee.server.delivery.broadcaster import Broadcaster
from tablee.server.delivery.connections import Connections
from tablee.server.live.live_match import LiveMatch
from tablee.server.play.cache import MatchCache
from tablee.store.store import Store

NOTED_EVERY_MS: Final = 2000
"""How often a process notes that a guest is still connected, in milliseconds."""

FRESH_MS: Final = 3800
"""A guest is present at another process for so long after the last note; the next poll notices their absence."""

SAME_ROUND_MS: Final = 1000
"""Other parts of this process note presences too, within this time of the same poll."""


class SharedPresence:
    """Notes who is connected here, and learns who is connected elsewhere."""

    def __init__(
        self, store: Store, match_cache: MatchCache, connections: Connections, broadcaster: Broadcaster
    ) -> None:
        self._store = store
        self._match_cache = match_cache
        self._connections = connections
        self._broadcaster = broadcaster
        self._noted: dict[tuple[str, str], int] = {}
        self._was_here: dict[tuple[str, str], int] = {}

    async def poll(self) -> None:
        """Note who is here and read who is elsewhere; called about once a second."""
        if self._store.signals.accompanied:
            shared = [live for live in self._watched() if _people(live) > 1]
            at = now()
            await self._note(shared, at)
            others = await self._at_others(shared, at)
        else:
            others = {}
        for table in self._connections.note_others(others):
            live = self._match_cache.find(table)
            if live is not None:
                self._broadcaster.send_table(live)

    def _watched(self) -> list[LiveMatch]:
        found = (self._match_cache.find(table) for table in self._connections.tables())
        return [live for live in found if live is not None]

    async def _note(self, shared: list[LiveMatch], at: int) -> None:
        here = {
            (live.id, guest)
            for live in shared
            for guest in self._connections.present(live.id)
            if live.seats_of(guest)
        }
        due = {one for one in here if at - self._noted.get(one, 0) >= NOTED_EVERY_MS}
        await self._store.presences.note(due, at)
        self._noted = {one: at if one in due else self._noted[one] for one in here}
        lately = {one: when for one, when in self._was_here.items() if at - when < 2 * FRESH_MS}
        self._was_here = {**lately, **dict.fromkeys(here, at)}

    async def _at_others(self, shared: list[LiveMatch], at: int) -> dict[str, frozenset[str]]:
        if not shared:
            return {}
        found: dict[str, set[str]] = {}
        for (table, guest), seen in (await self._store.presences.last([live.id for live in shared])).items():
            # A row that this process wrote itself says nothing about the others.
            own_until = self._was_here.get((table, guest), 0) + SAME_ROUND_MS
            if at - seen < FRESH_MS and seen > own_until:
                found.setdefault(table, set()).add(guest)
        return {table: frozenset(guests) for table, guests in found.items()}


def _people(live: LiveMatch) -> int:
    return len({seat.guest for seat in live.row.seats if seat.guest is not None})
