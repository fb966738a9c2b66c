"""The clocks of a match. They are computed from its log, so that nothing is lost when a process ends."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from tablee.server.live.counted_time import CountedTime, Span
from tablee.server.live.set_clocks import SetClocks, is_put_back, span_of
from tablee.server.protocol.terms import AnyClock, BankClock, DaysClock, MoveClock, Terms
from tablee.server.wall_clock import HoursOfDay, zone_of
from tablee.store.rows import ClockState, Entry, MatchRow, Outage, SeatRow, TableEvent, TakenBack

DAY_MS: Final = 24 * 3600 * 1000
LONGEST_PAUSE_MS: Final = 14 * DAY_MS
"""The length after which a pause ends by itself, so that no player is held at a table for ever."""

GRACE_MS: Final = 20_000
"""The time without a connection that costs a player nothing, in one turn."""

SPARED_MS: Final = 60_000
"""The same limit for all turns of a seat: without it, a player could gain time in each turn by closing the page."""

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


class _Turn(NamedTuple):
    """A turn in progress: its beginning, and the time that it had taken before a move was undone."""

    since: int
    taken: int


class _Made(NamedTuple):
    """A move: its seat and turn, the part of its time that counts, and the bank of the seat before it."""

    seat: int
    turn: _Turn
    took: int
    bank: int


class _Replayed(NamedTuple):
    """The result of replaying the log: the banks, the turn in progress, and the spared time that each seat has left.

    `free`: the spans that count for no player from here on.
    """

    banks: list[int]
    turn: _Turn
    spared: list[int]
    free: Sequence[Span]


def terms_of(row: MatchRow) -> Terms:
    """Return the terms that were agreed for this table."""
    return msgspec.convert(row.terms, Terms)


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
    pauses = _pauses(facts.events)
    banks, now, spared, free = _replayed(facts, begun, turn, [Span(*pause) for pause in pauses])
    since = now.since
    shown = ClockState(since, None, banks=_shown_banks(clock, banks))
    if not isinstance(clock, DaysClock):
        shown = msgspec.structs.replace(shown, spared=tuple(spared))
    out = _out(facts, turn, since)
    vacations = [_vacations(facts.events, seat) for seat in range(facts.row.players)]
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
    if facts.terms.time_out == "others" and _noted(facts.events, turn, since):
        return msgspec.structs.replace(shown, overdue=True)
    if isinstance(clock, DaysClock):
        counted = CountedTime([*free, *vacations[turn]], _night(clock, facts.row.seats[turn]))
        left = max(0, clock.days * DAY_MS - now.taken)
        return msgspec.structs.replace(shown, deadline=counted.end(since, left))
    left = max(0, _for_each_move(clock) + banks[turn] - now.taken)
    grace = min(GRACE_MS, spared[turn])
    deadline = _end(CountedTime(free), since, left, _outages(facts.outages, turn), grace)
    return msgspec.structs.replace(shown, deadline=deadline)


def _last(facts: Facts, begun: int) -> int:
    """Return the time of the last action."""
    made = facts.entries[-1].at if facts.entries else begun
    return max(made, facts.taken_back[-1].undone_at) if facts.taken_back else made


# --- the log, replayed from its beginning -----------------------------------------------------------------------------


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


def _replayed(facts: Facts, begun: int, turn: int, pauses: Sequence[Span]) -> _Replayed:
    """Replay the log up to the turn in progress, which is that of the seat `turn`."""
    clock = facts.terms.clock
    minutes = None if isinstance(clock, DaysClock) else clock
    banks = [0 if minutes is None else 1000 * minutes.bank] * facts.row.players
    spared = [SPARED_MS] * facts.row.players
    made: list[_Made] = []
    now = _Turn(begun, 0)
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
            now = _Turn(max(action.undone_at, now.since), last.took)
            continue
        seat, at = action.seat, max(action.at, now.since)
        banks[seat], now = _returned(facts, seat, banks[seat], now, at, free, spared)
        took = now.taken + _counted(facts, seat, now.since, at, free, spared)
        made.append(_Made(seat, now, took, banks[seat]))
        if minutes is not None:
            banks[seat] = _after(minutes, banks[seat], took, action.message is not None)
        now = _Turn(at, 0)
    for span in clocks.put_back(len(made), undone):
        now = _put_back(facts, turn, now, span, free, spared)
        free = [*pauses, *clocks.skipped()]
    banks[turn], now = _returned(facts, turn, banks[turn], now, EVER, free, spared)
    return _Replayed(banks, now, spared, free)


def _put_back(
    facts: Facts, seat: int | None, turn: _Turn, span: Span, free: Sequence[Span], spared: list[int]
) -> _Turn:
    """Return the turn of a seat in which clocks were put back: it goes on from the new time."""
    took = 0 if seat is None else _counted(facts, seat, turn.since, span.begin, free, spared)
    return _Turn(span.end, turn.taken + took)


def _returned(
    facts: Facts,
    seat: int,
    bank: int,
    turn: _Turn,
    until: int,
    free: Sequence[Span],
    spared: list[int],
) -> tuple[int, _Turn]:
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
    return bank, _Turn(times[-1], 0)


def _counted(facts: Facts, seat: int, begin: int, end: int, free: Sequence[Span], spared: list[int]) -> int:
    """Return how much of this time of a seat counts. Time without a connection is taken from `spared` instead."""
    clock = facts.terms.clock
    if isinstance(clock, DaysClock):
        night = _night(clock, facts.row.seats[seat])
        return CountedTime([*free, *_vacations(facts.events, seat)], night).between(begin, end)
    lost = sum(_overlap(outage, begin, end) for outage in _outages(facts.outages, seat))
    granted = min(lost, GRACE_MS, spared[seat])
    spared[seat] -= granted
    return max(0, CountedTime(free).between(begin, end) - granted)


def _after(clock: BankClock | MoveClock, bank: int, took: int, by_person: bool) -> int:
    """Return the bank after a move. A bot's move takes nothing from it, unless the time was over."""
    beyond = max(0, took - _for_each_move(clock))
    increment = 1000 * clock.increment if isinstance(clock, BankClock) else 0
    if by_person:
        return max(0, bank - beyond) + increment
    return bank if beyond < bank or beyond == 0 else increment


def _for_each_move(clock: BankClock | MoveClock) -> int:
    return 1000 * clock.move if isinstance(clock, MoveClock) else 0


def _shown_banks(clock: AnyClock, banks: Sequence[int]) -> tuple[int, ...] | None:
    if isinstance(clock, DaysClock):
        return None
    return tuple(bank + _for_each_move(clock) for bank in banks)


# --- events besides moves --------------------------------------------------------------------------------------


def _pauses(events: Sequence[TableEvent]) -> list[tuple[int, int]]:
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


def _vacations(events: Sequence[TableEvent], seat: int) -> list[Span]:
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


def _noted(events: Sequence[TableEvent], seat: int, since: int) -> bool:
    """True if it was noted that the time of this turn is over."""
    return any(event.kind == TIME_OUT and event.seat == seat and event.at >= since for event in events)


def _out(facts: Facts, turn: int, since: int) -> set[int]:
    if facts.terms.time_out == "bot":
        return {turn} if _noted(facts.events, turn, since) else set()
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


def _night(clock: DaysClock, seat: SeatRow) -> HoursOfDay | None:
    if clock.night is None or clock.night[0] == clock.night[1]:
        return None
    begin, end = clock.night
    return HoursOfDay(60 * begin, 60 * end, zone_of(seat.zone))


def _outages(outages: Sequence[Outage], seat: int) -> list[Span]:
    return [
        Span(outage.began, EVER if outage.ended is None else max(outage.began, outage.ended))
        for outage in outages
        if outage.seat == seat
    ]


def _end(counted: CountedTime, since: int, left: int, lost: Sequence[Span], grace: int) -> int:
    """Return the end of the time; lost connections do not count, up to `grace`."""
    granted = 0
    while True:
        end = counted.end(since, left + granted)
        now_lost = min(grace, sum(_overlap(span, since, end) for span in lost))
        if now_lost <= granted:
            return end
        granted = now_lost


def _overlap(span: Span, begin: int, end: int) -> int:
    return max(0, min(span.end, end) - max(span.begin, begin))


def _length(spans: Sequence[Span]) -> int:
    return sum(span.end - span.begin for span in spans)
