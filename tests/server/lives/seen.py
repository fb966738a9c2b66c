"""A table as its log has it at one moment, for one guest: possible acts, and those that must be refused."""

from collections.abc import Callable
from typing import Any, TypeAlias

from tablee.match import Match
from tablee.server.live.live_match import LiveMatch


class Seen:
    """A table, read from the database again, with its relation to `guest`."""

    def __init__(self, live: LiveMatch, guest: str | None) -> None:
        self.live = live
        self.row = live.row
        self.guest = guest

    @property
    def match(self) -> Match:
        """The match as the log has it."""
        return self.live.match

    @property
    def state(self) -> str:
        """`waiting`, `running`, `over` or `cancelled`."""
        return self.row.state

    @property
    def running(self) -> bool:
        """True if the match goes on."""
        return self.state == "running"

    @property
    def waiting(self) -> bool:
        """True if the match has not begun."""
        return self.state == "waiting"

    @property
    def own(self) -> list[int]:
        """The guest's seats."""
        return [seat.seat for seat in self.live.seats_of(self.guest)]

    @property
    def playing(self) -> list[int]:
        """The guest's seats that were not given up."""
        return self.live.playing(self.guest)

    @property
    def is_host(self) -> bool:
        """True if the guest is host."""
        return self.guest is not None and self.row.host == self.guest

    @property
    def free(self) -> list[int]:
        """The free seats."""
        return [seat.seat for seat in self.row.seats if seat.kind == "free"]

    @property
    def people(self) -> set[str]:
        """The guests who sit there."""
        return {seat.guest for seat in self.row.seats if seat.guest is not None}

    @property
    def on_turn(self) -> bool:
        """True if the guest is to move, and may."""
        return self.running and self.match.turn in self.playing and not self.live.paused

    @property
    def days(self) -> bool:
        """True if the clock counts days."""
        return bool(self.terms("clock", "kind") == "days")

    def terms(self, *keys: str) -> Any:
        """Return a part of the table's terms, None if it was left out."""
        found: Any = self.row.terms
        for key in keys:
            found = found.get(key) if isinstance(found, dict) else None
        return found

    def sits(self, seat: int) -> bool:
        """True if the guest has this seat."""
        return self.live.sits(self.guest, seat)


When: TypeAlias = Callable[[Seen], bool]
"""The condition under which a refusal is right at a table as it is seen."""


def nobody(seen: Seen) -> bool:
    """True if the browser has no identity."""
    return seen.guest is None


def is_waiting(seen: Seen) -> bool:
    """True if the match has not begun."""
    return seen.waiting


def is_cancelled(seen: Seen) -> bool:
    """True if the table ended without a result."""
    return seen.state == "cancelled"


def is_over(seen: Seen) -> bool:
    """True if the match is over."""
    return seen.state == "over"


def has_begun(seen: Seen) -> bool:
    """True if the match has begun."""
    return seen.state in ("running", "over")


def is_not_host(seen: Seen) -> bool:
    """True if the guest is not host."""
    return seen.guest is not None and not seen.is_host


def not_seated(seen: Seen) -> bool:
    """True if the guest has no seat."""
    return not seen.own


def plays_nothing(seen: Seen) -> bool:
    """True if the guest has no seat that was not given up."""
    return not seen.playing


def is_paused(seen: Seen) -> bool:
    """True if a pause was agreed."""
    return seen.live.paused


NOT_BEGUN = {"match.waiting": is_waiting, "match.cancelled": is_cancelled}
"""Refusals of acts that are possible only once a match has begun."""

NOT_RUNNING = {**NOT_BEGUN, "match.over": is_over}
"""Refusals of acts that are possible only while a match goes on."""
