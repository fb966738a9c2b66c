"""Rearranging the table (rulings 4, playing; rulebook, manipulation des tuiles)."""

import pytest

from tablee.core.errors import IllegalMoveError
from tablee.games.rummikub import GAME
from tests.games.rummikub.study import after, code, happened, international, refusal, study


def test_a_run_is_shifted_by_adding_at_one_end_and_taking_at_the_other() -> None:
    position = international("r3 r4 r5, b3 k3 y3", "r6 b13")
    assert code(position, "r4 r5 r6, r3 b3 k3 y3") is None


def test_a_long_run_is_broken_to_put_a_tile_in() -> None:
    position = international("r6 r7 r8 r9 r10", "r8 b13")
    assert after(position, "r6 r7 r8, r8 r9 r10")["table"] == [["r6", "r7", "r8"], ["r8", "r9", "r10"]]


def test_a_tile_of_a_group_is_replaced_by_the_fourth_colour() -> None:
    position = international("b6 k6 y6, b7 b8 b9", "r6 b13")
    assert code(position, "r6 k6 y6, b6 b7 b8 b9") is None


def test_tiles_are_taken_from_the_ends_of_a_run_while_three_remain() -> None:
    position = international("r1 r2 r3 r4", "b4 k4 b13")
    assert code(position, "r1 r2 r3, r4 b4 k4") is None
    short = international("r1 r2 r3", "b3 k3 b13")
    assert refusal(short, "r1 r2, r3 b3 k3") == ("rummikub.set", {"set": ["r1", "r2"], "why": "short"})


def test_a_tile_is_taken_from_a_group_of_four() -> None:
    position = international("r5 b5 k5 y5", "r6 r7 b13")
    assert code(position, "b5 k5 y5, r5 r6 r7") is None


def test_every_tile_of_the_table_stays_there() -> None:
    position = international("r5 b5 k5 y5", "r1 r2 r3 y9")
    assert refusal(position, "r5 b5 k5, r1 r2 r3") == ("rummikub.missing", {"tiles": ["y5"]})


def test_a_joker_never_goes_back_to_a_rack() -> None:
    position = international("r5 b5 k5 J", "r1 r2 r3 y9")
    assert refusal(position, "r5 b5 k5, r1 r2 r3") == ("rummikub.missing", {"tiles": ["J"]})


def test_added_tiles_must_be_on_the_rack() -> None:
    position = international("r5 b5 k5", "r1 r2 y9")
    assert refusal(position, "r5 b5 k5 y5, r1 r2 r3") == ("rummikub.not_yours", {"tiles": ["r3", "y5"]})


def test_a_second_copy_must_be_there_too() -> None:
    position = international("", "r1 r2 r3 y9")
    assert refusal(position, "r1 r2 r3, r1 r2 r3") == ("rummikub.not_yours", {"tiles": ["r1", "r2", "r3"]})


def test_at_least_one_tile_is_added() -> None:
    position = international("r1 r2 r3 r4 r5 r6", "y9")
    assert refusal(position, "r1 r2 r3, r4 r5 r6") == ("rummikub.nothing_laid", {})
    assert refusal(position, "r1 r2 r3 r4 r5 r6") == ("rummikub.nothing_laid", {})
    assert refusal(position, "=") == ("rummikub.nothing_laid", {})


def test_a_written_table_must_add_a_tile_in_the_other_form_too() -> None:
    position = study("r1 r2 r3", "y9 y10")
    assert code(position, "r1 r2 r3 / y9") == "rummikub.nothing_laid"
    assert code(position, "= / y9") is None


def test_a_refused_turn_leaves_everything_as_it_was() -> None:
    position = study("r5 b5 k5", "r1 r2 y9")
    before = GAME.dump(position)
    with pytest.raises(IllegalMoveError):
        GAME.apply(position, "r5 b5 k5, r1 r2 y9 / y9")
    assert GAME.dump(position) == before


@pytest.mark.parametrize(
    ("move", "first"),
    [
        ("r1 r2 x3, r5 b5", "rummikub.syntax"),
        ("r5 b5, y9 y9 y9", "rummikub.set"),
        ("r5 b5 y5", "rummikub.missing"),
        ("r5 b5 k5 y5, J r12 r13 / r13", "rummikub.not_yours"),
        ("r5 b5 k5 / r13", "rummikub.nothing_laid"),
        ("r5 b5 k5, r1 r2 r3", "rummikub.discard_missing"),
        ("r5 b5 k5, r1 r2 r3 / r1", "rummikub.discard_not_held"),
        ("r5 b5 k5, r1 r2 r3 / y9", None),
    ],
)
def test_the_first_rule_broken_is_named(move: str, first: str | None) -> None:
    assert code(study("r5 b5 k5", "r1 r2 r3 y9 y10"), move) == first


def test_onlookers_see_which_tiles_were_laid_and_the_table_before_and_after() -> None:
    events = happened(international("r6 r7 r8 r9 r10", "r8 b13"), "r8 r9 r10, r6 r7 r8")
    assert events["laid"] == {
        "seat": 0,
        "tiles": ["r8"],
        "before": [["r6", "r7", "r8", "r9", "r10"]],
        "after": [["r6", "r7", "r8"], ["r8", "r9", "r10"]],
    }


def test_the_table_is_listed_in_order_however_it_was_written() -> None:
    position = international("y1 y2 y3", "r7 b7 k7 r1 b1 k1 b13")
    assert after(position, "k7 b7 r7, y1 y2 y3, k1 r1 b1")["table"] == [
        ["r1", "b1", "k1"],
        ["r7", "b7", "k7"],
        ["y1", "y2", "y3"],
    ]
