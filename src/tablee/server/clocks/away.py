"""Actions of players about time: taking a vacation, coming back, ending a match after a time-out."""

from collections.abc import Collection
from functools import partial
from typing import Final

from tablee.server.clock import now
from tablee.server.clocks.deadlines import Deadlines
from tablee.server.errors import RefusalError
from tablee.server.live.clock_events import AWAY, BACK, DAY_MS, RETURNED
from tablee.server.live.live_match import LiveMatch
from tablee.server.play.changes import Presence, PresenceChanged
from tablee.server.play.play import Play
from tablee.store.clocks import Noted

CLAIMED: Final = "time_claimed"

CHANGES: Final = 4
"""How often a vacation may begin or end between two moves: each time stays in the table's story permanently."""


class Away:
    """Vacations, coming back, and claims, at tables with a clock."""

    def __init__(self, deadlines: Deadlines, play: Play, presence: Presence) -> None:
        self._deadlines = deadlines
        self._play = play
        self._presence = presence

    async def go(self, live: LiveMatch, guest: str, days: int) -> None:
        """Start a vacation of `days` days now, in place of any other; 0: end it.

        Raise `RefusalError`: `match.waiting`, `match.cancelled`, `match.over`, `seat.not_yours`, `vacation.none`,
        `vacation.left` (days), `vacation.often`.
        """
        for seat in self._seats(live, guest):
            rest = _check_vacation(live, seat, days)
            if days == 0 and not rest:
                continue
            kind, more = (BACK, {}) if days == 0 else (AWAY, {"days": days})
            noted = Noted(kind, seat, {"name": live.row.seats[seat].name, **more})
            await self._deadlines.note(live, noted, partial(_check_vacation, live, seat, days))

    async def be_back(self, live: LiveMatch, guest: str) -> None:
        """Give the guest's seat back after a time-out, if a bot plays it; otherwise do nothing.

        Raise `RefusalError`: `match.waiting`, `match.cancelled`, `match.over`, `seat.not_yours`.
        """
        for seat in self._seats(live, guest):
            if seat in live.timed_out:
                noted = Noted(RETURNED, seat, {"name": live.row.seats[seat].name})
                await self._deadlines.note(live, noted, lambda: None)
                self._presence.publish(PresenceChanged(live.id, frozenset({seat})))

    async def claim(self, live: LiveMatch, guest: str) -> None:
        """Resign for the player to act, because their time is over, if the terms allow it.

        Raise `RefusalError`: `match.waiting`, `match.cancelled`, `match.over`, `seat.not_yours`, `time.not_over`.
        """
        own = self._seats(live, guest)
        turn = _late(live, own)
        row = live.row
        params = {"name": row.seats[turn].name, "other": row.seats[own[0]].name}

        def check() -> None:
            # The late player may have moved meanwhile.
            if _late(live, own) != turn:
                raise RefusalError("time.not_over")

        await self._deadlines.note(live, Noted(CLAIMED, turn, params), check)
        await self._play.resign(live, turn, lambda ply: None)

    def _seats(self, live: LiveMatch, guest: str) -> list[int]:
        live.check_running()
        own = live.playing(guest)
        if not own:
            raise RefusalError("seat.not_yours", seat=None)
        return own


def _check_vacation(live: LiveMatch, seat: int, days: int) -> int:
    """Return how many milliseconds are left of this seat's vacation. Raise `RefusalError` unless it may change so."""
    clocks, at = live.row.clock_state, now()
    if clocks is None or clocks.vacations is None or clocks.away is None:
        raise RefusalError("vacation.none")
    if _changes(live, seat) >= CHANGES:
        raise RefusalError("vacation.often")
    rest = max(0, (clocks.away[seat] or 0) - at)
    left = clocks.vacations[seat] + rest
    if days * DAY_MS > left:
        raise RefusalError("vacation.left", days=left // DAY_MS)
    return rest


def _late(live: LiveMatch, own: Collection[int]) -> int:
    """Return the seat whose time is over, unless it is one of `own`. Raise `RefusalError` if there is none."""
    turn, clocks = live.match.turn, live.row.clock_state
    if turn is None or turn in own or clocks is None or not clocks.overdue:
        raise RefusalError("time.not_over")
    return turn


def _changes(live: LiveMatch, seat: int) -> int:
    """Return how often this seat's vacation has begun or ended since the last move."""
    kinds, ply = (AWAY, BACK), live.match.ply
    return sum(event.kind in kinds and event.seat == seat and event.ply == ply for event in live.events)
