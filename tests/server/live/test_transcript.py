"""The lines of a record, in an order in which they can have happened, whatever the clocks said."""

import itertools

import pytest

from tablee.core.record import Did, Line, Played, Record
from tablee.server.live.transcript import transcript
from tablee.store.rows import Entry, Resignation, TableEvent


def event(n: int, kind: str, seat: int | None, at: int) -> TableEvent:
    return TableEvent(n, 0, kind, seat, {}, at)


def did(lines: list[Line]) -> list[tuple[int | None, str]]:
    return [(line.seat, line.move if isinstance(line, Played) else line.did) for line in lines]


RETURNS = (
    [Resignation(1, 10, taken_over=20), Resignation(2, 15, None), Resignation(1, 30, None)],
    [event(1, "substitute", 1, 20), event(2, "host", None, 40)],
)
IN_ORDER = [(1, "resign"), (2, "resign"), (1, "substitute"), (1, "resign"), (None, "host")]


def test_moves_resignations_and_events_come_by_time() -> None:
    entries = [Entry(1, 0, "a", None, 1, 5), Entry(2, 0, "b", None, 1, 25)]
    lines = transcript(entries, [], *RETURNS, begun=0)
    assert did(lines) == [(0, "a"), *IN_ORDER[:3], (0, "b"), *IN_ORDER[3:]]
    assert Record("toy", 1, {}, 3, "ab" * 32, [], lines).resigned == [2, 1]


def test_a_seat_is_given_up_before_it_is_taken_over_and_again_after_whatever_clocks_said() -> None:
    """Every order of the five times, some of them equal: a clock that is put back, two things in one millisecond."""
    seen = 0
    for times in itertools.product((10, 11, 12), repeat=5):
        resigned = [Resignation(1, times[0], 1), Resignation(2, times[1]), Resignation(1, times[2])]
        happened = [event(1, "substitute", 1, times[3]), event(2, "host", None, times[4])]
        lines = transcript([], [], resigned, happened, begun=0)
        assert Record("toy", 1, {}, 3, "ab" * 32, [], lines).resigned == [2, 1], times
        assert len(lines) == 5
        seen += 1
    assert seen == 243


@pytest.mark.parametrize(("begun", "kinds"), [(0, ["sat", "host"]), (15, ["host"])])
def test_what_happened_before_the_match_began_is_left_out(begun: int, kinds: list[str]) -> None:
    happened = [event(1, "sat", 0, 10), event(2, "host", 0, 20)]
    lines = transcript([], [], [], happened, begun)
    assert [line.did for line in lines if isinstance(line, Did)] == kinds
