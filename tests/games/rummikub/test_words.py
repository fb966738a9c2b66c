"""Every refusal and every event has a sentence in three languages; a refusal says what to do instead."""

import re
from pathlib import Path

import pytest

from tablee.games import rummikub
from tablee.games.rummikub.position import RummikubPosition
from tablee.words import event_sentences, label, sentence
from tests.games.rummikub.study import happened, international, refusal, study

LANGUAGES = ["fr", "nl", "en"]
FOLDER = Path(rummikub.__file__).parent
SOURCE = "".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.py")))
CODES = sorted(set(re.findall(r'"(rummikub\.[a-z_]+)"', SOURCE)))


CODE_OF_A_TILE = re.compile(r"\b(?:[rbky]\d+|J)\b")


def messages(language: str) -> dict[str, set[str]]:
    """Return the variables of each message."""
    text = (FOLDER / "words" / f"{language}.ftl").read_text("utf-8")
    parts = re.split(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)[1:]
    return {
        name: set(re.findall(r"\$([a-z_]+)", body))
        for name, body in zip(parts[::2], parts[1::2], strict=True)
    }


def test_there_are_codes() -> None:
    assert len(CODES) > 25


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence(code: str, language: str) -> None:
    assert code.replace(".", "-").replace("_", "-") in messages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_a_label(language: str) -> None:
    for name, option in rummikub.GAME.options.all.items():
        assert label(language, "rummikub", "option", name)
        assert label(language, "rummikub", "option", name, "help")
        for value in option.schema().get("enum", []):
            assert label(language, "rummikub", "option", name, value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "move", ["r4 r5", "r5 r5 b5", "r5 b5 k5 y5 J", "r12 r13 J", "r4 r6 J r5", "r4 b5 k6", "J J J"]
)
def test_every_reason_why_tiles_are_no_set_has_words_of_its_own(move: str, language: str) -> None:
    refused = refusal(international("", "r1"), move)
    assert refused is not None
    code, params = refused
    assert code == "rummikub.set"
    text = sentence(code, params, language)
    assert not CODE_OF_A_TILE.search(text)
    assert all(re.search(rf"\b{name[1:]}\b", text) for name in move.split() if name != "J")
    assert text != sentence(code, {**params, "why": "unknown"}, language) or params["why"] == "mixed"


@pytest.mark.parametrize(
    ("position", "move", "code", "text"),
    [
        (
            international("r5 b5 k5 y5", "r1 r2 r3 y9"),
            "r5 b5 k5, r1 r2 r3",
            "rummikub.missing",
            {"fr": "le 5 jaune", "nl": "de gele 5", "en": "yellow 5"},
        ),
        (
            international("r5 b5 k5", "r1 r2 y9"),
            "r5 b5 k5 y5, r1 r2 r3",
            "rummikub.not_yours",
            {"fr": "le 3 rouge, le 5 jaune", "nl": "de rode 3, de gele 5", "en": "red 3, yellow 5"},
        ),
        (
            international("r1 r2 r3", "r4 k9"),
            "r1 r2 r3 r4 / k9",
            "rummikub.discard_none",
            {"fr": "le 9 noir", "nl": "de zwarte 9", "en": "black 9"},
        ),
    ],
)
def test_refusals_name_tiles_in_words(
    position: RummikubPosition, move: str, code: str, text: dict[str, str]
) -> None:
    refused = refusal(position, move)
    assert refused is not None
    assert refused[0] == code
    for language in LANGUAGES:
        assert text[language] in sentence(*refused, language)


def test_a_turn_is_reported_to_each_as_they_may_know_it() -> None:
    _, events = rummikub.GAME.apply(
        study("r1 r2 r3", "r4 k9 y5", others=("b1",), pool="b2"), "r1 r2 r3 r4 / k9"
    )
    names = ["Ana", "Bo"]
    own = event_sentences([event.seen_by(0) for event in events], names, "fr")
    assert own[:2] == ["Ana pose le 4 rouge.", "Ana remet le 9 noir dans la pioche, face cachée."]
    assert own[2] == "Bo pioche une tuile."
    other = event_sentences([event.seen_by(1) for event in events], names, "nl")
    assert other[1] == "Ana legt een steen dicht terug in de pot."
    assert other[2] in {"Bo pakt de blauwe 2.", "Bo pakt de zwarte 9."}


def test_the_end_is_reported_with_the_points() -> None:
    told_events = happened(study("r1 r2 r3", "r4", others=("y13 k1",)), "r1 r2 r3 r4")
    event = {"event": "rummikub.round_over", **told_events["round_over"]}
    assert event_sentences([event], ["Ana", "Bo"], "en") == [
        "Round 1 is over. Points: Ana 0, Bo 14. Totals: Ana 0, Bo 14."
    ]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ana frees the joker that stood for blue 5; it is now in red 7, yellow 7, a joker."),
        (
            "fr",
            "Ana libère le joker qui valait le 5 bleu ; il est maintenant dans le 7 rouge, le 7 jaune, un joker.",
        ),
        (
            "nl",
            "Ana maakt de joker vrij die voor de blauwe 5 stond; hij ligt nu in de rode 7, de gele 7, een joker.",
        ),
    ],
)
def test_tiles_are_reported_in_words(language: str, text: str) -> None:
    _, events = rummikub.GAME.apply(international("b3 b4 J", "r7 y7 b5 k1"), "r7 y7 J, b3 b4 b5")
    assert text in event_sentences([event.seen_by(None) for event in events], ["Ana", "Bo"], language)
