"""Valid sets: runs and groups, jokers in them, and their text (rulings 4, sets; notation 3)."""

import pytest

from tablee.games.rummikub.sets import NotASetError, set_of_names
from tests.games.rummikub.study import code, international, refusal


def meld(text: str) -> str:
    return set_of_names(text.split()).text()


def why(text: str) -> str:
    with pytest.raises(NotASetError) as caught:
        set_of_names(text.split())
    return caught.value.why


@pytest.mark.parametrize(
    "text", ["r7 b7 k7", "r7 b7 k7 y7", "r1 r2 r3", "y11 y12 y13", " ".join(f"b{n}" for n in range(1, 14))]
)
def test_a_group_is_three_or_four_of_one_number_and_a_run_three_or_more_of_one_colour(text: str) -> None:
    assert meld(text) == text


def test_two_tiles_are_no_set() -> None:
    assert why("r7 b7") == "short"
    assert why("J J") == "short"


def test_the_colours_of_a_group_are_all_different() -> None:
    assert why("r7 r7 b7") == "twice"
    assert why("r7 r7 J") == "twice"


def test_a_group_has_at_most_four_tiles() -> None:
    assert why("r7 b7 k7 y7 J") == "large"


def test_the_numbers_of_a_run_follow_one_another() -> None:
    assert why("r1 r2 r4") == "gap"
    assert why("r3 r3 r4") == "gap"


def test_a_run_has_one_colour() -> None:
    assert why("r1 b2 r3") == "mixed"
    assert why("r3 r4 b4") == "mixed"


def test_one_is_low_only() -> None:
    assert why("r12 r13 r1") == "gap"
    assert why("r12 r13 J") == "ends"
    assert why("J r1 r2") == "ends"


def test_a_run_is_written_ascending() -> None:
    assert why("r5 r4 r3") == "gap"
    assert why("r3 r5 r4") == "gap"


def test_a_joker_stands_for_what_its_place_in_a_run_says() -> None:
    joker_set = set_of_names(["J", "r4", "r5"])
    assert (joker_set.low, joker_set.points()) == (3, 12)
    assert set_of_names(["r4", "r5", "J"]).points() == 15
    assert set_of_names(["r4", "J", "r6"]).points() == 15
    assert why("r4 J r5") == "gap"


@pytest.mark.parametrize(("text", "worth"), [("r7 J J", 24), ("J r7 J", 21), ("J J r7", 18)])
def test_one_tile_with_two_jokers_is_a_run(text: str, worth: int) -> None:
    joker_set = set_of_names(text.split())
    assert joker_set.run
    assert joker_set.points() == worth


def test_one_tile_with_two_jokers_keeps_within_1_and_13() -> None:
    assert why("J J r2") == "ends"
    assert why("r12 J J") == "ends"
    assert meld("J J r13") == "J J r13"


def test_a_group_may_have_two_jokers_beside_two_tiles() -> None:
    joker_set = set_of_names(["J", "b7", "J", "r7"])
    assert not joker_set.run
    assert joker_set.text() == "r7 b7 J J"
    assert joker_set.points() == 28


def test_a_set_of_jokers_only_is_none() -> None:
    assert why("J J J") == "jokers"


def test_a_group_is_listed_by_colour_with_the_joker_last_however_it_was_written() -> None:
    assert meld("J k7 b7") == "b7 k7 J"


def test_the_first_set_that_is_none_is_named() -> None:
    position = international("", "r1 r2 r3 b4 b5 k7 y7")
    assert refusal(position, "r1 r2 r3, b4 b5, k7 y7") == (
        "rummikub.set",
        {"set": ["b4", "b5"], "why": "short"},
    )


@pytest.mark.parametrize(
    ("move", "part"),
    [
        ("r3 r4 r14", "r14"),
        ("r3 r4 R5", "R5"),
        ("r3 r4  r5", ""),
        (" r3 r4 r5", ""),
        ("r3 r4 r5 ", ""),
        ("r3,r4 r5", "r3,r4"),
        ("r3 r4 r5,b1 b2 b3", "r5,b1"),
        ("r3 r4 r5 / x", "x"),
        ("r3 r4 r5 /", "/"),
        ("r3 r4 r5 / J / J", "J / J"),
        ("", ""),
        ("r03 r4 r5", "r03"),
        ("j r4 r5", "j"),
        ("= =", "="),
        ("Draw", "Draw"),
    ],
)
def test_moves_are_matched_to_the_letter(move: str, part: str) -> None:
    assert refusal(international("", "r3 r4 r5 J"), move) == ("rummikub.syntax", {"part": part})


def test_the_order_of_sets_and_of_the_tiles_of_a_group_does_not_matter_in_a_move() -> None:
    position = international("r3 r4 r5", "r7 b7 k7")
    assert code(position, "k7 r7 b7, r3 r4 r5") is None
    assert code(position, "r3 r4 r5, r7 b7 k7") is None
