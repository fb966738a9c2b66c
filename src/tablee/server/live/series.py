"""What a series of matches at one table came to: how many were played, and who won how many of them.

People are counted wherever they sit, and so that somebody who misses a match and comes back finds their count.
"""

from collections.abc import Sequence
from typing import Any

from tablee.server.protocol.tables import Series
from tablee.store.rows import MatchRow, SeatRow


def after(row: MatchRow) -> dict[str, Any]:
    """The series with this match, which is over: what its rematch keeps as `MatchRow.series`."""
    won: dict[str, int] = dict(row.series.get("won", {}))
    if row.outcome is not None:
        for who, rank in zip(_people(row.seats), row.outcome["ranks"], strict=True):
            won[who] = won.get(who, 0) + (rank == 1)
    return {"matches": row.series.get("matches", 0) + 1, "won": won}


def shown(row: MatchRow) -> Series | None:
    """The matches before this one and, once it is over, this one, by seat; None where this is the only one."""
    if row.previous is None:
        return None
    kept = row.series if row.outcome is None else after(row)
    won = kept.get("won", {})
    return Series(kept.get("matches", 0), [won.get(who, 0) for who in _people(row.seats)])


def _people(seats: Sequence[SeatRow]) -> list[str]:
    """Who sits on each seat, in a form that stays the same from match to match; bots alike are counted through."""
    found: list[str] = []
    bots: list[str] = []
    for seat in seats:
        if seat.kind == "guest":
            who = str(seat.guest)
        elif seat.kind == "device":
            who = f"{seat.guest} {seat.name}"
        else:
            who = f"{seat.kind} {seat.name if seat.level is None else seat.level}"
        if seat.by_computer:
            bots.append(who)
            who = f"{who} {bots.count(who)}"
        found.append(who)
    return found
