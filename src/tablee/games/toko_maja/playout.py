"""Whole random games, without a word: for benchmarks and for bots that sample the future."""

from typing import Final

from tablee.core.native import i64
from tablee.games.toko_maja.moves import legal_moves
from tablee.games.toko_maja.position import TokoMajaPosition
from tablee.games.toko_maja.turn import play

PRIME: Final = 2147483647
FACTOR: Final = 48271


def playout(position: TokoMajaPosition, seed: int, plies: int) -> int:
    """Play random moves until the game is over or `plies` are made, in `position`; how many were made.

    The choices come from the minimal standard generator (Park and Miller 1988, with their later factor).
    """
    state: i64 = seed % (PRIME - 1) + 1
    made: i64 = 0
    most: i64 = plies
    while position.turn is not None and made < most:
        moves = legal_moves(position)
        state = state * FACTOR % PRIME
        play(position, moves[state % len(moves)], None)
        made += 1
    return made
