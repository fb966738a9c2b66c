"""How near the Rummikub solver comes to the same dynamic programme in C++: `python -m bench.rummikub_limit`.

The random positions of `rummikub_solver`, jokers taken up at will. `bench/limit/rummikub.cpp` has the same states, the
same order and the same dominance; it must gain as much and lay as many sets on each. Of both the least of some times
counts, the table that is laid included.
"""

import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bench.playout_limits import compiled, said
from bench.rummikub_solver import POSITIONS, random_position
from tablee.games.rummikub.pieces import JOKER_POINTS, KINDS, counted, points_of
from tablee.games.rummikub.sets import Meld, tiles_of
from tablee.games.rummikub.solver.plays import MOST_POINTS, MOST_TILES, best_free_play

ASKED = 3.0
TIMES = 5
FIRST = 1000


def weights_for(goal: str) -> list[int]:
    """What each kind gains by a goal, as the solver has it."""
    points = [points_of(kind) for kind in range(KINDS - 1)] + [JOKER_POINTS]
    return [FIRST + each if goal == MOST_TILES else FIRST * each + 1 for each in points]


def ours(table: list[Meld], rack: list[int], goal: str, weights: list[int]) -> tuple[int, int | None, float]:
    """What can be gained, how many sets lie then (None: nothing is laid), and the least seconds it took."""
    taken = []
    for _ in range(TIMES):
        began = time.process_time()
        play = best_free_play(table, rack, goal)
        taken.append(time.process_time() - began)
    if play is None:
        return 0, None, min(taken)
    return sum([weights[kind] for kind in play.laid]), len(play.table), min(taken)


def measure() -> list[str]:
    """The lines of the report; ends the process where both disagree."""
    chance = random.Random("rummikub solver")
    positions = [random_position(chance) for _ in range(POSITIONS)]
    lines: list[str] = []
    for goal in (MOST_TILES, MOST_POINTS):
        weights = weights_for(goal)
        asked = [counted(tiles_of(table)) + counted(rack) + weights for table, rack in positions]
        with tempfile.TemporaryDirectory() as folder:
            program = compiled("rummikub.cpp", Path(folder))
            if program is None:
                return ["no C++ compiler"]
            questions = Path(folder, "positions")
            questions.write_text("\n".join(" ".join(map(str, numbers)) for numbers in asked))
            here, there = [], []
            for (table, rack), line in zip(positions, said(program, str(questions), str(TIMES)), strict=True):
                gained, sets, seconds = ours(table, rack, goal, weights)
                theirs, laid, nanoseconds = map(int, line.split())
                lying = counted(tiles_of(table))[KINDS - 1] * weights[KINDS - 1]
                if gained != theirs - lying or (sets is not None and sets != laid):
                    sys.exit(f"most {goal}: {gained}, {sets} sets here, {line} in C++: {table} {rack}")
                here.append(1000 * seconds)
                there.append(nanoseconds / 1e6)
        median, limit = statistics.median(here), statistics.median(there)
        lines.append(
            f"  most {goal}: median {median:.3f} ms, C++ {limit:.3f}: {median / limit:.2f} x (asked: {ASKED:g} x); "
            f"all together {sum(here) / sum(there):.2f} x; {POSITIONS} answers the same"
        )
    return lines


if __name__ == "__main__":
    print("\n".join(measure()))
