"""The thirty tiles: fifteen red, fifteen black, each three mice, seven jackals, five lions (rulings 5)."""

from typing import Final

RED: Final = 0
BLACK: Final = 1
COLOURS: Final = ("red", "black")

KINDS: Final = "MJLmjl"
"""Mouse, jackal, lion; red in upper case, black in lower case (notation 3)."""

COPIES: Final = {"M": 3, "J": 7, "L": 5, "m": 3, "j": 7, "l": 5}
REACH_OF: Final = {"M": 1, "J": 2, "L": 3, "m": 1, "j": 2, "l": 3}
"""The reach of each animal. It can carry one tile less than its reach.

The pages show the reach as pips (`REACH` in `squares.ts`; a test compares both). It is at most 3, because a move
stores it in two bits (`geometry`).
"""

LONGEST_REACH: Final = max(REACH_OF.values())

TILE_COUNT: Final = 30
"""The most tiles, and the most squares of a board."""

COLOUR_SIZE: Final = 15
"""The most tiles of a colour; a variant may have fewer (`variant`)."""

NONE: Final = -1


def colour_of(kind: str) -> int:
    """Return the seat that an animal belongs to."""
    return RED if kind.isupper() else BLACK
