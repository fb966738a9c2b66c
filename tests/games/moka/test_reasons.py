"""The reason for a suggested move of MOKA: every reason has a sentence in three languages."""

from typing import Any

import pytest

from tablee.core.bot import Reason
from tablee.games.moka import GAME, reasons
from tablee.games.moka.pieces import HELD_SPECIALS, in_words
from tablee.games.moka.reasons import why
from tests.games.moka.study import study
from tests.games.reasons import codes, reasons_met, spoken

LANGUAGES = ("fr", "nl", "en")


def reason_for(position: dict[str, Any], move: str) -> Reason:
    loaded = GAME.load(position)
    known = GAME.information(loaded, loaded.turn)
    return why(known, GAME.legal(loaded).moves, move)


def test_every_reason_has_its_sentence_in_three_languages() -> None:
    met = reasons_met(GAME, [(3, {}), (2, {})], why)
    held = study(rows=[["Er"], ["Sr"], []], specials=[[*HELD_SPECIALS[:3]], [], []])
    also = study(rows=[["Er"], ["Sr"], []], specials=[[*HELD_SPECIALS[3:6]], [], []])
    last = study(rows=[["Er"], ["Sr"], []], specials=[[*HELD_SPECIALS[6:]], [], []])
    for position in (held, also, last):
        for move in GAME.legal(GAME.load(position)).moves:
            met[reason_for(position, move).code] = reason_for(position, move)
    claimed = GAME.load(study(rows=[["Br", "Og", "Ib", "Xg"], [], []], options={"contest": "table"}))
    GAME.play(claimed, "word Br Og Ib Xg")
    for move in ("yes", "no"):
        reason = why(GAME.information(claimed, claimed.turn), ["yes", "no"], move)
        met[reason.code] = reason
    assert set(met) == codes(reasons.__name__)
    for reason in met.values():
        for language in LANGUAGES:
            spoken(reason, language)


def test_a_remembered_card_is_flipped_for_the_word_it_makes() -> None:
    position = study(rows=[["Vr", "Og", "Ir", "Eb"], [], []], seen=[{"9": "Sr"}, {}, {}])
    reason = reason_for(position, "flip 9")
    assert reason.code == "moka.why-flip-word"
    assert reason.params["place"] == 9
    assert reason.params | in_words("Sr") == reason.params
    assert reason_for(position, "flip 3").code == "moka.why-flip-new"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_achieves_a_challenge_says_what_it_is_worth(language: str) -> None:
    stacks: dict[str, list[str]] = {"15": [], "30": [], "80": []}
    rows = [["Vr", "Og", "Ir", "Er", "Sg"], [], []]
    position = study(rows=rows, challenges=[["15-1"], [], []], stacks=stacks)
    reason = reason_for(position, "word Vr Og Ir Er Sg")
    assert reason.code == "moka.why-word-challenge"
    assert "15" in spoken(reason, language)
