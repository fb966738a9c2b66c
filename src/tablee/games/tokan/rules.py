"""A turn: the rules of a move one by one, so that a refusal names the first broken rule, and the effect of a move.

For speed, `board` (`generate`, `is_legal`, `can_move`) and `evaluation` (`survey`) repeat the rules of legal moves.
Tests compare them.
"""

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.native import i64
from tablee.games.tokan.board import STAYS, Board
from tablee.games.tokan.draft import INDEX, Strip
from tablee.games.tokan.events import Moved, gap, placed
from tablee.games.tokan.geometry import Shape
from tablee.games.tokan.moves import MOVE, PLACEMENT
from tablee.games.tokan.pieces import COLOUR_SIZE, NONE, colour_of
from tablee.games.tokan.position import TokanPosition
from tablee.games.tokan.rounds import begin_play, end_game


def check(position: TokanPosition, move: str) -> None:
    """Raise `IllegalMoveError` for the first rule that `move` breaks, of a placement or a move."""
    if position.strip is not None:
        assert position.turn is not None
        _check_placement(position.strip, position.turn, move)
    else:
        assert position.board is not None
        _check_move(position.board, move)


def play(position: TokanPosition, move: str) -> list[Event]:
    """Play a legal move, with all its consequences."""
    if position.board is None:
        return _place(position, move)
    return _move(position, position.board, move)


def _place(position: TokanPosition, move: str) -> list[Event]:
    """Lay a tile; after the last one the strip becomes the board."""
    strip, seat = position.strip, position.turn
    assert strip is not None
    assert seat is not None
    strip.place(seat, move)
    events = [placed(seat, move)]
    position.turn = 1 - seat
    if strip.complete():
        events += begin_play(position, strip)
    return events


def _move(position: TokanPosition, board: Board, move: str) -> list[Event]:
    """Move an animal: the gap closes from behind, and the game ends if the other colour cannot move."""
    code: int = board.shape.codes[move]
    moved = Moved(board, code)
    moved.slid = board.play(code)
    events: list[Event] = [moved]
    if moved.slid != STAYS:
        events.append(gap(board.shape, code, moved.slid))
    position.turn = board.turn
    if not board.can_move():
        events.append(end_game(position, board))
    return events


def _check_placement(strip: Strip, turn: int, move: str) -> None:
    """Check a placement.

    In order: the text, an own tile, still in the supply, a square of the strip, empty, touching, fitting.
    """
    written = PLACEMENT.fullmatch(move)
    if written is None:
        raise IllegalMoveError("tokan.draft_syntax", {"move": move})
    kind, name = written[1], written[2]
    if colour_of(kind) != turn:
        raise IllegalMoveError("tokan.wrong_colour", {"animal": kind})
    if kind not in strip.supply[turn]:
        raise IllegalMoveError("tokan.none_left", {"animal": kind})
    square = INDEX.get(name, NONE)
    if square == NONE:
        raise IllegalMoveError("tokan.off_strip", {"square": name})
    if strip.cells[square]:
        raise IllegalMoveError("tokan.occupied", {"square": name})
    if not strip.touches(square):
        raise IllegalMoveError("tokan.touch", {"square": name})
    if not strip.fits(square, strip.box()):
        raise IllegalMoveError("tokan.fit", {"square": name})


def _check_move(board: Board, move: str) -> None:
    """Check a move.

    In order: the text, squares on the board, a tower there, an own one, straight, exactly the reach, no gap on the
    way, none at the end, not taboo, a load that this animal can carry and that is there, a higher level.
    """
    shape = board.shape
    code: i64 = shape.codes.get(move, NONE)
    if code != NONE and board.is_legal(code):
        return
    written = MOVE.fullmatch(move)
    if written is None:
        raise IllegalMoveError("tokan.syntax", {"move": move})
    start, end = _square(shape, written[1]), _square(shape, written[2])
    _check_animal(board, start)
    step, distance = _straight(shape, start, end)
    animal = board.tops[start]
    reach = int(board.reach[animal])
    if distance != reach:
        letter = board.variant.letters[animal]
        raise IllegalMoveError("tokan.reach", {"animal": letter, "reach": reach, "distance": distance})
    for crossed in range(start + step, end, step):
        if board.heights[crossed] == 0:
            raise IllegalMoveError("tokan.crossing", {"square": shape.names[crossed]})
    if board.heights[end] == 0:
        raise IllegalMoveError("tokan.landing", {"square": shape.names[end]})
    if end == board.taboo:
        raise IllegalMoveError("tokan.taboo", {"square": shape.names[end]})
    _check_load(board, start, end, int(written[3] or 0))


def _square(shape: Shape, name: str) -> int:
    square = shape.index.get(name, NONE)
    if square == NONE:
        raise IllegalMoveError("tokan.off_board", {"square": name})
    return square


def _check_animal(board: Board, start: int) -> None:
    """Check that the start square shows an animal of the colour to move."""
    top = board.tops[start]
    if top == NONE:
        raise IllegalMoveError("tokan.empty", {"square": board.shape.names[start]})
    if (top >= COLOUR_SIZE) != (board.turn == 1):
        raise IllegalMoveError(
            "tokan.not_yours", {"square": board.shape.names[start], "animal": board.variant.letters[top]}
        )


def _straight(shape: Shape, start: int, end: int) -> tuple[int, int]:
    """Return the step from square to square and the number of steps, along a row or a column."""
    rows, columns = end // shape.columns - start // shape.columns, end % shape.columns - start % shape.columns
    if (rows == 0) == (columns == 0):
        raise IllegalMoveError("tokan.direction", {"from": shape.names[start], "to": shape.names[end]})
    distance = abs(rows) + abs(columns)
    return (end - start) // distance, distance


def _check_load(board: Board, start: int, end: int, carried: int) -> None:
    """Check that the animal can carry the load, has that many tiles under it, and ends higher than it began."""
    animal, height = board.variant.letters[board.tops[start]], board.heights[start]
    most = board.reach[board.tops[start]] - 1
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
