"""Lost connections, at tables whose clocks run in minutes: part of that time is not counted (docs/clocks.md)."""

from typing import Final

from tablee.server.clock import now
from tablee.server.delivery.connections import Connections
from tablee.server.live.live_match import LiveMatch
from tablee.server.play.play import Play
from tablee.server.protocol.terms import BankClock, MoveClock
from tablee.store.store import Store

PER_TURN: Final = 20
"""The most lost connections of a seat noted in one turn: each is stored permanently, and clocks are computed from all.

Further ones cost time, as do those beyond the grace."""


class Outages:
    """Notes when players lose their last connection, and when they are back."""

    def __init__(self, store: Store, connections: Connections, play: Play) -> None:
        self._store = store
        self._connections = connections
        self._play = play

    async def left(self, live: LiveMatch, guest: str | None) -> None:
        """Note the loss if this guest has no connection left."""
        own = [seat for seat in self._minding(live, guest) if _in_this_turn(live, seat) < PER_TURN]
        if own and guest not in self._connections.present(live.id):
            await self._store.outages.begin(live.id, own, now())
            if guest in self._connections.present(live.id):
                # The guest came back before the loss was noted, and found nothing to end.
                await self._store.outages.end(live.id, own, now())
            await self._play.announce_table(live)

    async def arrived(self, live: LiveMatch, guest: str | None) -> None:
        """Note that this guest is back."""
        own = self._minding(live, guest)
        if own and await self._store.outages.end(live.id, own, now()):
            await self._play.announce_table(live)

    def _minding(self, live: LiveMatch, guest: str | None) -> list[int]:
        """Return the seats of this guest if the clock of the table runs in minutes."""
        minutes = live.row.state == "running" and isinstance(live.terms.clock, BankClock | MoveClock)
        return live.playing(guest) if minutes else []


def _in_this_turn(live: LiveMatch, seat: int) -> int:
    """Return how many connections of this seat were lost since the last move."""
    clocks = live.row.clock_state
    since = 0 if clocks is None else clocks.since
    return sum(one.seat == seat and one.began >= since for one in live.outages)
