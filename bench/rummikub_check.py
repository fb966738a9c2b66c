"""The time of the rules' check of a proposed table of about 60 tiles: `python -m bench.rummikub_check`.

Each of the random tables of `rummikub_solver` with 50 tiles or more is proposed with the tiles that the solver would
lay, and once more with one tile missing. The second proposal is mostly refused, with the reason. The least of five
times counts.
"""

import random
import statistics
import time

from bench.rummikub_solver import POSITIONS, position_of, random_position
from tablee.core.errors import IllegalMoveError
from tablee.games.rummikub import GAME, rules
from tablee.games.rummikub.moves import write
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.sets import tiles_of
from tablee.games.rummikub.solver.plays import MOST_TILES, best_play

LARGE = 50


def _seconds(position: RummikubPosition, proposed: str, legal: bool) -> float:
    """Return the seconds of one check."""
    began = time.perf_counter()
    try:
        GAME.check_move(position, proposed)
        accepted = True
    except IllegalMoveError:
        accepted = False
    seconds = time.perf_counter() - began
    assert accepted or not legal, proposed
    return seconds


def measure() -> list[str]:
    """Return the line of the report."""
    chance = random.Random("rummikub solver")
    times: list[float] = []
    for table, rack in [random_position(chance) for _ in range(POSITIONS)]:
        play = best_play(table, rack, MOST_TILES)
        if play is None or len(tiles_of(table)) < LARGE:
            continue
        position = position_of(table, rack)
        move = write(play.table, None)
        for proposed in (move, move.rpartition(" ")[0]):
            times.append(1000 * min(_seconds(position, proposed, proposed == move) for _ in range(5)))
    built = "uncompiled" if rules.__file__.endswith(".py") else "compiled"
    return [
        f"Rummikub, checking {len(times)} proposed tables of {LARGE} tiles and more, {built}: "
        f"median {statistics.median(times):.4f} ms, slowest {max(times):.4f} ms (asked: under 1 ms)"
    ]


if __name__ == "__main__":
    print("\n".join(measure()))
