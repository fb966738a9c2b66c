"""Positions from JSON and back: the game's own keys (notation 3, tokan). Nothing that is read is trusted."""

from typing import Any

from tablee.core.game import OVER, JsonObject, Position
from tablee.core.reading import Reader
from tablee.games.tokan.draft import COLUMNS, ROWS, Strip, fits_a_board
from tablee.games.tokan.position import TokanPosition
from tablee.games.tokan.story import DRAFT, PLAY
from tablee.games.tokan.text import board_of, board_text, join_rows, split_rows, tiles_of
from tablee.games.tokan.tiles import KINDS, NONE, RED, SETS


def read_position(shared: Position, source: Reader) -> TokanPosition:
    """The position whose keys are in `source`. Raises `PositionError`.

    Pieces may be missing; a board on which the colour to move cannot move is taken as it is and lists no move.
    """
    if source.one_of("phase", (PLAY, DRAFT, OVER)) == DRAFT:
        return _read_draft(shared, source)
    rows = _rows(source)
    try:
        board = board_of(rows, RED if shared.turn is None else shared.turn)
    except ValueError:
        raise source.fault("board", "5 rows of 6 towers or 6 of 5, at most the 30 tiles") from None
    taboo = source.get("taboo")
    if taboo is not None:
        if not isinstance(taboo, str) or taboo not in board.shape.index:
            raise source.fault("taboo", "a square of the board or null")
        board.taboo = board.shape.index[taboo]
    return TokanPosition(shared, source.seat("first", 2), board, None)


def _rows(source: Reader) -> list[str]:
    rows = source.items("board")
    if not all(isinstance(row, str) for row in rows):
        raise source.fault("board", "strings")
    return rows


def _read_draft(shared: Position, source: Reader) -> TokanPosition:
    rows = split_rows(_rows(source), "")
    cells = [cell for row in rows for cell in row]
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows) or any(len(cell) > 1 for cell in cells):
        raise source.fault("board", f"{ROWS} rows of {COLUMNS} single tiles or gaps")
    supply = [_supply(source, text, seat) for seat, text in enumerate(source.items("supply", 2))]
    try:
        tiles_of([*cells, *supply])
    except ValueError:
        raise source.fault("board", "at most the 30 tiles, those of the supply included") from None
    first, turn = source.seat("first", 2), shared.turn
    strip = Strip(cells, supply)
    if not strip.laid() or not fits_a_board(*strip.box()[2:]):
        raise source.fault("board", "tiles within a rectangle of 5 x 6")
    if turn is None or len(supply[turn]) != len(supply[1 - turn]) + (turn != first) or not supply[turn]:
        raise source.fault("supply", "as many tiles for each, one less for who has just laid")
    if source.get("taboo") is not None:
        raise source.fault("taboo", "null in the draft")
    return TokanPosition(shared, first, None, strip)


def _supply(source: Reader, text: Any, seat: int) -> str:
    if not isinstance(text, str) or any(kind not in SETS[seat] for kind in text):
        raise source.fault(f"supply.{seat}", "animals of this colour")
    return "".join(sorted(text, key=KINDS.index))


def write_position(position: TokanPosition) -> JsonObject:
    """The game's own keys."""
    if position.strip is not None:
        strip = position.strip
        return {
            "first": position.first,
            "board": join_rows(strip.cells, COLUMNS),
            "taboo": None,
            "supply": list(strip.supply),
        }
    board = position.board
    assert board is not None
    return {
        "first": position.first,
        "board": board_text(board),
        "taboo": None if board.taboo == NONE else board.shape.names[board.taboo],
    }
