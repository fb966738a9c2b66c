"""The numbers that TOKAN's lesson names are those of the rules."""

import pytest

from tablee.games.tokan.pieces import REACH_OF
from tablee.words import LANGUAGES
from tests.games.lesson_words import numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_names_how_far_each_animal_moves(language: str) -> None:
    assert numbers("tokan", language, "lesson-animals-text") == set(REACH_OF.values())
