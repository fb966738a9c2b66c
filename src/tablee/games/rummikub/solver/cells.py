"""What one colour can do with its tiles of one number: into runs, into groups, or left on the rack.

An option packs into one whole number: the run state after it (6 bits), then 2 bits each for the tiles that are left for
groups, the wild jokers that go into runs, the tiles laid from the rack, the tiles that go into runs, the room it makes
for parked jokers, and its claim: the wild jokers it takes now and must take later. Options come in the order of what
they leave for groups.
"""

from typing import Final

from tablee.games.rummikub.pieces import NUMBERS
from tablee.games.rummikub.solver.runs import AFTER, LONG, MOST_RUNS, NO_STATE, ONES, SHORT, WALL
from tablee.games.rummikub.solver.task import Task

GROUPED: Final = 6
WILD: Final = 8
LAID: Final = 10
RUNNING: Final = 12
ROOM: Final = 14
CLAIM: Final = 16

_known: dict[int, list[int]] = {}


def cell_options(task: Task, kind: int, state: int, wild: int, taken: list[int] | None) -> list[int]:
    """The options of the colour and number of `kind`, coming from a run state with so many wild jokers left.

    `taken` are tiles of the table, of the rack and pinned jokers that are spoken for already.
    """
    cell = _Cell(task, kind, wild)
    if taken is not None:
        cell.table -= taken[0]
        cell.least = max(0, cell.least - taken[1])
        cell.most -= taken[1]
        cell.pins -= taken[2]
    key = cell.key(state)
    known = _known.get(key)
    if known is None:
        known = cell.options(state)
        _known[key] = known
    return known


def known_options(task: Task, number: int, runs: int, wild: int) -> list[list[int]]:
    """The options of the four colours of `number`, coming from their run states (6 bits each), remembered by `task`."""
    by_colour: list[list[int]] = []
    kind = number - 1
    for known in task.options[number]:
        key = (runs & 63) << 2 | wild
        found = known.get(key)
        if found is None:
            found = cell_options(task, kind, runs & 63, wild, None)
            known[key] = found
        by_colour.append(found)
        runs >>= 6
        kind += NUMBERS
    return by_colour


def _grouped(option: int) -> int:
    return option >> GROUPED & 3


class _Cell:
    """The tiles of one colour and number, and what comes after."""

    def __init__(self, task: Task, kind: int, wild: int) -> None:
        self.number = kind % NUMBERS + 1 if task.parks else 0
        self.wild = wild
        self.table = task.table[kind]
        self.least = task.least[kind]
        self.most = task.most[kind]
        self.pins = task.run_pins[kind]
        self.soon = task.to_come(kind, 1)
        self.later = task.to_come(kind, 2)

    def key(self, state: int) -> int:
        """Cells with equal keys have equal options. Where jokers are parked the number matters."""
        tiles = (((self.wild * 3 + self.table) * 3 + self.least) * 3 + self.most) * 3 + self.pins
        return (((state * 14 + self.number) * 243 + tiles) * 6 + self.soon) * 6 + self.later

    def options(self, state: int) -> list[int]:
        found: list[int] = []
        for laid in range(self.least, self.most + 1):
            for running in range(self.table + laid + 1):
                found += self.with_jokers(state, laid, running)
        return sorted(found, key=_grouped)

    def with_jokers(self, state: int, laid: int, running: int) -> list[int]:
        """The options in which so many tiles are laid, and so many go into runs."""
        found: list[int] = []
        for jokers in range(min(self.wild, MOST_RUNS - running - self.pins) + 1):
            tiles = running + self.pins + jokers
            after = AFTER[state][tiles]
            if after == NO_STATE or (self.number and not self.is_tight(state, jokers)):
                continue
            claim = jokers + self.debt(after)
            if claim <= self.wild:
                found.append(
                    after
                    | (self.table + laid - running) << GROUPED
                    | jokers << WILD
                    | laid << LAID
                    | running << RUNNING
                    | self.room(state, tiles) << ROOM
                    | claim << CLAIM
                )
        return found

    def debt(self, state: int) -> int:
        """How many jokers it will take to make the short runs long, by what comes next; `WALL` if that is no use."""
        ones, short = ONES[state], SHORT[state]
        if (self.soon == WALL and short) or (self.later == WALL and ones):
            return WALL
        return max(0, short - self.soon) + max(0, ones - self.later)

    def is_tight(self, state: int, jokers: int) -> bool:
        """Whether each joker is needed where it is, as far as can be said here.

        One that lengthens a short run is; one beyond those must bridge a gap to a tile that comes, or begin the run
        joker 12 13: any other beginning of three can be shifted to have its joker at the end.
        """
        spare = jokers - SHORT[state]
        if spare <= 0 or self.number == NUMBERS - 2:
            return True
        if spare > LONG[state]:
            return False
        return 0 < self.soon < WALL or (self.wild > jokers and 0 < self.later < WALL)

    def room(self, state: int, tiles: int) -> int:
        """For how many parked jokers, up to 2, the runs that begin here and those that ended before make room."""
        if not self.number:
            return 0
        rest = tiles - SHORT[state]
        begun = max(0, rest - LONG[state])
        ended = max(0, LONG[state] - rest)
        return min(2, begun * min(2, self.number - 1) + ended * min(2, NUMBERS + 1 - self.number))
