"""The numbers that moves are spelt with, for machines.

Most moves are one number. The targets of a special card follow it, and a word is its cards and `WORD_END`.
"""

from typing import Final

from tablee.games.moka.pieces import ALPHABET, COLOURS, GRID_SIZE, HELD_SPECIALS, HOLE, LEVELS

LETTER_CARDS: Final[tuple[str, ...]] = tuple(letter + colour for letter in ALPHABET for colour in COLOURS)
"""The letter cards of all decks."""
MOST_CARDS: Final = 138
"""The letters and holes of a deck."""
MOST_OTHERS: Final = 5

FLIP: Final = 0
CHALLENGE: Final = FLIP + GRID_SIZE
FLUSH: Final = CHALLENGE + len(LEVELS)
TAKE: Final = FLUSH + 1
LEAVE: Final = TAKE + 1
END: Final = LEAVE + 1
KEEP: Final = END + 1
YES: Final = KEEP + 2
NO: Final = YES + 1
PLAY: Final = NO + 1
USE: Final = PLAY + len(HELD_SPECIALS)
LOOK: Final = USE + 1
"""A place of the grid for binoculars."""
SEAT: Final = LOOK + GRID_SIZE
"""A target: the next seat, and so on."""
CARD: Final = SEAT + MOST_OTHERS
"""The place of a card in a row, from 0 on."""
LETTER: Final = CARD + MOST_CARDS
AS_LETTER: Final = LETTER + len(LETTER_CARDS)
"""A hole as a letter."""
WORD_END: Final = AS_LETTER + len(ALPHABET)
ACTIONS: Final = 300
assert ACTIONS == WORD_END + 1


def _names() -> list[str]:
    found = [f"flip {place}" for place in range(GRID_SIZE)]
    found += [f"challenge {level}" for level in LEVELS]
    found += ["flush", "take", "leave", "end", "keep 0", "keep 1", "yes", "no"]
    found += [f"play {special}" for special in HELD_SPECIALS]
    found.append("use")
    found += [f"place {place}" for place in range(GRID_SIZE)]
    found += [f"seat +{1 + other}" for other in range(MOST_OTHERS)]
    found += [f"card {place}" for place in range(MOST_CARDS)]
    found += LETTER_CARDS
    found += [f"{HOLE}={letter}" for letter in ALPHABET]
    return [*found, "."]


NAMES: Final = _names()
"""The fixed names of the numbers."""
assert len(NAMES) == ACTIONS

NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
"""The number with each name."""
