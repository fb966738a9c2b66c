"""TOKAN as numbers: moves as in `numbers`, but with kinds instead of colours, and the board as an array.

Nothing is hidden, but the numbers of the own animals come first.
"""

from typing import Any, Final

from tablee.core.encoding import Encoding, Field, unique, written
from tablee.core.errors import IllegalMoveError
from tablee.core.native import i16, i64, vec
from tablee.core.options import OptionValues
from tablee.games.tokan import numbers
from tablee.games.tokan.draft import NAMES
from tablee.games.tokan.geometry import LYING, STANDING, Shape
from tablee.games.tokan.numbers import PLACEMENTS, SQUARES
from tablee.games.tokan.pieces import COLOURS, KINDS, NONE, TILE_COUNT
from tablee.games.tokan.position import DRAFT, TokanPosition
from tablee.games.tokan.variant import variant_of

VERSION: Final = 1
OWN_KINDS: Final = 3
ALL_KINDS: Final = 6
ACTIONS: Final = 2130
assert ACTIONS == PLACEMENTS + OWN_KINDS * SQUARES
DIRECTION_SIGNS: Final = "><^v"

LONGEST: Final = (TILE_COUNT * TILE_COUNT - TILE_COUNT) // 2
"""A limit of the moves on the board.

A move of k tiles from a tower of height h onto one of height e ends higher: e + k > h. The sum of all squared heights
then rises by 2k(e + k - h), at least 2. It begins with at least the number of tiles and is at most its square.
"""

WORDS: Final = (
    "tokan.moved tokan.gap tokan.placed tokan.cropped tokan.over from to animal carried load onto from_height"
    " to_height height slides square slid columns rows left below scores winner counted points tie_break none yes no"
    " board taboo supply first draft play over scoring setup towers heads random"
)

FIELDS: Final = (
    # draft or play; none once the match is over. Then the seat to act, and the one that began.
    Field("phase", (2,)),
    Field("turn", (2,)),
    Field("first", (2,)),
    # 1 if the board has 5 columns and 6 rows; squares are counted as in the notation.
    Field("standing", (1,)),
    # By kind (mouse, jackal, lion; own ones first), the squares with such an animal on top.
    Field("tops", (ALL_KINDS, TILE_COUNT)),
    Field("heights", (TILE_COUNT,), TILE_COUNT),
    # By square, its tiles from the bottom on: 1 to 3 own, 4 to 6 the other's, 0 is none.
    Field("towers", (TILE_COUNT, TILE_COUNT), ALL_KINDS),
    Field("taboo", (TILE_COUNT,)),
    # During the draft: the tiles on the strip, and those that each seat still has to lay.
    Field("strip", (SQUARES,), ALL_KINDS),
    Field("supply", (2, OWN_KINDS), TILE_COUNT),
)


def names_of(shapes: list[Shape]) -> list[str]:
    """Return the fixed names of the numbers, "" for those that no move on these boards has."""
    found = [""] * ACTIONS
    for number in range(PLACEMENTS):
        if any(number < len(shape.written) and shape.written[number] for shape in shapes):
            square, direction, reach, load = number >> 6, number >> 4 & 3, number >> 2 & 3, number & 3
            carried = f"+{load}" if load else ""
            found[number] = f"{square}{DIRECTION_SIGNS[direction]}{reach}{carried}"
    for kind in range(OWN_KINDS):
        for square, name in enumerate(NAMES):
            found[PLACEMENTS + SQUARES * kind + square] = f"{KINDS[kind]}@{name}"
    return found


ACTION_NAMES: Final = names_of([LYING, STANDING])


class TokanEncoding(Encoding[TokanPosition]):
    """The numbers of TOKAN. A placement of the draft is `1920 + 70 * kind + square`, kinds 0 to 2 for both seats."""

    def __init__(self, options: OptionValues) -> None:
        words = unique([*WORDS.split(), *COLOURS, *KINDS, *NAMES])
        variant = variant_of(options)
        super().__init__(VERSION, 2, ACTIONS, FIELDS, words, LONGEST + variant.placements)
        self.options = options
        self.names = ACTION_NAMES if LYING in variant.shapes else names_of(variant.shapes)

    def __reduce__(self) -> Any:
        return TokanEncoding, (self.options,)

    def name(self, number: int) -> str:
        return self.names[number]

    def legal(self, position: TokanPosition) -> list[int]:
        return self._relative(position, numbers.legal(position))

    def _relative(self, position: TokanPosition, listed: list[int]) -> list[int]:
        """Return listed moves with kinds of the seat to act."""
        if position.board is not None or position.acting < 1:
            return listed
        return [number - OWN_KINDS * SQUARES for number in listed]

    def _absolute(self, position: TokanPosition, number: int) -> int:
        """Return the number of a move in `numbers`. Raise `IllegalMoveError` `move.number` if it cannot be one."""
        if not 0 <= number < ACTIONS:
            raise IllegalMoveError("move.number", {"number": number})
        if position.board is not None or position.acting < 1:
            return number
        if number < PLACEMENTS:
            raise IllegalMoveError("move.number", {"number": number})
        return number + OWN_KINDS * SQUARES

    def move(self, position: TokanPosition, number: int) -> str:
        return numbers.text(position, self._absolute(position, number))

    def play(self, position: TokanPosition, number: int) -> list[int]:
        return self._relative(position, numbers.step(position, self._absolute(position, number)))

    def advance(self, position: TokanPosition, number: int, out: vec[i64]) -> i64:
        board = position.board
        if board is None:
            return written(self.play(position, number), out)
        return numbers.advance(position, board, self._absolute(position, number), out)

    def observe(self, position: TokanPosition, seat: i64, out: vec[i16], at: i64) -> None:
        own = seat
        start = at
        acting = position.acting
        if acting >= 0:
            out[start + (0 if position.phase == DRAFT else 1)] = 1
            out[start + 2 + (acting ^ own)] = 1
        first: i64 = position.first
        out[start + 4 + (first ^ own)] = 1
        start += 6
        if position.board is not None:
            self._board(position, own, start, out)
        else:
            self._strip(position, own, start + 1 + (ALL_KINDS + TILE_COUNT + 2) * TILE_COUNT, out)

    def _board(self, position: TokanPosition, own: i64, start: i64, out: vec[i16]) -> None:
        """Write the fields from `standing` to `taboo`."""
        board = position.board
        assert board is not None
        if board.shape is STANDING:
            out[start] = 1
        tops: i64 = start + 1
        heights: i64 = tops + ALL_KINDS * TILE_COUNT
        towers: i64 = heights + TILE_COUNT
        kind = board.variant.kind
        square: i64 = 0
        while square < TILE_COUNT:
            height = board.heights[square]
            if height != 0:
                out[heights + square] = i16(height)
                tile = board.tops[square]
                out[tops + TILE_COUNT * relative(kind[tile], own) + square] = 1
                while tile != NONE:
                    height -= 1
                    out[towers + height] = i16(relative(kind[tile], own) + 1)
                    tile = board.under[tile]
            towers += TILE_COUNT
            square += 1
        if board.taboo != NONE:
            out[towers + board.taboo] = 1

    def _strip(self, position: TokanPosition, own: i64, start: i64, out: vec[i16]) -> None:
        """Write the strip and the supplies."""
        strip = position.strip
        assert strip is not None
        for square, tile in enumerate(strip.cells):
            if tile:
                out[start + square] = i16(relative(KINDS.index(tile), own) + 1)
        start += SQUARES
        for tiles in strip.supply:
            for tile in tiles:
                out[start + relative(KINDS.index(tile), own)] += 1


def relative(kind: i64, own: i64) -> i64:
    """Return a kind with the own kinds first."""
    if own == 0:
        return kind
    return kind - OWN_KINDS if kind >= OWN_KINDS else kind + OWN_KINDS
