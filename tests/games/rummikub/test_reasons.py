"""The reason for a suggested move of Rummikub: every reason has a sentence in three languages."""

from tablee.core.bot import Reason
from tablee.games.rummikub import GAME, reasons
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.reasons import why
from tablee.words import LANGUAGES
from tests.games.reasons import codes, spoken
from tests.games.rummikub.study import international, study


def reason_for(position: RummikubPosition, move: str, able: bool = True) -> Reason:
    return why(GAME.information(position, position.turn), move, able)


def test_every_reason_has_its_sentence_in_three_languages() -> None:
    closed = international("", "r10 r11 r12 b1", opened=False)
    laying = international("r1 r2 r3", "r4 k9 k10")
    discarding = study("r1 r2 r3", "r4 k9 k10")
    met = [
        reason_for(closed, "draw", False),
        reason_for(closed, "pass", False),
        reason_for(closed, "draw"),
        reason_for(closed, "r10 r11 r12"),
        reason_for(study("", "r10 r11 r12 b1 b5", opened=False), "r10 r11 r12 / b1"),
        reason_for(laying, "r1 r2 r3 r4"),
        reason_for(discarding, "r1 r2 r3 r4 / k9"),
        reason_for(discarding, "= / k9"),
        reason_for(discarding, "= / k9", False),
        reason_for(study("r1 r2 r3", "r4"), "r1 r2 r3 r4"),
        reason_for(study("r1 r2 r3", "k9"), "= / k9"),
        reason_for(study("r1 r2 r3", "k9", go_out_by_discard=False), "=", False),
    ]
    assert {reason.code for reason in met} == codes(reasons.__name__)
    for reason in met:
        for language in LANGUAGES:
            spoken(reason, language)


def test_laying_says_what_it_rids_the_rack_of() -> None:
    reason = reason_for(study("r1 r2 r3", "r4 k9 k10"), "r1 r2 r3 r4 / k10")
    assert reason.code == "rummikub.why-lay-discard"
    assert (reason.params["count"], reason.params["points"], reason.params["tile"]) == (1, 4, "k10")


def test_an_opening_says_what_its_sets_are_worth() -> None:
    reason = reason_for(international("", "r10 r11 J b1", opened=False), "r10 r11 J")
    assert (reason.code, reason.params["points"]) == ("rummikub.why-open", 33)
