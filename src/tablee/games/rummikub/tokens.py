"""The numbers that moves are spelt with, for machines.

A move that lays tiles names the sets that it takes apart, then its new sets tile by tile, then the discard.
"""

from typing import Final

from tablee.games.rummikub.pieces import DECK, KINDS, NAMES, SMALLEST_SET

MOST_SETS: Final = len(DECK) // SMALLEST_SET

SET_END: Final = KINDS
"""The end of a new set; below are its tiles, and the discard."""
TABLE_END: Final = SET_END + 1
UNCHANGED: Final = TABLE_END + 1
DRAW: Final = UNCHANGED + 1
PASS: Final = DRAW + 1
APART: Final = PASS + 1
"""Take apart the first set of the table, and so on."""
ACTIONS: Final = 93
assert ACTIONS == APART + MOST_SETS

LONGEST_MOVE: Final = MOST_SETS + len(DECK) + MOST_SETS + 2
"""Each set taken apart, each tile laid, the end of each set and of the table, and a discard."""

TOKEN_NAMES: Final = [
    *NAMES,
    ",",
    ".",
    "=",
    "draw",
    "pass",
    *[f"apart {place}" for place in range(MOST_SETS)],
]
"""The fixed names of the numbers."""
