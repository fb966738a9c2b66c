"""The values of a match's row that follow from its log."""

import msgspec

from tablee.match import Match, Outcome
from tablee.store.rows import ClockState, MatchRow, Summary


def summary(turn: int | None, outcome: Outcome | None, clock_state: ClockState | None) -> Summary:
    """Return what a row has of a match with `turn` to act, this outcome and these clocks."""
    return Summary(turn, None if outcome is None else outcome._asdict(), _deadline(clock_state))


def summarised(row: MatchRow, match: Match, clock_state: ClockState | None) -> MatchRow:
    """Return `row` with the values that follow from the log as in `match`, and these clocks."""
    outcome = match.outcome
    return msgspec.structs.replace(
        with_clock_state(row, clock_state),
        ply=match.ply,
        turn=match.turn,
        state="running" if outcome is None else "over",
        outcome=None if outcome is None else outcome._asdict(),
    )


def with_clock_state(row: MatchRow, clock_state: ClockState | None) -> MatchRow:
    """Return `row` with these clocks."""
    return msgspec.structs.replace(row, clock_state=clock_state, deadline=_deadline(clock_state))


def agrees(row: MatchRow, match: Match) -> bool:
    """True unless the row contradicts the log about ply, turn, state or outcome."""
    if row.begun is None or row.state == "cancelled":
        return True
    outcome = None if match.outcome is None else match.outcome._asdict()
    state = "running" if outcome is None else "over"
    return (row.ply, row.turn, row.state, row.outcome) == (match.ply, match.turn, state, outcome)


def _deadline(clock_state: ClockState | None) -> int | None:
    return None if clock_state is None else clock_state.check_at
