"""The numbers that MOKA's lesson and bubbles name are those of the rules."""

import pytest

from tablee.games.moka.pieces import DOUBLE, LEVELS
from tablee.words import LANGUAGES
from tests.games.lesson_words import numbers

POINTS = [int(level) for level in LEVELS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_challenges_are_worth_what_the_lesson_and_the_bubble_say(language: str) -> None:
    assert numbers("moka", language, "lesson-challenge-praise") == set(POINTS[1:])
    assert numbers("moka", language, "coach-challenge") == {max(POINTS)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_double_moka_is_worth_as_often_its_points_as_the_lesson_says(language: str) -> None:
    points, doubled = sorted(numbers("moka", language, "lesson-double-praise"))
    assert doubled == DOUBLE * points
