"""Ranks, and the reward for each."""

import pytest

from tablee.core.ranking import ranks, rewards


@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        ([7], [1]),
        ([3, 5], [2, 1]),
        ([5, 5], [1, 1]),
        ([1, 4, 4, 2], [4, 1, 1, 3]),
        ([(2, 1), (2, 3)], [2, 1]),
    ],
)
def test_a_rank_is_one_more_than_how_many_did_better(standing: list[object], expected: list[int]) -> None:
    assert ranks(standing) == expected


@pytest.mark.parametrize(
    ("ranked", "expected"),
    [
        ([1, 2], [1.0, 0.0]),
        ([1, 1], [0.5, 0.5]),
        ([3, 1, 2], [0.0, 1.0, 0.5]),
        ([1, 1, 3], [0.75, 0.75, 0.0]),
        ([1, 2, 2, 2, 5], [1.0, 0.5, 0.5, 0.5, 0.0]),
        ([1], [0.0]),
    ],
)
def test_a_seat_gets_the_share_of_the_others_that_it_beats_a_shared_rank_counting_half(
    ranked: list[int], expected: list[float]
) -> None:
    assert rewards(ranked) == expected
