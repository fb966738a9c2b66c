"""The rules of a move one by one, in a fixed order, so that a refusal names the first one broken."""

import re
from typing import Final

from tablee.core.errors import IllegalMoveError
from tablee.games.tokan.board import Board
from tablee.games.tokan.geometry import Shape
from tablee.games.tokan.tiles import COLOUR_SIZE, LETTERS, NONE, REACH

_MOVE: Final = re.compile(r"([a-z][0-9])([a-z][0-9])(?:\+([1-9]))?")


def check(board: Board, move: str) -> None:
    """Raise `IllegalMoveError` unless the colour to move may make `move`.

    In order: the text, squares on the board, a tower there, an own one, straight, exactly the reach, no gap on the
    way, none at the end, no taboo, a load that this animal can carry and that lies there, a higher level.
    """
    read = _MOVE.fullmatch(move)
    if read is None:
        raise IllegalMoveError("tokan.syntax", {"move": move})
    shape = board.shape
    start, end = _square(shape, read[1]), _square(shape, read[2])
    _check_animal(board, start)
    step, distance = _straight(shape, start, end)
    animal = board.tops[start]
    if distance != REACH[animal]:
        raise IllegalMoveError(
            "tokan.reach", {"animal": LETTERS[animal], "reach": int(REACH[animal]), "distance": distance}
        )
    for crossed in range(start + step, end, step):
        if board.heights[crossed] == 0:
            raise IllegalMoveError("tokan.crossing", {"square": shape.names[crossed]})
    if board.heights[end] == 0:
        raise IllegalMoveError("tokan.landing", {"square": shape.names[end]})
    if end == board.taboo:
        raise IllegalMoveError("tokan.taboo", {"square": shape.names[end]})
    _check_load(board, start, end, int(read[3] or 0))


def _square(shape: Shape, name: str) -> int:
    square = shape.index.get(name, NONE)
    if square == NONE:
        raise IllegalMoveError("tokan.off_board", {"square": name})
    return square


def _check_animal(board: Board, start: int) -> None:
    """There is a visible animal of the mover's on the start square."""
    top = board.tops[start]
    if top == NONE:
        raise IllegalMoveError("tokan.empty", {"square": board.shape.names[start]})
    if (top >= COLOUR_SIZE) != (board.turn == 1):
        raise IllegalMoveError(
            "tokan.not_yours", {"square": board.shape.names[start], "animal": LETTERS[top]}
        )


def _straight(shape: Shape, start: int, end: int) -> tuple[int, int]:
    """The step from square to square and how many of them, along a row or a column."""
    rows, columns = end // shape.columns - start // shape.columns, end % shape.columns - start % shape.columns
    if (rows == 0) == (columns == 0):
        raise IllegalMoveError("tokan.direction", {"from": shape.names[start], "to": shape.names[end]})
    distance = abs(rows) + abs(columns)
    return (end - start) // distance, distance


def _check_load(board: Board, start: int, end: int, carried: int) -> None:
    """The animal can carry so much, so much lies under it, and it ends higher than it began."""
    animal, height = LETTERS[board.tops[start]], board.heights[start]
    most = REACH[board.tops[start]] - 1
    if carried > most:
        raise IllegalMoveError("tokan.too_many", {"animal": animal, "most": int(most), "carried": carried})
    if carried > height - 1:
        raise IllegalMoveError(
            "tokan.too_few", {"square": board.shape.names[start], "beneath": int(height - 1)}
        )
    after = board.heights[end] + carried + 1
    if after <= height:
        raise IllegalMoveError(
            "tokan.level", {"square": board.shape.names[end], "before": int(height), "after": int(after)}
        )
