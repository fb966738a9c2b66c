"""Boards as text of the notation: rows from the top down, a tower from bottom to top, `.` for a gap."""

from typing import Final

from tablee.games.tokan.board import Board, empty_board
from tablee.games.tokan.pieces import KINDS
from tablee.games.tokan.variant import Variant

GAP: Final = "."


def tiles_of(towers: list[str], variant: Variant) -> list[tuple[int, int]]:
    """Return square and tile of all animals of `towers` (by square, bottom first). Raises `ValueError` for too many."""
    most = {kind: variant.copies(kind) for kind in KINDS}
    used = dict.fromkeys(KINDS, 0)
    laid: list[tuple[int, int]] = []
    for square, tower in enumerate(towers):
        for kind in tower:
            if kind not in most or used[kind] == most[kind]:
                raise ValueError(kind)
            laid.append((square, int(variant.first[KINDS.index(kind)]) + used[kind]))
            used[kind] += 1
    return laid


def split_rows(rows: list[str]) -> list[list[str]]:
    """Return the towers of each row, bottom row first; a gap is an empty text."""
    return [["" if cell == GAP else cell for cell in row.split(" ")] for row in reversed(rows)]


def join_rows(cells: list[str], columns: int) -> list[str]:
    """Return towers by square as rows from the top down."""
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    return [" ".join(cell or GAP for cell in row) for row in reversed(rows)]


def tower_text(board: Board, square: int) -> str:
    """Return the animals on a square, bottom first."""
    return "".join([board.variant.letters[tile] for tile in board.tower(square)])


def write_board(board: Board) -> list[str]:
    """Return the `board` of the notation."""
    return join_rows([tower_text(board, s) for s in range(board.shape.size)], board.shape.columns)


def read_board(rows: list[str], turn: int, variant: Variant) -> Board:
    """Return the board that `rows` describe. Raises `ValueError` if they describe none."""
    towers = split_rows(rows)
    shape = variant.shape_of(len(towers[0]) if towers else 0, len(towers))
    if shape is None or any(len(row) != shape.columns for row in towers):
        raise ValueError("rows")
    board = empty_board(shape, turn, variant)
    for square, tile in tiles_of([tower for row in towers for tower in row], variant):
        board.put(square, tile)
    return board
