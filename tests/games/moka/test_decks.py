"""The cards: numbers, points and colours (rulings 3, cards; the Dutch and English decks are our own)."""

from collections import Counter

import pytest

from tablee.games.moka import GAME
from tablee.games.moka.decks import DECKS

LANGUAGES = list(DECKS)


def letters(language: str) -> list[str]:
    return [card for card in DECKS[language].cards if len(card) == 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_158_cards_130_letters_8_holes_20_specials(language: str) -> None:
    cards = DECKS[language].cards
    assert (len(cards), len(letters(language)), cards.count("*")) == (158, 130, 8)
    assert Counter(card for card in cards if len(card) > 2) == {
        "BOOM": 4,
        "STEAL": 3,
        "SWAP": 2,
        "PEEK": 3,
        "AGAIN": 2,
        "STOP": 2,
        "DRAW": 2,
        "FLUSH": 1,
        "QUAKE": 1,
    }


def test_thirty_challenges_apart_in_three_stacks() -> None:
    challenges = GAME.pieces(GAME.options.fill({}), 2)["challenges"]
    assert len(set(challenges)) == 30
    stacks = GAME.dump(GAME.new(2, {}, "s"))["stacks"]
    assert {level: len(stack) for level, stack in stacks.items()} == {"15": 10, "30": 10, "80": 10}


def test_the_french_letters_are_those_of_the_rulings() -> None:
    counts = Counter(card[0] for card in letters("fr"))
    one = {"E": 18, "A": 12, "I": 9, "S": 9, "N": 9, "R": 9, "T": 9, "O": 9, "U": 6, "L": 6}
    two = dict.fromkeys("BCDFGHMPV", 3)
    three = dict.fromkeys("JYZKXQW", 1)
    assert counts == {**one, **two, **three}
    points = DECKS["fr"].points
    assert {points[letter] for letter in one} == {1}
    assert {points[letter] for letter in two} == {2}
    assert {points[letter] for letter in three} == {3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_one_and_two_points_come_equally_often_in_each_colour(language: str) -> None:
    counts = Counter(letters(language))
    for letter, points in DECKS[language].points.items():
        if points < 3:
            assert len({counts[letter + colour] for colour in "rgb"}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_point_letters_are_single_three_red_two_green_two_blue(language: str) -> None:
    dear = [card for card in letters(language) if DECKS[language].points[card[0]] == 3]
    assert Counter(card[1] for card in dear) == {"r": 3, "g": 2, "b": 2}
    assert len({card[0] for card in dear}) == 7


def test_the_french_colours_of_single_letters() -> None:
    assert {card for card in letters("fr") if DECKS["fr"].points[card[0]] == 3} == {
        *("Jr", "Yr", "Zr"),
        *("Kg", "Xg"),
        *("Qb", "Wb"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_96_letters_of_one_point_27_of_two_7_of_three(language: str) -> None:
    assert Counter(DECKS[language].points[card[0]] for card in letters(language)) == {1: 96, 2: 27, 3: 7}


def test_the_deck_lists_letters_by_colour_and_copies_then_holes_then_specials() -> None:
    cards = DECKS["fr"].cards
    assert cards[:13] == ["Ar"] * 4 + ["Ag"] * 4 + ["Ab"] * 4 + ["Br"]
    assert cards[128:140] == ["Yr", "Zr", *["*"] * 8, "BOOM", "BOOM"]
    assert cards[-3:] == ["DRAW", "FLUSH", "QUAKE"]


def test_a_hole_is_worth_nothing() -> None:
    assert DECKS["fr"].worth("*") == 0
