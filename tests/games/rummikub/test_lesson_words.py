"""The numbers that Rummikub's lesson names are those of the rules."""

import pytest

from tablee.games.rummikub import GAME
from tablee.games.rummikub.pieces import JOKER_POINTS, NUMBERS
from tablee.words import LANGUAGES
from tests.games.lesson_words import numbers

SAID = {
    "lesson-tiles-text": {1, NUMBERS},
    "lesson-opening-text": {GAME.options.fill({})["opening"]},
    "lesson-opening-hint": {GAME.options.fill({})["opening"]},
    "lesson-joker-praise": {JOKER_POINTS},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", SAID)
def test_the_lesson_names_the_numbers_of_the_rules(message: str, language: str) -> None:
    assert numbers("rummikub", language, message) == SAID[message]
