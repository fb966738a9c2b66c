"""Proofs of outcomes, and level 5, which builds on them: they must be right."""

from itertools import count
from typing import Any

import pytest

from tablee.games.tokan import GAME
from tablee.games.tokan.evaluation import POINT, WON, Evaluator
from tablee.games.tokan.level5 import CLOSED, DRAW, VALUES, WIN, Level5, place_of, tower_count
from tablee.games.tokan.proof import Proof
from tablee.games.tokan.search import DEEPEST, SURE_WIN, Search
from tablee.games.tokan.transposition import TranspositionTable, key_of, mixed, sum_after, sum_of
from tests.games.tokan.boards import after
from tests.games.tokan.test_bots import exhaustive, late
from tests.games.tokan.test_perft import opening

BITS = 12
NEVER = float("inf")
"""A time that never comes."""
AIMS = (-WON - 2 * POINT, -WON - POINT, 0, 1, WON + 2 * POINT, WON + 4 * POINT)


def best_value(position: Any) -> int:
    """Return the value of best play for the colour to move, by trying everything."""
    board = position.board
    if position.turn is None:
        return int(Evaluator(position.options["scoring"]).final(board))
    return max(-best_value(after(position, move)) for move in GAME.legal(position).moves)


@pytest.mark.parametrize("scoring", ["towers", "heads"])
@pytest.mark.parametrize("seed", range(8))
def test_a_proof_says_what_trying_everything_says_of_every_aim(seed: int, scoring: str) -> None:
    position = late(seed, scoring, 3)
    board = position.board
    proof = Proof(board, Evaluator(scoring), BITS)
    values = {
        board.shape.codes[move]: -best_value(after(position, move)) for move in GAME.legal(position).moves
    }
    for aim in AIMS:
        assert proof.ask(aim, 0, 0.0) is (max(values.values()) >= aim)
        assert all(values[move] >= aim for move in proof.proving)
        assert all(values[move] < aim for move in proof.refuted)
        assert bool(proof.proving) is (max(values.values()) >= aim)


def test_a_proof_leaves_its_board_as_it_was_and_stops_at_its_limit() -> None:
    position = opening("limits", {}, 8)
    key, before = key_of(position.board), GAME.dump(position)
    proof = Proof(position.board, Evaluator("towers"), BITS)
    assert proof.ask(WON + 20 * POINT, 40, 0.0) is None
    assert proof.nodes < 200
    assert (key_of(position.board), GAME.dump(position)) == (key, before)


@pytest.mark.parametrize("scoring", ["towers", "heads"])
def test_the_sum_after_a_move_is_that_of_the_board_after_it(scoring: str) -> None:
    for seed in range(30):
        position = opening(f"sums {seed}", {"scoring": scoring}, seed % 13)
        for move in GAME.legal(position).moves:
            board = position.board.copy()
            code = board.shape.codes[move]
            expected = sum_after(board, sum_of(board), code)
            board.play(code)
            assert expected == sum_of(board)
            assert mixed(expected) == key_of(board)


@pytest.mark.parametrize("scoring", ["towers", "heads"])
@pytest.mark.parametrize("seed", range(6))
def test_level_5_finds_outcome_and_margin_of_late_positions(seed: int, scoring: str) -> None:
    position = late(seed, scoring, 3)
    level5 = Level5(
        position.board,
        Evaluator(scoring),
        [position.board.shape.codes[move] for move in GAME.legal(position).moves],
    )
    level5.run(20.0)
    search = level5.search
    if len(level5.roots) > 1:
        value = best_value(position)
        assert search.exact
        assert (search.value > SURE_WIN) - (search.value < -SURE_WIN) == (value > 0) - (value < 0)
        child = after(position, position.board.shape.written[search.best])
        assert -best_value(child) == value


def test_what_is_proven_is_better_than_what_the_first_look_saw() -> None:
    """If the first search prefers a refuted move, the proven move is played."""
    position = late(3, "towers", 5)
    board = position.board
    roots = [board.shape.codes[move] for move in GAME.legal(position).moves]
    values = {move: -exhaustive(after(position, board.shape.written[move])) for move in roots}
    level5 = Level5(board, Evaluator("towers"), roots)
    level5.search.run(roots, 1, 0, 0.0)
    level5.search.best = min(roots, key=lambda move: values[move])
    proof = Proof(board, Evaluator("towers"), BITS)
    assert level5._outcome(proof, NEVER)
    assert values[level5.search.best] == max(values.values())


def test_moves_that_are_refuted_are_not_looked_at_any_more() -> None:
    position = opening("refuted", {}, 6)
    board = position.board
    roots = [board.shape.codes[move] for move in GAME.legal(position).moves]
    # This clock advances by a thousandth of a second at each reading, and only then.
    looks = count()
    level5 = Level5(board, Evaluator("towers"), roots, lambda: next(looks) / 1000)
    level5.search.run(roots, 2, 0, 0.0)
    assert level5.search.best != roots[3]
    level5._look_on([move for move in roots if move != roots[3]], 0.2)
    assert next(looks) < 1000
    assert level5.search.best == roots[3]


def test_places_are_those_of_the_values_asked_for() -> None:
    for place, value in enumerate(VALUES):
        assert place_of(value) == (DRAW if place == WIN else place)
    assert place_of(WON) == place_of(WON + POINT) == WIN
    assert (place_of(3 * POINT), place_of(-3 * POINT + 2)) == (place_of(WON + 3 * POINT), DRAW - 1 - 3)
    assert sorted(VALUES) == VALUES


def test_open_positions_are_left_to_the_look_ahead() -> None:
    position = opening("open", {}, 0)
    assert tower_count(position.board) == 30 > CLOSED
    board = position.board
    level5 = Level5(board, Evaluator("towers"), [board.shape.codes[m] for m in GAME.legal(position).moves])
    level5.run(0.05)
    assert not level5.search.exact
    assert (level5.forced, level5.beyond) == (0, len(VALUES))


def test_the_value_of_a_search_to_the_end_is_that_of_trying_everything() -> None:
    for seed in range(6):
        position = late(seed, "towers", 3)
        board = position.board.copy()
        search = Search(board, Evaluator("towers"), TranspositionTable(BITS))
        search.run([board.shape.codes[move] for move in GAME.legal(position).moves], DEEPEST, 0, 0.0)
        value = best_value(position)
        assert search.value == value or (search.guessed and 0 < search.value <= value)
