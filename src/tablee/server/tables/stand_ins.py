"""Bots that play for people who are away, if the table allows it, until they are back.

A player is away after a time without a connection to any process, as the table sets. If that time is less than an hour,
people play together: the match waits while no player is present, and a bot plays on only for a player who is. From an
hour on, people come and go. The time then runs only during the player's own turn, also while no player is present. Once
a bot has moved for a player, it moves immediately until they are back.
"""

from collections.abc import Collection, Mapping, Sequence
from time import monotonic
from typing import Final

from tablee.server.clock import now
from tablee.server.delivery.connections import Connections
from tablee.server.live.live_match import LiveMatch, table_of
from tablee.server.operations.each_table import EachTable
from tablee.server.play.cache import MatchCache
from tablee.server.play.changes import Presence, PresenceChanged
from tablee.server.play.play import Play
from tablee.store.clocks import Noted
from tablee.store.presences import LONG_STAND_IN_S
from tablee.store.rows import TableEvent
from tablee.store.store import Store

NOTED_EVERY_MS: Final = 5000
"""How often the presence of a player is noted, in milliseconds: other processes know it no more precisely."""

NOTED_SELDOM_MS: Final = 60_000
"""The same if nothing depends on it within minutes."""

SEARCHED_EVERY_S: Final = 60.0
"""How often to search for tables at which a bot steps in although no player is present."""

MATCHES_PER_ROUND: Final = 100
"""The most matches for which one round looks for stand-ins."""

STOOD_IN: Final = "stood_in"
OVER: Final = "stood_in_over"


class StandIns:
    """Lets bots play for absent players, at tables with connections here and at those where people come and go."""

    def __init__(
        self,
        store: Store,
        match_cache: MatchCache,
        play: Play,
        connections: Connections,
        presence: Presence,
    ) -> None:
        self._store = store
        self._play = play
        self._match_cache = match_cache
        self._connections = connections
        self._presence = presence
        self._noted: dict[tuple[str, str], int] = {}
        self._searched_at = -SEARCHED_EVERY_S
        self._settling = EachTable("standing in")

    async def poll(self) -> None:
        """Note who is present, and let bots take seats and give them back; called about once a second."""
        watched = await self._match_cache.get_all(self._connections.tables())
        at = now()
        await self._note_people([live for live in watched if _among_people(live)], at)
        matches = {live.id: live for live in [*watched, *self._match_cache.held()]}
        watched = [
            live
            for live in matches.values()
            if live.stood_in or live.steps_in or (live.row.stand_in and self._connections.in_use(live.id))
        ]
        if monotonic() - self._searched_at >= SEARCHED_EVERY_S:
            watched += [live for live in await self._overdue(at) if live not in watched]
            self._searched_at = monotonic()
        settled = [live for live in watched if live.row.state == "running"]
        if settled:
            # Read the revisions before the presences, so that a player who comes back in between counts as back.
            revisions = {live.id: live.row.revision for live in settled}
            last = await self._store.presences.last([live.id for live in settled])
            await self._settling.do(
                settled, lambda live: self._settle(live, revisions[live.id], last, at), table_of
            )

    async def _note_people(self, matches: list[LiveMatch], at: int) -> None:
        here = {
            (live.id, guest): _noted_every(live)
            for live in matches
            for guest in self._connections.present(live.id)
            if live.playing(guest)
        }
        due = [one for one, every in here.items() if at - self._noted.get(one, 0) >= every]
        await self._store.presences.note(due, at)
        self._noted = {one: at if one in due else self._noted[one] for one in here}

    async def _overdue(self, at: int) -> list[LiveMatch]:
        """The matches at which a bot is to step in although nobody need be there."""
        return await self._match_cache.get_all(await self._store.presences.overdue(at, MATCHES_PER_ROUND))

    async def arrived(self, live: LiveMatch, guest: str | None) -> None:
        """Give a player who connects their seats back immediately, and let other processes know."""
        if guest is None or not live.playing(guest) or not _among_people(live):
            return
        self._stand_in(live, live.stood_in - set(live.playing(guest)), live.steps_in)
        at = now()
        await self._store.presences.note([(live.id, guest)], at)
        self._noted[live.id, guest] = at
        await self._announce(live, live.row.revision, (), {(live.id, guest): at}, at)

    async def _settle(
        self, live: LiveMatch, revision: int, last: Mapping[tuple[str, str], int], at: int
    ) -> None:
        await self._announce(live, revision, self._away(live, last, at)[0], last, at)
        away, soon = self._away(live, last, at)
        # Only for seats that the story names: if that could not be written, the next poll tries again.
        self._stand_in(live, away & _announced(live.events).keys(), soon)

    async def _announce(
        self,
        live: LiveMatch,
        revision: int,
        away: Collection[int],
        last: Mapping[tuple[str, str], int],
        at: int,
    ) -> None:
        """Write into the story for whom bots step in, and who is back.

        Do so only if the table is still at `revision`: otherwise another process may have written it.
        """
        announced, present = _announced(live.events), self._connections.present(live.id)
        for seat in live.people():
            number, guest = seat.seat, str(seat.guest)
            since = announced.get(number)
            if number in away and since is None:
                kind = STOOD_IN
            elif since is not None and (guest in present or last.get((live.id, guest), 0) > since):
                kind = OVER
            else:
                continue
            row, noted = live.row, Noted(kind, number, {"name": seat.name})
            done = await self._store.clocks.note(
                row.id, revision, row.ply, live.undone, noted, row.deadline, at
            )
            await self._play.catch_up(live)
            if not done:
                return
            revision += 1

    def _away(
        self, live: LiveMatch, last: Mapping[tuple[str, str], int], at: int
    ) -> tuple[frozenset[int], dict[int, int]]:
        """Return the seats for which bots stand in now, and those for which they soon will, with the times."""
        present = self._connections.present(live.id)
        long = live.row.stand_in >= LONG_STAND_IN_S
        away, soon = set(), {}
        if live.row.stand_in and (long or any(live.playing(guest) for guest in present)):
            for seat in live.people():
                if seat.guest is None or seat.guest in present or (long and seat.seat != live.match.turn):
                    continue
                seen = last.get((live.id, seat.guest), 0)
                since = max(seen, live.row.begun or 0, live.row.stand_in_since or 0)
                if long and not live.played_for(seat.seat, since):
                    since = max(since, live.made_at(live.match.ply))
                steps_in = since + 1000 * live.row.stand_in
                if at >= steps_in or (long and live.played_for(seat.seat, since)):
                    away.add(seat.seat)
                elif at - since > 2 * NOTED_EVERY_MS:
                    soon[seat.seat] = steps_in
        return frozenset(away), soon

    def _stand_in(self, live: LiveMatch, seats: frozenset[int], soon: Mapping[int, int]) -> None:
        """Let bots stand in for these seats, and `soon` for others. A bot stops if its player is back."""
        if (seats, soon) == (live.stood_in, live.steps_in):
            return
        back = live.stood_in - seats
        self._play.stand_in(live, seats, soon)
        self._presence.publish(PresenceChanged(live.id, back))


def _announced(events: Sequence[TableEvent]) -> dict[int, int]:
    """Return the seats for which a bot stands in by the story, with the time since when."""
    since: dict[int, int] = {}
    for event in events:
        if event.kind == STOOD_IN and event.seat is not None:
            since[event.seat] = event.at
        elif event.kind in (OVER, "substitute") and event.seat is not None:
            since.pop(event.seat, None)
        elif event.kind == "stand_in":
            # Absence counts again from here on.
            since.clear()
    return since


def _among_people(live: LiveMatch) -> bool:
    """True if presence matters at this table: several people play, or discuss another match."""
    goes_on = live.row.state == "running" or (live.row.state == "over" and live.row.next is None)
    return goes_on and len({seat.guest for seat in live.row.seats if seat.guest is not None}) > 1


def _noted_every(live: LiveMatch) -> int:
    """Return the milliseconds after which presence is noted again: well before a bot would step in."""
    if live.row.state == "over":
        return NOTED_EVERY_MS
    if not 0 < live.row.stand_in < LONG_STAND_IN_S:
        return NOTED_SELDOM_MS
    return min(NOTED_EVERY_MS, 500 * live.row.stand_in)
