"""The Rummikub puzzle as an integer programme, for SciPy's HiGHS: the comparison for our solver.

The model of den Hertog and Hulshof (2006). A variable for each possible set says how often it is on the table; another
for each kind says how many of the rack are laid. The sets are runs of 3 to 5 (longer ones split into these) and
groups, with up to two of their tiles replaced by jokers. All of the table is used, and the tiles of the sets are
exactly those of the table and those laid. Jokers stand for any tile; the rules about freeing them are not part of this
model.
"""

from itertools import combinations

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_array

KINDS = 53
JOKER = 52


def all_sets() -> list[tuple[int, ...]]:
    """Return every set as a sorted tuple of kinds (colour x 13 + number - 1; 52 the joker), without repetition."""
    plain = [
        tuple(13 * colour + number + i for i in range(length))
        for colour in range(4)
        for length in (3, 4, 5)
        for number in range(14 - length)
    ]
    plain += [
        tuple(13 * colour + number for colour in colours)
        for number in range(13)
        for length in (3, 4)
        for colours in combinations(range(4), length)
    ]
    found = set()
    for tiles in plain:
        for jokers in range(3):
            for replaced in combinations(range(len(tiles)), jokers):
                rest = [tile for place, tile in enumerate(tiles) if place not in replaced]
                found.add(tuple(rest + [JOKER] * jokers))
    return sorted(found)


SETS = all_sets()


def _matrix() -> csr_array:
    """Return the matrix: a row for each kind; a column for each set, then one for each kind laid."""
    matrix = np.zeros((KINDS, len(SETS) + KINDS))
    for column, tiles in enumerate(SETS):
        for tile in tiles:
            matrix[tile, column] += 1
    for kind in range(KINDS):
        matrix[kind, len(SETS) + kind] = -1
    return csr_array(matrix)


MATRIX = _matrix()


def most(table: list[int], rack: list[int], weights: list[int]) -> int:
    """Return the greatest sum of `weights` (by kind) of tiles that can be laid; `table` and `rack` count 53 kinds."""
    columns = len(SETS) + KINDS
    cost = np.zeros(columns)
    cost[len(SETS) :] = -np.array(weights)
    upper = np.full(columns, 2.0)
    upper[len(SETS) :] = rack
    answer = milp(
        cost,
        integrality=np.ones(columns),
        bounds=Bounds(np.zeros(columns), upper),
        constraints=LinearConstraint(MATRIX, table, table),
    )
    if not answer.success:
        raise RuntimeError(answer.message)
    return round(-float(answer.fun))
