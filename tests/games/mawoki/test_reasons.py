"""The reason for a suggested move of Mawoki: every reason occurs, and has a sentence in three languages."""

from typing import Any

from tablee.games.mawoki import GAME, reasons
from tablee.games.mawoki.reasons import why
from tests.games.mawoki.study import table
from tests.games.reasons import codes, reasons_met


def test_every_reason_is_met_in_play_and_has_its_sentence_in_three_languages() -> None:
    setups: list[tuple[int, dict[str, Any]]] = [
        (players, {"arrow": arrow}) for players in (2, 3, 5) for arrow in ("target-draws", "steal")
    ]
    setups.append((3, {"smoke": "may", "arrow": "target-may-draw", "drawings": 3}))
    assert set(reasons_met(GAME, setups * 2, why)) == codes(reasons.__name__)


def test_smoke_is_laid_for_the_cards_that_can_follow() -> None:
    position = table([["bT/rT/s", "bT/rP/-", "bH/rC/a"], ["bP/rH/s"]], ["bT/yH/s"])
    known = GAME.information(position, 0)
    assert why(known, GAME.legal(position).moves, "bT/rT/s") == ("mawoki.why-chain", {"cards": 2})


def test_a_last_card_wins() -> None:
    position = table([["bT/rP/-"], ["bP/rH/s"]], ["bT/yH/s"])
    assert why(GAME.information(position, 0), ["bT/rP/-"], "bT/rP/-") == ("mawoki.why-out", {})
