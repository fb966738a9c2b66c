"""What the solver is asked: the tiles of every cell, and what is known of the jokers before it begins."""

from typing import Final, final

from tablee.core.native import i64, vec
from tablee.games.rummikub.pieces import COLOUR_COUNT, JOKER, NUMBERS, SMALLEST_SET, highest_first
from tablee.games.rummikub.solver.origins import Origins
from tablee.games.rummikub.solver.runs import WALL
from tablee.games.rummikub.solver.states import NOWHERE, States

CELLS: Final = COLOUR_COUNT * NUMBERS

PACE: Final = 3
"""By how many tiles the parts of a rack grow that are tried where the whole takes too much effort."""


@final
class Promised:
    """What the states after a number promise: how much can be gained from each of them on, at most."""

    def __init__(self, known: States, gains: vec[i64]) -> None:
        self.known = known
        self.gains = gains

    def best(self, state: i64) -> i64:
        """That of one state; -1 where nothing good enough comes of it."""
        place = self.known.find(state)
        return -1 if place == NOWHERE else self.gains[place]


@final
class Task:
    """One question for the solver. Lists of 52 go by kind.

    - `table`, all of which must be used; `least` and `most`: how many of the rack's tiles may be laid.
    - `weights`: what a laid tile gains; `joker_weight` a laid joker.
    - `run_pins`: jokers that stay as this tile in a run; `group_pins` (by number, 14 numbers): in a group.
    - `wild`: jokers that may stand for anything, of which the last `wild - forced` may stay on the rack.
    - `freed`: jokers of the table that must end with two tiles laid from the rack; with `new_sets` in new sets.
      `rack_only`: nothing else of the table lies in these. Else the `origins` of its tiles differ.
    - `stood_for`: with `new_sets`, where two jokers are freed, what each stood for when the turn began (`Meld.role`).
    - `needed`: what the sets must be worth (the opening; 0: no matter).
    - `parking`: whether jokers may be left out until the end; `promised`: where freed jokers need support, the states
      after each number from which the rest would fit without that, and what they could gain then (see `promise`).
    """

    def __init__(self, table: list[int], rack: list[int]) -> None:
        """All tiles of `rack` may be laid, none must; counts of 53 kinds. Jokers of the table are not counted in."""
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
        """Whether the sets of freed jokers are made of tiles from the rack."""
        return self.new_sets and self.origins is None

    @property
    def parks(self) -> bool:
        """Whether wild jokers without which the sets stand are left out until the end (see `transitions`)."""
        return self.parking and self.wild > 0 and self.freed == 0 and self.needed == 0

    def relaxed(self) -> "Task":
        """The same with the freed jokers as wild ones that need no support."""
        task = Task(self.table, [*self.most, self.wild + self.freed])
        task.least = self.least
        task.weights = self.weights
        task.joker_weight = self.joker_weight
        task.run_pins = self.run_pins
        task.group_pins = self.group_pins
        task.forced = self.forced + self.freed
        return task

    def lay_exactly(self, tiles: list[int]) -> None:
        """These tiles of the rack, counts of 53 kinds, and no others; the table has no free jokers of its own."""
        self.least = tiles[:CELLS]
        self.most = tiles[:CELLS]
        self.wild = tiles[JOKER]
        self.forced = tiles[JOKER]

    def narrowed(self, kinds: list[int]) -> "Task":
        """The same with no more of the rack than these kinds, none of them jokers, and what must be laid."""
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
        """How many freed jokers may come to stand for `role`: as many as `stood_for` something else.

        One more would stand for what it stood for before, so it stays (rulings 4, jokers) and may not lie in a new set
        beside a freed one. Where else it may lie, the account in which it stays finds.
        """
        return self.freed - self.stood_for.count(role)

    def to_come(self, kind: i64, after: i64) -> i64:
        """How many tiles, jokers that may move aside, there are `after` numbers behind this one; `WALL` past 13."""
        if kind % NUMBERS + after >= NUMBERS:
            return WALL
        later: i64 = kind + after
        coming: i64 = self.table[later] + self.most[later] + self.run_pins[later]
        return min(coming, WALL - 1)


def larger_parts(rack: list[int]) -> list[list[int]]:
    """Ever larger parts of a rack, the highest tiles first, without jokers."""
    highest = highest_first(rack)
    return [highest[:size] for size in range(SMALLEST_SET, len(highest) + PACE, PACE)]
