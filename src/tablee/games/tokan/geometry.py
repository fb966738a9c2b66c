"""Squares and rays of a board, computed once: the target of a move, the squares it crosses, and its text."""

from typing import Final

from tablee.core.native import i64, vec
from tablee.games.tokan.pieces import LONGEST_REACH

# A direction d and d ^ 1 are opposite.
DIRECTIONS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
UP: Final = 2
OFF_BOARD: Final = -1
COLUMN_LETTERS: Final = "abcdefghij"

# No square has this bit, so a path that leaves the board is never occupied.
NEVER: Final = 1 << 62

# In a de Bruijn sequence of 32 bits, any five consecutive bits determine their place.
DE_BRUIJN: Final = 0x077CB531
PLACES: Final = vec[i64]([0] * 32)
for _bit in range(32):
    PLACES[((DE_BRUIJN << _bit) & 0xFFFFFFFF) >> 27] = _bit


def lowest(mask: i64) -> i64:
    """Return the lowest square of a non-empty set of squares (a mask of at most 32 bits)."""
    return PLACES[(((mask & -mask) * DE_BRUIJN) & 0xFFFFFFFF) >> 27]


def square_names(columns: int, rows: int) -> list[str]:
    """Return the names of the squares of a rectangle, from the bottom left."""
    return [f"{COLUMN_LETTERS[x]}{y + 1}" for y in range(rows) for x in range(columns)]


class Shape:
    """A rectangle of squares, numbered a1, b1, ... from the bottom left, and every ray on it.

    A spoke is `square << 2 | direction`, a ray `spoke << 2 | reach`, a move `ray << 2 | carried`.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.size: i64 = columns * rows
        self.names = square_names(columns, rows)
        self.index = {name: square for square, name in enumerate(self.names)}
        # `step` by direction: the difference to the next square. `room` by spoke: the number of squares in that
        # direction.
        self.step: vec[i64] = vec[i64]([dx + columns * dy for dx, dy in DIRECTIONS])
        self.room: vec[i64] = vec[i64]([self._room(spoke) for spoke in range(4 * columns * rows)])
        # The sets of squares that have one to their left, and to their right.
        self.has_left: i64 = sum(1 << square for square in range(columns * rows) if square % columns > 0)
        self.has_right: i64 = sum(
            1 << square for square in range(columns * rows) if (square + 1) % columns > 0
        )
        # By ray: the last square, and the set of all its squares except the start.
        self.target: vec[i64] = vec[i64]([OFF_BOARD] * (16 * columns * rows))
        self.path: vec[i64] = vec[i64]([NEVER] * (16 * columns * rows))
        # The text of each move, and the move of each text.
        self.written = [""] * (64 * columns * rows)
        self.codes: dict[str, int] = {}
        for spoke in range(4 * columns * rows):
            for reach in range(1, LONGEST_REACH + 1):
                self._lay_ray(spoke, reach)

    def _room(self, spoke: int) -> int:
        y, x = divmod(spoke >> 2, self.columns)
        dx, dy = DIRECTIONS[spoke & 3]
        squares = 0
        while 0 <= x + dx < self.columns and 0 <= y + dy < self.rows:
            x, y, squares = x + dx, y + dy, squares + 1
        return squares

    def _lay_ray(self, spoke: int, reach: int) -> None:
        if reach > self.room[spoke]:
            return
        start = spoke >> 2
        dx, dy = DIRECTIONS[spoke & 3]
        step = dx + self.columns * dy
        end = start + reach * step
        ray = spoke << 2 | reach
        self.target[ray] = end
        self.path[ray] = sum(1 << start + step * n for n in range(1, reach + 1))
        for carried in range(reach):
            text = self.names[start] + self.names[end] + (f"+{carried}" if carried else "")
            self.written[ray << 2 | carried] = text
            self.codes[text] = ray << 2 | carried


LYING: Final = Shape(6, 5)
STANDING: Final = Shape(5, 6)

_OTHERS: Final[dict[tuple[int, int], Shape]] = {(6, 5): LYING, (5, 6): STANDING}


def rectangle(columns: int, rows: int) -> Shape:
    """Return the board with these numbers of columns and rows: at most 30 squares."""
    found = _OTHERS.get((columns, rows))
    if found is None:
        found = _OTHERS[columns, rows] = Shape(columns, rows)
    return found
