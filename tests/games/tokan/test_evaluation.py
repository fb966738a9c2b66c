"""What the evaluation says of a board is what the rules say of it."""

import pytest

from tablee.games.tokan import GAME
from tablee.games.tokan.evaluation import Evaluator
from tablee.games.tokan.pieces import RED
from tablee.games.tokan.scoring import standing
from tests.games.tokan.boards import after
from tests.games.tokan.test_perft import opening


@pytest.mark.parametrize("seed", range(20))
def test_what_can_be_landed_on_is_what_the_legal_moves_lead_to(seed: int) -> None:
    position = opening(f"survey {seed}", {}, seed)
    while position.turn is not None:
        board = position.board
        moves = GAME.legal(position).moves
        own = board.red if board.turn == RED else board.black
        targets, ways, count = Evaluator("towers").survey(board, own, board.red | board.black, board.taboo)
        landed = {move[2:4] for move in moves}
        assert {name for square, name in enumerate(board.shape.names) if targets >> square & 1} == landed
        assert ways == len({move[:4] for move in moves})
        assert count == own.bit_count()
        assert board.can_move() == bool(moves)
        position = after(position, moves[seed % len(moves)])


@pytest.mark.parametrize("scoring", ["towers", "heads"])
def test_squares_are_worth_what_they_score(scoring: str) -> None:
    for seed in range(10):
        position = opening(f"worth {seed}", {"scoring": scoring}, seed)
        board = position.board
        evaluator = Evaluator(scoring)
        expected = standing(board, scoring)
        assert [evaluator.worth(board, board.red), evaluator.worth(board, board.black)] == expected
