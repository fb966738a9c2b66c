"""Quick matches: people who want the same match are brought together, and bots take the seats still free after a time.

A table of the kind waits until its seats are taken or its time is up (`Filling`). The store keeps people who want the
same at one table (`tablee.store.quick_tables`). A player must stay connected while they wait: closing the page frees
the seat. A match over days waits for a day without connections, and no bot stands in.
"""

import hashlib
from typing import Final

import msgspec

from tablee.games import find
from tablee.server.clock import now
from tablee.server.delivery.connections import Connections
from tablee.server.errors import RefusalError
from tablee.server.operations.each_table import EachTable
from tablee.server.operations.logs import log
from tablee.server.play.cache import MatchCache
from tablee.server.play.play import Play
from tablee.server.protocol.new_tables import AnyWish, FriendWish, MeWish, OpenTable, QuickWish
from tablee.server.protocol.terms import DaysClock, Terms
from tablee.server.settings import Settings
from tablee.server.tables.create_table import requested_match
from tablee.store.rows import MatchRow
from tablee.store.store import Store

STAND_IN_S: Final = 60
"""The seconds after which a bot plays for a player who is away: short, because strangers owe each other no patience."""

NOTED_EVERY_MS: Final = 5000
"""How often the presence of a waiting player is noted, in milliseconds."""


class QuickMatches:
    """Gives people seats in quick matches, and frees the seats of those who are gone."""

    def __init__(
        self,
        store: Store,
        match_cache: MatchCache,
        connections: Connections,
        play: Play,
        settings: Settings,
    ) -> None:
        self._store = store
        self._match_cache = match_cache
        self._connections = connections
        self._play = play
        self._settings = settings
        self._noted: dict[tuple[str, str], int] = {}
        self._freeing = EachTable("freeing seats")

    async def sit(self, wish: QuickWish, guest: str, seed: str, commitment: str | None = None) -> str:
        """Give this guest a seat among people who want the same match. Return the table's id.

        The guest leaves the quick match they waited for before, unless that one is over days. `seed` is for a new
        table, if no table waits. `commitment` binds the guest's browser for the deal. Raise as `requested_match` does,
        and `RefusalError` `table.waiting_limit`.
        """
        row = self.requested(wish, guest, seed)
        at = now()
        others = [one for one in await self._store.quick_tables.of_guest(guest) if one.kind != row.quick]
        for one in others:
            if one.is_now and row.stand_in:
                await self._leave(one.table, guest, at)
        if not row.stand_in and len(others) >= self._settings.waiting_per_guest:
            raise RefusalError("table.waiting_limit", limit=self._settings.waiting_per_guest)
        countdown = round(1000 * self._settings.countdown)
        table = await self._store.quick_tables.sit(row, guest, at, countdown, commitment)
        await self._play.learn(table)
        if table == row.id:
            log.info("table created", match=table, game=row.game, players=row.players, state=row.state)
        return table

    def requested(self, wish: QuickWish, guest: str, seed: str) -> MatchRow:
        """Return the table to open if no player waits yet; it has no host."""
        seats: list[AnyWish] = [MeWish(), *(FriendWish() for _ in range(wish.players - 1))]
        # The time until bots come is the same for all who want the same match, so the wish does not set it.
        terms = msgspec.structs.replace(wish.terms, fill=0, fill_level=Terms().fill_level)
        over_days = isinstance(terms.clock, DaysClock)
        body = OpenTable(wish.game, seats, stand_in=0 if over_days else STAND_IN_S, terms=terms)
        row = requested_match(body, guest, seed)
        wait = self._settings.quick_wait_days if over_days else self._settings.quick_wait
        # Matches that count never get bots; they wait for people.
        bots = find(wish.game).bot_levels and not terms.counts
        fills = row.created + round(1000 * wait) if bots else None
        return msgspec.structs.replace(row, host=None, quick=_kind(row), fills=fills)

    def seen_before(self, at: int) -> int:
        """Return the moment before which a waiting player was last seen if they are gone now."""
        return at - round(1000 * self._settings.quick_away)

    async def free_seats(self) -> None:
        """Free the seats of players who are gone; called about once a second, if there are any."""
        at = now()
        gone = await self._store.quick_tables.gone(self.seen_before(at))
        await self._freeing.do(gone, lambda one: self._leave(*one, at), lambda one: one[0])

    async def note(self) -> None:
        """Note the players who wait here; called about once a second."""
        at = now()
        tables = await self._match_cache.get_all(self._connections.tables())
        here = {
            (live.id, guest)
            for live in tables
            if live.row.quick is not None and live.row.state == "waiting"
            for guest in self._connections.present(live.id)
            if live.seats_of(guest)
        }
        due = [one for one in here if at - self._noted.get(one, 0) >= NOTED_EVERY_MS]
        await self._store.presences.note(due, at)
        self._noted = {one: at if one in due else self._noted[one] for one in here}

    async def _leave(self, table: str, guest: str, at: int) -> None:
        await self._store.cancelling.leave(table, guest, at)
        await self._play.learn_if_held(table)


def _kind(row: MatchRow) -> str:
    """Return the key that is the same for all who want the same match."""
    wanted = (row.game, row.rules, row.options, row.players, row.terms)
    return hashlib.sha256(msgspec.json.encode(wanted, order="deterministic")).hexdigest()
