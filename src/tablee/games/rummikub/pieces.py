"""The 106 tiles, 1-13 in four colours, twice, and two jokers, and the numbers of the rulebook (rulings 4).

A tile is a kind, a small whole number: 0-12 are red 1-13, then blue, black, yellow; 52 is the joker. The two copies of
a kind are interchangeable. The order of the kinds is the order of tiles in the notation.
"""

from typing import Final

COLOURS: Final = "rbky"
NUMBERS: Final = 13
JOKER: Final = 52
KINDS: Final = 53
COPIES: Final = 2
JOKER_COPIES: Final = COPIES
"""Jokers in the box; one set may hold all of them (`sets.read_set`)."""
JOKER_POINTS: Final = 30
"""The points lost for a joker left on the rack."""

DEALT: Final = 14
"""Tiles dealt to each player at the start of a round."""

SMALLEST_SET: Final = 3
LARGEST_GROUP: Final = len(COLOURS)
SMALLEST_TO_LIFT_FROM: Final = 4
"""The least number of tiles of a run, or of a group, from which a joker may be lifted freely (from a run: at an end).
"""

SUPPORT: Final = 2
"""The least number of tiles from the rack in the set of a freed joker."""

NAMES: Final = [f"{colour}{number}" for colour in COLOURS for number in range(1, NUMBERS + 1)] + ["J"]
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}
DECK: Final = [kind for kind in range(KINDS) for _ in range(COPIES)]
COLOUR_COUNT: Final = len(COLOURS)


def kind_of(colour: int, number: int) -> int:
    """Return the tile of a colour (0-3 in the order r b k y) and a number (1-13)."""
    return colour * NUMBERS + number - 1


def colour_of(kind: int) -> int:
    """Return the colour, 0-3 in the order r b k y; meaningless for a joker."""
    return kind // NUMBERS


def number_of(kind: int) -> int:
    """Return the number, 1-13; meaningless for a joker."""
    return kind % NUMBERS + 1


def points_of(kind: int) -> int:
    """Return the points lost for a tile left on the rack (rulings 4, scoring): its number, a joker `JOKER_POINTS`."""
    return JOKER_POINTS if kind == JOKER else kind % NUMBERS + 1


def points_in(kinds: list[int]) -> int:
    """Return the points lost for all these tiles."""
    return sum([points_of(kind) for kind in kinds])


def counted(kinds: list[int]) -> list[int]:
    """Return the number of tiles of each kind, 53 numbers."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts


def listed(counts: list[int]) -> list[int]:
    """Return the kinds in order, each as often as counted."""
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


def highest_first(kinds: list[int]) -> list[int]:
    """Return the tiles that are not jokers, the highest numbers first."""
    return sorted([kind for kind in kinds if kind != JOKER], key=number_of, reverse=True)


def without(rack: list[int], tiles: list[int]) -> list[int]:
    """Return the rack without these tiles."""
    left = list(rack)
    for tile in tiles:
        left.remove(tile)
    return left


def names(kinds: list[int]) -> list[str]:
    """Return the tiles as the notation writes them."""
    return [NAMES[kind] for kind in kinds]
