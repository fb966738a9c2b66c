"""Runs in the making, colour by colour.

The state is that of van Rijn, Takes and Vis (2015), "The complexity of Rummikub problems", section 4. While the solver
goes through the numbers 1..13, only the lengths of the runs of a colour that reach the last number matter: 1, 2, or 3
and more. Such a multiset of lengths is a state. Two tiles of a kind and two jokers give at most four runs at once.
"""

from typing import Final

from tablee.core.native import i64, vec
from tablee.games.rummikub.pieces import SMALLEST_SET

MOST_RUNS: Final = 4
NO_STATE: Final = -1
WALL: Final = 5  # instead of the number of tiles that come next: there is no next number


def _all_states() -> list[tuple[int, int, int]]:
    sizes = range(MOST_RUNS + 1)
    states = [(a, b, c) for a in sizes for b in sizes for c in sizes if a + b + c <= MOST_RUNS]
    return sorted(states)


STATES: Final = _all_states()
STATE_OF: Final = {state: index for index, state in enumerate(STATES)}


def _after(state: tuple[int, int, int], tiles: int) -> int:
    """Return the state after `tiles` of the next number go into runs.

    Short runs must continue. Of the others as many continue as there are tiles. To end a run of three or more and
    begin a new one instead is never better, because the long run could be cut there at any time.
    """
    ones, twos, longs = state
    rest = tiles - ones - twos
    if rest < 0:
        return NO_STATE
    longer = min(longs, rest)
    return STATE_OF[(rest - longer, ones, twos + longer)]


def _with_run(state: tuple[int, int, int], length: int) -> int:
    ones, twos, longs = state
    return STATE_OF.get(
        (ones + (length == 1), twos + (length == 2), longs + (length >= SMALLEST_SET)), NO_STATE
    )


def _better(state: tuple[int, int, int]) -> int:
    """Return the states one step better, 6 bits each: a short run is longer, or there is another run that may end.

    The state 0, without runs, is better than none.
    """
    ones, twos, longs = state
    steps = [(ones, twos, longs + 1)]
    if ones:
        steps.append((ones - 1, twos + 1, longs))
    if twos:
        steps.append((ones, twos - 1, longs + 1))
    packed = 0
    for step in reversed(steps):
        if step in STATE_OF:
            packed = packed << 6 | STATE_OF[step]
    return packed


BETTER: Final = vec[i64]([_better(state) for state in STATES])
AFTER: Final = [[_after(state, tiles) for tiles in range(MOST_RUNS + 1)] for state in STATES]
WITH_RUN: Final = [[_with_run(state, length) for length in range(4)] for state in STATES]
SHORT: Final = [ones + twos for ones, twos, _ in STATES]
ONES: Final = [ones for ones, _, _ in STATES]
LONG: Final = [longs for _, _, longs in STATES]
NONE: Final = STATE_OF[(0, 0, 0)]


def extend(runs: list[list[int]], tiles: list[int]) -> list[list[int]]:
    """Return the runs of a colour, as lists of kinds, after `tiles` of the next number went into them as in `AFTER`.

    Runs that end stay in `runs`; those that reach this number are returned, in the order of use.
    """
    rest = list(tiles)
    reaching: list[list[int]] = []
    for run in [run for run in runs if len(run) < SMALLEST_SET] + [
        run for run in runs if len(run) >= SMALLEST_SET
    ]:
        if rest:
            run.append(rest.pop(0))
            reaching.append(run)
    for tile in rest:
        reaching.append([tile])
    return reaching
