"""Giving up in teams: `tablee.match.outcome`."""

from tablee.core.game import UNDECIDED, Result
from tablee.match.outcome import outcome

TEAMS = [0, 1, 0, 1]


def test_a_team_plays_on_while_one_of_it_does() -> None:
    assert outcome(UNDECIDED, TEAMS, [0]) is None


def test_a_team_has_given_up_when_all_of_it_have() -> None:
    assert outcome(UNDECIDED, TEAMS, [0, 2]) == (None, [2, 1, 2, 1], [0, 2])


def test_a_team_that_one_left_keeps_the_rank_of_the_rules() -> None:
    result = Result([5, 3, 5, 3], [1, 2, 1, 2])
    assert outcome(result, TEAMS, [0]) == ([5, 3, 5, 3], [1, 2, 1, 2], [0])


def test_of_three_teams_the_first_to_give_up_is_last() -> None:
    assert outcome(UNDECIDED, [0, 1, 2, 0, 1, 2], [0, 2, 5, 3]) == (None, [2, 1, 3, 2, 1, 3], [0, 2, 5, 3])


def test_those_who_stay_share_a_rank_as_by_the_rules() -> None:
    assert outcome(Result([4, 4, 9], [2, 2, 1]), [0, 1, 2], [2]) == ([4, 4, 9], [1, 1, 3], [2])
