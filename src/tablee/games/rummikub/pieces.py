"""The 106 tiles, 1-13 in four colours, twice, and two jokers, and the numbers of the rulebook (rulings 4).

A tile is a kind, a small whole number: 0-12 are red 1-13, then blue, black, yellow; 52 is the joker. The two copies of
a kind are the same to everybody. The order of the kinds is the order in which the notation lists tiles.
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
"""What a joker left on the rack costs."""

DEALT: Final = 14
"""Tiles that each player begins a round with."""

SMALLEST_SET: Final = 3
LARGEST_GROUP: Final = len(COLOURS)
SMALLEST_TO_LIFT_FROM: Final = 4
"""Tiles of a run from whose end, or of a group from which, a joker may simply be lifted."""

SUPPORT: Final = 2
"""Tiles from the rack that a freed joker must lie with."""

NAMES: Final = [f"{colour}{number}" for colour in COLOURS for number in range(1, NUMBERS + 1)] + ["J"]
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}
DECK: Final = [kind for kind in range(KINDS) for _ in range(COPIES)]
COLOUR_COUNT: Final = len(COLOURS)


def kind_of(colour: int, number: int) -> int:
    """The tile of a colour (0-3 in the order r b k y) and a number (1-13)."""
    return colour * NUMBERS + number - 1


def colour_of(kind: int) -> int:
    """0-3 in the order r b k y; of no use for a joker."""
    return kind // NUMBERS


def number_of(kind: int) -> int:
    """1-13; of no use for a joker."""
    return kind % NUMBERS + 1


def points_of(kind: int) -> int:
    """What a tile left on the rack costs (rulings 4, scoring): its number, a joker `JOKER_POINTS`."""
    return JOKER_POINTS if kind == JOKER else kind % NUMBERS + 1


def points_in(kinds: list[int]) -> int:
    """What all these tiles cost together."""
    return sum([points_of(kind) for kind in kinds])


def counted(kinds: list[int]) -> list[int]:
    """How many there are of each kind, 53 numbers."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts


def listed(counts: list[int]) -> list[int]:
    """The kinds in order, each as often as counted."""
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


def highest_first(kinds: list[int]) -> list[int]:
    """Those that are no jokers, the highest numbers first."""
    return sorted([kind for kind in kinds if kind != JOKER], key=number_of, reverse=True)


def without(rack: list[int], tiles: list[int]) -> list[int]:
    """The rack after these tiles left it."""
    left = list(rack)
    for tile in tiles:
        left.remove(tile)
    return left


def names(kinds: list[int]) -> list[str]:
    """The tiles as the notation writes them."""
    return [NAMES[kind] for kind in kinds]
