"""Tunes the weights of TOKAN's evaluation by self-play: `python -m bench.tokan_tuning --scoring heads`.

The game is played against itself by short searches, from random deals and after a few random moves. Every position on
the way is a sample: its features in the evaluation, and the winner. Logistic regression finds the weights
that predict the winner best (Texel's method). They are scaled so that a safe point has its value in `evaluation.py`,
and can be copied there. The weights are then tested against others, by default those in that file: openings
played twice, colours exchanged, both sides searching equally many positions.
"""

import argparse
import math
from random import Random
from typing import Any

import numpy as np

from tablee.games.tokan import GAME
from tablee.games.tokan.board import Board
from tablee.games.tokan.evaluation import POINT, WON, Evaluator
from tablee.games.tokan.pieces import NONE, RED
from tablee.games.tokan.search import Search
from tablee.games.tokan.transposition import TranspositionTable

TABLE_BITS = 12
RANDOM_MOVES = 6
"""The most random moves at the start of a game."""

DEEPEST = 30
STEPS = 30
RIDGE = 1e-3

NAMES = ("own_risk", "other_risk", "freedom", "tempo", "calm")
"""The attributes of `Evaluator` that are tuned."""

Weights = dict[str, int]
"""The weights by name."""


def weights_of(evaluator: Evaluator) -> Weights:
    """Return the weights of an evaluator."""
    return {name: getattr(evaluator, name) for name in NAMES}


def evaluator_with(scoring: str, weights: Weights) -> Evaluator:
    """Return an evaluator with these weights."""
    evaluator = Evaluator(scoring)
    for name, weight in weights.items():
        setattr(evaluator, name, weight)
    return evaluator


def begun(scoring: str, number: int) -> tuple[Board, Random]:
    """Return the board of game `number` after a few random moves, and its random numbers."""
    chance = Random(f"tuning {number}")
    while True:
        position: Any = GAME.new(2, {"scoring": scoring}, f"tuning {number} {chance.random()}")
        board: Board = position.board
        for _ in range(chance.randint(0, RANDOM_MOVES)):
            board.play(board.shape.codes[chance.choice(board.legal())])
        if board.can_move():
            return board, chance


def winner(
    board: Board, sides: list[Evaluator], nodes: int, chance: Random, seen: list[Any] | None = None
) -> float:
    """Play `board` to its end, an evaluator for each colour; return 1 if red wins, 0 if black does.

    Positions on the way are appended to `seen`.
    """
    while board.can_move():
        if seen is not None:
            seen.append((board.turn, features(board, sides[0])))
        evaluator = sides[board.turn]
        search = Search(board, evaluator, TranspositionTable(TABLE_BITS))
        moves = board.legal()
        chance.shuffle(moves)
        search.run([board.shape.codes[move] for move in moves], DEEPEST, nodes, 0.0)
        board.play(search.best)
    value = sides[0].final(board) * (1 if board.turn == RED else -1)
    return 0.5 if value == 0 else float(value > 0)


def features(board: Board, evaluator: Evaluator) -> list[float]:
    """Return the evaluation's features, from the side of the colour to move: see `Evaluator.estimate`."""
    own, other = (board.red, board.black) if board.turn == RED else (board.black, board.red)
    own_targets, own_ways, own_count = evaluator.survey(board, own, own | other, board.taboo)
    other_targets, other_ways, other_count = evaluator.survey(board, other, own | other, NONE)
    return [
        float(evaluator.worth(board, own & ~other_targets) - evaluator.worth(board, other & ~own_targets)),
        float(evaluator.worth(board, own & other_targets)),
        -float(evaluator.worth(board, other & own_targets)),
        float(own_ways - other_ways),
        float(own_count + other_count),
        -1.0,
    ]


def samples(scoring: str, games: int, nodes: int) -> tuple[Any, Any]:
    """Return features by position, and for each whether the colour to move won."""
    rows: list[list[float]] = []
    won: list[float] = []
    for number in range(games):
        board, chance = begun(scoring, number)
        seen: list[Any] = []
        result = winner(board, [Evaluator(scoring), Evaluator(scoring)], nodes, chance, seen)
        for turn, row in seen:
            rows.append(row)
            won.append(result if turn == RED else 1 - result)
    return np.array(rows), np.array(won)


def fitted(rows: Any, won: Any) -> Any:
    """Fit a logistic regression by Newton's method."""
    found = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-rows @ found))
        slope = rows.T @ (won - likely) - RIDGE * found
        bend = (rows * (likely * (1 - likely))[:, None]).T @ rows + RIDGE * np.eye(rows.shape[1])
        found = found + np.linalg.solve(bend, slope)
    return found


def tuned(scoring: str, games: int, nodes: int) -> Weights:
    """Return the weights that self-play finds."""
    rows, won = samples(scoring, games, nodes)
    found = fitted(rows, won)
    scaled = found * POINT / found[0]
    print(f"{scoring}: {games} games, {len(won)} positions, a point is worth {found[0]:.3f} in log odds")
    print(f"  in sixteenths of a point: {', '.join(f'{value:.2f}' for value in scaled)}")
    weights = {name: round(value) for name, value in zip(NAMES, scaled[1:], strict=True)}
    weights["calm"] = round(scaled[5] / scaled[4])
    return weights


def match(scoring: str, first: Weights, second: Weights, pairs: int, nodes: int) -> tuple[float, float]:
    """Return the share of points of `first` against `second`, and its standard error."""
    points: list[float] = []
    evaluators = [evaluator_with(scoring, first), evaluator_with(scoring, second)]
    for number in range(pairs):
        for red in (0, 1):
            board, chance = begun(scoring, WON + number)
            result = winner(board, [evaluators[red], evaluators[1 - red]], nodes, chance)
            points.append(result if red == 0 else 1 - result)
    share = sum(points) / len(points)
    return share, math.sqrt(sum((point - share) ** 2 for point in points)) / len(points)


def main() -> None:
    """Run the tuning as the module describes."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--scoring", default="towers")
    arguments.add_argument("--games", type=int, default=2000)
    arguments.add_argument(
        "--nodes", type=int, default=1000, help="positions searched for a move of self-play"
    )
    arguments.add_argument("--pairs", type=int, default=200)
    arguments.add_argument("--match-nodes", type=int, default=5000)
    arguments.add_argument("--against", help=",".join(NAMES).upper())
    asked = arguments.parse_args()
    usual = weights_of(Evaluator(asked.scoring))
    against = dict(zip(usual, map(int, asked.against.split(",")), strict=True)) if asked.against else usual
    new = tuned(asked.scoring, asked.games, asked.nodes)
    print(f"  tuned {new}")
    share, error = match(asked.scoring, new, against, asked.pairs, asked.match_nodes)
    print(
        f"  against {against}: {100 * share:.1f} % +- {100 * error:.1f} of {2 * asked.pairs} games, "
        f"{asked.match_nodes} positions a move"
    )


if __name__ == "__main__":
    main()
