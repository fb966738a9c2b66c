"""The numbers of one match: how many animals of each kind, how far they move, and the boards that hold them."""

from typing import Final

from tablee.core.errors import OptionError
from tablee.core.native import i64, vec
from tablee.core.options import OptionValues, Parameter, check_deal, check_most
from tablee.games.tokan.geometry import LYING, STANDING, Shape, rectangle
from tablee.games.tokan.pieces import (
    BLACK,
    COLOUR_SIZE,
    COPIES,
    KINDS,
    LONGEST_REACH,
    REACH_OF,
    RED,
    TILE_COUNT,
)

MICE: Final = Parameter("mice", COPIES["M"], 0, COLOUR_SIZE)
JACKALS: Final = Parameter("jackals", COPIES["J"], 0, COLOUR_SIZE)
LIONS: Final = Parameter("lions", COPIES["L"], 0, COLOUR_SIZE)
"""Animals of each kind in each colour; together at most `COLOUR_SIZE`."""

MOUSE_REACH: Final = Parameter("mouse_reach", REACH_OF["M"], 1, LONGEST_REACH)
JACKAL_REACH: Final = Parameter("jackal_reach", REACH_OF["J"], 1, LONGEST_REACH)
LION_REACH: Final = Parameter("lion_reach", REACH_OF["L"], 1, LONGEST_REACH)
"""How many squares an animal moves. It can carry one tile less, and counts as much if heads count."""

COLUMNS: Final = Parameter("columns", LYING.columns, 3, 7)
"""Columns of the board; it has as many rows as the tiles need, at most `MOST_ROWS`, the last one perhaps not full.

With more than seven columns, the squares are too small for a finger on a phone.
"""

MOST_ROWS: Final = 9
"""The name of a row is one digit."""

DRAFT_TILES: Final = Parameter("draft_tiles", 5, 1, 6)
"""Tiles of each colour that chance lays before a draft, in a column. The longer side of a board holds six."""

ANIMALS: Final = (MICE, JACKALS, LIONS)
REACHES: Final = (MOUSE_REACH, JACKAL_REACH, LION_REACH)
PARAMETERS: Final = (*ANIMALS, *REACHES, COLUMNS, DRAFT_TILES)
STIRRING: Final = "columns, mice, jackals, lions, mouse_reach, jackal_reach, lion_reach"
"""The numbers on which it depends whether the first player can move."""

CHOICES: Final = 2
"""Options that every match has; more are parameters."""


class Variant:
    """The numbers of one match.

    A tile is a number: those of red are from 0 on, those of black from `COLOUR_SIZE` on, each mice first.

    - `letters`, `kind` and `reach`: by tile; `first`: by kind, its tile with the lowest number.
    - `sets`: all tiles of red and of black, as letters; `dealt`: the kinds of all tiles, `many` in number.
    - `shape`: the board of the deal. `shapes`: every board on which these tiles may lie.
    - `draft_tiles`: the tiles of each colour that chance lays before a draft; `placements`: those that the players lay.
    """

    def __init__(self, options: OptionValues) -> None:
        counts = [parameter.of(options) for parameter in ANIMALS]
        reaches = [parameter.of(options) for parameter in REACHES]
        self.sets = [
            "".join([letter * count for letter, count in zip(letters, counts, strict=True)])
            for letters in (KINDS[:3], KINDS[3:])
        ]
        self.size: int = sum(counts)
        self.many: i64 = 2 * self.size
        kinds = [KINDS.index(letter) for letter in self.sets[RED]]
        black = [kind + 3 for kind in kinds]
        # A colour with fewer tiles leaves its last numbers unused.
        unused = [0] * (COLOUR_SIZE - len(kinds))
        numbers = kinds + unused + black + unused
        self.letters = [KINDS[kind] for kind in numbers]
        self.kind: vec[i64] = vec[i64](numbers)
        self.reach: vec[i64] = vec[i64]([reaches[kind % 3] for kind in numbers])
        firsts = [0, counts[0], counts[0] + counts[1]]
        self.first: vec[i64] = vec[i64](firsts + [COLOUR_SIZE + first for first in firsts])
        self.dealt: vec[i64] = vec[i64](kinds + black)
        self.columns: int = COLUMNS.of(options)
        rows = -(-2 * self.size // self.columns)
        self.squares: int = self.columns * rows
        self.holds: bool = 0 < self.squares <= TILE_COUNT and rows <= MOST_ROWS
        # A deal that is refused needs no board.
        self.shape = rectangle(self.columns, rows) if self.holds else LYING
        self.shapes = [LYING, STANDING] if self.shape in (LYING, STANDING) else [self.shape]
        self.draft_tiles: int = DRAFT_TILES.of(options)
        self.placements: int = 2 * (self.size - self.draft_tiles)

    def copies(self, letter: str) -> int:
        """Return the number of tiles with this animal."""
        return self.sets[RED].count(letter) + self.sets[BLACK].count(letter)

    def shape_of(self, columns: int, rows: int) -> Shape | None:
        """Return the board with these numbers of columns and rows; None if no board has them."""
        for shape in self.shapes:
            if (shape.columns, shape.rows) == (columns, rows):
                return shape
        return None

    def _can_begin(self) -> bool:
        """True if some animal of each colour can move after every deal.

        A square from which no animal can move some distance allows no longer one either. So all animals of a colour
        may be stuck if, for each distance, those that move no farther find room on such squares.
        """
        reaches = [int(self.reach[tile]) for tile in range(self.size)]
        return any(
            sum(1 for reach in reaches if reach <= distance) > self._stuck(distance)
            for distance in range(1, LONGEST_REACH + 1)
        )

    def _stuck(self, distance: int) -> int:
        """Return the number of squares of the deal from which no animal can move this far."""
        occupied = (1 << 2 * self.size) - 1
        path = self.shape.path
        return sum(
            1
            for square in range(2 * self.size)
            if all(path[(square << 2 | way) << 2 | distance] & ~occupied for way in range(4))
        )

    def check(self, drafts: bool) -> None:
        """Raise `OptionError` if no match can be played with these numbers; `drafts`: the tiles are laid in turn."""
        check_most(self.size, COLOUR_SIZE, "mice, jackals, lions")
        check_deal(1, self.size, "mice, jackals, lions")
        if not self.holds:
            raise OptionError("option.combination", {"names": "columns, mice, jackals, lions"})
        if not self._can_begin():
            raise OptionError("option.combination", {"names": STIRRING})
        if drafts and (self.size != COLOUR_SIZE or self.shape not in (LYING, STANDING)):
            raise OptionError("option.combination", {"names": "setup, columns, mice, jackals, lions"})


RULEBOOK: Final = Variant({})
"""The numbers of the rulebook."""

_KEPT: Final = 64
_OTHERS: Final[dict[str, Variant]] = {}
"""The last variants with other numbers, by the options."""


def variant_of(options: OptionValues) -> Variant:
    """Return the numbers of a match with these options."""
    if len(options) == CHOICES:
        return RULEBOOK
    key = str(options)
    found = _OTHERS.get(key)
    if found is None:
        if len(_OTHERS) >= _KEPT:
            _OTHERS.clear()
        found = _OTHERS[key] = Variant(options)
    return found
