"""Whole random games without events, for benchmarks and for bots that sample the future."""

from tablee.core.native import i64
from tablee.core.rng import QuickStream
from tablee.games.toko_maja.moves import NO_MOVES, generate
from tablee.games.toko_maja.position import TokoMajaPosition
from tablee.games.toko_maja.rules import play


def playout(position: TokoMajaPosition, seed: int) -> int:
    """Play `position` to its end, every legal move equally likely, and return the number of moves.

    Shuffles and draws use the same quick stream, not the position's own.
    """
    stream = QuickStream(seed)
    position.stream = stream
    moves = NO_MOVES[:]
    made: i64 = 0
    while position.acting >= 0:
        many = generate(position, moves)
        play(position, moves[stream.below(many)], None)
        made += 1
    return made
