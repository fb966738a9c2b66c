"""The small variants that games bring, and small games whose value can be worked out otherwise."""

import json
from importlib.resources import as_file
from typing import Any

import pytest

from tablee.api.variants import read_variant
from tablee.games import find, installed
from tablee.solving.growing import Growth, SolvingError
from tablee.solving.rating import Judge, solve
from tablee.solving.small import brought, small_variant
from tablee.solving.tree import Tree
from tests.solving.brute import choices, value

NEVER = float("inf")


def tree_of(name: str, plies: int, **options: Any) -> Tree:
    game = find(name)
    growth = Growth(lambda state: json.dumps(game.dump(state.position)), plies)
    return growth.tree(game.chance(options, 2))


@pytest.mark.parametrize("name", brought())
def test_a_small_variant_is_one_of_its_game_that_two_can_play(name: str) -> None:
    with as_file(small_variant(name)) as file:
        variant = read_variant(file)
    assert variant.game == name
    assert variant.name
    game = find(name)
    position = game.new(2, variant.options, "any")
    assert game.options.changed(position.options)
    # Small enough: no more pieces than a dozen.
    assert sum(map(len, game.pieces(position.options, 2).values())) <= 12


def test_a_game_without_one_says_which_games_have_one() -> None:
    without = next(name for name in installed() if name not in brought())
    with pytest.raises(SolvingError) as refused:
        small_variant(without)
    assert refused.value.code == "solving.no_small"
    assert refused.value.params == {"game": without, "games": brought()}


def test_with_one_card_each_mawoki_has_the_value_of_its_forced_moves() -> None:
    """Nobody has a choice then, so the value is the mean of all courses of luck."""
    options = {"hand": 1, "colours": 2, "drawings_out": 2, "starter": 0}
    tree = tree_of("mawoki", 20, **options)
    assert set(tree.sizes) == {1}
    found, _ = solve(tree, Judge(tree), 1e-9, NEVER)
    state = find("mawoki").chance(options, 2)
    forced = {key: dict.fromkeys(moves, 1.0) for key, moves in choices(state).items()}
    assert found.low == found.high == pytest.approx(value(state, forced))
    assert found.exploitability.high == pytest.approx(0, abs=1e-12)


def test_small_mawoki_is_worth_nine_twentieths_to_the_player_who_begins() -> None:
    with as_file(small_variant("mawoki")) as file:
        options = read_variant(file).options
    tree = tree_of("mawoki", 20, **options)
    judge = Judge(tree)
    found, _ = solve(tree, judge, 1e-4, NEVER)
    assert found.low - 1e-9 <= 0.45 <= found.high + 1e-9
    assert found.high - found.low < 1e-3
    assert found.distance <= 1e-4
    assert judge.rate("random", tree.evenly()).low > 0.2
