"""Why a move of Rummikub is suggested: every reason has its sentence in three languages."""

from tablee.core.bot import Reason
from tablee.games.rummikub import GAME, reasons
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.reasons import why
from tablee.words import LANGUAGES
from tests.games.reasons import codes, spoken
from tests.games.rummikub.study import international, study


def asked(position: RummikubPosition, move: str, able: bool = True) -> Reason:
    return why(GAME.information(position, position.turn), move, able)


def test_every_reason_has_its_sentence_in_three_languages() -> None:
    closed = international("", "r10 r11 r12 b1", opened=False)
    laying = international("r1 r2 r3", "r4 k9 k10")
    discarding = study("r1 r2 r3", "r4 k9 k10")
    met = [
        asked(closed, "draw", False),
        asked(closed, "pass", False),
        asked(closed, "draw"),
        asked(closed, "r10 r11 r12"),
        asked(study("", "r10 r11 r12 b1 b5", opened=False), "r10 r11 r12 / b1"),
        asked(laying, "r1 r2 r3 r4"),
        asked(discarding, "r1 r2 r3 r4 / k9"),
        asked(discarding, "= / k9"),
        asked(discarding, "= / k9", False),
        asked(study("r1 r2 r3", "r4"), "r1 r2 r3 r4"),
        asked(study("r1 r2 r3", "k9"), "= / k9"),
        asked(study("r1 r2 r3", "k9", go_out_by_discard=False), "=", False),
    ]
    assert {reason.code for reason in met} == codes(reasons.__name__)
    for reason in met:
        for language in LANGUAGES:
            spoken(reason, language)


def test_laying_says_what_it_rids_the_rack_of() -> None:
    reason = asked(study("r1 r2 r3", "r4 k9 k10"), "r1 r2 r3 r4 / k10")
    assert reason.code == "rummikub.why-lay-discard"
    assert (reason.params["count"], reason.params["points"], reason.params["tile"]) == (1, 4, "k10")


def test_an_opening_says_what_its_sets_are_worth() -> None:
    reason = asked(international("", "r10 r11 J b1", opened=False), "r10 r11 J")
    assert (reason.code, reason.params["points"]) == ("rummikub.why-open", 33)
