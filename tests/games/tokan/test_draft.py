"""The strip of the draft alone: the boards that are still possible, and the final one."""

from itertools import product

import pytest

from tablee.games.tokan.board_text import write_board
from tablee.games.tokan.draft import COLUMNS, INDEX, ROWS, Strip
from tablee.games.tokan.geometry import LYING, STANDING
from tablee.games.tokan.variant import RULEBOOK
from tests.games.tokan.boards import BLACK


def strip(*squares: str) -> Strip:
    """Return a strip with jackals on these squares."""
    cells = [""] * (COLUMNS * ROWS)
    for square in squares:
        cells[INDEX[square]] = "J"
    return Strip(cells, ["", ""], RULEBOOK)


@pytest.mark.parametrize(
    "squares",
    [
        ("e2", "f6"),
        ("a1",),
        ("j7",),
        ("a7",),
        ("j1",),
        ("c3", "h3"),
        ("e1", "e6"),
        ("e2", "e7"),
        ("a2", "f6"),
        ("f3", "j7"),
    ],
)
def test_the_boards_that_tiles_may_come_to_fill_are_all_that_hold_them_and_lie_on_the_strip(
    squares: tuple[str, ...],
) -> None:
    laid = [(INDEX[square] % COLUMNS, INDEX[square] // COLUMNS) for square in squares]
    expected = [
        (left, bottom, shape)
        for shape, left, bottom in product((LYING, STANDING), range(COLUMNS), range(ROWS))
        if left + shape.columns <= COLUMNS
        and bottom + shape.rows <= ROWS
        and all(0 <= x - left < shape.columns and 0 <= y - bottom < shape.rows for x, y in laid)
    ]
    assert strip(*squares).frames() == expected
    assert expected != []


@pytest.mark.parametrize(
    ("tiles", "board", "begins"),
    [
        ({"a1": "M", "b1": "m"}, [*[". . . . . ."] * 4, "M m . . . ."], (0, 0)),
        (
            dict(zip(["b2", "c2", "d2", "e2", "f2", "g2"], "MmJjLl", strict=True)),
            [*[". . . . . ."] * 4, "M m J j L l"],
            (1, 1),
        ),
        ({"d3": "M", "e4": "m"}, [*[". . . . . ."] * 3, ". m . . . .", "M . . . . ."], (3, 2)),
        (
            {f"b{row}": kind for row, kind in enumerate("MmJjL", 1)},
            [f"{kind} . . . . ." for kind in "LjJmM"],
            (1, 0),
        ),
        ({"i7": "M", "j7": "m"}, [". . . . M m", *[". . . . . ."] * 4], (4, 2)),
        (
            {f"c{row}": kind for row, kind in enumerate("MmJjLl", 1)},
            [f"{kind} . . . ." for kind in "lLjJmM"],
            (2, 0),
        ),
        (
            {f"j{row}": kind for row, kind in enumerate("MmJjLl", 2)},
            [f". . . . {kind}" for kind in "lLjJmM"],
            (5, 1),
        ),
    ],
)
def test_a_study_that_lacks_tiles_becomes_a_board_of_the_strip_that_holds_what_lies_there(
    tiles: dict[str, str], board: list[str], begins: tuple[int, int]
) -> None:
    cells = [""] * (COLUMNS * ROWS)
    for square, kind in tiles.items():
        cells[INDEX[square]] = kind
    cropped, left, below = Strip(cells, ["", ""], RULEBOOK).crop(BLACK)
    assert (write_board(cropped), (left, below), cropped.turn) == (board, begins, BLACK)


@pytest.mark.parametrize(
    ("tile", "neighbours"),
    [
        ("a1", {"a2", "b1"}),
        ("j7", {"i7", "j6"}),
        ("a7", {"a6", "b7"}),
        ("j1", {"i1", "j2"}),
        ("a4", {"a3", "a5", "b4"}),
        ("j4", {"j3", "j5", "i4"}),
        ("e4", {"d4", "f4", "e3", "e5"}),
    ],
)
def test_a_tile_is_touched_along_its_edges_and_not_around_those_of_the_strip(
    tile: str, neighbours: set[str]
) -> None:
    laid = strip(tile)
    assert {name for name, square in INDEX.items() if laid.touches(square)} == neighbours
