"""Moves as whole numbers, for programs that play millions of them: a number is a place in the list of legal moves.

A position keeps the moves that were numbered last until the next move, so `step` lists each position once.
"""

from typing import Final

from tablee.core.errors import IllegalMoveError
from tablee.games.rummikub.listing import Listing
from tablee.games.rummikub.moves import listed
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.rules import Turn, check, play_turn

PLACES: Final = list(range(1000))


def legal(position: RummikubPosition) -> list[int]:
    """Return the numbers of the legal moves."""
    many = _listing(position).many
    return PLACES[:many] if many <= len(PLACES) else list(range(many))


def text(position: RummikubPosition, number: int) -> str:
    """Return the text of a legal move. Raise `IllegalMoveError` `move.number` (number) for any other number."""
    return _move(position, number)[0]


def step(position: RummikubPosition, number: int) -> list[int]:
    """Play a legal move, and return the numbers that are legal next. Raise as `text` does."""
    move, turn = _move(position, number)
    play_turn(position, move, turn)
    return legal(position)


def _move(position: RummikubPosition, number: int) -> tuple[str, Turn | None]:
    """Return the text of a legal move, and its turn. Raise as `text` does."""
    known = position.listing
    if known is not None and 0 <= number < known.many:
        move = known.text(number)
        try:
            return move, check(position, move)
        except IllegalMoveError:
            # The position was changed by other means than a move.
            pass
    listing = _listing(position)
    if not 0 <= number < listing.many:
        raise IllegalMoveError("move.number", {"number": number})
    move = listing.text(number)
    return move, check(position, move)


def _listing(position: RummikubPosition) -> Listing:
    """Return the legal moves, and keep them."""
    listing = listed(position)
    position.listing = listing
    return listing
