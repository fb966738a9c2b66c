"""Jokers that stay, that are freed, and that may not be freed (rulings 4, jokers, `joker_from`)."""

import pytest

from tests.games.rummikub.study import code, happened, international, refusal


def held(table: str, rack: str, move: str, **options: str) -> str | None:
    """Return the code of a turn, without the game's name, with one more tile on the rack than it needs."""
    refused = code(international(table, f"{rack} y12", **options), move)
    return None if refused is None else refused.removeprefix("rummikub.")


# A joker that stays


def test_a_joker_stays_in_a_run_that_is_extended() -> None:
    assert held("r3 r4 J", "r6", "r3 r4 J r6") is None
    assert held("r3 r4 J", "r2", "r2 r3 r4 J") is None


def test_a_joker_stays_in_a_run_that_is_split() -> None:
    assert held("r1 r2 r3 r4 J r6", "r3", "r1 r2 r3, r3 r4 J r6") is None


def test_a_joker_stays_in_a_run_that_is_thinned() -> None:
    assert held("r3 r4 J r6", "b3 k3", "r4 J r6, r3 b3 k3") is None


def test_a_joker_stays_when_it_stands_for_the_same_tile_in_another_run() -> None:
    assert held("r3 r4 J", "r6 r7 b3 b4 k3 k4", "J r6 r7, r3 b3 k3, r4 b4 k4") is None


def test_a_joker_stays_in_a_group_of_its_number_whatever_the_colour() -> None:
    assert held("r7 b7 J", "k7", "r7 b7 k7 J") is None
    assert held("r7 b7 k7 J", "b8 b9", "r7 k7 J, b7 b8 b9") is None


def test_a_joker_that_stays_needs_no_support() -> None:
    assert held("r3 r4 J, b1 b2 b3", "b4", "r3 r4 J, b1 b2 b3 b4") is None


# Freed by a tile from the rack


def test_the_example_of_the_rulebook() -> None:
    assert held("b3 b4 J", "b5 y7 r7", "b3 b4 b5, r7 y7 J") is None


def test_a_joker_is_freed_by_the_exact_tile_it_stood_for() -> None:
    assert held("b3 J b5", "b4 y7 r7", "b3 b4 b5, r7 y7 J") is None


def test_without_that_tile_a_joker_stays_where_it_is() -> None:
    position = international("b3 b4 J", "b2 y7 r7 y12")
    assert refusal(position, "b2 b3 b4, r7 y7 J") == (
        "rummikub.joker_held",
        {"set": ["b3", "b4", "J"], "tiles": ["b5"]},
    )


def test_the_replacing_tile_may_be_laid_anywhere_on_the_table() -> None:
    assert held("b3 b4 J, r5 k5 y5", "b2 b5 y7 r7", "b2 b3 b4, r5 b5 k5 y5, r7 y7 J") is None


def test_in_a_group_any_missing_colour_replaces_the_joker() -> None:
    assert held("r7 b7 J", "k7 y1 y2", "r7 b7 k7, y1 y2 J") is None
    assert held("r7 b7 J", "y7 y1 y2", "r7 b7 y7, y1 y2 J") is None


def test_a_colour_that_the_group_has_replaces_nothing() -> None:
    table = "r7 b7 J, r4 r5 r6, r8 r9 r10, b8 b9 b10"
    move = "r4 r5 r6 r7, r7 r8 r9 r10, b7 b8 b9 b10, y1 y2 J"
    position = international(table, "r7 y1 y2 y12")
    assert refusal(position, move) == (
        "rummikub.joker_held",
        {"set": ["r7", "b7", "J"], "tiles": ["k7", "y7"]},
    )


# Lifted without a tile


@pytest.mark.parametrize("table", ["J b3 b4 b5", "b2 b3 b4 J"])
def test_a_joker_at_an_end_of_a_run_of_four_is_simply_lifted(table: str) -> None:
    rest = table.replace("J ", "").replace(" J", "")
    assert held(table, "y7 r7", f"{rest}, r7 y7 J") is None


def test_a_joker_inside_a_run_of_four_is_not_lifted() -> None:
    assert held("b2 J b4 b5 b6 b7", "y7 r7 b3", "b2 b3 b4 b5 b6 b7, r7 y7 J") is None
    assert held("b1 b2 b3 J b5 b6 b7", "y7 r7", "b1 b2 b3, b5 b6 b7, r7 y7 J") == "joker_held"


def test_a_joker_at_an_end_of_a_run_of_three_is_not_lifted() -> None:
    assert held("b3 b4 J", "b2 y7 r7", "b2 b3 b4, r7 y7 J") == "joker_held"


def test_a_joker_in_a_group_of_four_is_simply_lifted() -> None:
    assert held("r7 b7 k7 J", "y1 y2", "r7 b7 k7, y1 y2 J") is None


def test_a_joker_in_a_group_of_three_is_not_lifted() -> None:
    assert held("r7 b7 J, k7 k8 k9 k10", "y1 y2", "r7 b7 k7, k8 k9 k10, y1 y2 J") == "joker_held"


def test_what_counts_is_how_it_lay_when_the_turn_began() -> None:
    assert held("b3 b4 J", "b2 y7 r7", "b2 b3 b4, r7 y7 J") == "joker_held"
    assert held("J J b3 b4", "y7 r7 b5", "J b3 b4 b5, r7 y7 J") is None


# The support of a freed joker


def test_a_freed_joker_ends_in_a_set_with_two_tiles_from_the_rack() -> None:
    position = international("b3 b4 J, y7 y8 y9 y10", "b5 r7 y12")
    assert refusal(position, "b3 b4 b5, y8 y9 y10, r7 y7 J") == (
        "rummikub.joker_support",
        {"set": ["r7", "y7", "J"], "laid": 1, "needed": 2},
    )


def test_a_joker_that_moves_along_its_run_is_freed() -> None:
    assert held("b3 b4 J", "b5", "b3 b4 b5 J") == "joker_support"
    assert held("b3 b4 J", "b5 b6", "b3 b4 b5 b6 J") is None


def test_a_joker_is_freed_when_it_goes_from_a_run_into_a_group() -> None:
    assert held("b5 b6 J", "b7 r7 k7", "b5 b6 b7, r7 k7 J") is None
    assert held("b5 b6 J, k7 k8 k9 k10", "b7 r7", "b5 b6 b7, k8 k9 k10, r7 k7 J") == "joker_support"


def test_a_joker_is_freed_when_it_goes_from_a_group_into_a_run() -> None:
    assert held("r7 b7 J", "k7 y8 y9", "r7 b7 k7, J y8 y9") is None
    assert held("r7 b7 J, y8 y9 y10 y11", "k7 y12", "r7 b7 k7, J y8 y9 y10 y11") == "joker_support"


def test_a_joker_from_the_rack_is_support_too() -> None:
    assert held("b3 b4 J", "b5 r7 J", "b3 b4 b5, r7 J J") is None


def test_a_freed_joker_may_join_a_set_of_the_table_with_two_tiles_laid() -> None:
    assert held("b3 b4 J, y7 y8 y9", "b5 y10 y11", "b3 b4 b5, y7 y8 y9 y10 y11 J") is None


def test_the_replacing_tile_may_itself_be_support() -> None:
    assert held("b3 b4 J, b7 b8 b9", "b5 b6", "b3 b4 b5 b6 b7 b8 b9 J") is None


# Two jokers


def test_two_freed_jokers_need_a_tile_of_their_own_each() -> None:
    table = "r5 b5 J, r5 k5 J"
    assert held(table, "y5 r1 r2 k8 k9", "r5 b5 y5, r5 k5 J, r1 r2 J") is None
    assert held("r5 b5 J, b6 b7 J", "y5 b8 r1 r2 k8 k9", "r5 b5 y5, b6 b7 b8, r1 r2 J, k8 k9 J") is None
    # y5 replaces one of them only; the other was not at the end of a run of four.
    assert held(
        "r5 b5 J, y3 y4 J", "y5 r1 r2 k8 k9 b4 b3 k3 k4", "r5 b5 y5, r1 r2 J, k8 k9 J, y3 k3 b3, y4 b4 k4"
    ) == ("joker_held")


def test_two_jokers_of_one_group_are_both_lifted() -> None:
    assert held("r5 b5 J J, k5 k6 k7 k8", "r1 r2 y8 y9", "r5 b5 k5, k6 k7 k8, r1 r2 J, J y8 y9") is None


def test_some_account_of_which_joker_became_which_is_enough() -> None:
    # The joker of the first set is lifted and goes where the second was; the second stays if they change names.
    assert held("r1 r2 r3 J, b5 b6 J", "b8 b9", "r1 r2 r3, b5 b6 J b8 b9 J") is None
    assert held("r1 r2 r3 J, b5 b6 J", "y8 y9", "r1 r2 r3 J, b5 b6 J, J y8 y9") == "not_yours"


def test_some_account_of_which_copy_came_from_the_rack_is_enough() -> None:
    # One b8 was on the table and one came from the rack: the new one can count as the one with the joker.
    assert held("r1 r2 r3 J, b8 k8 y8", "b8 b9", "r1 r2 r3, b8 k8 y8, b8 b9 J") is None
    assert held("r1 r2 r3 J, b8 k8 y8, r9 b9 k9", "b8 y9", "r1 r2 r3, J b8 y9, b8 k8 y8, r9 b9 k9") == "set"


def test_one_copy_cannot_support_two_jokers() -> None:
    move = "r1 r2 r3, k5 k6 k7, r8 k8 y8, b8 b9 J, b7 b8 J"
    assert held("r1 r2 r3 J, k5 k6 k7 J, r8 b8 k8 y8", "b7 b8 b9", move) == "joker_support"
    assert held("r1 r2 r3 J, k5 k6 k7 J, r8 k8 y8", "b7 b8 b8 b9", move) is None


def test_a_joker_of_the_rack_lies_anywhere() -> None:
    assert held("r3 r4 r5", "J", "r3 r4 r5 J") is None
    assert held("r3 r4 J", "J", "r3 r4 J J") is None


def test_the_support_of_two_jokers_is_counted_together() -> None:
    table = "r1 r2 r3 J, k5 k6 k7 J, r8 b8 k8 y8, r9 b9 k9 y9"
    kept = "r1 r2 r3, k5 k6 k7, r8 k8 y8, r9 k9 y9"
    assert held(table, "b8 b9 b10", f"{kept}, b8 b9 J, b8 b9 b10 J") == "joker_support"
    assert held(table, "b8 b9 b10 b11", f"{kept}, b8 b9 J, b8 b9 b10 b11 J") is None


def test_where_two_sets_share_one_copy_a_joker_is_reported_to_lie_with_one_tile() -> None:
    move = "r1 r2 r3, k5 k6 k7, r8 k8 y8, b8 b9 J, b7 b8 J"
    position = international("r1 r2 r3 J, k5 k6 k7 J, r8 b8 k8 y8", "b7 b8 b9 y12")
    assert refusal(position, move) == (
        "rummikub.joker_support",
        {"set": ["b7", "b8", "J"], "laid": 1, "needed": 2},
    )


@pytest.mark.parametrize(
    "move",
    ["b5 b6 J, r1 r2 r3, k6 k7 k8, k9 k10 J", "k9 k10 J, r1 r2 r3, k6 k7 k8, b5 b6 J"],
    ids=["held first", "supported too little first"],
)
def test_of_two_accounts_the_one_that_comes_nearest_is_reported(move: str) -> None:
    # In one account, the joker of b5 b6 J left without b7. In the other, better one, the lifted joker took its place.
    assert held("r1 r2 r3 J, b5 b6 J, k6 k7 k8 k9", "k10", move) == "joker_support"


# joker_from


def test_with_any_a_copy_that_lay_on_the_table_will_do() -> None:
    table, rack = "b3 b4 J, r5 b5 k5 y5", "y7 r7"
    move = "b3 b4 b5, r5 k5 y5, r7 y7 J"
    assert held(table, rack, move) == "joker_held"
    assert held(table, rack, move, joker_from="any") is None


def test_with_any_the_freed_joker_still_needs_support_from_the_rack() -> None:
    table, rack = "b3 b4 J, r5 b5 k5 y5, y7 y8 y9 y10", "r7"
    assert held(table, rack, "b3 b4 b5, r5 k5 y5, y8 y9 y10, r7 y7 J", joker_from="any") == "joker_support"


def test_with_any_each_joker_needs_a_copy_of_its_own() -> None:
    table = "r5 b5 J, y3 y4 J, y5 y6 y7 y8"
    move = "r5 b5 y5, r1 r2 J, k8 k9 J, b3 k3 y3, b4 k4 y4, y6 y7 y8"
    assert held(table, "r1 r2 k8 k9 b3 k3 b4 k4", move, joker_from="any") == "joker_held"
    both = "r5 b5 y5, r1 r2 J, k8 k9 J, y3 y4 y5, y6 y7 y8"
    assert held(table, "r1 r2 k8 k9 y5", both, joker_from="any") is None
    assert held(table, "r1 r2 k8 k9 y5", both) == "joker_held"


def test_onlookers_see_that_a_joker_was_freed() -> None:
    events = happened(international("b3 b4 J", "b5 y7 r7 y12"), "b3 b4 b5, r7 y7 J")
    freed = {"seat": 0, "stood_for": "b5", "colour": "b", "number": "5", "set": ["r7", "y7", "J"]}
    assert events["joker_freed"] == freed
    group = happened(international("r7 b7 k7 J", "y1 y2 y12"), "r7 b7 k7, y1 y2 J")
    assert {key: group["joker_freed"][key] for key in ("stood_for", "colour", "number")} == {
        "stood_for": "7",
        "colour": "",
        "number": "7",
    }
