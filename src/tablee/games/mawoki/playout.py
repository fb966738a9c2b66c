"""Whole random games without events, for benchmarks and for bots that sample the future."""

from tablee.core.native import i64
from tablee.core.rng import QuickStream
from tablee.games.mawoki.moves import at_random
from tablee.games.mawoki.position import MawokiPosition
from tablee.games.mawoki.rules import play


def playout(position: MawokiPosition, seed: int) -> int:
    """Play `position` to its end, every legal move equally likely, and return the number of moves.

    Shuffles and draws use the same quick stream, not the position's own.
    """
    stream = QuickStream(seed)
    position.stream = stream
    made: i64 = 0
    while position.acting >= 0:
        play(position, at_random(position, stream), None)
        made += 1
    return made
