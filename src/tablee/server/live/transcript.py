"""All actions of a match, in order, for its record: moves, undone moves, resignations, and table events."""

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from heapq import merge
from itertools import accumulate
from typing import NamedTuple

from tablee.core.record import RESIGN, SUBSTITUTE, TAKE_BACK, TAKEN_BY, Did, Line, Played
from tablee.server.live.set_clocks import CLOCK_SET
from tablee.store.rows import Entry, Resignation, TableEvent, TakenBack


class _Timed(NamedTuple):
    at: int
    line: Line


def transcript(
    entries: Sequence[Entry],
    taken_back: Sequence[TakenBack],
    resignations: Sequence[Resignation],
    events: Sequence[TableEvent],
    begun: int,
) -> list[Line]:
    """Return the lines of the record between header and result.

    `entries` are the moves that count, `taken_back` the undone ones. Of the table's `events`, those since the match was
    `begun` (in milliseconds since 1970) are included.
    """
    played = _played(entries, taken_back)
    resigned = [_Timed(one.at, Did(one.seat, RESIGN)) for one in resignations]
    happened = [
        _Timed(one.at, Did(one.seat, one.kind, one.params or None))
        for one in events
        if one.at >= begun and one.kind not in (RESIGN, TAKE_BACK, CLOCK_SET)
    ]
    besides = _besides(_ordered(resigned), _ordered(happened))
    return [timed.line for timed in merge(played, besides, key=lambda timed: timed.at)]


def _ordered(given: Sequence[_Timed]) -> deque[_Timed]:
    """Return the same lines with times that never go back."""
    times = accumulate((one.at for one in given), max)
    return deque(one._replace(at=at) for one, at in zip(given, times, strict=True))


def _besides(resigned: deque[_Timed], happened: deque[_Timed]) -> Iterator[_Timed]:
    """Yield resignations and events by time; a resignation comes before the substitute for the same seat.

    Times alone do not give this order: two times can be equal, and a clock can be put back.
    """
    given_up: set[int | None] = set()
    at = 0
    while resigned or happened:
        if not happened or (resigned and _resignation_first(resigned[0], happened[0], given_up)):
            next_one = resigned.popleft()
            given_up.add(next_one.line.seat)
        else:
            next_one = happened.popleft()
            if _is_substitute(next_one):
                given_up.discard(next_one.line.seat)
        at = max(at, next_one.at)
        yield next_one._replace(at=at)


def _resignation_first(resignation: _Timed, event: _Timed, given_up: Collection[int | None]) -> bool:
    """True if the resignation came before the event."""
    if _is_substitute(event) and event.line.seat not in given_up:
        return True
    return resignation.line.seat not in given_up and resignation.at <= event.at


def _is_substitute(timed: _Timed) -> bool:
    return isinstance(timed.line, Did) and timed.line.did == SUBSTITUTE


def _played(entries: Sequence[Entry], taken_back: Sequence[TakenBack]) -> Iterator[_Timed]:
    """Yield moves and undone moves, in the order that the plies alone determine; times never go back."""
    depth, at = 0, 0
    for index, taken in enumerate(taken_back):
        for ply in range(depth + 1, taken.entry.ply + 1):
            # If this ply was undone later, the first move undone from here on is the one that was played now.
            later = next((one.entry for one in taken_back[index:] if one.entry.ply == ply), None)
            entry = entries[ply - 1] if later is None else later
            at = max(at, entry.at)
            yield _Timed(at, _line(entry))
        at = max(at, taken.undone_at)
        yield _Timed(at, _undo(taken_back, index))
        depth = taken.entry.ply - 1
    for entry in entries[depth:]:
        at = max(at, entry.at)
        yield _Timed(at, _line(entry))


def _undo(taken_back: Sequence[TakenBack], index: int) -> Did:
    """Return the line of an undone move; for a bot's reply it names the seat whose move was undone after it."""
    taken = taken_back[index]
    player = next((one.entry.seat for one in taken_back[index:] if one.by_its_player), None)
    params = None if taken.by_its_player or player is None else {TAKEN_BY: player}
    return Did(taken.entry.seat, TAKE_BACK, params)


def _line(entry: Entry) -> Played:
    return Played(entry.seat, entry.move, entry.ms, entry.by, entry.helped)
