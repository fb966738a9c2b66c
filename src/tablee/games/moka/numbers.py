"""Moves as whole numbers, for programs that play millions of them: a number is a place in the list of legal moves.

A position keeps the moves that were numbered last until the next move, so `step` lists each position once.
"""

from typing import Final

from tablee.core.errors import IllegalMoveError
from tablee.games.moka.listing import Listing
from tablee.games.moka.moves import listed
from tablee.games.moka.position import MokaPosition
from tablee.games.moka.rules import check, play

PLACES: Final = list(range(1000))


def legal(position: MokaPosition) -> list[int]:
    """Return the numbers of the legal moves."""
    many = len(_listing(position))
    return PLACES[:many] if many <= len(PLACES) else list(range(many))


def text(position: MokaPosition, number: int) -> str:
    """Return the text of a legal move. Raise `IllegalMoveError` `move.number` (number) for any other number."""
    known = position.listing
    if known is not None and 0 <= number < len(known):
        move = known.text(number)
        try:
            check(position, move)
        except IllegalMoveError:
            # The position was changed by other means than a move.
            pass
        else:
            return move
    listing = _listing(position)
    if not 0 <= number < len(listing):
        raise IllegalMoveError("move.number", {"number": number})
    return listing.text(number)


def step(position: MokaPosition, number: int) -> list[int]:
    """Play a legal move, and return the numbers that are legal next. Raise as `text` does."""
    play(position, text(position, number))
    return legal(position)


def _listing(position: MokaPosition) -> Listing:
    """Return the legal moves, and keep them."""
    listing = listed(position)
    position.listing = listing
    return listing
