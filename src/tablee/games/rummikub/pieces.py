"""The 106 tiles, 1-13 in four colours, twice, and two jokers, and the numbers of the rulebook (rulings 4).

A tile is a kind, a small whole number: 0-12 are red 1-13, then blue, black, yellow; 52 is the joker. The two copies of
a kind are interchangeable. The order of the kinds is the order of tiles in the notation.
"""

from typing import Final

from tablee.core.options import OptionValues, Parameter

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

RACK: Final = Parameter("rack", DEALT, 3, 24)
"""Tiles dealt to each player. `position.most_on_rack` counts with three at least, the tiles of a set."""

COPIES_IN: Final = Parameter("copies", COPIES, 1, COPIES)
"""Tiles of each colour and number in the box. The solver counts at most two."""

JOKERS_IN: Final = Parameter("jokers", JOKER_COPIES, 0, JOKER_COPIES)
"""Jokers in the box. `jokers` and the solver judge at most two."""

JOKER_COSTS: Final = Parameter("joker_points", JOKER_POINTS, 1, 100)
"""The points lost for a joker left on the rack. Not 0: only the player who goes out holds no points."""

HIGHEST: Final = Parameter("highest", NUMBERS, 3, NUMBERS)
"""The highest number in the box. A joker still stands for any tile of the rulebook's box."""

COLOURS_IN: Final = Parameter("colours", len(COLOURS), 1, len(COLOURS))
"""Colours in the box, the first of `COLOURS`."""

PARAMETERS: Final = (RACK, COPIES_IN, JOKERS_IN, JOKER_COSTS, HIGHEST, COLOURS_IN)
CHOICES: Final = 9
"""Options that every match has; more are parameters."""

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


def points_of(kind: int, joker: int = JOKER_POINTS) -> int:
    """Return the points lost for a tile left on the rack (rulings 4, scoring): its number; `joker`: for a joker."""
    return joker if kind == JOKER else kind % NUMBERS + 1


def points_in(kinds: list[int], joker: int = JOKER_POINTS) -> int:
    """Return the points lost for all these tiles; `joker`: for each joker."""
    return sum([points_of(kind, joker) for kind in kinds])


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


class Box:
    """The numbers of one match.

    - `dealt`: the tiles dealt to each player; `joker_points`: the points lost for a joker.
    - `deck`: all tiles, in the order of kinds; `counts`: their number by kind.
    - `most_points`: the points of all tiles; no seat can gain or lose more in a round.
    """

    def __init__(self, options: OptionValues) -> None:
        copies, jokers = COPIES_IN.of(options), JOKERS_IN.of(options)
        self.dealt: int = RACK.of(options)
        self.joker_points: int = JOKER_COSTS.of(options)
        highest, colours = HIGHEST.of(options), COLOURS_IN.of(options)
        self.counts = [
            copies if number_of(kind) <= highest and colour_of(kind) < colours else 0 for kind in range(KINDS)
        ]
        self.counts[JOKER] = jokers
        self.deck = listed(self.counts)
        self.most_points: int = points_in(self.deck, self.joker_points)


BOX: Final = Box({})
"""The numbers of the rulebook."""

_KEPT: Final = 64
_OTHERS: Final[dict[str, Box]] = {}
"""The last boxes with other numbers, by the options."""


def box_of(options: OptionValues) -> Box:
    """Return the numbers of a match with these options."""
    if len(options) == CHOICES:
        return BOX
    key = str(options)
    found = _OTHERS.get(key)
    if found is None:
        if len(_OTHERS) >= _KEPT:
            _OTHERS.clear()
        found = _OTHERS[key] = Box(options)
    return found
