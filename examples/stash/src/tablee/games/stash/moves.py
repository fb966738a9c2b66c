"""Moves as text: a card, `draw` or `pass`."""

from typing import Final

from tablee.core.game import Legal
from tablee.games.stash.pieces import KINDS
from tablee.games.stash.position import StashPosition

DRAW: Final = "draw"
PASS: Final = "pass"


def fits(position: StashPosition, card: str) -> bool:
    """True if `card` is no lower than the top of the pile."""
    return not position.pile or KINDS.index(card) >= KINDS.index(position.pile[-1])


def legal(position: StashPosition) -> Legal:
    """Return the moves of the seat to act."""
    if position.turn is None:
        return Legal([])
    hand = position.hands[position.turn]
    cards = [card for card in KINDS if card in hand and fits(position, card)]
    return Legal([*cards, DRAW if position.stock else PASS])
