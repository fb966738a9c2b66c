"""The log of a match replayed for its clocks: banks, the turn in progress, time spared for lost connections."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tablee.server.live.clock_events import (
    EVER,
    RETURNED,
    SUBSTITUTE,
    TIME_OUT,
    Facts,
    night_of,
    outages_of,
    vacations_of,
)
from tablee.server.live.counted_time import CountedTime, Span
from tablee.server.live.set_clocks import SetClocks
from tablee.server.protocol.terms import BankClock, DaysClock, MoveClock
from tablee.store.rows import Entry, TakenBack

GRACE_MS: Final = 20_000
"""The time without a connection that costs a player nothing, in one turn."""

SPARED_MS: Final = 60_000
"""The same limit for all turns of a seat: without it, a player could gain time in each turn by closing the page."""


class Turn(NamedTuple):
    """A turn in progress: its beginning, and the time that it had taken before a move was undone."""

    since: int
    taken: int


class _Made(NamedTuple):
    """A move: its seat and turn, the part of its time that counts, and the bank of the seat before it."""

    seat: int
    turn: Turn
    took: int
    bank: int


class Replayed(NamedTuple):
    """The result of replaying the log: the banks, the turn in progress, and the spared time that each seat has left.

    `free`: the spans that count for no player from here on.
    """

    banks: list[int]
    turn: Turn
    spared: list[int]
    free: Sequence[Span]


def _actions(entries: Sequence[Entry], taken_back: Sequence[TakenBack]) -> Iterator[Entry | TakenBack]:
    """Yield moves and undone moves in the order in which they were made.

    The order does not depend on clocks, because those of two machines may differ: the move undone last was the last
    move at that time.
    """
    later: list[list[Entry | TakenBack]] = []
    kept = list(entries)
    for taken in reversed(taken_back):
        ply = taken.entry.ply
        later.append([taken, *(entry for entry in kept if entry.ply >= ply)])
        kept = [*(entry for entry in kept if entry.ply < ply), taken.entry]
    yield from kept
    for actions in reversed(later):
        yield from actions


def replayed(facts: Facts, begun: int, turn: int, pauses: Sequence[Span]) -> Replayed:
    """Replay the log up to the turn in progress, which is that of the seat `turn`."""
    clock = facts.terms.clock
    minutes = None if isinstance(clock, DaysClock) else clock
    banks = [0 if minutes is None else 1000 * minutes.bank] * facts.row.players
    spared = [SPARED_MS] * facts.row.players
    made: list[_Made] = []
    now = Turn(begun, 0)
    clocks, undone = SetClocks(facts.events), 0
    free = [*pauses, *clocks.skipped()]
    for action in _actions(facts.entries, facts.taken_back):
        player = None if isinstance(action, TakenBack) else action.seat
        for span in clocks.put_back(len(made), undone):
            now = _put_back(facts, player, now, span, free, spared)
            free = [*pauses, *clocks.skipped()]
        if isinstance(action, TakenBack):
            last = made.pop()
            undone += 1
            banks[last.seat] = last.bank
            now = Turn(max(action.undone_at, now.since), last.took)
            continue
        seat, at = action.seat, max(action.at, now.since)
        banks[seat], now = _returned(facts, seat, banks[seat], now, at, free, spared)
        took = now.taken + _counted(facts, seat, now.since, at, free, spared)
        made.append(_Made(seat, now, took, banks[seat]))
        if minutes is not None:
            banks[seat] = _after(minutes, banks[seat], took, action.message is not None)
        now = Turn(at, 0)
    for span in clocks.put_back(len(made), undone):
        now = _put_back(facts, turn, now, span, free, spared)
        free = [*pauses, *clocks.skipped()]
    banks[turn], now = _returned(facts, turn, banks[turn], now, EVER, free, spared)
    return Replayed(banks, now, spared, free)


def _put_back(
    facts: Facts, seat: int | None, turn: Turn, span: Span, free: Sequence[Span], spared: list[int]
) -> Turn:
    """Return the turn of a seat in which clocks were put back: it goes on from the new time."""
    took = 0 if seat is None else _counted(facts, seat, turn.since, span.begin, free, spared)
    return Turn(span.end, turn.taken + took)


def _returned(
    facts: Facts,
    seat: int,
    bank: int,
    turn: Turn,
    until: int,
    free: Sequence[Span],
    spared: list[int],
) -> tuple[int, Turn]:
    """Return the bank and the turn of a seat, after its player may have come back within the turn, before `until`.

    A substitute counts as coming back only if the time was over; otherwise changing places would give time to think.
    The time begins again, as if the bot had just moved; otherwise it would be over again immediately.
    """
    clock = facts.terms.clock
    if clock is None or facts.terms.time_out != "bot_until_back":
        return bank, turn
    times: list[int] = []
    is_out = False
    for event in facts.events:
        if event.seat == seat and turn.since <= event.at <= until:
            if event.kind == RETURNED or (event.kind == SUBSTITUTE and is_out):
                times.append(event.at)
            is_out = event.kind == TIME_OUT or (is_out and event.kind not in (RETURNED, SUBSTITUTE))
    if not times:
        return bank, turn
    if not isinstance(clock, DaysClock):
        took = turn.taken + _counted(facts, seat, turn.since, times[-1], free, spared)
        bank = _after(clock, bank, took, by_person=False)
    return bank, Turn(times[-1], 0)


def _counted(facts: Facts, seat: int, begin: int, end: int, free: Sequence[Span], spared: list[int]) -> int:
    """Return how much of this time of a seat counts. Time without a connection is taken from `spared` instead."""
    clock = facts.terms.clock
    if isinstance(clock, DaysClock):
        night = night_of(clock, facts.row.seats[seat])
        return CountedTime([*free, *vacations_of(facts.events, seat)], night).between(begin, end)
    lost = sum(overlap(outage, begin, end) for outage in outages_of(facts.outages, seat))
    granted = min(lost, GRACE_MS, spared[seat])
    spared[seat] -= granted
    return max(0, CountedTime(free).between(begin, end) - granted)


def _after(clock: BankClock | MoveClock, bank: int, took: int, by_person: bool) -> int:
    """Return the bank after a move. A bot's move takes nothing from it, unless the time was over."""
    beyond = max(0, took - for_each_move(clock))
    increment = 1000 * clock.increment if isinstance(clock, BankClock) else 0
    if by_person:
        return max(0, bank - beyond) + increment
    return bank if beyond < bank or beyond == 0 else increment


def for_each_move(clock: BankClock | MoveClock) -> int:
    """Return the milliseconds that each move gets besides the bank."""
    return 1000 * clock.move if isinstance(clock, MoveClock) else 0


def overlap(span: Span, begin: int, end: int) -> int:
    """Return how much of the time from `begin` to `end` lies in the span."""
    return max(0, min(span.end, end) - max(span.begin, begin))
