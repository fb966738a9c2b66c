"""The cards, and the numbers of the rulebook: letters in three colours, holes, specials, challenges (rulings 3).

A letter card is its letter and its colour, `"Er"`; a hole is `"*"`; a special is its name; a challenge is its points
and its number, `"15-1"`.
"""

from typing import Final

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
COLOURS: Final = "rgb"
HOLE: Final = "*"
HOLES: Final = 8

BOOM: Final = "BOOM"
STEAL: Final = "STEAL"
SWAP: Final = "SWAP"
PEEK: Final = "PEEK"
AGAIN: Final = "AGAIN"
STOP: Final = "STOP"
DRAW: Final = "DRAW"
FLUSH: Final = "FLUSH"
QUAKE: Final = "QUAKE"

SPECIAL_COPIES: Final[dict[str, int]] = {
    BOOM: 4,
    STEAL: 3,
    SWAP: 2,
    PEEK: 3,
    AGAIN: 2,
    STOP: 2,
    DRAW: 2,
    FLUSH: 1,
    QUAKE: 1,
}
# B000M acts when it is flipped, so no player ever holds it.
HELD_SPECIALS: Final[tuple[str, ...]] = tuple(name for name in SPECIAL_COPIES if name != BOOM)

LEVELS: Final[tuple[str, ...]] = ("15", "30", "80")
CHALLENGES_PER_LEVEL: Final = 10
CHALLENGES: Final[tuple[str, ...]] = tuple(
    f"{level}-{number}" for level in LEVELS for number in range(1, CHALLENGES_PER_LEVEL + 1)
)


GRID_WIDTH: Final = 4
GRID_SIZE: Final = GRID_WIDTH * GRID_WIDTH
ROUNDS: Final = 3
WORDS_TO_END: Final = 3
"""The number of words of a player that ends the round."""
SHORTEST: Final = 3
"""The least number of letters of a word. No dictionary has shorter ones (`SHORTEST` in build_steps/dictionaries)."""
MAY_REMAIN: Final = 1
"""The most letters or holes that may remain after a word."""
HELD_LIMIT: Final = 3
"""The most specials that a player may hold."""
CHALLENGE_LIMIT: Final = 3
"""The most unachieved challenges that a player may hold."""
DOUBLE: Final = 2
"""The factor for the points of a double MOKA."""
PEEK_CARDS: Final = 3
"""The number of cards of the grid that binoculars show."""
DRAW_CARDS: Final = 2
"""The number of letters or holes that Draw brings, of which the player keeps one."""


def is_letter(card: str) -> bool:
    """True if `card` is a letter or a hole, which words are made of."""
    return len(card) <= 2


def in_words(card: str, prefix: str = "") -> dict[str, str]:
    """Return a card as parameters for sentences.

    `kind` is its colour, `hole` or a special; `letter` is the text on it.
    """
    if card == HOLE:
        kind, letter = "hole", ""
    elif is_letter(card):
        kind, letter = card[1], card[0]
    else:
        kind, letter = card, ""
    return {f"{prefix}kind": kind, f"{prefix}letter": letter}


def level_of(challenge: str) -> str:
    """Return the stack that a challenge comes from, named by its points."""
    return challenge.partition("-")[0]
