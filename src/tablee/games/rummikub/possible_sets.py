"""All sets that some tiles can form, one by one."""

from tablee.games.rummikub.pieces import (
    COLOUR_COUNT,
    JOKER,
    KINDS,
    LARGEST_GROUP,
    NUMBERS,
    SMALLEST_SET,
    kind_of,
)
from tablee.games.rummikub.sets import Meld


def possible_sets(available: list[int], tile: int) -> list[Meld]:
    """Return the sets that these tiles (counts of 53 kinds) form, sorted; with `tile` in them unless it is -1."""
    found: list[Meld] = []
    for colour in range(COLOUR_COUNT):
        if tile in (-1, JOKER) or tile // NUMBERS == colour:
            for low in range(1, NUMBERS - SMALLEST_SET + 2):
                _runs(available, tile, colour, low, [], available[JOKER], found)
    for number in range(1, NUMBERS + 1):
        if tile in (-1, JOKER) or tile % NUMBERS + 1 == number:
            _groups(available, tile, number, 0, [], found)
    found.sort(key=_tiles)
    return found


def _tiles(meld: Meld) -> list[int]:
    return meld.tiles


def _runs(
    available: list[int],
    tile: int,
    colour: int,
    low: int,
    tiles: list[int],
    jokers: int,
    found: list[Meld],
) -> None:
    """Add the runs from `low` that begin with `tiles`; `jokers` are left."""
    size = len(tiles)
    if size >= SMALLEST_SET and (tile == -1 or tile in tiles) and tiles.count(JOKER) < size:
        found.append(Meld(list(tiles), True, low, colour))
    if low + size > NUMBERS:
        return
    kind = kind_of(colour, low + size)
    if tile not in (-1, JOKER) and kind > tile and tile not in tiles:
        return
    if available[kind] > 0:
        tiles.append(kind)
        _runs(available, tile, colour, low, tiles, jokers, found)
        tiles.pop()
    if jokers > 0:
        tiles.append(JOKER)
        _runs(available, tile, colour, low, tiles, jokers - 1, found)
        tiles.pop()


def _groups(
    available: list[int], tile: int, number: int, colour: int, tiles: list[int], found: list[Meld]
) -> None:
    """Add the groups of a number that have `tiles` and others of the colours from `colour` on."""
    if colour == COLOUR_COUNT:
        for jokers in range(available[JOKER] + 1):
            every = tiles + [JOKER] * jokers
            fits = len(tiles) > 1 and SMALLEST_SET <= len(every) <= LARGEST_GROUP
            if fits and (tile == -1 or tile in every):
                found.append(Meld(every, False, number, 0))
        return
    kind = kind_of(colour, number)
    if available[kind] > 0:
        _groups(available, tile, number, colour + 1, [*tiles, kind], found)
    if kind != tile:
        _groups(available, tile, number, colour + 1, tiles, found)


def any_set(available: list[int]) -> bool:
    """True if these tiles form a set."""
    jokers = available[JOKER]
    for number in range(1, NUMBERS + 1):
        same = 0
        for colour in range(COLOUR_COUNT):
            kind = kind_of(colour, number)
            if available[kind] > 0:
                same += 1
                if number <= NUMBERS - SMALLEST_SET + 1:
                    row = 1 + (available[kind + 1] > 0) + (available[kind + 2] > 0)
                    if row + jokers >= SMALLEST_SET:
                        return True
        if same > 1 and same + jokers >= SMALLEST_SET:
            return True
    # Two jokers complete one tile, whatever its number: a run may begin with a joker.
    if jokers > 1:
        return any(available[kind] > 0 for kind in range(KINDS - 1))
    if jokers == 1:
        return any(
            available[kind_of(colour, number)] > 0 and available[kind_of(colour, number + 1)] > 0
            for colour in range(COLOUR_COUNT)
            for number in range(1, NUMBERS)
        )
    return False
