"""Spectators who ask for a seat: their request is withdrawn once they have left the table.

Otherwise the players could give the seat to a guest who is not there to play.
"""

from time import monotonic
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.clock import now
from tablee.server.delivery.connections import Connections
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.each_table import EachTable
from tablee.server.play.cache import MatchCache
from tablee.server.play.play import Play
from tablee.server.protocol.terms import DaysClock
from tablee.store.proposals import ABSENT_MS, OfSpectator
from tablee.store.rows import Proposal
from tablee.store.store import Store

LOOKED_EVERY_S: Final = 20.0
"""How often the presence of these spectators is noted, and requests of absent ones are searched for."""

LEFT_MS: Final = 120_000
"""The time without a connection after which a spectator has left; `ABSENT_MS` if players have days for each move."""

REQUESTS_PER_ROUND: Final = 500
"""The most requests that one round looks at."""


class Askers:
    """Notes which spectators with a request are here, and withdraws the requests of those who left."""

    def __init__(self, store: Store, play: Play, match_cache: MatchCache, connections: Connections) -> None:
        self._store = store
        self._play = play
        self._match_cache = match_cache
        self._connections = connections
        self._looked_at = -LOOKED_EVERY_S
        self._withdrawing = EachTable("withdrawing a request for a seat")

    async def poll(self) -> None:
        """Note who is here and withdraw the requests of those who left; called about once a second."""
        if monotonic() - self._looked_at < LOOKED_EVERY_S:
            return
        self._looked_at = monotonic()
        found = await self._store.proposals.of_spectators(REQUESTS_PER_ROUND)
        here = [one for one in found if one.guest in self._connections.present(one.match)]
        await self._store.presences.note([(one.match, one.guest) for one in here], now())
        away = [one for one in found if one not in here and one.seen < now() - LEFT_MS]
        await self._withdrawing.do(away, self._withdraw, lambda one: one.match)

    async def _withdraw(self, request: OfSpectator) -> None:
        live = await self._match_cache.get(request.match)
        if request.seen >= now() - _patience_ms(live):
            return
        if await self._store.proposals.drop(request.match, request.kind, request.n, now(), _without_event):
            await self._play.learn(request.match)


def _patience_ms(live: LiveMatch) -> int:
    return ABSENT_MS if isinstance(live.terms.clock, DaysClock) else LEFT_MS


async def _without_event(connection: AsyncConnection, proposal: Proposal, now: int) -> None:
    """Report nothing: no player refused."""
