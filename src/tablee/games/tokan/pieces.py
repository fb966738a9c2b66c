"""The thirty tiles: fifteen red, fifteen black, each three mice, seven jackals, five lions (rulings 5)."""

from typing import Final

from tablee.core.native import i64, vec

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

SETS: Final = ["".join(kind * COPIES[kind] for kind in colour) for colour in ("MJL", "mjl")]
"""All tiles of red and of black, in the order of the notation."""

# A tile is a number: its index in SETS[RED] + SETS[BLACK].
TILES: Final = SETS[RED] + SETS[BLACK]
TILE_COUNT: Final = 30
COLOUR_SIZE: Final = 15
NONE: Final = -1

LETTERS: Final = list(TILES)
REACH: Final = vec[i64]([REACH_OF[kind] for kind in TILES])
KIND: Final = vec[i64]([KINDS.index(kind) for kind in TILES])
FIRST_OF_KIND: Final = vec[i64]([TILES.index(kind) for kind in KINDS])
"""By kind, its tile with the lowest number."""


def colour_of(kind: str) -> int:
    """Return the seat that an animal belongs to."""
    return RED if kind.isupper() else BLACK
