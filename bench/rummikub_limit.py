"""Our Rummikub solver beside the same dynamic programme in C++: `python -m bench.rummikub_limit`.

It uses the random positions of `rummikub_solver`, with jokers taken up freely. `bench/limit/rummikub.cpp` has the same
states, order and dominance; it must gain as much and lay as many sets on each. Both alternate over all positions; for
each position the least of all its times counts, including the resulting table.
"""

import random
import statistics
import sys
import tempfile
import time
from math import inf
from pathlib import Path
from typing import NamedTuple

from bench.playout_limits import COMPILERS, compiled, said
from bench.rummikub_solver import POSITIONS, random_position
from tablee.games.rummikub.pieces import JOKER, JOKER_POINTS, KINDS, counted, points_of
from tablee.games.rummikub.sets import Meld, tiles_of
from tablee.games.rummikub.solver.plays import MOST_POINTS, MOST_TILES, best_free_play

ASKED = 3.0
ROUNDS = 5
TIMES = 5
"""The number of times that a position is solved in each round."""

FIRST = 1000


def weights_for(goal: str) -> list[int]:
    """Return the gain of each kind for a goal, as in the solver."""
    points = [points_of(kind) for kind in range(KINDS - 1)] + [JOKER_POINTS]
    return [FIRST + each if goal == MOST_TILES else FIRST * each + 1 for each in points]


Position = tuple[list[Meld], list[int]]
"""The sets on the table, and a rack."""


class Answer(NamedTuple):
    """The greatest gain, the number of sets on the table then, and the least milliseconds."""

    gained: int
    sets: int
    taken: float


def ours(position: Position, goal: str, weights: list[int]) -> Answer:
    """Return the solver's answer."""
    taken = []
    for _ in range(TIMES):
        began = time.process_time()
        play = best_free_play(*position, goal)
        taken.append(1000 * (time.process_time() - began))
    assert play is not None, "of each of these racks something can be laid"
    return Answer(sum([weights[kind] for kind in play.laid]), len(play.table), min(taken))


def theirs(position: Position, line: str, weights: list[int]) -> Answer:
    """Return the program's answer; it also counts the jokers on the table as gained."""
    gained, sets, nanoseconds = map(int, line.split())
    lying = counted(tiles_of(position[0]))[JOKER]
    return Answer(gained - lying * weights[JOKER], sets, nanoseconds / 1e6)


def compare(goal: str, positions: list[Position], program: Path) -> str:
    """Return the line of the report for a goal; exit if the two disagree."""
    weights = weights_for(goal)
    questions = program.with_suffix(".positions")
    questions.write_text(
        "\n".join(
            " ".join(map(str, counted(tiles_of(table)) + counted(rack) + weights))
            for table, rack in positions
        )
    )
    here, there = [[inf] * len(positions) for _ in range(2)]
    for _ in range(ROUNDS):
        lines = said(program, str(questions), str(TIMES))
        for number, (position, line) in enumerate(zip(positions, lines, strict=True)):
            mine, other = ours(position, goal, weights), theirs(position, line, weights)
            if mine[:2] != other[:2]:
                sys.exit(f"most {goal}: {mine} here, {other} in C++: {position}")
            here[number] = min(here[number], mine.taken)
            there[number] = min(there[number], other.taken)
    median, limit = statistics.median(here), statistics.median(there)
    return (
        f"  most {goal}: median {median:.3f} ms, C++ {limit:.3f}: {median / limit:.2f} x (asked: {ASKED:g} x); "
        f"all together {sum(here) / sum(there):.2f} x; {len(positions)} answers the same"
    )


def main() -> None:
    """Print a line for each goal."""
    chance = random.Random("rummikub solver")
    positions = [random_position(chance) for _ in range(POSITIONS)]
    with tempfile.TemporaryDirectory() as folder:
        program = compiled("rummikub.cpp", Path(folder))
        if program is None:
            print(f"no C++ compiler: looked for {', '.join(COMPILERS)}")
            return
        for goal in (MOST_TILES, MOST_POINTS):
            print(compare(goal, positions, program))


if __name__ == "__main__":
    main()
