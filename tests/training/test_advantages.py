"""How much better than expected a seat did: each seat's own choices alone, up to the end of the match."""

import numpy as np
import pytest

from tablee.training.advantages import LAMBDA, expected, generalized


def test_others_share_the_rest_of_what_the_seat_to_act_expects() -> None:
    found = expected(np.array([0.6, -0.2], np.float32), np.array([1, 0]), 3)
    assert found == pytest.approx(np.array([[-0.3, 0.6, -0.3], [-0.2, 0.1, 0.1]]))


def test_the_last_choice_of_each_seat_is_compared_with_its_return() -> None:
    # One match: seats 0, 1 and 0 choose, then seat 0 has won.
    seats = np.array([[0], [1], [0]])
    worths = np.array([[0.1], [0.3], [0.5]], np.float32)
    ends = [[], [], [(0, [1.0, -1.0])]]
    found = generalized(seats, worths, ends, np.zeros((1, 2), np.float32))
    assert found[2, 0] == pytest.approx(0.5)
    assert found[1, 0] == pytest.approx(-1.3)
    # The seat's next choice was worth 0.5, and what it gained there counts too.
    assert found[0, 0] == pytest.approx(0.4 + LAMBDA * 0.5)


def test_a_match_that_goes_on_ends_with_what_its_seats_expect() -> None:
    seats, worths = np.array([[0, 1]]), np.array([[0.25, 0.5]], np.float32)
    after = np.array([[0.75, -0.75], [0.0, 0.0]], np.float32)
    found = generalized(seats, worths, [[]], after)
    assert found == pytest.approx(np.array([[0.5, -0.5]]))


def test_nothing_passes_from_one_match_into_the_next() -> None:
    seats = np.array([[0], [0]])
    worths = np.array([[0.0], [0.2]], np.float32)
    ends = [[(0, [-1.0, 1.0])], []]
    found = generalized(seats, worths, ends, np.array([[0.9, -0.9]], np.float32))
    assert found[0, 0] == pytest.approx(-1.0)
    assert found[1, 0] == pytest.approx(0.7)
