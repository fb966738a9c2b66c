"""The matches of one table so far: how many were played, and who won how many.

Wins are counted by person, not by seat, so that a player who misses a match keeps their count.
"""

from collections.abc import Sequence
from typing import Any

from tablee.server.protocol.tables import Series
from tablee.store.rows import MatchRow, SeatRow


def after(row: MatchRow) -> dict[str, Any]:
    """Return the series with this match, which is over, as its rematch stores it in `MatchRow.series`."""
    won: dict[str, int] = dict(row.series.get("won", {}))
    if row.outcome is not None:
        for who, rank in zip(_people(row.seats), row.outcome["ranks"], strict=True):
            won[who] = won.get(who, 0) + (rank == 1)
    return {"matches": row.series.get("matches", 0) + 1, "won": won}


def shown(row: MatchRow) -> Series | None:
    """Return the series by seat, including this match once it is over; None if this is the only match."""
    if row.previous is None:
        return None
    kept = row.series if row.outcome is None else after(row)
    won = kept.get("won", {})
    return Series(kept.get("matches", 0), [won.get(who, 0) for who in _people(row.seats)])


def _people(seats: Sequence[SeatRow]) -> list[str]:
    """Return a key of each seat's player that stays the same from match to match; equal bots are numbered."""
    found: list[str] = []
    bots: list[str] = []
    for seat in seats:
        if seat.kind == "guest":
            who = str(seat.guest)
        elif seat.kind == "device":
            who = f"{seat.guest} {seat.name}"
        elif seat.agent is not None:
            who = " ".join(seat.agent)
        else:
            who = f"{seat.kind} {seat.name if seat.level is None else seat.level}"
        if seat.by_computer:
            bots.append(who)
            who = f"{who} {bots.count(who)}"
        found.append(who)
    return found
