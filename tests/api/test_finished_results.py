"""A result without None: ranks, scores and rewards of a match that is over; before, a clear error."""

import pytest

import tablee
from tablee.core.ranking import rewards
from tests.api.returned import finished


def test_ranks_scores_and_rewards_are_those_of_the_result(game: tablee.Game) -> None:
    match = finished(game.start(seed=1), 1)
    assert match.result is not None
    assert (match.scores, match.ranks) == match.result
    assert game.rewards(match.position) == rewards(match.ranks)


def test_before_the_end_they_are_refused_with_the_seat_to_act(game: tablee.Game) -> None:
    match = game.start(seed=1)
    for use in (lambda: match.ranks, lambda: match.scores, lambda: game.rewards(match.position)):
        with pytest.raises(tablee.TableeError) as refused:
            use()
        assert (refused.value.code, refused.value.params) == ("result.undecided", {"turn": match.turn})
        assert len({refused.value.sentence(language) for language in ("en", "fr", "nl")}) == 3
