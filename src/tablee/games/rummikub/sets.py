"""The sets on the table: groups and runs (rulings 4, sets).

A set never changes, so positions share them.
"""

from typing import Final

from tablee.games.rummikub.pieces import (
    COLOUR_COUNT,
    JOKER,
    KIND_OF,
    LARGEST_GROUP,
    NAMES,
    NUMBERS,
    SMALLEST_SET,
    colour_of,
    kind_of,
    names,
    number_of,
)

GROUP_ROLE: Final = JOKER

_texts: dict[str, str] = {}


class NotASetError(Exception):
    """These tiles are not a set; `why` is `short`, `jokers`, `twice`, `large`, `ends`, `gap` or `mixed`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Meld:
    """A valid set in canonical order: a run ascending, a group by colour with its jokers last.

    `low` is the number of a run's first place, or the number of a group.
    """

    def __init__(self, tiles: list[int], run: bool, low: int, colour: int) -> None:
        self.tiles = tiles
        self.run = run
        self.low = low
        self.colour = colour

    def role(self, place: int) -> int:
        """Return what the tile at `place` stands for: in a run its kind, in a group `GROUP_ROLE` + number.

        A joker that keeps its role stays; a joker whose role changes is freed (rulings 4, jokers).
        """
        if self.run:
            return kind_of(self.colour, self.low + place)
        return GROUP_ROLE + self.low

    def points(self) -> int:
        """Return the points for the opening; a joker counts as the tile that it stands for.

        The solver adds up the same points number by number (the tally of `solver.transitions`); a test compares them.
        """
        size = len(self.tiles)
        if self.run:
            return size * self.low + size * (size - 1) // 2
        return size * self.low

    def missing(self) -> list[int]:
        """Return the kinds that a group lacks."""
        return [
            kind_of(colour, self.low)
            for colour in range(COLOUR_COUNT)
            if kind_of(colour, self.low) not in self.tiles
        ]

    def names(self) -> list[str]:
        """Return the tiles as the notation writes them."""
        return names(self.tiles)

    def text(self) -> str:
        """Return the set as a move writes it."""
        return " ".join(self.names())


def read_set(tiles: list[int]) -> Meld:
    """Return the set that these tiles form, a run as written, a group in any order. Raises `NotASetError`."""
    if len(tiles) < SMALLEST_SET:
        raise NotASetError("short")
    plain = [tile for tile in tiles if tile != JOKER]
    if not plain:
        raise NotASetError("jokers")
    number = number_of(plain[0])
    if len(plain) > 1 and all(number_of(tile) == number for tile in plain):
        return _read_group(tiles, plain, number)
    colour = colour_of(plain[0])
    if all(colour_of(tile) == colour for tile in plain):
        return _read_run(tiles, colour, number - tiles.index(plain[0]))
    raise NotASetError("mixed")


def _read_group(tiles: list[int], plain: list[int], number: int) -> Meld:
    if len(set(plain)) < len(plain):
        raise NotASetError("twice")
    if len(tiles) > LARGEST_GROUP:
        raise NotASetError("large")
    return Meld(sorted(tiles), False, number, 0)


def _read_run(tiles: list[int], colour: int, low: int) -> Meld:
    for place, tile in enumerate(tiles):
        if tile != JOKER and number_of(tile) != low + place:
            raise NotASetError("gap")
    if low < 1 or low + len(tiles) - 1 > NUMBERS:
        raise NotASetError("ends")
    return Meld(list(tiles), True, low, colour)


def role_text(role: int) -> str:
    """Return what a joker stands for: a tile (`r5`), or in a group its number (`5`)."""
    return NAMES[role] if role < GROUP_ROLE else str(role - GROUP_ROLE)


def in_order(melds: list[Meld]) -> list[Meld]:
    """Return the sets as the notation lists them: sorted by their tiles."""
    return sorted(melds, key=_tiles)


def _tiles(meld: Meld) -> list[int]:
    return meld.tiles


def key_of(tiles: list[int]) -> str:
    """Return a set's tiles as letters that sort in notation order, and cache their text for `text_of_keys`."""
    key = "".join([chr(tile) for tile in tiles])
    if key not in _texts:
        _texts[key] = " ".join(names(tiles))
    return key


def text_of_keys(keys: list[str]) -> str:
    """Return sets in order as a move writes them; cached, because a list of moves repeats a few dozen sets."""
    return ", ".join([_texts[key] for key in keys])


def set_of_key(key: str) -> Meld:
    """Return the set that has this key."""
    return read_set([ord(letter) for letter in key])


def tiles_of(melds: list[Meld]) -> list[int]:
    """Return every tile of these sets."""
    return [tile for meld in melds for tile in meld.tiles]


def table_text(melds: list[Meld]) -> str:
    """Return the sets as a move writes them."""
    return ", ".join([meld.text() for meld in melds])


def set_of_names(written: list[str]) -> Meld:
    """Return the set written with these tile names. Raises `NotASetError`, or `KeyError` for an unknown name."""
    return read_set([KIND_OF[name] for name in written])
