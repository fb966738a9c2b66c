"""The words: every challenge and special has a name in each language, and only its player sees a drawn challenge."""

import pytest

from tablee.games.moka import GAME
from tablee.games.moka.pieces import CHALLENGES, SPECIAL_COPIES
from tablee.games.moka.rules import WRONG_PHASE
from tablee.words import label, sentence
from tests.games.moka.study import study

LANGUAGES = ["fr", "nl", "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_challenge_has_its_text(language: str) -> None:
    texts = [label(language, "moka", "challenge", challenge) for challenge in CHALLENGES]
    assert None not in texts
    assert len(set(texts)) == len(CHALLENGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_special_has_a_name_and_says_what_it_does(language: str) -> None:
    for special in SPECIAL_COPIES:
        assert label(language, "moka", "special", special)
        assert label(language, "moka", "special", special, "help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_says_what_to_do_instead(language: str) -> None:
    for code in WRONG_PHASE.values():
        text = sentence(code, {"move": "flip 99"}, language)
        assert text != code
        assert "flip 99" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_a_label(language: str) -> None:
    for name, option in GAME.options.all.items():
        assert label(language, "moka", "option", name)
        for value in option.schema().get("enum", []):
            assert label(language, "moka", "option", name, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawn_challenge_is_reported_in_words_to_its_player_alone(language: str) -> None:
    position = GAME.load(study())
    (event,) = GAME.apply(position, "challenge 30")[1]
    text = label(language, "moka", "challenge", str(event.data["challenge"]))
    assert text is not None
    own, other = (
        sentence("moka.challenge", {**event.seen_by(viewer), "name": "Ana"}, language) for viewer in (0, 1)
    )
    assert text in own
    assert text not in other
    assert "30" in other
