"""Codes become sentences, from Tablée's own words and those of games in any package."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tablee.words import event_sentences, has, label, sentence
from tablee.words.language import LANGUAGES
from tablee.words.sentences import begun, from_one

pytestmark = pytest.mark.usefixtures("toy_installed")


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "This game cannot be played by 9. It takes at least 2 and at most 6 players."),
        ("fr", "On ne peut pas jouer à ce jeu à 9. Il faut au moins 2 et au plus 6 joueurs."),
        ("nl", "Dit spel kan niet met 9 gespeeld worden. Er zijn er minstens 2 en hoogstens 6 nodig."),
    ],
)
def test_a_code_of_the_house(language: str, says: str) -> None:
    assert sentence("option.players", {"players": 9, "min": 2, "max": 6}, language) == says


def test_a_code_of_a_game_is_in_its_own_folder() -> None:
    assert sentence("toy.not_held", {"card": "z"}, "nl").startswith("Je hebt kaart z niet")


def test_lists_are_joined_and_truth_is_written_as_in_json() -> None:
    assert "red, blue" in sentence(
        "option.value", {"name": "a", "value": True, "expected": ["red", "blue"]}, "en"
    )
    assert "“true”" in sentence("option.value", {"name": "a", "value": True, "expected": ""}, "en")


def test_a_number_of_no_sense_is_shown_by_its_digits() -> None:
    assert "1" + "0" * 300 in sentence("bot.level", {"level": 10**300, "levels": [1]}, "fr")
    assert "1e+300" in sentence("bot.level", {"level": 1e300, "levels": [1]}, "nl")


def test_an_example_in_json_keeps_its_braces() -> None:
    assert '{"do":"games"}' in sentence("engine.object", {}, "fr")


def test_a_code_without_a_sentence_is_shown_itself() -> None:
    assert sentence("nothing.known", {}, "fr") == "nothing.known"
    assert not has("nothing.known", "fr")


def test_a_missing_parameter_is_no_failure() -> None:
    assert "“name”" in sentence("option.unknown", {}, "en")


def test_events_are_reported_with_names_and_those_without_words_are_not() -> None:
    events = [
        {"event": "toy.laid", "seat": 1, "card": "b"},
        {"event": "toy.unsaid", "seat": 0},
        {"event": "toy.drew", "seat": 0, "card": "a"},
    ]
    assert event_sentences(events, ["Ana", "Bo"], "fr") == ["Bo pose b.", "Ana pioche a."]


def test_what_a_guest_may_not_know_is_reported_without_it() -> None:
    events = [
        {"event": "toy.drew", "seat": 0, "card": "?"},
        {"event": "toy.drew", "seat": 1, "card": ["?", "?"]},
    ]
    assert event_sentences(events, ["Ana", "Bo"], "nl") == ["Ana trekt een kaart.", "Bo trekt een kaart."]


def test_several_seats_are_reported_by_their_names() -> None:
    line = {"triples": 3, "tokens": 9, "hand": 4, "points": 8, "total": 8}
    event = {"event": "toko-maja.team_scored", "team": 0, "seats": [0, 2], **line}
    (sentence,) = event_sentences([event], ["Ana", "Bo", "Cy", "Di"], "en")
    assert sentence.startswith("Team of Ana, Cy: triples 3")


def test_a_label_is_none_without_a_word() -> None:
    assert label("fr", "toy", "name") == "Toy"
    assert label("fr", "toy", "option", "loud") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_a_package_are_hidden_behind_those_of_the_house(language: str) -> None:
    """Fluent keeps the first message of a name and silently ignores the next one."""
    root = Path(str(files("tablee")))
    ours = messages(root / "words" / f"{language}.ftl")
    theirs = sorted({*root.rglob(f"words/{language}.ftl")} - {root / "words" / f"{language}.ftl"})
    assert ours
    assert len(theirs) > 1
    for file in theirs:
        assert ours & messages(file) == set(), file


def messages(file: Path) -> set[str]:
    """Return the names of the messages in a file."""
    return set(re.findall(r"^([a-z][a-z0-9-]*) *=", file.read_text("utf-8"), re.MULTILINE))


def test_a_sentence_of_the_story_begins_with_a_capital_and_a_name_as_its_bearer_writes_it() -> None:
    reason = {"event": "moka.why_steal", "kind": "r", "letter": "E", "target": 1}
    assert event_sentences([reason], ["Ana", "Bo"], "fr")[0].startswith("Un E rouge chez Bo")
    assert begun("un brelan de 3", ["Ana"]) == "Un brelan de 3"
    assert begun("ana pose un mot", ["ana"]) == "ana pose un mot"


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "Ana looks secretly at places 4, 8, 13."), ("nl", "Ana bekijkt stiekem de vakken 4, 8, 13.")],
)
def test_what_the_notation_counts_from_nought_is_reported_from_one(language: str, says: str) -> None:
    assert event_sentences(
        [{"event": "moka.peeked", "seat": 0, "places": [3, 7, 12]}], ["Ana"], language
    ) == [says]


def test_a_hidden_number_is_not_counted() -> None:
    assert from_one("?") == "?"
    assert (from_one("9"), from_one("3, 12"), str(from_one(0))) == ("10", "4, 13", "1")
