"""A position of TOKAN and its JSON form (notation 3, tokan), read without trust."""

from typing import Any, Final

from tablee.core.game import OVER, JsonObject, Position
from tablee.core.reading import Reader
from tablee.core.zones import Zone, everyone
from tablee.games.tokan.board import Board
from tablee.games.tokan.board_text import join_rows, read_board, split_rows, tiles_of, write_board
from tablee.games.tokan.draft import COLUMNS, ROWS, Strip, fits_a_board
from tablee.games.tokan.pieces import KINDS, NONE, RED
from tablee.games.tokan.variant import variant_of

PLAY: Final = "play"
DRAFT: Final = "draft"


def animals(text: str) -> list[str]:
    """Return the animals in a row of towers or in a supply."""
    return [letter for letter in text if letter.isalpha()]


ZONES: Final = (Zone("board.*", everyone, cards=animals), Zone("supply.*", everyone, cards=animals))


class TokanPosition(Position):
    """A position of TOKAN; `first` is the seat that began. It has a `strip` in the draft, a `board` afterwards."""

    def __init__(self, shared: Position, first: int, board: Board | None, strip: Strip | None) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.first = first
        self.board = board
        self.strip = strip

    def copy(self) -> "TokanPosition":
        """Return an independent copy; it shares the stream, because nothing is random after the deal."""
        board, strip = self.board, self.strip
        return TokanPosition(
            self,
            self.first,
            None if board is None else board.copy(),
            None if strip is None else strip.copy(),
        )


def read(shared: Position, source: Reader) -> TokanPosition:
    """Return the position whose keys are in `source`. Raises `PositionError`.

    Pieces may be missing. A board on which the colour to move cannot move is accepted, and lists no moves.
    """
    if source.one_of("phase", (PLAY, DRAFT, OVER)) == DRAFT:
        return _read_draft(shared, source)
    rows = _rows(source)
    variant = variant_of(shared.options)
    try:
        board = read_board(rows, RED if shared.turn is None else shared.turn, variant)
    except ValueError:
        first, *other = [(shape.rows, shape.columns) for shape in variant.shapes]
        sizes = f"{first[0]} rows of {first[1]} towers"
        sizes += "".join([f" or {rows} of {columns}" for rows, columns in other])
        raise source.fault("board", f"{sizes}, at most the {int(variant.many)} tiles") from None
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
    rows = split_rows(_rows(source))
    cells = [cell for row in rows for cell in row]
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows) or any(len(cell) > 1 for cell in cells):
        raise source.fault("board", f"{ROWS} rows of {COLUMNS} single tiles or gaps")
    variant = variant_of(shared.options)
    supply = [
        _supply(source, text, variant.sets[seat], seat) for seat, text in enumerate(source.items("supply", 2))
    ]
    try:
        tiles_of([*cells, *supply], variant)
    except ValueError:
        raise source.fault("board", "at most the 30 tiles, those of the supply included") from None
    first, turn = source.seat("first", 2), shared.turn
    strip = Strip(cells, supply, variant)
    if not strip.laid() or not fits_a_board(*strip.box()[2:]):
        raise source.fault("board", "tiles within a rectangle of 5 x 6")
    if turn is None or len(supply[turn]) != len(supply[1 - turn]) + (turn != first) or not supply[turn]:
        raise source.fault("supply", "as many tiles for each, one less for who has just laid")
    if source.get("taboo") is not None:
        raise source.fault("taboo", "null in the draft")
    return TokanPosition(shared, first, None, strip)


def _supply(source: Reader, text: Any, animals_of_seat: str, seat: int) -> str:
    if not isinstance(text, str) or any(kind not in animals_of_seat for kind in text):
        raise source.fault(f"supply.{seat}", "animals of this colour")
    return "".join(sorted(text, key=KINDS.index))


def write(position: TokanPosition) -> JsonObject:
    """Return the game's own keys."""
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
        "board": write_board(board),
        "taboo": None if board.taboo == NONE else board.shape.names[board.taboo],
    }
