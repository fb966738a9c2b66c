"""The sentences of the game; another test checks for all games that none is missing."""

import pytest

from tablee.games.tokan import GAME
from tablee.words import LANGUAGES, event_sentences, label, sentence
from tests.games.tokan.boards import happened, study


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_have_names_and_help(language: str) -> None:
    for name, option in GAME.options.all.items():
        assert label(language, "tokan", "option", name)
        assert label(language, "tokan", "option", name, "help")
        for value in option.schema()["enum"]:
            assert label(language, "tokan", "option", name, value)


def test_a_move_is_reported_whole() -> None:
    events = happened(study("m jL l l j m"), "b1e1+1")
    assert event_sentences(events, ["Ana", "Bo"], "en")[:2] == [
        "Ana: red lion b1 → e1, height\u00a03, carrying a tile.",
        "The row behind closes up; now a1 is empty.",
    ]
    assert (
        event_sentences(events, ["Ana", "Bo"], "fr")[0]
        == "Ana : lion rouge b1 → e1, hauteur\u00a03, avec une tuile."
    )
    assert (
        event_sentences(events, ["Ana", "Bo"], "nl")[0]
        == "Ana: rode leeuw b1 → e1, hoogte\u00a03, met een tegel mee."
    )


def test_the_end_is_reported_with_the_score() -> None:
    over = happened(study("M j . m . .", scoring="heads"), "a1b1")[-1:]
    assert event_sentences(over, ["Ana", "Bo"], "en") == [
        "Bo cannot move any more: the game is over. Red wins 1 to 1, thanks to the higher towers."
    ]


def test_a_refusal_says_what_to_do_instead() -> None:
    assert sentence("tokan.reach", {"animal": "M", "reach": 1, "distance": 2}, "en") == (
        "A red mouse goes exactly 1 square, not 2. Choose a square exactly that far away."
    )
    assert sentence("tokan.too_many", {"animal": "j", "most": 1, "carried": 2}, "nl") == (
        "Een zwarte jakhals draagt hoogstens één tegel. Neem er minder mee."
    )
