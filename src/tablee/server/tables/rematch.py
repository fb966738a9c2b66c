"""The next match: offered, agreed on, created once.

All people who are present must agree. A player who resigned and left is not asked: a bot takes the seat again. The
offer waits for other absent players, unless the last player to agree wants bots there, or free seats.
"""

from typing import Final, Literal

from tablee.server.clock import now
from tablee.server.delivery.connections import Connections
from tablee.server.errors import RefusalError
from tablee.server.live.dealing import bound
from tablee.server.live.live_match import LiveMatch
from tablee.server.live.serializers import may_repeat
from tablee.server.operations.draining import Draining
from tablee.server.operations.each_table import EachTable
from tablee.server.operations.logs import log
from tablee.server.play.cache import MatchCache
from tablee.server.play.play import Play
from tablee.server.tables.create_table import rematch, revenge
from tablee.server.thinking.seeds import Seeds
from tablee.store.messages import CarriedOutError, SentMessage
from tablee.store.rows import Nonce, RematchOffer
from tablee.store.store import Store

NOTED_WITHIN_MS: Final = 10_000
"""A player connected to another process is noted more often than this, in milliseconds."""


class Rematches:
    """Offers at the tables of this process."""

    def __init__(
        self,
        store: Store,
        connections: Connections,
        play: Play,
        seeds: Seeds,
        draining: Draining,
    ) -> None:
        self._store = store
        self._connections = connections
        self._play = play
        self._seeds = seeds
        self._draining = draining

    async def offer(
        self,
        live: LiveMatch,
        guest: str,
        kind: Literal["rematch", "revenge", "none"],
        commitment: str | None = None,
        missing: Literal["wait", "bot", "free"] = "wait",
        sent: SentMessage | None = None,
    ) -> None:
        """Offer, agree or refuse for the seats of this guest. Create the next match when all who are asked agree.

        `commitment` binds the guest's browser for its deal. The message `sent` counts once, however often it comes.
        Nothing is sent to the table yet. Raise `RefusalError` `match.running`, `seat.not_yours`, `offer.revenge`,
        `offer.blocked`, `offer.apart`, `offer.made` (table), `server.draining`, and `CarriedOutError`.
        """
        seats = [seat.seat for seat in live.seats_of(guest)]
        if not seats:
            raise RefusalError("seat.not_yours", seat=None)
        if live.row.state != "over":
            raise RefusalError("match.running")
        if live.row.next is not None:
            agreed = await self._store.offers.find(live.id)
            if agreed is not None and agreed.kind == kind:
                return
            raise RefusalError("offer.made", table=live.row.next)
        if kind == "revenge" and not may_repeat(live.row):
            raise RefusalError("offer.revenge")
        if kind == "none":
            await self._store.offers.withdraw(live.id, now(), sent)
        else:
            self._draining.check()
            await self._check_together(live, guest)
            if commitment is not None and self._seeds.mixing:
                await self._store.nonces.bind_for_next(live.id, guest, commitment)
            offer = await self._offered(live, seats, kind, sent)
            vacant = await self._vacant(live, offer, missing)
            if vacant is not None:
                await self._create(live, offer, vacant, missing == "free")

    async def _offered(
        self,
        live: LiveMatch,
        seats: list[int],
        kind: Literal["rematch", "revenge"],
        sent: SentMessage | None,
    ) -> RematchOffer:
        try:
            return await self._store.offers.add(live.id, seats, kind, now(), sent)
        except CarriedOutError:
            # The process that carried it out may have ended before it could create the match.
            offer = await self._store.offers.find(live.id)
            if offer is None:
                raise
            return offer

    async def _check_together(self, live: LiveMatch, guest: str) -> None:
        """Raise `RefusalError` if this guest, or one who offers already, may not be seated with the others."""
        people = {seat.guest for seat in live.row.seats if seat.guest is not None}
        if await self._store.blocks.blocked_by(guest, people):
            raise RefusalError("offer.blocked")
        offered = await self._store.offers.find(live.id)
        agreeing = {live.row.seats[seat].guest for seat in (() if offered is None else offered.seats)}
        if await self._store.blocks.any_apart({guest, *(one for one in agreeing if one is not None)}):
            raise RefusalError("offer.apart")

    async def create_if_agreed(self, live: LiveMatch) -> None:
        """Create the next match of this table if only players who resigned and left have not agreed to it."""
        offer = live.sent.offer
        if live.row.state == "over" and live.row.next is None and offer is not None:
            vacant = await self._vacant(live, offer, "wait")
            if vacant:
                await self._create(live, offer, vacant, False)

    async def _vacant(self, live: LiveMatch, offer: RematchOffer, missing: str) -> frozenset[int] | None:
        """Return the seats without a player in the next match; None while an answer is missing."""
        unanswered = [
            seat for seat in live.row.seats if not seat.by_computer and seat.seat not in offer.seats
        ]
        if not unanswered:
            return frozenset()
        if offer.kind == "revenge":
            return None
        there = self._connections.present(live.id)
        last = await self._store.presences.last([live.id])
        at = now()
        for seat in unanswered:
            seen = last.get((live.id, str(seat.guest)), 0)
            if seat.guest in there or at - seen < NOTED_WITHIN_MS:
                return None
            if missing == "wait" and not seat.resigned:
                return None
        return frozenset(seat.seat for seat in unanswered)

    async def _create(self, live: LiveMatch, offer: RematchOffer, vacant: frozenset[int], free: bool) -> None:
        if offer.kind == "revenge":
            row, entries = revenge(live.row, live.match)
        else:
            taken = [Nonce(one.guest, one.commitment) for one in await self._store.nonces.of(live.id)]
            row, entries = bound(rematch(live.row, self._seeds.deal(), vacant, free), taken), ()
        # False: another process created it just now; this process reads its id when it catches up.
        if await self._play.create(row, entries):
            log.info("table created", match=row.id, game=row.game, previous=live.id, kind=offer.kind)


class AgreedRematches:
    """Creates what only players who resigned and left have not agreed to, once they are gone."""

    def __init__(
        self, rematches: Rematches, match_cache: MatchCache, connections: Connections, draining: Draining
    ) -> None:
        self._rematches = rematches
        self._match_cache = match_cache
        self._connections = connections
        self._draining = draining
        self._creating = EachTable("creating a rematch")

    async def poll(self) -> None:
        """Look at the tables of this process; called about once a second. While all processes drain, offers wait."""
        if not self._draining.refuses:
            await self._creating.do(self._connections.tables(), self._look)

    async def _look(self, table: str) -> None:
        await self._rematches.create_if_agreed(await self._match_cache.get(table))
