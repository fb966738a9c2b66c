"""Finished matches looked at again."""

import pytest

from tablee.arena.analysis import Judged, judge, turning_points
from tablee.games import find
from tablee.match import Match


def finished(game: str) -> Match:
    match = Match.new(find(game), 2, {}, "judged")
    while match.turn is not None:
        match.play(match.turn, match.legal().moves[0])
    return match


@pytest.mark.parametrize("game", ["tokan", "mawoki"])
def test_every_move_is_judged_and_the_end_is_what_it_was(game: str) -> None:
    match = finished(game)
    judged = list(judge(match, 20))
    assert [(one.seat, one.move) for one in judged] == [(played.seat, played.move) for played in match.moves]
    assert all(0 <= one.loss <= 1 and all(0 <= share <= 1 for share in one.shares) for one in judged)
    assert all(one.loss == 0 for one in judged if one.best == one.move)
    assert match.outcome is not None
    assert judged[-1].shares == [1.0 if rank == 1 else 0.0 for rank in match.outcome.ranks]


def test_a_match_turns_where_whoever_moves_gains_or_loses_much() -> None:
    def after(ply: int, seat: int, share: float) -> Judged:
        return Judged(ply, seat, "m", "m", None, 0.0, [share, 1 - share])

    judged = [after(1, 0, 0.5), after(2, 1, 0.52), after(3, 0, 0.9), after(4, 1, 0.6), after(5, 0, 0.61)]
    assert [one.ply for one in turning_points(judged)] == [3, 4]
