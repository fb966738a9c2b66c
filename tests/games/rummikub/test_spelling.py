"""Tables spelt tile by tile: exactly those that the rules accept, found by trying everything."""

import itertools
from collections.abc import Callable
from random import Random

import pytest

import tablee
from tablee.games.rummikub import GAME
from tablee.games.rummikub.pieces import JOKER, KINDS, counted, names
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.possible_sets import any_set, possible_sets
from tablee.games.rummikub.sets import Meld, in_order, table_text, tiles_of
from tablee.games.rummikub.tokens import APART, SET_END
from tablee.testing.lookalikes import refused
from tests.games.rummikub.brute import (
    every_set,
    every_table,
    position_to_mix,
    position_with_an_end_joker,
    small_position,
)
from tests.games.rummikub.study import international, study
from tests.marks import always_and_soak


def accepted(position: RummikubPosition) -> set[str]:
    """Return every table that the rules accept, from every choice of tiles of the rack."""
    before = counted(tiles_of(position.table))
    held = counted(position.racks[0])
    found = set()
    for laid in itertools.product(*[range(count + 1) for count in held]):
        for melds in every_table([before[kind] + laid[kind] for kind in range(KINDS)]):
            text = table_text(in_order(melds))
            if text not in found and refused(GAME, position, text) is None:
                found.add(text)
    return found


def spelt(position: RummikubPosition) -> set[str]:
    """Return every table that can be spelt number by number; no way may lead nowhere."""
    coder = tablee.game(GAME).coder(position.players, **position.options)
    seen: set[object] = set()
    found: set[str] = set()

    def go_on(numbers: list[int]) -> None:
        spelling = coder.encoding.spelling(position)
        assert spelling is not None
        for number in numbers:
            spelling.add(number)
        if spelling.complete:
            found.add(spelling.text())
            return
        legal = spelling.legal()
        assert legal, [coder.name(number) for number in numbers]
        for number in legal:
            key = reached([*numbers, number])
            if key not in seen:
                seen.add(key)
                go_on([*numbers, number])

    go_on([])
    return found - {"draw", "pass"}


def reached(numbers: list[int]) -> object:
    """Return what these numbers share with those that lay the same sets in another order."""
    apart = [number for number in numbers if number >= APART]
    *laid, last = " ".join(str(number) for number in numbers if number < APART).split(f" {SET_END}")
    return tuple(sorted(apart)), tuple(sorted(laid)), last


RULES = [
    {"joker_from": copy, "joker_lift": end, "joker_to": to}
    for copy, end, to in itertools.product(
        ("rack", "any"), ("long-sets", "any-end"), ("any-set", "new-set", "mixed-set")
    )
]


@pytest.mark.slow
@pytest.mark.parametrize("drawn", [small_position, position_with_an_end_joker, position_to_mix])
@pytest.mark.parametrize("many", always_and_soak(24, 600))
def test_the_tables_that_can_be_spelt_are_those_that_the_rules_accept(
    drawn: Callable[[Random], tuple[list[Meld], list[int]]], many: int
) -> None:
    """Tries every table of some dozen positions with jokers, which takes long."""
    chance, tables = Random(11), 0
    for number in range(many):
        table, rack = drawn(chance)
        rules = RULES[number % len(RULES)]
        position = international(table_text(table), " ".join(names(rack)), others=("",), pool="", **rules)
        expected = accepted(position)
        assert spelt(position) == expected, (position, rules)
        tables += len(expected)
    assert tables > many


CROWDED = [
    (
        "r2 b2 k2, r3 r4 r5 r6, r3 b3 k3 y3, r5 b5 k5, r12 b12 y12, r12 k12 y12 J, b1 k1 y1, b1 k1 y1, b3 y3 J, "
        "k4 k5 k6 k7, y7 y8 y9",
        "r6 r9 b2 b6 b11 b12 k3 k8 k8 k10 k10 k12 y2 y5 y10",
        "r2 r3 r4 r5 r6, r3 b3 y3 J, r5 b5 k5, r12 b12 k12 y12, r12 b12 y12 J, b1 b2 b3, b1 k1 y1, k1 k2 k3, "
        "k3 k4 k5 k6 k7, y1 y2 y3, y7 y8 y9",
    ),
    (
        "r1 b1 k1 y1, r1 J r3 r4 r5, r2 b2 k2, r2 b2 y2, r4 b4 y4, r6 J r8, r7 b7 k7, r8 r9 r10 r11 r12, b3 k3 y3, "
        "b4 b5 b6, b8 b9 b10, b10 b11 b12 b13, k3 k4 k5, k5 k6 k7 k8, k9 k10 k11, k9 k10 k11, y2 y3 y4 y5 y6, "
        "y8 y9 y10 y11 y12",
        "r11 b6 y9",
        "r1 b1 k1 y1, r1 J r3 r4, r2 b2 k2, r2 b2 y2, r4 b4 y4, r5 k5 y5, r6 b6 y6, r7 b7 k7, r8 k8 y8, b3 k3 y3, "
        "b4 b5 b6, b8 b9 b10, b10 b11 b12 b13, k3 k4 k5 k6 k7, k9 k10 k11, k9 k10 k11, y2 y3 y4, y9 y10 y11 y12, "
        "J r8 r9 r10 r11 r12",
    ),
]
"""Tables with two jokers: the table, the rack, and a legal move that keeps the roles of both in other sets."""


@pytest.mark.parametrize(("table", "rack", "move"), CROWDED)
def test_two_jokers_stay_what_they_are_in_sets_laid_one_after_the_other(
    table: str, rack: str, move: str
) -> None:
    position = international(table, rack, joker_to="new-set")
    assert refused(GAME, position, move) is None
    coder = tablee.game(GAME).coder(position.players, **position.options)
    numbers = coder.numbers(position, move)
    spelling = coder.encoding.spelling(position)
    assert spelling is not None
    for number in numbers:
        assert number in spelling.legal()
        spelling.add(number)
    assert spelling.text() == move


@pytest.mark.parametrize(
    ("rack", "opening"),
    [
        ("r10 r11 r12 b1 k1 y1 y2", 30),
        ("r10 r11 r12 b1 k1 y1", 33),
        ("r5 r6 J b5", 15),
        ("r1 r2 r3", 30),
        ("r1 r2 r3", 0),
    ],
)
def test_openings_have_enough_points(rack: str, opening: int) -> None:
    position = international("b4 b5 b6", rack, opened=False, opening=opening, pool="")
    assert spelt(position) == accepted(position)


def test_a_discard_follows_if_the_form_of_play_asks_for_it() -> None:
    position = study("r1 r2 r3", "r4 b9", drawn="b9")
    assert spelt(position) == {
        "= / r4",
        "= / b9",
        "r1 r2 r3 r4 / b9",
    }
    assert spelt(study("r1 r2 r3", "r4", drawn="r4", go_out_by_discard=False)) == {"=", "r1 r2 r3 r4"}


@pytest.mark.parametrize("many", always_and_soak(60, 2_000))
def test_all_sets_of_some_tiles_are_found(many: int) -> None:
    chance = Random(3)
    for _ in range(many):
        box = [kind for kind in range(KINDS) for _ in range(2)]
        available = counted(chance.sample(box, 14) + chance.choice([[], [JOKER]]))
        available[JOKER] = min(2, available[JOKER])
        plain = [kind for kind in range(KINDS - 1) if available[kind]]
        expected = {tuple(meld.tiles) for tile in plain for meld in every_set(available, tile)}
        assert {tuple(meld.tiles) for meld in possible_sets(available, -1)} == expected
        assert any_set(available) == bool(expected)
        for tile in [*plain, *([JOKER] if available[JOKER] else [])]:
            found = {tuple(meld.tiles) for meld in possible_sets(available, tile)}
            assert found == {tiles for tiles in expected if tile in tiles}
