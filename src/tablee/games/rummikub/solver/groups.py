"""Which tiles of one number can be split into groups, with jokers for missing colours."""

from typing import Final

from tablee.core.native import i64, vec
from tablee.games.rummikub.pieces import (
    COLOUR_COUNT,
    COPIES,
    JOKER_COPIES,
    LARGEST_GROUP,
    SMALLEST_SET,
    SUPPORT,
)

Group = tuple[int, int]  # the colours it has as bits, and its jokers

_MOST_GROUPS: Final = 3


def _size(mask: int) -> int:
    return bin(mask).count("1")


# One tile with two jokers is a run (rulings 4, sets; `sets.read_set`), so a group has two tiles of its own.
GROUPS: Final[list[Group]] = [
    (mask, jokers)
    for mask in range(1 << COLOUR_COUNT)
    for jokers in range(JOKER_COPIES + 1)
    if _size(mask) >= 2 and SMALLEST_SET <= _size(mask) + jokers <= LARGEST_GROUP
]


def index_of(tiles: list[int], jokers: int) -> int:
    """Return the index in `FITS` of a number's tiles by colour (0-2 each) and its jokers (0-2)."""
    return (((tiles[0] * 3 + tiles[1]) * 3 + tiles[2]) * 3 + tiles[3]) * 3 + jokers


def _partings() -> dict[int, list[list[Group]]]:
    """Return every way to split into groups, by `index_of`."""
    found: dict[int, list[list[Group]]] = {0: [[]]}
    layer: list[tuple[int, list[Group]]] = [(0, [])]
    for _ in range(_MOST_GROUPS):
        longer: list[tuple[int, list[Group]]] = []
        for first, groups in layer:
            for last in range(first, len(GROUPS)):
                parted = [*groups, GROUPS[last]]
                tiles = [sum([mask >> c & 1 for mask, _ in parted]) for c in range(COLOUR_COUNT)]
                jokers = sum([jokers for _, jokers in parted])
                if max(tiles) <= COPIES and jokers <= JOKER_COPIES:
                    found.setdefault(index_of(tiles, jokers), []).append(parted)
                    longer.append((last, parted))
        layer = longer
    return found


PARTINGS: Final = _partings()
IMPOSSIBLE: Final = -1


def _is_tight(groups: list[Group]) -> bool:
    """True if all jokers of the groups are needed: they are in groups of three."""
    return all(jokers == 0 or _size(mask) + jokers == SMALLEST_SET for mask, jokers in groups)


def _first(tight: bool) -> list[list[Group]]:
    """Return the first way to split, by `index_of`; no groups if there is none."""
    found: list[list[Group]] = [[] for _ in range(3**5)]
    for index, partings in PARTINGS.items():
        ways = [groups for groups in partings if not tight or _is_tight(groups)]
        if ways:
            found[index] = ways[0]
    return found


PARTED: Final = _first(tight=False)
TIGHTLY_PARTED: Final = _first(tight=True)


def _room(tight: bool) -> list[int]:
    """Return for each `index_of` the number of groups with room for another joker, or `IMPOSSIBLE`.

    `tight`: jokers only where they are needed, in groups of three.
    """
    room = [IMPOSSIBLE] * 3**5
    for index, partings in PARTINGS.items():
        for groups in partings:
            if not tight or _is_tight(groups):
                room[index] = len([None for mask, jokers in groups if _size(mask) + jokers == SMALLEST_SET])
                break
    return room


FITS: Final = vec[i64](_room(tight=False))
TIGHT_FITS: Final = vec[i64](_room(tight=True))

GROUPED_YELLOW: Final = 3
"""In `_ways`, three bits for each number of jokers: with 0, 1, 2 yellow tiles."""


def _ways(fits: vec[i64]) -> vec[i64]:
    """Return, by red, blue and black tiles (0-2 each), the jokers and yellow tiles that complete groups."""
    ways: list[int] = []
    for three in range(27):
        bits = 0
        for jokers in range(JOKER_COPIES + 1):
            for yellow in range(COPIES + 1):
                if fits[three * 9 + yellow * 3 + jokers] != IMPOSSIBLE:
                    bits |= 1 << (GROUPED_YELLOW * jokers + yellow)
        ways.append(bits)
    return vec[i64](ways)


WAYS: Final = _ways(FITS)
TIGHT_WAYS: Final = _ways(TIGHT_FITS)

_support_cache: dict[int, list[Group] | None] = {}


def number_parted(
    tiles: list[int], from_rack: list[int], plain: int, own: int, freed: int, rack_only: bool
) -> list[Group] | None:
    """Return groups that give each freed joker two tiles from the rack, with `rack_only` nothing of the table; or
    None.

    `tiles` by colour; `from_rack`: how many of them came from the rack. Jokers: `plain` stay, `own` are from the rack
    (and count as support), `freed`.
    """
    key = index_of(tiles, plain)
    for part in [*from_rack, own, freed, int(rack_only)]:
        key = key * 3 + part
    if key not in _support_cache:
        _support_cache[key] = None
        for groups in PARTINGS.get(index_of(tiles, plain + own + freed), []):
            if _support_works(groups, tiles, from_rack, [0] * plain + [1] * own + [2] * freed, rack_only):
                _support_cache[key] = groups
                break
    return _support_cache[key]


def _support_works(
    groups: list[Group], tiles: list[int], from_rack: list[int], jokers: list[int], rack_only: bool
) -> bool:
    """True if some distribution of copies and jokers gives each freed joker (2) two tiles from the rack (1) in its
    group.

    With `rack_only`, the group must hold nothing of the table.
    """
    sure = [0] * len(groups)
    split: list[list[int]] = []
    for colour in range(COLOUR_COUNT):
        holders = [g for g in range(len(groups)) if groups[g][0] >> colour & 1]
        if from_rack[colour] == tiles[colour]:
            for g in holders:
                sure[g] += 1
        elif from_rack[colour]:
            split.append(holders)
    places = [g for g in range(len(groups)) for _ in range(groups[g][1])]
    orders = [places] if len(places) < 2 else [places, places[::-1]]
    for order in orders:
        for way in range(1 << len(split)):
            support = list(sure)
            for i, holders in enumerate(split):
                support[holders[way >> i & 1]] += 1
            freed = [0] * len(groups)
            for kind, g in zip(jokers, order, strict=True):
                support[g] += kind == 1
                freed[g] += kind == 2
            if all(
                support[g] >= SUPPORT and (not rack_only or support[g] + freed[g] == _size(mask) + count)
                for g, (mask, count) in enumerate(groups)
                if freed[g]
            ):
                return True
    return False
