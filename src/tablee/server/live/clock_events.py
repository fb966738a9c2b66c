"""The events about the clocks of a match: pauses, vacations, times over, and connections that were lost."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from tablee.server.live.counted_time import Span
from tablee.server.live.set_clocks import is_put_back, span_of
from tablee.server.protocol.terms import DaysClock, Terms
from tablee.server.wall_clock import HoursOfDay, zone_of
from tablee.store.rows import Entry, MatchRow, Outage, SeatRow, TableEvent, TakenBack

DAY_MS: Final = 24 * 3600 * 1000
LONGEST_PAUSE_MS: Final = 14 * DAY_MS
"""The length after which a pause ends by itself, so that no player is held at a table for ever."""

EVER: Final = 1 << 52

PAUSED: Final = "paused"
RESUMED: Final = "resumed"
AWAY: Final = "vacation"
BACK: Final = "vacation_over"
TIME_OUT: Final = "time_out"
RETURNED: Final = "returned"
SUBSTITUTE: Final = "substitute"
"""A substitute has taken the seat over: the absence of the player before no longer counts."""


class Facts(NamedTuple):
    """The facts about a match that determine its clocks."""

    row: MatchRow
    terms: Terms
    entries: Sequence[Entry]
    taken_back: Sequence[TakenBack]
    events: Sequence[TableEvent]
    outages: Sequence[Outage]


def terms_of(row: MatchRow) -> Terms:
    """Return the terms that were agreed for this table."""
    return msgspec.convert(row.terms, Terms)


def pauses_in(events: Sequence[TableEvent]) -> list[tuple[int, int]]:
    """Return the begin and end of each pause; the end of one that lasts is `EVER`."""
    pauses: list[tuple[int, int]] = []
    for event in events:
        if is_put_back(event) and pauses and pauses[-1][1] == EVER:
            # The pause goes on from the new time.
            span = span_of(event)
            begun = pauses.pop()[0]
            pauses += [(begun, max(begun, span.begin)), (span.end, EVER)]
        elif event.kind == PAUSED:
            pauses.append((event.at, EVER))
        elif event.kind == RESUMED and pauses:
            begun = pauses.pop()[0]
            pauses.append((begun, max(event.at, begun)))
    return pauses


def vacations_of(events: Sequence[TableEvent], seat: int) -> list[Span]:
    """Return the vacations of a seat; the last one may still last."""
    spans: list[Span] = []
    for event in events:
        if event.seat != seat:
            continue
        if event.kind in (AWAY, BACK, SUBSTITUTE) and spans:
            # A vacation that begins during another one replaces the rest of that.
            begin, end = spans.pop()
            spans.append(Span(begin, max(begin, min(end, event.at))))
        if event.kind == AWAY:
            spans.append(Span(event.at, event.at + int(event.params["days"]) * DAY_MS))
    return spans


def time_is_out(events: Sequence[TableEvent], seat: int, since: int) -> bool:
    """True if it was noted that the time of this turn is over."""
    return any(event.kind == TIME_OUT and event.seat == seat and event.at >= since for event in events)


def seats_out(facts: Facts, turn: int, since: int) -> set[int]:
    """Return the seats for which a bot plays because their time was over."""
    if facts.terms.time_out == "bot":
        return {turn} if time_is_out(facts.events, turn, since) else set()
    if facts.terms.time_out == "others":
        return set()
    since_when: dict[int, int] = {}
    for event in facts.events:
        if event.kind == TIME_OUT and event.seat is not None:
            since_when[event.seat] = event.at
        elif event.kind in (RETURNED, SUBSTITUTE) and event.seat is not None:
            since_when.pop(event.seat, None)
    # A player who moves is back too.
    moved = {entry.seat: entry.at for entry in facts.entries if entry.message is not None}
    return {seat for seat, at in since_when.items() if moved.get(seat, -1) < at}


def night_of(clock: DaysClock, seat: SeatRow) -> HoursOfDay | None:
    """Return the hours that do not count for this seat, in its time zone; None if all count."""
    if clock.night is None or clock.night[0] == clock.night[1]:
        return None
    begin, end = clock.night
    return HoursOfDay(60 * begin, 60 * end, zone_of(seat.zone))


def outages_of(outages: Sequence[Outage], seat: int) -> list[Span]:
    """Return the times during which the player of a seat had no connection."""
    return [
        Span(outage.began, EVER if outage.ended is None else max(outage.began, outage.ended))
        for outage in outages
        if outage.seat == seat
    ]
