"""The reason for a suggested move of TOKAN: every reason has a sentence in three languages."""

from typing import Any

import pytest

from tablee.core.bot import Reason
from tablee.games.tokan import GAME, bots, reasons
from tablee.games.tokan.reasons import why
from tablee.words import LANGUAGES
from tests.games.reasons import codes, spoken
from tests.games.tokan.boards import study
from tests.games.tokan.test_perft import opening

OPEN = {"exact": False, "outcome": "open", "depth": 3}


def reason_for(position: Any, move: str, found: dict[str, Any]) -> Reason:
    return why(position.board, GAME.legal(position).moves, move, found)


def test_every_reason_has_its_sentence_in_three_languages() -> None:
    wide = opening("reasons", {}, 0)
    moves = GAME.legal(wide).moves
    few = study("M m . . . .", "J j . . . .")
    lone = study("M m . . . .")
    assert len(GAME.legal(lone).moves) == 1
    met = [reason_for(wide, move, OPEN) for move in moves]
    met += [
        reason_for(wide, moves[0], {**OPEN, "exact": True, "outcome": one})
        for one in ("won", "drawn", "lost")
    ]
    met += [reason_for(lone, GAME.legal(lone).moves[0], OPEN)]
    met += [reason_for(few, move, OPEN) for move in GAME.legal(few).moves]
    draft = opening("reasons", {"setup": "draft"}, 0)
    choice = GAME.bot(3).choose(GAME.information(draft, draft.turn), GAME.legal(draft).moves, 1, None)
    assert choice.reason is not None
    met.append(choice.reason)
    assert {reason.code for reason in met} == codes(reasons.__name__) | codes(bots.__name__)
    for reason in met:
        for language in LANGUAGES:
            spoken(reason, language)


@pytest.mark.parametrize("level", [3, 4, 5])
def test_levels_that_search_say_why(level: int) -> None:
    position = opening("why", {}, 8)
    known = GAME.information(position, position.turn)
    assert GAME.bot(level).choose(known, GAME.legal(position).moves, 1, 40).reason is not None
