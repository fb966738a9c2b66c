"""The transposition table: the results of a search for positions that it met before."""

from typing import Final

from tablee.core.native import i64, vec
from tablee.games.tokan.board import Board
from tablee.games.tokan.geometry import lowest
from tablee.games.tokan.pieces import NONE, TILE_COUNT
from tablee.games.tokan.playout import next_state, seeded

KEY_BITS: Final = (1 << 62) - 1
SQUARES: Final = 30
KIND_BASE: Final = 7

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

UNKNOWN: Final = -1
SETTLED: Final = 63
"""The depth of a finding that no deeper search can change, because every line was played to its end."""

_VALUE_ZERO: Final = 1 << 16


def _multipliers() -> list[int]:
    """Return odd numbers: one for each square, one for each taboo square, one for the turn."""
    state = seeded(30)
    numbers: list[int] = []
    for _ in range(2 * SQUARES + 1):
        state = next_state(state)
        numbers.append(state | 1)
    return numbers


MULTIPLIERS: Final = vec[i64](_multipliers())


def _powers() -> list[int]:
    """Return the weight of a tile in the number of its tower, by the number of tiles under it."""
    powers = [1]
    while len(powers) < TILE_COUNT:
        powers.append(powers[-1] * KIND_BASE & KEY_BITS)
    return powers


POWERS: Final = vec[i64](_powers())


def key_of(board: Board) -> i64:
    """Return a key of 62 bits for everything in a board that the rules use: towers, turn and taboo."""
    return mixed(sum_of(board))


def mixed(key: i64) -> i64:
    """Return a key for a sum; the low bits, which select the slot, depend on all bits of the sum."""
    return key ^ (key >> 31)


def sum_of(board: Board) -> i64:
    """Return the sum that `key_of` mixes: multilinear hashing, each tower as a number times its square's odd number."""
    key: i64 = MULTIPLIERS[2 * SQUARES] if board.turn else 0
    if board.taboo != NONE:
        key += MULTIPLIERS[SQUARES + board.taboo]
    squares: i64 = board.red | board.black
    while squares != 0:
        square = lowest(squares)
        squares &= squares - 1
        key = (key + number_of(board, square) * MULTIPLIERS[square]) & KEY_BITS
    return key


def number_of(board: Board, square: i64) -> i64:
    """Return a tower as a number, the top tile first."""
    tower: i64 = 0
    kind = board.variant.kind
    tile = board.tops[square]
    while tile != NONE:
        tower = (tower * KIND_BASE + kind[tile] + 1) & KEY_BITS
        tile = board.under[tile]
    return tower


def sum_after(board: Board, key: i64, move: i64) -> i64:
    """Return `sum_of` the board after `move` without playing it; `key` is the sum of the board now."""
    carried: i64 = move & 3
    start: i64 = move >> 6
    end = board.shape.target[move >> 2]
    from_level = board.heights[start]
    to_level = board.heights[end] + carried + 1
    tile = board.tops[start]
    kind = board.variant.kind
    lifted: i64 = 0
    landed: i64 = 0
    while carried >= 0:
        from_level -= 1
        to_level -= 1
        lifted += (kind[tile] + 1) * POWERS[from_level]
        landed += (kind[tile] + 1) * POWERS[to_level]
        tile = board.under[tile]
        carried -= 1
    key += landed * MULTIPLIERS[end] - lifted * MULTIPLIERS[start]
    if tile == NONE:
        direction: i64 = move >> 4 & 3
        step = board.shape.step[direction]
        room = board.shape.room[start << 2 | (direction ^ 1)]
        while room > 0 and board.heights[start - step] != 0:
            tower = number_of(board, start - step)
            key += tower * (MULTIPLIERS[start] - MULTIPLIERS[start - step])
            start -= step
            room -= 1
    if board.taboo != NONE:
        key -= MULTIPLIERS[SQUARES + board.taboo]
    key += MULTIPLIERS[SQUARES + end]
    if board.turn:
        key -= MULTIPLIERS[2 * SQUARES]
    else:
        key += MULTIPLIERS[2 * SQUARES]
    return key & KEY_BITS


class TranspositionTable:
    """A table of 2 ** `bits` findings; a new finding replaces the one in its slot."""

    def __init__(self, bits: int) -> None:
        self.mask: i64 = (1 << bits) - 1
        self.keys: vec[i64] = vec[i64]([UNKNOWN] * (1 << bits))
        self.findings: vec[i64] = vec[i64]([0] * (1 << bits))

    def find(self, key: i64) -> i64:
        """Return the finding for a position, to be decoded by the functions below; or UNKNOWN."""
        place: i64 = key & self.mask
        return self.findings[place] if self.keys[place] == key else UNKNOWN

    def note(self, key: i64, depth: i64, bound: i64, value: i64, move: i64) -> None:
        """Store a finding: `value`, exact or a bound, from a search of `depth`, and its best move."""
        place: i64 = key & self.mask
        self.keys[place] = key
        self.findings[place] = move << 26 | depth << 20 | bound << 18 | (value + _VALUE_ZERO)


def value_in(finding: i64) -> i64:
    """Return the value of a finding."""
    return (finding & 0x3FFFF) - _VALUE_ZERO


def bound_in(finding: i64) -> i64:
    """Return EXACT, AT_LEAST or AT_MOST."""
    return finding >> 18 & 3


def depth_in(finding: i64) -> i64:
    """Return the depth of the search behind a finding."""
    return finding >> 20 & 63


def move_in(finding: i64) -> i64:
    """Return the best move of a finding."""
    return finding >> 26
