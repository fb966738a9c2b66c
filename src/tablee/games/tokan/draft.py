"""The less random setup: ten random tiles in the middle, then the players lay their own tiles in turn.

Source: rulebook, Variante - moins aléatoire; rulings 5, option `setup`; notation 3, tokan.
"""

from typing import Final

from tablee.games.tokan.board import Board, empty_board
from tablee.games.tokan.board_text import tiles_of
from tablee.games.tokan.geometry import DIRECTIONS, LYING, STANDING, Shape, square_names
from tablee.games.tokan.pieces import KINDS
from tablee.games.tokan.variant import Variant

COLUMNS: Final = 10
ROWS: Final = 7
NAMES: Final = square_names(COLUMNS, ROWS)
INDEX: Final = {name: square for square, name in enumerate(NAMES)}
OPENING_COLUMNS: Final = "ef"
"""The two columns that chance fills, in the middle."""


class Strip:
    """The strip during the draft: `cells` by square, each an animal or empty, and each colour's `supply`.

    A supply is the animals still to lay, mice first, as in the notation.
    """

    def __init__(self, cells: list[str], supply: list[str], variant: Variant) -> None:
        self.cells = cells
        self.supply = supply
        self.variant = variant

    def copy(self) -> "Strip":
        """Return an independent copy of the strip."""
        return Strip(list(self.cells), list(self.supply), self.variant)

    def laid(self) -> list[int]:
        """Return the squares that hold a tile."""
        return [square for square in range(len(self.cells)) if self.cells[square]]

    def box(self) -> tuple[int, int, int, int]:
        """Return the smallest rectangle around all tiles: left column, bottom row, columns, rows."""
        laid = self.laid()
        xs = [square % COLUMNS for square in laid]
        ys = [square // COLUMNS for square in laid]
        return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1

    def touches(self, square: int) -> bool:
        """True if an edge of `square` touches a tile."""
        y, x = divmod(square, COLUMNS)
        for dx, dy in DIRECTIONS:
            if 0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS and self.cells[square + dx + COLUMNS * dy]:
                return True
        return False

    def fits(self, square: int, box: tuple[int, int, int, int]) -> bool:
        """True if `box`, extended by a tile on `square`, fits into a 5 x 6 rectangle of either orientation."""
        left, bottom, columns, rows = box
        y, x = divmod(square, COLUMNS)
        columns = max(left + columns, x + 1) - min(left, x)
        rows = max(bottom + rows, y + 1) - min(bottom, y)
        return fits_a_board(columns, rows)

    def places(self) -> list[int]:
        """Return the squares on which a tile may be laid."""
        if not any(self.cells):
            return []
        box = self.box()
        return [
            square
            for square in range(len(self.cells))
            if not self.cells[square] and self.touches(square) and self.fits(square, box)
        ]

    def frames(self) -> list[tuple[int, int, Shape]]:
        """Return every board that the tiles can still fill: left column, bottom row, shape."""
        left, bottom, columns, rows = self.box()
        return [
            (x, y, shape)
            for shape in (LYING, STANDING)
            for x in range(max(0, left + columns - shape.columns), min(left, COLUMNS - shape.columns) + 1)
            for y in range(max(0, bottom + rows - shape.rows), min(bottom, ROWS - shape.rows) + 1)
        ]

    def place(self, turn: int, move: str) -> None:
        """Lay the tile of a legal placement."""
        self.cells[INDEX[move[2:]]] = move[0]
        self.supply[turn] = self.supply[turn].replace(move[0], "", 1)

    def complete(self) -> bool:
        """True if every tile is laid."""
        return not any(self.supply)

    def crop(self, turn: int) -> tuple[Board, int, int]:
        """Return the board that the tiles fill, with the number of columns left of it and of rows below it on the
        strip.
        """
        left, bottom, columns, rows = self.box()
        shape = self.variant.shape_of(columns, rows)
        if shape is None:
            # Only in a study position with missing tiles: use any board that holds the tiles.
            shape = LYING if columns <= LYING.columns and rows <= LYING.rows else STANDING
            left, bottom = min(left, COLUMNS - shape.columns), min(bottom, ROWS - shape.rows)
        kinds = [
            self.cells[bottom * COLUMNS + left + y * COLUMNS + x]
            for y in range(shape.rows)
            for x in range(shape.columns)
        ]
        board = empty_board(shape, turn, self.variant)
        for square, tile in tiles_of(kinds, self.variant):
            board.put(square, tile)
        return board, left, bottom


def fits_a_board(columns: int, rows: int) -> bool:
    """True if a rectangle fits within a board."""
    lying = columns <= LYING.columns and rows <= LYING.rows
    return lying or (columns <= STANDING.columns and rows <= STANDING.rows)


def opening(red: list[str], black: list[str], mixed: list[str], variant: Variant) -> Strip:
    """Return the strip with the mixed tiles laid; `red` and `black` are the tiles that each player keeps."""
    cells = [""] * (COLUMNS * ROWS)
    below = (ROWS - variant.draft_tiles) // 2
    rows = range(below + 1, below + 1 + variant.draft_tiles)
    squares = [f"{column}{row}" for column in OPENING_COLUMNS for row in rows]
    for name, kind in zip(squares, mixed, strict=True):
        cells[INDEX[name]] = kind
    keep = ["".join(sorted(kept, key=KINDS.index)) for kept in (red, black)]
    return Strip(cells, keep, variant)
