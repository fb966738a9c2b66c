"""The reason for a suggested move of Toko Maja: every reason occurs, and has a sentence in three languages."""

from typing import Any

import pytest

from tablee.games.toko_maja import GAME, reasons
from tablee.games.toko_maja.reasons import why
from tests.games.reasons import codes, reasons_met
from tests.games.toko_maja.study import table


def test_every_reason_is_met_in_play_and_has_its_sentence_in_three_languages() -> None:
    options: list[tuple[int, dict[str, Any]]] = [(2, {}), (4, {"teams": 2}), (6, {})]
    setups = [*options, (2, {"table_triples": True}), (3, {"table_triples": True})]
    met = reasons_met(GAME, setups, lambda known, _, move: why(known, move))
    assert set(met) == codes(reasons.__name__)


@pytest.mark.parametrize(
    ("laid", "tokens", "code"),
    [
        (["", ""], ".....", "why-lay-token"),
        (["222", ""], ".0...", "why-lay-secure"),
        (["22J", "222"], ".1...", "why-lay-wrest"),
        (["", "222 222"], ".1...", "why-lay"),
    ],
)
def test_a_triple_is_laid_for_what_it_does_to_the_majority(laid: list[str], tokens: str, code: str) -> None:
    known = GAME.information(table(["222", "3"], laid=laid, tokens=tokens, phase="lay"), 0)
    assert why(known, "222").code == f"toko-maja.{code}"


def test_a_card_that_completes_a_triple_is_taken_for_that() -> None:
    known = GAME.information(table(["122", "3"], discards=("1", "2", "3")), 0)
    assert why(known, "t2") == ("toko-maja.why-take-triple", {"card": "2"})
    assert why(known, "t1") == ("toko-maja.why-take-pair", {"card": "1"})
