"""The first time you play (rulings 4, opening)."""

import pytest

from tests.games.rummikub.study import after, code, happened, international, refusal, study


def test_the_opening_takes_thirty_points() -> None:
    position = international("", "r9 r10 r11 b1", opened=False)
    assert code(position, "r9 r10 r11") is None
    small = international("", "r8 r9 r10 b1 k1 y1", opened=False)
    assert refusal(small, "r8 r9 r10") == ("rummikub.opening", {"points": 27, "needed": 30})
    assert code(small, "r8 r9 r10, b1 k1 y1") is None


@pytest.mark.parametrize(
    ("opening", "refused"), [(0, None), (6, None), (7, "rummikub.opening"), (100, "rummikub.opening")]
)
def test_how_many_points_is_an_option(opening: int, refused: str | None) -> None:
    assert code(international("", "r1 r2 r3 b9", opened=False, opening=opening), "r1 r2 r3") == refused


def test_a_joker_counts_as_the_tile_it_stands_for() -> None:
    position = international("", "r9 r10 J b10 k10", opened=False)
    assert code(position, "r9 r10 J") is None
    assert code(position, "b10 k10 J") is None
    assert refusal(position, "J r9 r10") == ("rummikub.opening", {"points": 27, "needed": 30})


def test_the_opening_is_made_of_new_sets_only() -> None:
    position = international("r1 r2 r3", "r4 b11 k11 y11 b1", opened=False)
    assert refusal(position, "r1 r2 r3 r4, b11 k11 y11") == (
        "rummikub.opening_table",
        {"set": ["r1", "r2", "r3"]},
    )
    assert code(position, "r1 r2 r3, b11 k11 y11") is None


def test_no_set_of_the_table_may_be_rearranged_in_the_opening() -> None:
    position = international("r1 r2 r3 r4 r5 r6", "b11 k11 y11 b1", opened=False)
    assert code(position, "r1 r2 r3, r4 r5 r6, b11 k11 y11") == "rummikub.opening_table"


def test_no_joker_may_be_taken_in_the_opening() -> None:
    position = international("r1 r2 r3 J", "b11 k11 y11", opened=False)
    assert code(position, "r1 r2 r3, b11 k11 y11 J") == "rummikub.opening_table"


def test_equal_sets_are_told_apart_by_number_only() -> None:
    position = international("r10 r11 r12", "r10 r11 r12", opened=False)
    assert code(position, "r10 r11 r12, r10 r11 r12") is None


def test_after_the_opening_one_has_opened() -> None:
    position = study("", "r9 r10 r11 b1 b2", opened=False)
    assert after(position, "r9 r10 r11 / b1")["opened"] == [True, False]
    assert happened(position, "r9 r10 r11 / b1")["opened"] == {"seat": 0, "points": 30}


def test_leaving_the_table_as_it_is_opens_nothing() -> None:
    assert after(study("", "r9 r10", opened=False), "= / r9")["opened"] == [False, False]


def test_who_has_opened_may_lay_any_set() -> None:
    assert code(international("", "r1 r2 r3 b1"), "r1 r2 r3") is None
