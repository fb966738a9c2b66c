"""Bots that play for people who are away, where the table allows it, until they are back.

Somebody is away who was connected to no process for as long as the table says. Where that is less than an hour, people
sit together: while nobody at all is there the match waits, and a bot plays on only for the sake of a person who is.
From an hour on they come and go: then the time runs only while it is somebody's turn, whether anybody is there or not,
and once a bot has moved for them it moves at once until they are back.
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
"""How often it is noted that somebody is there: the most by which another process can be mistaken."""

NOTED_SELDOM_MS: Final = 60_000
"""The same where nothing follows from it within minutes."""

LOOKED_EVERY_S: Final = 60.0
"""How often the tables are looked for at which a bot is to step in although nobody is there."""

MATCHES_PER_ROUND: Final = 100
"""The most matches for which one round looks for stand-ins."""

STOOD_IN: Final = "stood_in"
OVER: Final = "stood_in_over"


class StandIns:
    """Who is away, at the tables that somebody here is connected to, and at those where people come and go."""

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
        self._looked_at = -LOOKED_EVERY_S
        self._settling = EachTable("standing in")

    async def look(self) -> None:
        """Note who is there, and have bots take and give back seats; called about once a second."""
        watched = await self._match_cache.get_all(self._connections.tables())
        at = now()
        await self._note_people([live for live in watched if _among_people(live)], at)
        matches = {live.id: live for live in [*watched, *self._match_cache.held()]}
        watched = [
            live
            for live in matches.values()
            if live.stood_in or live.steps_in or (live.row.stand_in and self._connections.in_use(live.id))
        ]
        if monotonic() - self._looked_at >= LOOKED_EVERY_S:
            watched += [live for live in await self._overdue(at) if live not in watched]
            self._looked_at = monotonic()
        settled = [live for live in watched if live.row.state == "running"]
        if settled:
            # From before it is read who was there: whoever is told of as back since then counts.
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
        """Somebody connects: their seats are their own again at once, and other processes hear of it."""
        if guest is None or not live.playing(guest) or not _among_people(live):
            return
        self._stand_in(live, live.stood_in - set(live.playing(guest)), live.steps_in)
        at = now()
        await self._store.presences.note([(live.id, guest)], at)
        self._noted[live.id, guest] = at
        await self._tell(live, live.row.revision, (), {(live.id, guest): at}, at)

    async def _settle(
        self, live: LiveMatch, revision: int, last: Mapping[tuple[str, str], int], at: int
    ) -> None:
        await self._tell(live, revision, self._away(live, last, at)[0], last, at)
        away, soon = self._away(live, last, at)
        # For nobody of whom the story does not say so: where it could not be said, there is another look soon.
        self._stand_in(live, away & _told(live.events).keys(), soon)

    async def _tell(
        self,
        live: LiveMatch,
        revision: int,
        away: Collection[int],
        last: Mapping[tuple[str, str], int],
        at: int,
    ) -> None:
        """Have the story say for whom bots step in, and who is back.

        Only if the table is as it was at `revision`: else another process may have said it.
        """
        told, present = _told(live.events), self._connections.present(live.id)
        for seat in live.people():
            number, guest = seat.seat, str(seat.guest)
            since = told.get(number)
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
        """For whom bots stand in now, and for whom they soon will."""
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
        """Bots stand in for these seats, and `soon` for others. One that thinks for somebody else lets go."""
        if (seats, soon) == (live.stood_in, live.steps_in):
            return
        back = live.stood_in - seats
        self._play.stand_in(live, seats, soon)
        self._presence.publish(PresenceChanged(live.id, back))


def _told(events: Sequence[TableEvent]) -> dict[int, int]:
    """The seats for which the story says that a bot stands in, with since when."""
    told: dict[int, int] = {}
    for event in events:
        if event.kind == STOOD_IN and event.seat is not None:
            told[event.seat] = event.at
        elif event.kind in (OVER, "substitute") and event.seat is not None:
            told.pop(event.seat, None)
        elif event.kind == "stand_in":
            # From here on it counts anew who is away.
            told.clear()
    return told


def _among_people(live: LiveMatch) -> bool:
    """Whether it matters at this table who is there: several people play, or talk about another match."""
    goes_on = live.row.state == "running" or (live.row.state == "over" and live.row.next is None)
    return goes_on and len({seat.guest for seat in live.row.seats if seat.guest is not None}) > 1


def _noted_every(live: LiveMatch) -> int:
    """After how many milliseconds it is noted again that somebody is there: well before a bot would step in."""
    if live.row.state == "over":
        return NOTED_EVERY_MS
    if not 0 < live.row.stand_in < LONG_STAND_IN_S:
        return NOTED_SELDOM_MS
    return min(NOTED_EVERY_MS, 500 * live.row.stand_in)
