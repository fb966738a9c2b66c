"""Every number and example on the rules pages of Mawoki, compared with the rules."""

import re

import pytest

from tablee.games.mawoki import GAME
from tablee.games.mawoki.pieces import (
    ARROW_CARDS,
    COLOUR_PAIRS,
    DECK,
    DECKS,
    DIAGONALS,
    DRAWINGS,
    HAND_SIZE,
    JOKER_DRAWS,
    SNAKE_DRAWS,
    STUCK_DRAWS,
)
from tablee.words import LANGUAGES, label
from tests.docs.rules_page import page
from tests.games.examples import examples
from tests.games.mawoki.study import after, refusal, table

COLOURS = {
    "en": {"b": "blue", "r": "red", "y": "yellow"},
    "fr": {"b": "bleu", "r": "rouge", "y": "jaune"},
    "nl": {"b": "blauw", "r": "rood", "y": "geel"},
}
THINGS = {
    "en": ["tomahawk", "tipi", "canoe", "horse"],
    "fr": ["tomahawk", "tipi", "canoë", "cheval"],
    "nl": ["tomahawk", "tipi", "kano", "paard"],
}
SIGNS = {
    "en": {"s": "smoke", "a": "arrow", "n": "snake", "-": "–"},
    "fr": {"s": "fumée", "a": "flèche", "n": "serpent", "-": "–"},
    "nl": {"s": "rook", "a": "pijl", "n": "slang", "-": "–"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_the_deck_tell_each_card_s_sign_in_words(language: str) -> None:
    assert len(DRAWINGS) == len(THINGS[language])
    expected = []
    for (one, other), rows in zip(COLOUR_PAIRS, DIAGONALS, strict=True):
        heading = [f"{COLOURS[language][one]} \\ {COLOURS[language][other]}", *THINGS[language]]
        body = [
            [thing, *(SIGNS[language][sign] for sign in row)]
            for thing, row in zip(THINGS[language], rows, strict=True)
        ]
        expected.append([heading, *body])
    assert page("mawoki", language).tables == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_as_many_cards_as_the_page_says_and_as_many_are_dealt(language: str) -> None:
    text = page("mawoki", language).words
    assert f"**{len(DECK)} " in text
    assert re.search(rf"\b{len(DECK) - 1}\b", text)
    (dealt,) = re.findall(
        r"\*\* (\d) \w+ (?:à chacun )?\w+ (\d) \w+ (\d) \w+, (\d) \w+ \w+ (\d) \w+ (\d) ", text
    )
    seven, two, four, five, at_five, at_six = map(int, dealt)
    sizes = dict.fromkeys(range(two, four + 1), seven) | {at_five: five, at_six: five}
    assert sizes == HAND_SIZE[4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_tipi_there_are_as_many_cards_as_the_page_says_and_as_many_are_dealt(
    language: str,
) -> None:
    three = label(language, "mawoki", "option", "drawings", "3")
    (text,) = re.findall(rf"{three}\*?\. (.+?)- \*\*", page("mawoki", language).words)
    cards, *dealt = map(int, re.findall(r"\d+", text))
    assert cards == len(DECKS[3])
    assert len(dealt) == 2 * len(HAND_SIZE[3])
    if language == "fr":  # French says "7 cards each for 2", the others "with 2 players 7 cards".
        dealt = [number for pair in zip(dealt[1::2], dealt[::2], strict=True) for number in pair]
    assert dict(zip(dealt[::2], dealt[1::2], strict=True)) == HAND_SIZE[3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_speak_of_one_card_wherever_one_is_drawn(language: str) -> None:
    """If you change these numbers, change the sentences with them in the lesson and on these pages."""
    assert [one.default for one in (STUCK_DRAWS, ARROW_CARDS, SNAKE_DRAWS, JOKER_DRAWS)] == [1] * 4
    one = {"en": "one card", "fr": "une carte", "nl": "een kaart"}[language]
    assert page("mawoki", language).words.casefold().count(one) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_end_ranks_the_players_as_the_rules_do(language: str) -> None:
    example = re.search(r"Ana .+?Bo .+?Daan.+?\.", page("mawoki", language).words)
    assert example is not None
    bo, others = sorted({int(number) for number in re.findall(r"\d", example[0])})
    rest = [card for card in DECK if card not in ("bT/rP/-", "bT/rT/s")]
    hands = [["bT/rP/-"], rest[:bo], rest[bo : bo + others], rest[bo + others : bo + 2 * others]]
    over = GAME.apply(table(hands, ["bT/rT/s"]), "bT/rP/-")[0]
    assert GAME.result(over).ranks == [1, 2, 3, 3]


def test_the_hand_in_the_picture_is_one_that_two_players_are_dealt() -> None:
    shown = examples("mawoki")["dealt"]
    assert len(shown["hand"]) == HAND_SIZE[4][2]
    assert {*shown["hand"], shown["top"]} <= set(DECK)
    assert shown["top"] not in shown["hand"]


def test_what_the_questions_answer_is_so() -> None:
    smoke = [["bT/rT/s"], ["J"]], ["bT/rC/n"], ["bP/yH/-"]
    assert after(table(*smoke), "bT/rT/s")["phase"] == "over"
    assert GAME.legal(GAME.apply(table(*smoke, last_card="effect-first"), "bT/rT/s")[0]).moves == ["draw"]
    assert refusal(table([["bT/rP/-"], ["J"]], ["bT/rC/n"], ["bP/rP/-"]), "draw")
    assert after(table([["rH/yC/-"], ["J"]], ["bT/rC/n"], ["bT/rP/-"]), "draw")["turn"] == 1
    assert refusal(table([["rT/yP/-", "bT/rH/-"], ["J"]], ["bT/yH/s"]), "rT/yP/-")[0] == "mawoki.no_match"
    assert len(GAME.legal(table([DECK[3:10], ["bT/rT/s"]], ["J"])).moves) == 7
    smoke_lies = [["bT/rP/-", "bC/yH/-"], ["J"]], ["bT/rT/s"]
    assert GAME.legal(table(*smoke_lies, phase="again")).moves == ["bT/rP/-"]
    assert GAME.legal(table(*smoke_lies, phase="again", smoke="may")).moves == ["bT/rP/-", "pass"]
