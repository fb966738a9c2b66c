"""The text of moves (notation 3, tokan), and which are legal.

A board lists its moves as squares and rays (`board`, `geometry`); this module handles their text.
"""

import re
from typing import Final

from tablee.games.tokan.draft import NAMES, Strip
from tablee.games.tokan.pieces import KINDS
from tablee.games.tokan.position import TokanPosition

MOVE: Final = re.compile(r"([a-z][0-9])([a-z][0-9])(?:\+([1-9]))?")
"""Start, target, and the number of tiles carried along."""

PLACEMENT: Final = re.compile(rf"([{KINDS}])@([a-z][0-9])")
"""An animal, and the square on which its tile is laid."""


def legal(position: TokanPosition) -> list[str]:
    """Return the moves of the seat to act."""
    if position.turn is None:
        return []
    if position.strip is not None:
        return placements(position.strip, position.turn)
    assert position.board is not None
    return position.board.legal()


def placements(strip: Strip, turn: int) -> list[str]:
    """Return the placements of a colour: mice, jackals, lions, each on every place from a1."""
    kinds = kinds_left(strip, turn)
    names = [NAMES[square] for square in strip.places()]
    return [f"{kind}@{name}" for kind in kinds for name in names]


def kinds_left(strip: Strip, turn: int) -> list[str]:
    """Return the kinds of animals that a colour still has to lay, mice first."""
    return [kind for kind in KINDS if kind in strip.supply[turn]]
