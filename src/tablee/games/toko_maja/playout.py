"""Whole random games, without a word: for benchmarks and for bots that sample the future."""

from tablee.core.native import i64
from tablee.core.rng import QuickStream
from tablee.games.toko_maja.moves import NO_MOVES, generate
from tablee.games.toko_maja.position import TokoMajaPosition
from tablee.games.toko_maja.rules import play


def playout(position: TokoMajaPosition, seed: int) -> int:
    """Play `position` to its end, every legal move equally likely; how many moves that took.

    What is shuffled and drawn on the way comes from the same quick stream, not from the position's own.
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
