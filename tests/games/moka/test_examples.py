"""The pictures in the rules of MOKA agree with the rules."""

from math import prod

import pytest

from tablee.games.moka import GAME
from tablee.games.moka.decks import DECKS
from tablee.games.moka.pieces import (
    GRID_WIDTH,
    HELD_SPECIALS,
    HOLE,
    LEVELS,
    SPECIAL_COPIES,
    is_letter,
)
from tablee.games.moka.position import CATEGORIES
from tablee.games.moka.specials import arguments
from tests.games.examples import examples
from tests.games.moka.study import study

CLAIMED = examples("moka")


@pytest.mark.parametrize("shown", CLAIMED["sums"], ids=lambda shown: str(shown["sum"]))
def test_a_sum_is_what_its_cards_are_worth(shown: dict[str, str | list[str]]) -> None:
    cards = [HOLE if card[0] == HOLE else card for card in shown["cards"]]
    move = "word " + " ".join(f"*={card[1]}" if card[0] == HOLE else card for card in shown["cards"])
    word = "".join(card[1] if card[0] == HOLE else card[0] for card in shown["cards"])
    report = GAME.examine(GAME.load(study(rows=[cards, [], []], options={"extra_words": [word]})), move)
    factors, total = str(shown["sum"]).split(" = ")
    points, length, *double = map(int, factors.split(" × "))
    assert report["legal"]
    assert (points, length) == (sum(DECKS["fr"].worth(card) for card in cards), len(cards))
    assert double == ([2] if report["double"] else [])
    assert prod([points, length, *double]) == int(total) == report["points"]


@pytest.mark.parametrize("language", DECKS)
def test_every_letter_of_a_deck_is_shown_in_its_colours(language: str) -> None:
    dealt = {card for card in DECKS[language].cards if is_letter(card) and card != HOLE}
    assert CLAIMED["letters"][language] == sorted(dealt, key=lambda card: (card[0], "rgb".index(card[1])))


def test_every_special_is_shown() -> None:
    assert CLAIMED["specials"] == list(SPECIAL_COPIES)


def test_the_pages_know_the_levels_the_width_of_the_grid_and_the_categories_as_the_rules_do() -> None:
    assert CLAIMED["levels"] == list(LEVELS)
    assert CLAIMED["width"] == GRID_WIDTH
    assert CLAIMED["categories"] == list(CATEGORIES)


def test_the_pages_know_which_specials_name_a_seat() -> None:
    position = GAME.load(study(rows=[["Lr"], ["Er"], ["Ar"]]))
    seats = [special for special in HELD_SPECIALS if arguments(position, special, []) == ["1", "2"]]
    assert CLAIMED["atSeats"] == seats
