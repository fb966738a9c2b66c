"""The clocks of a match. They are computed from its log, so that nothing is lost when a process ends."""

from collections.abc import Collection, Sequence

import msgspec

from tablee.server.live.clock_events import (
    DAY_MS,
    EVER,
    LONGEST_PAUSE_MS,
    Facts,
    night_of,
    outages_of,
    pauses_in,
    seats_out,
    time_is_out,
    vacations_of,
)
from tablee.server.live.clock_replay import GRACE_MS, for_each_move, overlap, replayed
from tablee.server.live.counted_time import CountedTime, Span
from tablee.server.protocol.terms import AnyClock, DaysClock
from tablee.store.rows import ClockState


def clock_state(facts: Facts, turn: int | None, by_bots: Collection[int]) -> ClockState | None:
    """Return the clocks while the seat `turn` is to act (None: the match is over); None before the match has begun.

    `by_bots`: the seats that no person plays now.
    """
    begun = facts.row.begun
    if begun is None:
        return None
    clock = facts.terms.clock
    if clock is None or turn is None:
        return ClockState(_last(facts, begun), None)
    pauses = pauses_in(facts.events)
    banks, now, spared, free = replayed(facts, begun, turn, [Span(*pause) for pause in pauses])
    since = now.since
    shown = ClockState(since, None, banks=_shown_banks(clock, banks))
    if not isinstance(clock, DaysClock):
        shown = msgspec.structs.replace(shown, spared=tuple(spared))
    out = seats_out(facts, turn, since)
    vacations = [vacations_of(facts.events, seat) for seat in range(facts.row.players)]
    if isinstance(clock, DaysClock):
        shown = msgspec.structs.replace(
            shown,
            vacations=tuple(max(0, clock.vacation * DAY_MS - _length(spans)) for spans in vacations),
            away=tuple(spans[-1].end if spans else None for spans in vacations),
        )
    shown = msgspec.structs.replace(shown, out=tuple(sorted(out)))
    if pauses and pauses[-1][1] == EVER:
        paused = pauses[-1][0]
        return msgspec.structs.replace(shown, paused=paused, deadline=paused + LONGEST_PAUSE_MS)
    if turn in by_bots:
        return shown
    if turn in out:
        return msgspec.structs.replace(shown, by_bot=True)
    if facts.terms.time_out == "others" and time_is_out(facts.events, turn, since):
        return msgspec.structs.replace(shown, overdue=True)
    if isinstance(clock, DaysClock):
        counted = CountedTime([*free, *vacations[turn]], night_of(clock, facts.row.seats[turn]))
        left = max(0, clock.days * DAY_MS - now.taken)
        return msgspec.structs.replace(shown, deadline=counted.end(since, left))
    left = max(0, for_each_move(clock) + banks[turn] - now.taken)
    grace = min(GRACE_MS, spared[turn])
    deadline = _end(CountedTime(free), since, left, outages_of(facts.outages, turn), grace)
    return msgspec.structs.replace(shown, deadline=deadline)


def _last(facts: Facts, begun: int) -> int:
    """Return the time of the last action."""
    made = facts.entries[-1].at if facts.entries else begun
    return max(made, facts.taken_back[-1].undone_at) if facts.taken_back else made


def _shown_banks(clock: AnyClock, banks: Sequence[int]) -> tuple[int, ...] | None:
    if isinstance(clock, DaysClock):
        return None
    return tuple(bank + for_each_move(clock) for bank in banks)


def _end(counted: CountedTime, since: int, left: int, lost: Sequence[Span], grace: int) -> int:
    """Return the end of the time; lost connections do not count, up to `grace`."""
    granted = 0
    while True:
        end = counted.end(since, left + granted)
        now_lost = min(grace, sum(overlap(span, since, end) for span in lost))
        if now_lost <= granted:
            return end
        granted = now_lost


def _length(spans: Sequence[Span]) -> int:
    return sum(span.end - span.begin for span in spans)
