"""The board in play: towers, the moves of the colour to move, making and undoing them.

This is the hot part of the game, written for machine integers. `rules.check` checks the same rules one by one.
"""

from typing import Any, Final, final

from tablee.core.native import i64, vec
from tablee.games.tokan.geometry import DE_BRUIJN, PLACES, UP, Shape, lowest
from tablee.games.tokan.pieces import COLOUR_SIZE, NONE, RED, TILE_COUNT
from tablee.games.tokan.variant import Variant

MOST_MOVES: Final = 192
"""More moves than any position has: fifteen towers, four directions, at most three loads."""

MOVES_PER_SQUARE: Final = 64
"""Moves from a square, legal or not: four directions, reaches and loads."""

NUMBERS: Final[list[Any]] = list(range(MOVES_PER_SQUARE * TILE_COUNT))
"""The number of each move as an object, because making one takes longer than finding the move."""

NO_ROOM: Final = vec[i64]([])
NO_MOVES: Final = vec[i64]([0] * MOST_MOVES)
"""An array to copy for a list of moves; copying is faster than a new array."""

STAYS: Final = -1
"""The result of `Board.play` if tiles remain on the start square, so that nothing slides."""


@final
class Board:
    """Towers on the squares of `shape`.

    `tops` and `heights` are by square; an empty square has top NONE and height 0. `under` is by tile: the tile
    directly beneath it in its tower, NONE at the bottom. `red` and `black` are the sets of squares whose top has that
    colour. `odd` is the set of squares whose top has an odd reach (1 or 3), `far` of those with at least 2: together
    the two bits of each reach. `reach` is by tile. `taboo` is the square last moved to or NONE; `turn` is the colour
    to move.
    """

    def __init__(
        self,
        shape: Shape,
        turn: i64,
        tops: vec[i64],
        heights: vec[i64],
        under: vec[i64],
        variant: Variant,
    ) -> None:
        self.shape = shape
        self.variant = variant
        self.reach = variant.reach
        self.turn: i64 = turn
        self.taboo: i64 = NONE
        self.red: i64 = 0
        self.black: i64 = 0
        self.odd: i64 = 0
        self.far: i64 = 0
        self.tops = tops
        self.heights = heights
        self.under = under
        self.found = NO_ROOM
        """A buffer for `numbers`."""

    def copy(self) -> "Board":
        """Return an independent copy of the board."""
        board = Board(self.shape, self.turn, self.tops[:], self.heights[:], self.under[:], self.variant)
        board.taboo = self.taboo
        board.red = self.red
        board.black = self.black
        board.odd = self.odd
        board.far = self.far
        return board

    def put(self, square: i64, tile: i64) -> None:
        """Lay a tile on top of a square, to set up a board."""
        self.under[tile] = self.tops[square]
        self.tops[square] = tile
        self.heights[square] += 1
        self._show(square)

    def tower(self, square: i64) -> list[int]:
        """Return the tiles on a square, bottom first."""
        tiles: list[int] = []
        tile = self.tops[square]
        while tile != NONE:
            tiles.append(tile)
            tile = self.under[tile]
        tiles.reverse()
        return tiles

    def _show(self, square: i64) -> None:
        """Update the sets of squares by what is now visible on `square`."""
        bit: i64 = 1 << square
        top = self.tops[square]
        self.red &= ~bit
        self.black &= ~bit
        odd = self.odd & ~bit
        far = self.far & ~bit
        if top != NONE:
            if top >= COLOUR_SIZE:
                self.black |= bit
            else:
                self.red |= bit
            reach = self.reach[top]
            odd |= (reach & 1) << square
            far |= (reach >> 1) << square
        self.odd = odd
        self.far = far

    def _ways(self) -> tuple[i64, i64, i64, i64]:
        """Return, by direction, the squares whose animal may go that way, if it can end high enough.

        A visible animal of the colour to move goes straight, exactly its reach, over occupied squares, onto an
        occupied square that is not taboo. All animals are looked at together: a set moved by a step shows each
        square what is one step from it.
        """
        own: i64 = self.red if self.turn == RED else self.black
        occupied: i64 = self.red | self.black
        free: i64 = occupied
        if self.taboo != NONE:
            free &= ~(1 << self.taboo)
        odd = self.odd
        far = self.far
        one: i64 = own & odd & ~far
        two: i64 = own & far & ~odd
        three: i64 = own & odd & far
        shape = self.shape
        columns = shape.step[UP]

        inner = shape.has_left
        next_one = (occupied & inner) >> 1
        next_two = next_one & (next_one & inner) >> 1
        end_one = (free & inner) >> 1
        end_two = (end_one & inner) >> 1
        end_three = (end_two & inner) >> 1
        right = (one & end_one) | (two & next_one & end_two) | (three & next_two & end_three)

        inner = shape.has_right
        next_one = (occupied & inner) << 1
        next_two = next_one & (next_one & inner) << 1
        end_one = (free & inner) << 1
        end_two = (end_one & inner) << 1
        end_three = (end_two & inner) << 1
        left = (one & end_one) | (two & next_one & end_two) | (three & next_two & end_three)

        next_one = occupied >> columns
        next_two = next_one & next_one >> columns
        end_one = free >> columns
        end_two = end_one >> columns
        end_three = end_two >> columns
        up = (one & end_one) | (two & next_one & end_two) | (three & next_two & end_three)

        next_one = occupied << columns
        next_two = next_one & next_one << columns
        end_one = free << columns
        end_two = end_one << columns
        end_three = end_two << columns
        down = (one & end_one) | (two & next_one & end_two) | (three & next_two & end_three)
        return right, left, up, down

    def generate(self, out: vec[i64], at: i64) -> i64:
        """Write the legal moves into `out` from index `at` on; return the index after the last.

        What stands after that index may have been overwritten. An animal that may go somewhere (`_ways`) takes along
        tiles from under it: at most as many as it may carry, and enough to end higher.
        """
        right, left, up, down = self._ways()
        starts = right | left | up | down
        heights = self.heights
        # `lowest` is written out, because the call takes as long as its work.
        places = PLACES
        while starts != 0:
            start = places[(((starts & -starts) * DE_BRUIJN) & 0xFFFFFFFF) >> 27]
            starts &= starts - 1
            reach: i64 = (self.far >> start & 1) << 1 | self.odd >> start & 1
            ray: i64 = start << 4 | reach
            height = heights[start]
            if height == 1:
                # A single tile ends higher anywhere. Writing a move that the next one replaces is faster than asking.
                out[at] = ray << 2
                at += right >> start & 1
                out[at] = (ray + 4) << 2
                at += left >> start & 1
                out[at] = (ray + 8) << 2
                at += up >> start & 1
                out[at] = (ray + 12) << 2
                at += down >> start & 1
                continue
            most = reach if reach < height else height
            ways: i64 = right >> start & 1 | (left >> start & 1) << 1
            ways |= (up >> start & 1) << 2 | (down >> start & 1) << 3
            while ways != 0:
                if ways & 1:
                    carried = height - heights[self.shape.target[ray]]
                    if carried < 0:
                        carried = 0
                    while carried < most:
                        out[at] = ray << 2 | carried
                        at += 1
                        carried += 1
                ways >>= 1
                ray += 4
        return at

    def is_legal(self, move: i64) -> bool:
        """True if `generate` writes this move, which is at least 0 and less than `MOVES_PER_SQUARE` times the squares.

        Computed without the list.
        """
        start: i64 = move >> 6
        ray: i64 = move >> 2
        carried: i64 = move & 3
        own: i64 = self.red if self.turn == RED else self.black
        if not own >> start & 1 or ray & 3 != self.reach[self.tops[start]]:
            return False
        height = self.heights[start]
        if carried >= height or carried >= ray & 3:
            return False
        occupied: i64 = self.red | self.black
        way = self.shape.path[ray]
        if occupied & way != way:
            return False
        end = self.shape.target[ray]
        return end != self.taboo and carried >= height - self.heights[end]

    def can_move(self) -> bool:
        """True if the colour to move has a legal move."""
        right, left, up, down = self._ways()
        starts = right | left | up | down
        while starts != 0:
            start = lowest(starts)
            starts &= starts - 1
            reach = self.reach[self.tops[start]]
            height = self.heights[start]
            # An animal that can take its whole tower along ends higher anywhere.
            if height <= reach:
                return True
            ways: i64 = right >> start & 1 | (left >> start & 1) << 1
            ways |= (up >> start & 1) << 2 | (down >> start & 1) << 3
            ray: i64 = start << 4 | reach
            while ways != 0:
                if ways & 1 and height - self.heights[self.shape.target[ray]] < reach:
                    return True
                ways >>= 1
                ray += 4
        return False

    def play(self, move: i64) -> i64:
        """Play a legal move; return the number of towers that slid into the gap, or STAYS."""
        carried: i64 = move & 3
        start: i64 = move >> 6
        end = self.shape.target[move >> 2]
        tops = self.tops
        heights = self.heights
        under = self.under
        animal = tops[start]
        lowest_moved = animal
        lifted: i64 = 0
        while lifted < carried:
            lowest_moved = under[lowest_moved]
            lifted += 1
        left = under[lowest_moved]
        under[lowest_moved] = tops[end]
        tops[end] = animal
        tops[start] = left
        heights[end] += carried + 1
        heights[start] -= carried + 1
        self._show(end)
        self._show(start)
        self.taboo = end
        self.turn = 1 - self.turn
        return self._close_gap(start, move >> 4 & 3) if left == NONE else STAYS

    def _close_gap(self, gap: i64, direction: i64) -> i64:
        """Slide the unbroken row behind `gap` one square in `direction`; return the number of towers moved."""
        step = self.shape.step[direction]
        room = self.shape.room[gap << 2 | (direction ^ 1)]
        slid: i64 = 0
        while slid < room and self.heights[gap - step] != 0:
            self._shift(gap - step, gap)
            gap -= step
            slid += 1
        return slid

    def _shift(self, origin: i64, goal: i64) -> None:
        """Move a whole tower onto an empty square."""
        here: i64 = 1 << origin
        there: i64 = 1 << goal
        self.tops[goal] = self.tops[origin]
        self.heights[goal] = self.heights[origin]
        self.tops[origin] = NONE
        self.heights[origin] = 0
        if self.red & here:
            self.red ^= here | there
        else:
            self.black ^= here | there
        bit: i64 = self.odd >> origin & 1
        self.odd ^= bit << origin | bit << goal
        bit = self.far >> origin & 1
        self.far ^= bit << origin | bit << goal

    def undo(self, move: i64, slid: i64, taboo: i64) -> None:
        """Undo the last move: `slid` is the result of `play`, `taboo` the taboo before the move."""
        carried: i64 = move & 3
        start: i64 = move >> 6
        end = self.shape.target[move >> 2]
        step = self.shape.step[move >> 4 & 3]
        while slid > 0:
            self._shift(start - step * (slid - 1), start - step * slid)
            slid -= 1
        animal = self.tops[end]
        lowest_moved = animal
        lifted: i64 = 0
        while lifted < carried:
            lowest_moved = self.under[lowest_moved]
            lifted += 1
        self.tops[end] = self.under[lowest_moved]
        self.under[lowest_moved] = self.tops[start]
        self.tops[start] = animal
        self.heights[end] -= carried + 1
        self.heights[start] += carried + 1
        self._show(end)
        self._show(start)
        self.taboo = taboo
        self.turn = 1 - self.turn

    def numbers(self) -> list[int]:
        """Return the legal moves, in the order of `legal`."""
        if len(self.found) == 0:
            self.found = NO_MOVES[:]
        found = self.found
        count = self.generate(found, 0)
        made = NUMBERS
        return [made[found[i]] for i in range(count)]

    def legal(self) -> list[str]:
        """Return the legal moves as text, by square from a1, then right, left, up, down, lightest load first."""
        found = NO_MOVES[:]
        count = self.generate(found, 0)
        written = self.shape.written
        return [written[found[i]] for i in range(count)]


_NO_TILES: Final = vec[i64]([NONE] * TILE_COUNT)
_NO_HEIGHTS: Final = vec[i64]([0] * TILE_COUNT)


def empty_board(shape: Shape, turn: int, variant: Variant) -> Board:
    """Return a board without tiles."""
    return Board(shape, turn, _NO_TILES[:], _NO_HEIGHTS[:], _NO_TILES[:], variant)
