"""The lines of a record, in an order in which they can have happened, whatever the clocks said."""

import itertools

import pytest

from tablee.core.record import Did, Line, Played, Record
from tablee.server.live.transcript import transcript
from tablee.store.rows import Entry, Resignation, TableEvent, TakenBack


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


def undone(n: int, ply: int, seat: int, message: str | None, at: int, together: str) -> TakenBack:
    """Return a move that was taken back by the message `together`."""
    return TakenBack(n, Entry(ply, seat, f"move{n}", message, 1, at - 1), together, at)


def written(taken_back: list[TakenBack], *entries: Entry) -> list[tuple[object, ...]]:
    """Return seat, action and details of each line."""
    lines = transcript(entries, taken_back, [], [], begun=0)
    return [
        (line.seat, line.move) if isinstance(line, Played) else (line.seat, line.did, line.params)
        for line in lines
    ]


def test_a_reply_that_was_taken_back_names_the_seat_whose_move_was_taken_back_with_it() -> None:
    # A bot's reply of seat 2, that of seat 1, and the move of seat 0 before them, which its player took back.
    first = [undone(1, 3, 2, None, 30, "x"), undone(2, 2, 1, None, 30, "x"), undone(3, 1, 0, "m", 30, "x")]
    assert written(first, Entry(1, 0, "other", "n", 1, 40))[3:] == [
        (2, "take_back", {"taken_by": 0}),
        (1, "take_back", {"taken_by": 0}),
        (0, "take_back", None),
        (0, "other"),
    ]


def test_each_reply_names_the_player_of_its_own_undoing() -> None:
    taken = [
        undone(1, 2, 1, None, 30, "x"),
        undone(2, 1, 0, "m", 30, "x"),
        undone(3, 2, 0, None, 50, "y"),
        undone(4, 1, 2, "k", 50, "y"),
    ]
    assert [line for line in written(taken) if line[1] == "take_back"] == [
        (1, "take_back", {"taken_by": 0}),
        (0, "take_back", None),
        (0, "take_back", {"taken_by": 2}),
        (2, "take_back", None),
    ]


def test_moves_come_in_the_order_in_which_they_were_made_and_taken_back() -> None:
    taken = [undone(1, 2, 1, "a", 20, "x"), undone(2, 2, 1, "b", 30, "y"), undone(3, 1, 0, "c", 40, "z")]
    kept = Entry(1, 0, "kept", "d", 1, 50)
    assert written(taken, kept) == [
        (0, "move3"),
        (1, "move1"),
        (1, "take_back", None),
        (1, "move2"),
        (1, "take_back", None),
        (0, "take_back", None),
        (0, "kept"),
    ]


@pytest.mark.parametrize(
    ("resigned_at", "kind", "at", "order"),
    [
        pytest.param(10, "host", 10, ["resign", "host"], id="at the same time"),
        pytest.param(11, "host", 10, ["host", "resign"], id="afterwards"),
        pytest.param(9, "host", 10, ["resign", "host"], id="before"),
        pytest.param(99, "substitute", 10, ["resign", "substitute"], id="a clock was put back"),
    ],
)
def test_a_resignation_comes_at_its_time_and_before_the_substitute_in_any_case(
    resigned_at: int, kind: str, at: int, order: list[str]
) -> None:
    lines = transcript([], [], [Resignation(1, resigned_at, None)], [event(1, kind, 1, at)], begun=0)
    assert [line.did for line in lines if isinstance(line, Did)] == order


def test_a_seat_that_is_given_up_waits_for_its_substitute_before_it_is_given_up_again() -> None:
    twice = [Resignation(1, 10, 1), Resignation(1, 10, None)]
    lines = transcript([], [], twice, [event(1, "substitute", 1, 10), event(2, "host", 0, 10)], begun=0)
    assert did(lines) == [(1, "resign"), (1, "substitute"), (1, "resign"), (0, "host")]
