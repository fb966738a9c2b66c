"""The numbers of move sequences: tables, and the game's board compared with the slow one of the tests."""

from random import Random
from typing import Any

import pytest

from tablee.games.tokan import GAME
from tests.games.tokan import reference
from tests.games.tokan.boards import study

EXAMPLE = "b3d3 e2b2 d2e2 c1c4 e1d1 d2b2 d3d1+1 b5b3 c3f3"


def opening(seed: str, options: dict[str, str], plies: int) -> Any:
    """Return a random position `plies` plies into a match."""
    chance = Random(seed)
    position = GAME.new(2, options, seed)
    for _ in range(plies):
        moves = GAME.legal(position).moves
        position, _ = GAME.apply(position, moves[int(chance.random() * len(moves))])
    return position


def slow(position: Any) -> reference.Slow:
    dumped = GAME.dump(position)
    return reference.read(dumped["board"], dumped["turn"], dumped["taboo"])


TABLE: list[tuple[str, dict[str, str], int, list[int]]] = [
    ("tablee", {}, 0, [37, 1255, 37031, 1019774]),
    ("tablee", {}, 6, [20, 299, 5003, 62454]),
    ("tablee", {}, 12, [8, 68, 384, 2309, 9072]),
    ("one", {}, 0, [39, 1088, 34129]),
    ("two", {}, 9, [16, 213, 2467, 25699]),
    ("three", {"setup": "draft"}, 20, [39, 1300, 40248]),
    ("four", {"setup": "draft"}, 26, [18, 270, 3757, 41808]),
    ("five", {"setup": "draft"}, 0, [42, 1728, 70524]),
    ("six", {"setup": "draft"}, 11, [16, 236, 2358]),
]
"""Seed, options, random plies before, and the numbers of sequences of 1, 2, 3 ... moves."""


@pytest.mark.parametrize(("seed", "options", "plies", "nodes"), TABLE)
def test_the_counts_of_sequences_are_those_of_the_table(
    seed: str, options: dict[str, str], plies: int, nodes: list[int]
) -> None:
    position = opening(seed, options, plies)
    assert [GAME.perft(position, depth) for depth in range(1, len(nodes) + 1)] == nodes


def test_the_example_of_the_notation_has_so_many_sequences() -> None:
    position = GAME.new(2, {}, "tablee")
    for move in EXAMPLE.split():
        position, _ = GAME.apply(position, move)
    assert [GAME.perft(position, depth) for depth in range(1, 6)] == [13, 120, 1161, 6849, 45562]


@pytest.mark.parametrize("setup", ["random", "draft"])
@pytest.mark.parametrize("seed", range(6))
def test_board_and_slow_rules_agree_on_every_move_and_what_comes_of_it(seed: int, setup: str) -> None:
    position = opening(f"both {seed}", {"setup": setup}, 20 if setup == "draft" else 0)
    chance = Random(seed)
    while position.turn is not None:
        expected = reference.moves(slow(position))
        assert set(GAME.legal(position).moves) == set(expected)
        for move, child in expected.items():
            after, _ = GAME.apply(position, move)
            dumped = GAME.dump(after)
            assert reference.read(dumped["board"], 0, dumped["taboo"]) == child._replace(red=True)
            assert (after.turn is None) == (not reference.moves(child))
        position, _ = GAME.apply(position, chance.choice(sorted(expected)))
    assert reference.moves(slow_over(position)) == {}


def slow_over(position: Any) -> reference.Slow:
    """Return a finished position, with the turn that the board still stores."""
    dumped = GAME.dump(position)
    return reference.read(dumped["board"], position.board.turn, dumped["taboo"])


@pytest.mark.parametrize(("seed", "plies"), [("deep", 0), ("deeper", 8), ("deepest", 14)])
def test_board_and_slow_rules_count_the_same_sequences(seed: str, plies: int) -> None:
    position = opening(seed, {}, plies)
    assert GAME.perft(position, 3) == reference.perft(slow(position), 3)


def test_placements_are_counted_too_and_nothing_follows_a_finished_game() -> None:
    strip = opening("placements", {"setup": "draft"}, 18)
    replies = [len(GAME.legal(GAME.apply(strip, move)[0]).moves) for move in GAME.legal(strip).moves]
    assert [GAME.perft(strip, depth) for depth in range(3)] == [1, len(replies), sum(replies)]
    over, _ = GAME.apply(study("M j . m . ."), "a1b1")
    assert [GAME.perft(over, depth) for depth in range(3)] == [1, 0, 0]


def test_taking_moves_back_leaves_the_board_as_it_was() -> None:
    position = opening("undo", {}, 4)
    before = GAME.dump(position)
    assert GAME.perft(position, 2) > 0
    assert GAME.dump(position) == before
    shallow = study("mjlL j j jl . .", "M . . j . .")
    before = GAME.dump(shallow)
    GAME.perft(shallow, 3)
    assert GAME.dump(shallow) == before
