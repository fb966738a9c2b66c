"""A table under construction: its unfinished sets, each read in the most favourable way.

A draft has the form of a move (notation 3), but its sets may have one tile or be invalid, and their tiles may be in
any order. This module does not decide what is legal: `sets` reads the finished sets, `rules` checks the whole turn.
"""

from itertools import pairwise
from typing import Final

from tablee.core.errors import IllegalMoveError
from tablee.games.rummikub.moves import SHOWN, UNCHANGED
from tablee.games.rummikub.pieces import (
    COLOUR_COUNT,
    DECK,
    JOKER,
    KIND_OF,
    NUMBERS,
    SMALLEST_SET,
    colour_of,
    kind_of,
    number_of,
)
from tablee.games.rummikub.sets import Meld, NotASetError, read_set

LONGEST: Final = 2000
"""More letters than any table of 106 tiles needs."""


class Gap:
    """The place of a missing tile in a set: before its tile `at`; one of `kinds` would fit."""

    def __init__(self, at: int, kinds: list[int]) -> None:
        self.at = at
        self.kinds = kinds


class DraftSet:
    """Tiles put together, in their best order, with the set they form; if they form none, `why`."""

    def __init__(self, tiles: list[int]) -> None:
        self.tiles = tiles
        self.why = ""
        self.meld = self._read(tiles) or self._read(in_sequence(tiles))

    def _read(self, tiles: list[int]) -> Meld | None:
        try:
            meld = read_set(tiles)
        except NotASetError as fault:
            self.tiles = tiles
            self.why = fault.why
            return None
        self.tiles = meld.tiles
        return meld

    def gaps(self) -> list[Gap]:
        """Return the missing tiles, if they are clear: the holes of a run, or the third tile for a pair."""
        plain = [tile for tile in self.tiles if tile != JOKER]
        if self.meld is not None or not plain:
            return []
        if self.why == "gap" and _ascends(plain):
            return _holes(self.tiles)
        if self.why == "short" and len(self.tiles) == SMALLEST_SET - 1:
            return _thirds(self.tiles, plain)
        return []

    def parts(self) -> list[list[int]]:
        """Return the runs into which tiles of one colour fall because of holes or duplicates; empty if they do not."""
        if self.meld is not None or JOKER in self.tiles or len({colour_of(tile) for tile in self.tiles}) != 1:
            return []
        runs: list[list[int]] = []
        for tile in self.tiles:
            fitting = [run for run in runs if run[-1] == tile - 1]
            if fitting:
                min(fitting, key=len).append(tile)
            else:
                runs.append([tile])
        return runs if len(runs) > 1 else []


class Draft:
    """The sets on the table (None: unchanged) and the tile chosen as the discard."""

    def __init__(self, sets: list[DraftSet] | None, discard: int | None) -> None:
        self.sets = sets
        self.discard = discard


def read_draft(text: str) -> Draft:
    """Return the draft that `text` describes.

    Raises `IllegalMoveError` `rummikub.syntax` (part) for an unknown tile, or too many.
    """
    if len(text) > LONGEST:
        raise IllegalMoveError("rummikub.syntax", {"part": text[:SHOWN]})
    table, slash, discarded = text.partition("/")
    discard = _tile(discarded.strip()) if slash and discarded.strip() else None
    if table.strip() in ("", UNCHANGED):
        return Draft(None, discard)
    written = [[_tile(name) for name in part.split()] for part in table.split(",")]
    if sum([len(tiles) for tiles in written]) > len(DECK):
        raise IllegalMoveError("rummikub.syntax", {"part": text[:SHOWN]})
    return Draft([DraftSet(tiles) for tiles in written if tiles], discard)


def _tile(name: str) -> int:
    kind = KIND_OF.get(name)
    if kind is None:
        raise IllegalMoveError("rummikub.syntax", {"part": name[:SHOWN]})
    return kind


def in_sequence(tiles: list[int]) -> list[int]:
    """Return the tiles sorted by number; in one colour, jokers fill the holes and extend the end that has space."""
    plain = sorted([tile for tile in tiles if tile != JOKER], key=_by_number)
    jokers = len(tiles) - len(plain)
    if not plain or len({colour_of(tile) for tile in plain}) > 1:
        return plain + [JOKER] * jokers
    row = [plain[0]]
    for tile in plain[1:]:
        hole = tile - row[-1] - 1 if row[-1] != JOKER else 0
        filled = hole if 0 < hole <= jokers else 0
        jokers -= filled
        row += [JOKER] * filled + [tile]
    behind = min(jokers, NUMBERS - number_of(plain[-1]))
    return [JOKER] * (jokers - behind) + row + [JOKER] * behind


def _by_number(kind: int) -> tuple[int, int]:
    return number_of(kind), colour_of(kind)


def _ascends(plain: list[int]) -> bool:
    return all(before < after for before, after in pairwise(plain))


def _holes(tiles: list[int]) -> list[Gap]:
    """Return the missing numbers between tiles of one colour."""
    found: list[Gap] = []
    for at in range(1, len(tiles)):
        if tiles[at - 1] != JOKER and tiles[at] != JOKER:
            found += [Gap(at, [kind]) for kind in range(tiles[at - 1] + 1, tiles[at])]
    return found


def _thirds(tiles: list[int], plain: list[int]) -> list[Gap]:
    """Return the tile that makes two tiles a set, if few fit."""
    if len(plain) != SMALLEST_SET - 1 or plain[0] == plain[1]:
        return []
    low, high = plain[0], plain[1]
    if number_of(low) == number_of(high):
        colours = [
            colour for colour in range(COLOUR_COUNT) if colour not in (colour_of(low), colour_of(high))
        ]
        return [Gap(len(tiles), [kind_of(colour, number_of(low)) for colour in colours])]
    if colour_of(low) != colour_of(high) or high - low > SMALLEST_SET - 1:
        return []
    if high - low == SMALLEST_SET - 1:
        return [Gap(1, [low + 1])]
    below = [low - 1] if number_of(low) > 1 else []
    above = [high + 1] if number_of(high) < NUMBERS else []
    return [Gap(len(tiles) if above else 0, below + above)]


def stands_for(meld: Meld, place: int) -> int | None:
    """Return what the joker at `place` stands for: a kind, or a group's number (see `Meld.role`); None for a plain
    tile.
    """
    return meld.role(place) if meld.tiles[place] == JOKER else None
