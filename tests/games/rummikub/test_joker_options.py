"""The options for lifting a joker and for placing a freed one (rulings 4, joker_lift and joker_to)."""

import itertools
from random import Random
from typing import Any

import pytest

from tablee.games.rummikub import GAME
from tablee.games.rummikub.jokers import BY_DEFAULT, JokerRules, joker_rules, judge
from tablee.games.rummikub.moves import DRAW, PASS, parse, write
from tablee.games.rummikub.pieces import KIND_OF, KINDS, counted, listed, names
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.sets import table_text, tiles_of
from tablee.games.rummikub.solver.plays import MOST_POINTS, MOST_TILES, best_play, play_exactly
from tests.games.rummikub.brute import (
    every_choice,
    every_table,
    position_to_mix,
    position_with_an_end_joker,
    small_position,
)
from tests.games.rummikub.identities import allowed
from tests.games.rummikub.study import code, international, refusal
from tests.games.rummikub.test_jokers import held
from tests.games.rummikub.test_solver import EVERY_RULE

ANY_END = {"joker_lift": "any-end"}
NEW_SET = {"joker_to": "new-set"}
MIXED_SET = {"joker_to": "mixed-set"}
AGREED = [
    {"joker_from": copy, "joker_lift": lift, "joker_to": to}
    for copy, lift, to in itertools.product(
        ("rack", "any"), ("long-sets", "any-end"), ("any-set", "new-set", "mixed-set")
    )
]


def choices(position: RummikubPosition, moves: list[str]) -> set[tuple[int, ...]]:
    """Return what these moves, except drawing and passing, lay from the rack: kinds in order."""
    before = counted(tiles_of(position.table))
    found = set()
    for move in moves:
        melds = None if move in (DRAW, PASS) else parse(move).melds
        if melds is not None:
            after = counted(tiles_of(melds))
            found.add(tuple(listed([after[kind] - before[kind] for kind in range(KINDS)])))
    return found


def test_what_nobody_agreed_upon_is_as_the_options_are_by_default() -> None:
    agreed = joker_rules(GAME.options.fill({}))
    for rules in (BY_DEFAULT, agreed):
        assert (rules.any_copy, rules.any_end, rules.new_set, rules.mixed_set) == (False,) * 4


# joker_lift


@pytest.mark.parametrize(
    ("table", "rack", "move"),
    [
        ("r3 r4 J, r5 b5 k5 y5", "b7 y7", "r3 r4 r5, b5 k5 y5, b7 y7 J"),
        ("J r4 r5, r6 r7 r8", "b7 y7", "r4 r5 r6 r7 r8, b7 y7 J"),
        ("r4 J J, r1 r2 r3", "b7 y7", "r1 r2 r3 r4 J, b7 y7 J"),
    ],
)
def test_with_any_end_a_joker_at_the_end_of_a_run_of_three_is_lifted(
    table: str, rack: str, move: str
) -> None:
    assert held(table, rack, move) == "joker_held"
    assert held(table, rack, move, **ANY_END) is None


def test_with_any_end_what_the_joker_leaves_must_lie_in_sets_all_the_same() -> None:
    assert held("r3 r4 J", "b7 y7", "r3 r4, b7 y7 J", **ANY_END) == "set"


@pytest.mark.parametrize(
    ("table", "rack", "move"),
    [
        ("r3 J r5, r4 b4 k4 y4", "b7 y7", "r3 r4 r5, b4 k4 y4, b7 y7 J"),
        ("r7 b7 J, k7 k8 k9 k10", "y1 y2", "r7 b7 k7, k8 k9 k10, y1 y2 J"),
    ],
)
def test_with_any_end_a_joker_inside_a_run_or_in_a_group_of_three_must_be_replaced(
    table: str, rack: str, move: str
) -> None:
    assert held(table, rack, move, **ANY_END) == "joker_held"


def test_with_any_end_a_group_of_four_still_gives_its_joker_up() -> None:
    assert held("r5 b5 k5 J", "b7 y7", "r5 b5 k5, b7 y7 J", **ANY_END) is None


def test_with_any_end_a_lifted_joker_needs_two_tiles_beside_it_too() -> None:
    move = "r3 r4 r5, b5 k5 y5, b7 y7 J"
    assert held("r3 r4 J, r5 b5 k5 y5, b7 k7 r7 y7", "y7", f"{move}, k7 r7 b7", **ANY_END) == "not_yours"
    assert (
        held("r3 r4 J, r5 b5 k5 y5, b7 b8 b9 b10", "y7", f"{move}, b8 b9 b10", **ANY_END) == "joker_support"
    )


# joker_to


def test_with_new_set_a_freed_joker_may_not_join_a_set_of_the_table() -> None:
    position = international("b3 b4 J, y7 y8 y9", "b5 y10 y11 y12", **NEW_SET)
    assert refusal(position, "b3 b4 b5, y7 y8 y9 y10 y11 J") == (
        "rummikub.joker_new_set",
        {"set": ["y7", "y8", "y9", "y10", "y11", "J"], "tiles": ["y7", "y8", "y9"], "needed": 2},
    )


def test_with_new_set_a_freed_joker_makes_a_set_of_tiles_from_the_rack() -> None:
    assert held("b3 b4 J", "b5 y7 r7", "b3 b4 b5, r7 y7 J", **NEW_SET) is None
    assert held("b3 b4 J", "b5 r7 r9 r10", "b3 b4 b5, r7 J r9 r10", **NEW_SET) is None


def test_with_new_set_a_joker_from_the_rack_is_a_tile_of_the_rack() -> None:
    assert held("b3 b4 J", "b5 r7 J", "b3 b4 b5, r7 J J", **NEW_SET) is None


def test_with_new_set_two_freed_jokers_may_share_a_set() -> None:
    assert held("b3 b4 J, r3 r4 J", "b5 r5 k9 k10", "b3 b4 b5, r3 r4 r5, k9 k10 J J", **NEW_SET) is None


def test_with_new_set_a_joker_that_stays_is_no_part_of_it() -> None:
    table = "b3 b4 J, k9 J k11, r9 b9 y9, r11 b11 y11"
    move = "b3 b4 b5, r9 b9 y9 k9, r11 b11 y11 k11, J k11 k12 J"
    assert held(table, "b5 k11 k12", move) is None
    position = international(table, "b5 k11 k12 y12", **NEW_SET)
    assert refusal(position, move) == (
        "rummikub.joker_new_set",
        {"set": ["J", "k11", "k12", "J"], "tiles": ["J"], "needed": 2},
    )


BACK_IN_A_GROUP = ("b9 J b11, b10 k10 J, k7 k8 k9", "b10 r10", "b9 b10 b11, k7 k8 k9 k10, r10 b10 J J")
"""The red 10 could replace the joker of the tens. The joker is a ten again, with the other, which b10 freed."""

BACK_IN_A_RUN = (
    "J r4 r5, J r4 r5, k4 k5 k6 k7, b4 b5 b6 b7, b5 k5 y5, r6 r7 r8",
    "r1 r2 y4 y4",
    "r1 r2 J J, r4 k4 y4, r4 b4 y4, k5 k6 k7, b5 b6 b7, r5 b5 k5 y5, r5 r6 r7 r8",
)
"""Both jokers stood for the red 3 and could be lifted; one is a red 3 again, in a set with the other."""


@pytest.mark.parametrize(("table", "rack", "move"), [BACK_IN_A_GROUP, BACK_IN_A_RUN], ids=["group", "run"])
def test_with_new_set_a_joker_that_stands_for_the_same_again_stayed_and_keeps_no_freed_one_company(
    table: str, rack: str, move: str
) -> None:
    assert held(table, rack, move, **ANY_END) is None
    position = international(table, f"{rack} y12", **ANY_END, **NEW_SET)
    assert code(position, move) == "rummikub.joker_new_set"
    tiles = [KIND_OF[name] for name in rack.split()]
    assert play_exactly(position.table, tiles, JokerRules(any_end=True)) is not None
    assert play_exactly(position.table, tiles, position.joker_rules) is None
    moves = GAME.legal(position).moves
    assert {code(position, each) for each in moves} == {None}
    assert tuple(sorted(tiles)) not in choices(position, moves)
    for goal in (MOST_TILES, MOST_POINTS):
        play = best_play(position.table, position.racks[0], goal, position.joker_rules)
        assert play is None or code(position, write(play.table, None)) is None


@pytest.mark.parametrize(
    ("table", "rack"),
    [
        ("b9 J b11, b10 k10 J, k7 k8 k9", "b10 r10 y10"),
        ("r10 b10 J, r10 b10 J, r11 r12 r13, b11 b12 b13", "k10 y10"),
        ("r3 r4 J, b8 b9 J, k8 k9 k10", "r5 b10 r7 r8"),
    ],
    ids=["one of two tens", "both tens", "a run"],
)
def test_with_new_set_two_jokers_lie_wherever_trying_everything_lays_them(table: str, rack: str) -> None:
    position = international(table, rack, **ANY_END, **NEW_SET)
    moves = GAME.legal(position).moves
    assert {code(position, each) for each in moves} == {None}
    expected = every_choice(position.table, position.racks[0], position.joker_rules)
    assert choices(position, moves) == expected


def test_with_new_set_one_copy_from_the_rack_is_not_in_two_new_sets() -> None:
    table = "r1 r2 r3 J, k5 k6 k7 J, r8 b8 k8 y8"
    move = "r1 r2 r3, k5 k6 k7, r8 k8 y8, b7 b8 b9 J, r8 b8 k8 J"
    assert held(table, "r8 k8 b8 b7 b9", move) is None
    position = international(table, "r8 k8 b8 b7 b9 y12", **NEW_SET)
    assert refusal(position, move) == (
        "rummikub.joker_new_set",
        {"set": ["b7", "b8", "b9", "J"], "tiles": ["b8"], "needed": 2},
    )


def test_with_new_set_too_few_tiles_from_the_rack_are_named_first() -> None:
    assert held("b3 b4 J, y7 y8 y9", "b5 y10", "b3 b4 b5, y7 y8 y9 y10 J", **NEW_SET) == "joker_support"


def test_with_new_set_a_joker_that_is_not_freed_stays_in_a_set_of_the_table() -> None:
    assert held("b3 b4 J", "b6", "b3 b4 J b6", **NEW_SET) is None


def test_with_mixed_set_tiles_of_different_sets_of_the_table_may_lie_in_the_new_one() -> None:
    """A position of the review: the black 10 was in a run, and no other tile of that run is among the tens."""
    table, rack = "r4 J r6, k7 k8 k9 k10", "r5 b10 y10 k1"
    move = "r4 r5 r6, k7 k8 k9, b10 k10 y10 J"
    assert held(table, rack, move) is None
    assert held(table, rack, move, **NEW_SET) == "joker_new_set"
    assert held(table, rack, move, **MIXED_SET) is None


def test_with_mixed_set_a_run_takes_one_tile_each_of_several_sets() -> None:
    table = "r1 r2 r3 J, r9 b9 k9 y9, r12 b12 k12 y12"
    move = "r1 r2 r3, b9 k9 y9, b12 k12 y12, r9 r10 r11 r12 J"
    assert held(table, "r10 r11", move, **MIXED_SET) is None
    assert held(table, "r10 r11", move, **NEW_SET) == "joker_new_set"


def test_with_mixed_set_no_set_of_the_table_goes_on_with_the_joker() -> None:
    position = international("b3 b4 J, y7 y8 y9", "b5 y6 y10 y12", **MIXED_SET)
    assert refusal(position, "b3 b4 b5, y6 y7 y8 y9 y10 J") == (
        "rummikub.joker_mixed_set",
        {"set": ["y6", "y7", "y8", "y9", "y10", "J"], "tiles": ["y7", "y8", "y9"], "needed": 2},
    )
    torn = "b1 b2 b3, r7 r8 r9, J r4 r5 r6"
    assert held("b1 b2 b3 J, r6 r7 r8 r9", "r4 r5", torn, **MIXED_SET) is None


def test_with_mixed_set_a_joker_that_stays_is_a_tile_of_its_set() -> None:
    table = "b3 b4 J, k9 J k11, r9 b9 y9, r11 b11 y11"
    move = "b3 b4 b5, r9 b9 y9 k9, r11 b11 y11 k11, J k11 k12 J"
    assert held(table, "b5 k11 k12", move, **MIXED_SET) is None
    together = "b3 b4 b5, r9 b9 y9, r11 b11 y11 k11, k9 J k11 k12 J"
    position = international(table, "b5 k11 k12 y12", **MIXED_SET)
    assert refusal(position, together) == (
        "rummikub.joker_mixed_set",
        {"set": ["k9", "J", "k11", "k12", "J"], "tiles": ["k9", "J"], "needed": 2},
    )


def test_with_mixed_set_one_copy_from_the_rack_is_not_in_two_new_sets() -> None:
    """Both sets need the red 8 from the rack: the other one was next to the red 9, and supports nothing."""
    table = "b1 b2 b3 J, k1 k2 k3 J, r8 r9 r10 r11 r12, b5 b6 b7 b8"
    rest = "b1 b2 b3, k1 k2 k3, r10 r11 r12, r8 b8 k8 J, r6 r7 r8 r9 J"
    assert held(table, "r8 k8 r6 r7", f"{rest}, b5 b6 b7") is None
    assert held(table, "r8 k8 r6 r7", f"{rest}, b5 b6 b7", **MIXED_SET) == "joker_mixed_set"
    assert held(table, "r8 k8 b8 r6 r7", f"{rest}, b5 b6 b7 b8", **MIXED_SET) is None


@pytest.mark.parametrize("seed", range(40))
def test_jokers_may_do_what_they_may_if_every_tile_is_distinguished(seed: int) -> None:
    """Compares the rules with a second version that distinguishes every tile (`identities`)."""
    chance = Random(f"identities {seed}")
    table, rack = (small_position, position_with_an_end_joker, position_to_mix)[seed % 3](chance)
    before = counted(tiles_of(table))
    for _ in range(4):
        laid = counted(chance.sample(rack, chance.randint(1, len(rack))))
        tables = itertools.islice(every_table([before[kind] + laid[kind] for kind in range(KINDS)]), 50)
        for melds in itertools.islice(tables, 0, 50, 17):
            for rules in EVERY_RULE:
                assert (judge(table, melds, laid, rules).fault is None) == allowed(table, melds, laid, rules)


# All options together


@pytest.mark.parametrize("agreed", AGREED, ids=lambda agreed: " ".join(agreed.values()))
@pytest.mark.parametrize("seed", range(3))
def test_legal_lists_what_trying_everything_finds_and_check_accepts_it(
    seed: int, agreed: dict[str, Any]
) -> None:
    chance = Random(f"agreed {seed} {agreed}")
    table, rack = (small_position, position_with_an_end_joker, position_to_mix)[seed](chance)
    position = international(table_text(table), " ".join(names(rack)), **agreed)
    moves = GAME.legal(position).moves
    assert {code(position, each) for each in moves} == {None}
    assert choices(position, moves) == every_choice(position.table, rack, position.joker_rules)


def test_options_that_a_position_does_not_name_are_as_they_were() -> None:
    named = GAME.dump(international("b3 b4 J", "b5"))
    assert (named["options"]["joker_lift"], named["options"]["joker_to"]) == ("long-sets", "any-set")
    for option in ("joker_lift", "joker_to"):
        del named["options"][option]
    rules = GAME.load(named).joker_rules
    assert (rules.any_copy, rules.any_end, rules.new_set, rules.mixed_set) == (False,) * 4
