"""The input of the solver: the tiles of every cell, and what is fixed about the jokers."""

from typing import Final, final

from tablee.core.native import i64, vec
from tablee.games.rummikub.pieces import COLOUR_COUNT, JOKER, NUMBERS, SMALLEST_SET, highest_first
from tablee.games.rummikub.solver.origins import Origins
from tablee.games.rummikub.solver.runs import WALL
from tablee.games.rummikub.solver.states import NOWHERE, States

CELLS: Final = COLOUR_COUNT * NUMBERS

PACE: Final = 3
"""The growth, in tiles, of the parts of a rack that are tried if the whole takes too much effort."""


@final
class Promised:
    """Upper bounds after a number: the most that can still be gained from each state."""

    def __init__(self, known: States, gains: vec[i64]) -> None:
        self.known = known
        self.gains = gains

    def best(self, state: i64) -> i64:
        """Return the bound of one state; -1 if it cannot lead to enough."""
        place = self.known.find(state)
        return -1 if place == NOWHERE else self.gains[place]


@final
class Task:
    """One question for the solver. Lists of 52 are by kind.

    - `table`, all of which must be used; `least` and `most`: how many of the rack's tiles may be laid.
    - `weights`: the gain of a laid tile; `joker_weight` of a laid joker.
    - `run_pins`: jokers that stay as this tile in a run; `group_pins` (by number, 14 numbers): in a group.
    - `wild`: jokers that may stand for anything; the last `wild - forced` of them may stay on the rack.
    - `freed`: jokers of the table that must end with two tiles laid from the rack; with `new_sets` in new sets.
    - `rack_only`: these sets have no other tile of the table. Otherwise the `origins` of such tiles differ.
    - `stood_for`: with `new_sets` and two freed jokers, what each stood for when the turn began (`Meld.role`).
    - `needed`: the points that the sets must have (for an opening; 0: any).
    - `parking`: jokers may be left out until the end.
    - `promised`: if freed jokers need support, bounds of the gain without that need, for the states after each number
      (see `promise`).
    """

    def __init__(self, table: list[int], rack: list[int]) -> None:
        """Allow all tiles of `rack` (counts of 53 kinds) and require none; jokers of the table are not counted."""
        self.table = table[:CELLS]
        self.least = [0] * CELLS
        self.most = rack[:CELLS]
        self.weights = [1] * CELLS
        self.joker_weight = 1
        self.run_pins = [0] * CELLS
        self.group_pins = [0] * (NUMBERS + 1)
        self.wild = rack[JOKER]
        self.forced = 0
        self.freed = 0
        self.new_sets = False
        self.origins: Origins | None = None
        self.stood_for: list[int] = []
        self.needed = 0
        self.parking = True
        self.promised: list[Promised] = []

    @property
    def rack_only(self) -> bool:
        """True if the sets of freed jokers consist of tiles from the rack."""
        return self.new_sets and self.origins is None

    @property
    def parks(self) -> bool:
        """True if wild jokers that no set needs are left out until the end (see `transitions`)."""
        return self.parking and self.wild > 0 and self.freed == 0 and self.needed == 0

    def relaxed(self) -> "Task":
        """Return the task with the freed jokers as wild ones that need no support."""
        task = Task(self.table, [*self.most, self.wild + self.freed])
        task.least = self.least
        task.weights = self.weights
        task.joker_weight = self.joker_weight
        task.run_pins = self.run_pins
        task.group_pins = self.group_pins
        task.forced = self.forced + self.freed
        return task

    def lay_exactly(self, tiles: list[int]) -> None:
        """Require exactly these tiles of the rack (counts of 53 kinds); the table must have no free jokers."""
        self.least = tiles[:CELLS]
        self.most = tiles[:CELLS]
        self.wild = tiles[JOKER]
        self.forced = tiles[JOKER]

    def narrowed(self, kinds: list[int]) -> "Task":
        """Return the task with only these kinds of the rack, no jokers, and the tiles that must be laid."""
        task = Task(self.table, [0] * CELLS + [self.forced])
        task.least = self.least
        task.most = [self.most[kind] if kind in kinds else self.least[kind] for kind in range(CELLS)]
        task.run_pins = self.run_pins
        task.group_pins = self.group_pins
        task.forced = self.forced
        task.freed = self.freed
        task.new_sets = self.new_sets
        task.origins = self.origins
        task.stood_for = self.stood_for
        task.needed = self.needed
        return task

    def most_freed(self, role: int) -> int:
        """Return how many freed jokers may come to stand for `role`: as many as had another role.

        One more would keep its role, so it stays (rulings 4, jokers) and may not be in a new set with a freed one. The
        account in which it stays covers the other places for it.
        """
        return self.freed - self.stood_for.count(role)

    def to_come(self, kind: i64, after: i64) -> i64:
        """Return the number of tiles, or jokers that may move, `after` numbers later, at most 4; `WALL` past 13."""
        if kind % NUMBERS + after >= NUMBERS:
            return WALL
        later: i64 = kind + after
        coming: i64 = self.table[later] + self.most[later] + self.run_pins[later]
        return min(coming, WALL - 1)


def larger_parts(rack: list[int]) -> list[list[int]]:
    """Return ever larger parts of a rack, the highest tiles first, without jokers."""
    highest = highest_first(rack)
    return [highest[:size] for size in range(SMALLEST_SET, len(highest) + PACE, PACE)]
