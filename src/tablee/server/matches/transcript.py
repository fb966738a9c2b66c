"""All that was done in a match, in order, for its record: moves, those taken back, giving up, what else happened."""

from collections.abc import Iterator, Sequence
from heapq import merge
from typing import NamedTuple

from tablee.core.record import RESIGN, TAKE_BACK, Did, Line, Played
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
    """The lines of the record between header and result.

    `entries` are the moves that stand, `taken_back` those that do not; of the table's `events` those since the match
    was `begun` are told, in milliseconds since 1970.
    """
    played = _played(entries, taken_back)
    resigned = (_Timed(one.at, Did(one.seat, RESIGN)) for one in resignations)
    happened = (
        _Timed(one.at, Did(one.seat, one.kind, one.params or None))
        for one in events
        if one.at >= begun and one.kind not in (RESIGN, TAKE_BACK)
    )
    return [timed.line for timed in merge(played, resigned, happened, key=lambda timed: timed.at)]


def _played(entries: Sequence[Entry], taken_back: Sequence[TakenBack]) -> Iterator[_Timed]:
    """Moves and taking back, in the order that the plies alone determine; times never go back, whatever clocks did."""
    depth, at = 0, 0
    for index, taken in enumerate(taken_back):
        for ply in range(depth + 1, taken.entry.ply + 1):
            # Of the moves that were made as this ply from here on the first to be taken back was the next.
            later = next((one.entry for one in taken_back[index:] if one.entry.ply == ply), None)
            entry = entries[ply - 1] if later is None else later
            at = max(at, entry.at)
            yield _Timed(at, _line(entry))
        at = max(at, taken.undone_at)
        yield _Timed(at, Did(taken.entry.seat, TAKE_BACK))
        depth = taken.entry.ply - 1
    for entry in entries[depth:]:
        at = max(at, entry.at)
        yield _Timed(at, _line(entry))


def _line(entry: Entry) -> Played:
    return Played(entry.seat, entry.move, entry.ms, entry.by, entry.helped)
