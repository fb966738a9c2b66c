"""Moves as whole numbers, for programs that play millions of them: a number is a place in the list of legal moves.

A position keeps the moves that were numbered last until the next move, so `step` lists each position once.
"""

from typing import Final

from tablee.core.errors import IllegalMoveError
from tablee.games.rummikub.listing import Listing
from tablee.games.rummikub.moves import listed
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.rules import check, play

PLACES: Final = list(range(1000))


def legal(position: RummikubPosition) -> list[int]:
    """Return the numbers of the legal moves."""
    many = _listing(position).many
    return PLACES[:many] if many <= len(PLACES) else list(range(many))


def text(position: RummikubPosition, number: int) -> str:
    """Return the text of a legal move. Raise `IllegalMoveError` `move.number` (number) for any other number."""
    known = position.listing
    if known is not None and 0 <= number < known.many:
        move = known.text(number)
        try:
            check(position, move)
        except IllegalMoveError:
            # The position was changed by other means than a move.
            pass
        else:
            return move
    listing = _listing(position)
    if not 0 <= number < listing.many:
        raise IllegalMoveError("move.number", {"number": number})
    return listing.text(number)


def step(position: RummikubPosition, number: int) -> list[int]:
    """Play a legal move, and return the numbers that are legal next. Raise as `text` does."""
    play(position, text(position, number))
    return legal(position)


def _listing(position: RummikubPosition) -> Listing:
    """Return the legal moves, and keep them."""
    listing = listed(position)
    position.listing = listing
    return listing
