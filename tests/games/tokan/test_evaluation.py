"""The evaluation of a board agrees with the rules."""

import pytest

from tablee.games.tokan import GAME
from tablee.games.tokan.board import Board
from tablee.games.tokan.evaluation import Evaluator
from tablee.games.tokan.pieces import BLACK, COLOUR_SIZE, COPIES, REACH_OF, RED, TILE_COUNT
from tablee.games.tokan.scoring import MOST_MARGIN, counted_towers, standing
from tests.games.tokan.boards import after
from tests.games.tokan.test_perft import opening


def square(board: Board, name: str) -> int:
    """Return the number of the square with this name."""
    return list(board.shape.names).index(name)


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


def test_no_margin_is_larger_than_all_tiles_or_all_reaches_of_a_colour() -> None:
    reaches = [sum(COPIES[kind] * REACH_OF[kind] for kind in colour) for colour in ("MJL", "mjl")]
    assert max(TILE_COUNT, *reaches) == 32
    assert COLOUR_SIZE * max(REACH_OF.values()) == MOST_MARGIN


@pytest.mark.parametrize("scoring", ["towers", "heads"])
def test_in_every_position_of_a_game_the_ways_to_count_agree_and_no_margin_is_larger_than_the_largest(
    scoring: str,
) -> None:
    highest = 0
    for seed in range(20):
        position = opening(f"count {seed}", {"scoring": scoring}, 0)
        evaluator = Evaluator(scoring)
        while True:
            board = position.board
            points = standing(board, scoring)
            assert [evaluator.worth(board, board.red), evaluator.worth(board, board.black)] == points
            counted = [counted_towers(board, colour, scoring) for colour in (RED, BLACK)]
            assert [sum(points for _, points in towers) for towers in counted] == points
            assert abs(points[RED] - points[BLACK]) <= MOST_MARGIN
            highest = max(highest, *board.heights)
            if position.turn is None:
                break
            moves = GAME.legal(position).moves
            # The highest jump builds towers that random games hardly have.
            position = after(
                position, max(moves, key=lambda move: (board.heights[square(board, move[2:4])], move))
            )
    assert highest > 4
