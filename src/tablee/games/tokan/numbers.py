"""Moves as whole numbers, for programs that play millions of them.

A move of the board has the number that the board gives it. A placement of the draft is
`PLACEMENTS + 70 * kind + square`, with kinds and squares counted as in the notation.
"""

from typing import Final

from tablee.core.errors import IllegalMoveError
from tablee.core.native import i64, vec
from tablee.games.tokan.board import MOVES_PER_SQUARE, Board
from tablee.games.tokan.draft import COLUMNS, NAMES, ROWS
from tablee.games.tokan.moves import kinds_left
from tablee.games.tokan.pieces import KINDS, TILE_COUNT
from tablee.games.tokan.position import TokanPosition
from tablee.games.tokan.rounds import close
from tablee.games.tokan.rules import play

PLACEMENTS: Final = MOVES_PER_SQUARE * TILE_COUNT
SQUARES: Final = COLUMNS * ROWS


def legal(position: TokanPosition) -> list[int]:
    """Return the moves of the seat to act, in the order of their texts."""
    turn = position.turn
    if turn is None:
        return []
    board, strip = position.board, position.strip
    if board is not None:
        return board.numbers()
    assert strip is not None
    places = strip.places()
    return [
        PLACEMENTS + SQUARES * KINDS.index(kind) + square
        for kind in kinds_left(strip, turn)
        for square in places
    ]


def places(board: Board) -> int:
    """Return a number that no move of the board reaches."""
    return MOVES_PER_SQUARE * board.shape.size


def text(position: TokanPosition, number: int) -> str:
    """Return the text of a legal move. Raise `IllegalMoveError` `move.number` (number) for any other number."""
    board = position.board
    if board is not None:
        if position.acting < 0 or not 0 <= number < places(board) or not board.is_legal(number):
            raise IllegalMoveError("move.number", {"number": number})
        return board.shape.written[number]
    if number not in legal(position):
        raise IllegalMoveError("move.number", {"number": number})
    kind, square = divmod(number - PLACEMENTS, SQUARES)
    return f"{KINDS[kind]}@{NAMES[square]}"


def step(position: TokanPosition, number: int) -> list[int]:
    """Play a legal move without its event, and return the numbers that are legal next. Raise as `text` does."""
    board = position.board
    if board is None:
        play(position, text(position, number))
        return legal(position)
    play_on(position, board, number)
    found = board.numbers()
    if not found:
        close(position)
    return found


def advance(position: TokanPosition, board: Board, number: int, out: vec[i64]) -> i64:
    """Do the same as `step` on a board, but write the numbers into `out`; return how many."""
    play_on(position, board, number)
    many = board.generate(out, 0)
    if many == 0:
        close(position)
    return many


def play_on(position: TokanPosition, board: Board, number: int) -> None:
    """Play a legal move of the board; a match whose last move it is goes on. Raise as `text` does."""
    if position.acting < 0 or not 0 <= number < places(board):
        raise IllegalMoveError("move.number", {"number": number})
    move: i64 = number
    if not board.is_legal(move):
        raise IllegalMoveError("move.number", {"number": number})
    board.play(move)
    position.acting = board.turn
