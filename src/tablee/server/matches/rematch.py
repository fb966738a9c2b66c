"""The next match: offered, agreed on, opened once."""

from typing import Literal

from tablee.server.clock import now
from tablee.server.errors import Refusal
from tablee.server.matches.create_table import rematch, revenge
from tablee.server.matches.live import Live, Lives
from tablee.server.matches.serializers import may_repeat
from tablee.server.operations.logs import log
from tablee.server.thinking.bot_turns import BotSeats
from tablee.server.thinking.seeds import Chance
from tablee.store.rows import Wish
from tablee.store.store import Store


class Successor:
    """Offers at the tables of this process."""

    def __init__(self, store: Store, lives: Lives, bots: BotSeats, chance: Chance) -> None:
        self._store = store
        self._lives = lives
        self._bots = bots
        self._chance = chance

    async def offer(self, live: Live, guest: str, kind: Literal["rematch", "revenge", "none"]) -> None:
        """Offer, agree or refuse for the seats of this guest; when all people agree, the next match is open.

        Nobody is told yet. Raises `Refusal` `match.running`, `seat.not_yours`, `offer.revenge` or `offer.made` (table).
        """
        seats = [seat.seat for seat in live.seats_of(guest)]
        if not seats:
            raise Refusal("seat.not_yours", seat=None)
        if live.row.state != "over":
            raise Refusal("match.running")
        if live.row.next is not None:
            agreed = await self._store.offers.find(live.id)
            if agreed is not None and agreed.kind == kind:
                return
            raise Refusal("offer.made", table=live.row.next)
        if kind == "revenge" and not may_repeat(live.row):
            raise Refusal("offer.revenge")
        if kind == "none":
            await self._store.offers.withdraw(live.id, now())
        else:
            wish = await self._store.offers.add(live.id, seats, kind, now())
            if self._agreed(live, wish):
                await self._open(live, wish)

    def _agreed(self, live: Live, wish: Wish) -> bool:
        return all(seat.kind == "bot" or seat.seat in wish.seats for seat in live.row.seats)

    async def _open(self, live: Live, wish: Wish) -> None:
        if wish.kind == "revenge":
            row, entries = revenge(live.row, live.match)
        else:
            row, entries = rematch(live.row, self._chance.deal()), ()
        # False: the other player's agreement, at another process, opened it just now; its id is found by catching up.
        if await self._store.matches.create(row, entries):
            log.info("table opened", match=row.id, game=row.game, previous=live.id, kind=wish.kind)
            self._bots.poke(await self._lives.get(row.id))
