"""A match begins once its countdown is over, or before, if that is why it waits; never twice."""

from typing import Any

import pytest
from msgspec import structs

from tablee.server.clock import now
from tablee.server.tables.countdowns import _is_early, _may_begin
from tablee.store.rows import MatchRow
from tests.store.samples import match, seat

HOUR_MS = 3_600_000


def waiting(starts_in: int | None, **given: Any) -> MatchRow:
    """Return a table whose countdown ends so many milliseconds from now (None: none runs)."""
    row = match("m", seat(0, "guest", "ana"), seat(1, "guest", "bo"))
    starts = None if starts_in is None else now() + starts_in
    return structs.replace(
        row, **{"state": "waiting", "begun": None, "turn": None, "starts": starts, **given}
    )


@pytest.mark.parametrize("early", [True, False])
def test_one_that_is_over_begins_in_any_case(early: bool) -> None:
    assert _may_begin(waiting(-1), lambda _: early)
    assert not _is_early(waiting(-1))


def test_one_that_runs_is_waited_for_unless_there_is_nothing_left_to_wait_for() -> None:
    row = waiting(HOUR_MS)
    assert _is_early(row)
    assert not _may_begin(row, lambda _: False)
    assert _may_begin(row, lambda asked: asked is row)


@pytest.mark.parametrize("row", [waiting(None), waiting(-1, state="running"), waiting(-1, state="over")])
def test_without_one_nothing_begins(row: MatchRow) -> None:
    assert not _may_begin(row, lambda _: True)
