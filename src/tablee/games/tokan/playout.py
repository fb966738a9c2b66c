"""Whole random games, and counts of all games to a depth."""

from typing import Final

from tablee.core.native import i64, vec
from tablee.games.tokan.board import MOST_MOVES, NO_MOVES, Board

# Marsaglia's xorshift, cut to 62 bits so that compiled and uncompiled numbers are equal.
WORD: Final = (1 << 62) - 1
HALF: Final = (1 << 32) - 1


# A factor in two halves of 31 bits, so that products of halves are machine integers.
HALF_WORD: Final = (1 << 31) - 1
LOW_FACTOR: Final = 0x1E3779B97F4A7C15 & HALF_WORD
HIGH_FACTOR: Final = 0x1E3779B97F4A7C15 >> 31


def seeded(seed: int) -> i64:
    """Return a state for `next_state` that differs for nearby seeds: 62 bits of `seed` times a factor, mixed."""
    return mixed(seed & WORD)


def mixed(bits: i64) -> i64:
    """Do the same as `seeded` for 62 bits."""
    low = bits & HALF_WORD
    high = (low * HIGH_FACTOR + (bits >> 31) * LOW_FACTOR) & HALF_WORD
    state: i64 = ((low * LOW_FACTOR + (high << 31)) ^ 0x2545F4914F6CDD1D) & WORD
    return next_state(next_state(state)) if state else 1


def next_state(state: i64) -> i64:
    """Return the next state of the generator."""
    state ^= (state << 13) & WORD
    state ^= state >> 7
    return state ^ ((state << 17) & WORD)


def randbelow(state: i64, n: i64) -> i64:
    """Return a number from 0 to n - 1, from the middle bits of a state."""
    return ((state >> 20 & HALF) * n) >> 32


def playout(board: Board, seed: int) -> int:
    """Play `board` to its end, every legal move equally likely, and return the number of moves."""
    return play_out(board, seeded(seed), NO_MOVES[:])


def play_out(board: Board, state: i64, moves: vec[i64]) -> int:
    """Do the same as `playout` from a state of the generator; `moves` is a buffer for the moves of a turn."""
    plies = 0
    count = board.generate(moves, 0)
    while count != 0:
        state = next_state(state)
        board.play(moves[randbelow(state, count)])
        plies += 1
        count = board.generate(moves, 0)
    return plies


def perft(board: Board, depth: int) -> int:
    """Return the number of sequences of exactly `depth` moves."""
    return _perft(board, depth, vec[i64]([0] * (MOST_MOVES * max(depth, 1))), 0)


def _perft(board: Board, depth: i64, moves: vec[i64], at: i64) -> i64:
    if depth == 0:
        return 1
    end = board.generate(moves, at)
    if depth == 1:
        return end - at
    nodes: i64 = 0
    taboo = board.taboo
    i = at
    while i < end:
        slid = board.play(moves[i])
        nodes += _perft(board, depth - 1, moves, end)
        board.undo(moves[i], slid, taboo)
        i += 1
    return nodes
