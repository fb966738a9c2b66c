"""The points of a position, in two ways to count (rulebook, Décompte des points and Chaque tête compte)."""

from typing import Final

from tablee.core.game import Result
from tablee.core.native import i64
from tablee.core.ranking import ranks
from tablee.games.tokan.board import Board
from tablee.games.tokan.geometry import lowest
from tablee.games.tokan.pieces import BLACK, RED

TOWERS: Final = "towers"
HEADS: Final = "heads"
LOWEST_TOWER: Final = 2
"""The least number of stacked animals that counts as a tower; a single tile does not."""
MOST_MARGIN: Final = 45
"""The largest possible margin of any variant: the sum of the reaches of one colour. The rulebook's animals reach 32.

Towers score less, as there are fewer tiles.
"""


def tower_points(height: i64) -> i64:
    """Return the score of a tower: its height, 0 for a single tile."""
    if height < LOWEST_TOWER:
        return 0
    return height


def towers(board: Board, colour: i64) -> i64:
    """Return the points of all towers topped by `colour`."""
    own: i64 = board.red if colour == RED else board.black
    points: i64 = 0
    while own != 0:
        points += tower_points(board.heights[lowest(own)])
        own &= own - 1
    return points


def heads(board: Board, colour: i64) -> i64:
    """Return the sum of the reaches of all visible animals of `colour`, single tiles included."""
    own: i64 = board.red if colour == RED else board.black
    points: i64 = 0
    while own != 0:
        points += board.reach[board.tops[lowest(own)]]
        own &= own - 1
    return points


def standing(board: Board, scoring: str) -> list[int]:
    """Return the points of red and black in the chosen scoring."""
    if scoring == HEADS:
        return [heads(board, RED), heads(board, BLACK)]
    return [towers(board, RED), towers(board, BLACK)]


def counted_towers(board: Board, colour: i64, scoring: str) -> list[tuple[str, int]]:
    """Return every square that scores for `colour`, from a1, with its points: the parts of the score."""
    own: i64 = board.red if colour == RED else board.black
    found: list[tuple[str, int]] = []
    while own != 0:
        square = lowest(own)
        own &= own - 1
        points: i64 = (
            board.reach[board.tops[square]] if scoring == HEADS else tower_points(board.heights[square])
        )
        if points > 0:
            found.append((board.shape.names[square], points))
    return found


def skyline(board: Board, colour: i64) -> list[int]:
    """Return the heights of all towers of `colour`, single tiles included, highest first."""
    own: i64 = board.red if colour == RED else board.black
    found: list[int] = []
    while own != 0:
        found.append(board.heights[lowest(own)])
        own &= own - 1
    found.sort(reverse=True)
    return found


def result(board: Board, scoring: str) -> Result:
    """Return scores and ranks of a finished game.

    With equal heads the highest tower decides, then the next, and so on. The side that runs out of towers first loses,
    as in Python's comparison of lists.
    """
    points = standing(board, scoring)
    if scoring == HEADS:
        return Result(points, ranks([(points[colour], skyline(board, colour)) for colour in (RED, BLACK)]))
    return Result(points, ranks([*points]))
