"""The estimated value of a position before the end, in sixteenths of a point, for the colour to move."""

from typing import Final

from tablee.core.native import i64
from tablee.games.tokan.board import Board
from tablee.games.tokan.geometry import lowest
from tablee.games.tokan.pieces import NONE, RED
from tablee.games.tokan.scoring import HEADS, result, tower_points

POINT: Final = 16

WON: Final = 20_000
"""Added to the margin of a finished game that is won; no estimate comes near it."""

BOUND: Final = 30_000
"""More than any value."""


Weights = tuple[int, int, int, int, int]
"""`own_risk`, `other_risk`, `freedom`, `tempo` and `calm` of an `Evaluator`, tuned by `bench.tokan_tuning`."""

TOWERS_WEIGHTS: Final[Weights] = (4, 0, 19, 4, 10)
HEADS_WEIGHTS: Final[Weights] = (7, 6, 9, 3, 13)

NAMES: Final = ("own_risk", "other_risk", "freedom", "tempo", "calm")
HIGHEST: Final = (POINT, POINT, 60, 20, 30)
"""Names and upper bounds of the weights; the lower bounds are 0."""


def usual(scoring: str) -> Weights:
    """Return the weights of the game in one scoring."""
    return HEADS_WEIGHTS if scoring == HEADS else TOWERS_WEIGHTS


class Evaluator:
    """Estimates positions in one scoring.

    - A tower that the opponent can land on counts for a part of its points only: `own_risk` sixteenths for the colour
      to move, which can still answer, `other_risk` for the other colour.
    - `freedom` is the value of each possible way to move.
    - The right to move is worth `tempo` for each tower beyond `calm`: much at first, little at the end.
    """

    def __init__(self, scoring: str, weights: Weights | None = None) -> None:
        """`weights`: None for those of the game."""
        self.scoring = scoring
        self.heads = scoring == HEADS
        own_risk, other_risk, freedom, tempo, calm = usual(scoring) if weights is None else weights
        self.own_risk: i64 = own_risk
        self.other_risk: i64 = other_risk
        self.freedom: i64 = freedom
        self.tempo: i64 = tempo
        self.calm: i64 = calm

    def final(self, board: Board) -> i64:
        """Return the value of a game that ends here."""
        margin = lead(board, self) * POINT
        if margin > 0:
            return WON + margin
        if margin < 0:
            return margin - WON
        if not self.heads:
            return 0
        ranks = result(board, self.scoring).ranks
        assert ranks is not None
        return (ranks[1 - board.turn] - ranks[board.turn]) * WON

    def estimate(self, board: Board) -> i64:
        """Return the estimated value of a game that goes on."""
        turn: i64 = board.turn
        own: i64 = board.red if turn == RED else board.black
        other: i64 = board.black if turn == RED else board.red
        occupied: i64 = own | other
        own_targets, own_ways, own_count = self.survey(board, own, occupied, board.taboo)
        other_targets, other_ways, other_count = self.survey(board, other, occupied, NONE)
        value = (own_ways - other_ways) * self.freedom
        value += (own_count + other_count - self.calm) * self.tempo
        value += self.worth(board, own & ~other_targets) * POINT
        value += self.worth(board, own & other_targets) * self.own_risk
        value -= self.worth(board, other & ~own_targets) * POINT
        return value - self.worth(board, other & own_targets) * self.other_risk

    def worth(self, board: Board, squares: i64) -> i64:
        """Return the points that `squares` would score now."""
        points: i64 = 0
        heights = board.heights
        tops = board.tops
        reaches = board.reach
        while squares != 0:
            square = lowest(squares)
            squares &= squares - 1
            if self.heads:
                points += reaches[tops[square]]
            else:
                points += tower_points(heights[square])
        return points

    def survey(self, board: Board, own: i64, occupied: i64, taboo: i64) -> tuple[i64, i64, i64]:
        """Return the squares that the animals on top of `own` can land on, the number of ways, and the number of
        animals.

        Follows the rules of `Board.generate`, with any load.
        """
        targets: i64 = 0
        ways: i64 = 0
        count: i64 = 0
        tops = board.tops
        heights = board.heights
        reaches = board.reach
        path = board.shape.path
        target = board.shape.target
        while own != 0:
            start = lowest(own)
            own &= own - 1
            count += 1
            reach = reaches[tops[start]]
            height = heights[start]
            most = reach if reach < height else height
            ray: i64 = start << 4 | reach
            last: i64 = ray + 12
            while ray <= last:
                way = path[ray]
                if occupied & way == way:
                    end = target[ray]
                    if end != taboo and height - heights[end] < most:
                        bit: i64 = 1 << end
                        targets |= bit
                        ways += 1
                ray += 4
        return targets, ways, count


def lead(board: Board, evaluator: Evaluator) -> i64:
    """Return the lead of the colour to move in points, as the board is now."""
    ahead = evaluator.worth(board, board.red) - evaluator.worth(board, board.black)
    return ahead if board.turn == RED else -ahead
