"""Decides if a notice is still true, and still useful to its reader."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tablee.server.clock import now
from tablee.server.live.clock_events import RETURNED, SUBSTITUTE, TIME_OUT, terms_of
from tablee.server.notifications.texts import TableText
from tablee.server.protocol.terms import DaysClock, Terms
from tablee.server.tables.stand_ins import OVER, STOOD_IN
from tablee.store.attendance import Attendance
from tablee.store.outbox import NEAR_MS
from tablee.store.rows import MatchRow, Notice, NoticeKind
from tablee.store.store import Store

READING_MS: Final = 60_000
"""The shortest turn, in milliseconds, that a notice is sent for: a guest needs time to read it and open the table."""

STRONGEST_FIRST: Final[tuple[NoticeKind, ...]] = ("deadline", "turn", "rematch", "over", "begun")
"""Of several notices about one table, only the first kind in this order is sent."""


class Held(NamedTuple):
    """A notice that is still true, and its text."""

    notice: Notice
    text: TableText


def holds(notice: Notice, row: MatchRow) -> bool:
    """True if the content of a notice still holds."""
    match notice.kind:
        case "turn":
            return _is_due(notice, row)
        case "deadline":
            return _is_due(notice, row) and row.deadline is not None and 0 < row.deadline - now() <= NEAR_MS
        case "begun":
            return row.state == "running"
        case "rematch":
            return row.next is None
        case _:
            return row.state == "over"


def _is_due(notice: Notice, row: MatchRow) -> bool:
    """True if this guest is still to act in the position that the notice is about."""
    at_turn = [seat.guest for seat in row.seats if seat.seat == row.turn and not seat.resigned]
    same = (row.ply, row.undone) == (notice.ply, notice.undone)
    return row.state == "running" and same and at_turn == [notice.guest]


def strongest(held: Sequence[Held]) -> tuple[list[Held], list[Notice]]:
    """Return the strongest notice of each table, strongest first, and the other notices."""
    ordered = sorted(held, key=lambda one: (STRONGEST_FIRST.index(one.notice.kind), one.notice.at))
    first: dict[str, Held] = {}
    for one in ordered:
        first.setdefault(one.text.table, one)
    kept = list(first.values())
    return kept, [one.notice for one in ordered if one not in kept]


async def is_of_use(store: Store, notice: Notice, row: MatchRow) -> bool:
    """True if a notice of a turn can still bring the guest to the table in time, and no notice has tried to before.

    False if a bot plays for them, or if the turn is too short. With a clock that counts seconds, guests are notified
    once, until they move or return to the table.
    """
    if notice.kind != "turn" or row.turn is None:
        return True
    terms = terms_of(row)
    if terms.clock is None and not row.stand_in:
        return True
    attended = await store.attendances.find(row.id, row.turn, notice.channel)
    if _played_by_bot(notice, terms, attended):
        return False
    if terms.clock is None or isinstance(terms.clock, DaysClock):
        return True
    # The deadline of a match that has just begun is 0 until its clock is first read.
    if row.deadline and row.deadline - notice.at < READING_MS:
        return False
    return attended.notified <= max(attended.moved, attended.last(RETURNED))


def _played_by_bot(notice: Notice, terms: Terms, attended: Attendance) -> bool:
    if attended.last(STOOD_IN) > attended.last(OVER, SUBSTITUTE, "stand_in"):
        return True
    out = attended.last(TIME_OUT)
    if terms.time_out == "bot":
        return out >= notice.at
    back = max(attended.moved, attended.last(RETURNED, SUBSTITUTE))
    return terms.time_out == "bot_until_back" and out > back
