"""Lost connections, at tables whose clocks run in minutes: part of that time is not counted (docs/clocks.md)."""

from tablee.server.clock import now
from tablee.server.matches.live_match import LiveMatch
from tablee.server.matches.play import Play
from tablee.server.protocol.terms import BankClock, MoveClock
from tablee.server.socket.hub import Hub
from tablee.store.store import Store


class Outages:
    """Players who have no connection left."""

    def __init__(self, store: Store, hub: Hub, play: Play) -> None:
        self._store = store
        self._hub = hub
        self._play = play

    async def left(self, live: LiveMatch, guest: str | None) -> None:
        """A connection of this guest has ended."""
        own = self._minding(live, guest)
        if own and guest not in self._hub.present(live.id):
            await self._store.outages.begin(live.id, own, now())
            await self._play.look_again(live)

    async def arrived(self, live: LiveMatch, guest: str | None) -> None:
        """This guest has connected."""
        own = self._minding(live, guest)
        if own and await self._store.outages.end(live.id, own, now()):
            await self._play.look_again(live)

    def _minding(self, live: LiveMatch, guest: str | None) -> list[int]:
        """The seats of this guest at tables whose clock runs in minutes."""
        minutes = live.row.state == "running" and isinstance(live.terms.clock, BankClock | MoveClock)
        return live.playing(guest) if minutes else []
