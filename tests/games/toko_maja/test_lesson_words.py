"""The numbers that Toko Maja's lesson names are those of the rules."""

import pytest

from tablee.games.toko_maja.pieces import CARD_POINTS, JOKER, NUMBER, TOKEN_POINTS, VALUES
from tablee.words import LANGUAGES
from tests.games.lesson_words import numbers

ONE, TWO, FOUR, FIVE = (NUMBER[card] for card in "1245")
SAID = {
    "lesson-creatures-text": set(range(1, VALUES + 1)),
    "lesson-lay-praise": {CARD_POINTS[TWO], TOKEN_POINTS[TWO]},
    "lesson-joker-text": {CARD_POINTS[JOKER]},
    "lesson-joker-praise": {4, CARD_POINTS[FOUR]},
    "lesson-majority-praise": {TOKEN_POINTS[ONE]},
    "lesson-overtake-praise": {2, TOKEN_POINTS[TWO]},
    "lesson-hand-text": {CARD_POINTS[JOKER]},
    "lesson-hand-hint": {CARD_POINTS[JOKER], CARD_POINTS[FIVE]},
    "lesson-hand-praise": {CARD_POINTS[FIVE]},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", SAID)
def test_the_lesson_names_the_numbers_of_the_rules(message: str, language: str) -> None:
    assert numbers("toko_maja", language, message) == SAID[message]
