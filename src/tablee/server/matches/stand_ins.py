"""Bots that play for people who are away, where the table allows it, until they are back.

Somebody is away who was connected to no process for as long as the table says. While nobody at all is there the match
waits: a bot plays on only for the sake of a person who is.
"""

from typing import Final

from tablee.server.clock import now
from tablee.server.matches.cache import MatchCache
from tablee.server.matches.live_match import LiveMatch
from tablee.server.socket.hub import Hub
from tablee.server.thinking.bot_turns import BotTurns
from tablee.store.store import Store

NOTED_EVERY_MS: Final = 5000
"""How often it is noted that somebody is there: the most by which another process can be mistaken."""


class StandIns:
    """Who is away, at the tables that somebody here is connected to."""

    def __init__(self, store: Store, match_cache: MatchCache, hub: Hub, bot_turns: BotTurns) -> None:
        self._store = store
        self._match_cache = match_cache
        self._hub = hub
        self._bot_turns = bot_turns
        self._noted: dict[tuple[str, str], int] = {}

    async def look(self) -> None:
        """Note who is there, and have bots take and give back seats; called about once a second."""
        matches = [await self._match_cache.get(table) for table in self._hub.tables()]
        matches = [live for live in matches if live.row.stand_in and live.row.state == "running"]
        if not matches:
            self._noted.clear()
            return
        at = now()
        here = {
            (live.id, guest)
            for live in matches
            for guest in self._hub.present(live.id)
            if live.playing(guest)
        }
        due = [one for one in here if at - self._noted.get(one, 0) >= NOTED_EVERY_MS]
        await self._store.presences.note(due, at)
        self._noted = {one: at if one in due else self._noted[one] for one in here}
        last = await self._store.presences.last([live.id for live in matches])
        for live in matches:
            self._settle(live, last, at)

    async def arrived(self, live: LiveMatch, guest: str | None) -> None:
        """Somebody connects: their seats are their own again at once, and other processes hear of it."""
        if not live.row.stand_in or not live.playing(guest) or guest is None:
            return
        self._give_back(live, live.stood_in - set(live.playing(guest)))
        at = now()
        await self._store.presences.note([(live.id, guest)], at)
        self._noted[live.id, guest] = at

    def _settle(self, live: LiveMatch, last: dict[tuple[str, str], int], at: int) -> None:
        present = self._hub.present(live.id)
        away = set()
        if any(live.playing(guest) for guest in present):
            for seat in live.people():
                if seat.guest is not None and seat.guest not in present:
                    since = max(last.get((live.id, seat.guest), 0), live.row.begun or 0)
                    if at - since >= 1000 * live.row.stand_in:
                        away.add(seat.seat)
        self._give_back(live, live.stood_in & away)
        if away - live.stood_in:
            live.stand_in(frozenset(away))
            self._hub.tell_table(live)
        # A bot that let go may have left the turn to another one.
        self._bot_turns.poke(live)

    def _give_back(self, live: LiveMatch, left: frozenset[int]) -> None:
        """Bots stand in for `left` only. One that thinks for somebody else lets go."""
        if left == live.stood_in:
            return
        acted_for = live.match.turn in live.stood_in - left
        live.stand_in(left)
        if acted_for:
            self._bot_turns.let_go(live)
        self._hub.tell_table(live)
