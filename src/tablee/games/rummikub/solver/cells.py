"""What one colour can do with its tiles of one number: into runs, into groups, or left on the rack.

An option packs into one whole number: the run state after it (6 bits), then 2 bits each for the tiles that are left for
groups, the wild jokers that go into runs, the tiles laid from the rack, the tiles that go into runs, the room it makes
for parked jokers, and its claim: the wild jokers it takes now and must take later. Options come in the order of what
they leave for groups.
"""

from typing import Final, final

from tablee.core.native import i64, vec
from tablee.games.rummikub.pieces import JOKER_COPIES, NUMBERS
from tablee.games.rummikub.solver.groups import GROUPED_YELLOW
from tablee.games.rummikub.solver.runs import AFTER, LONG, MOST_RUNS, NO_STATE, ONES, SHORT, WALL, WITH_RUN
from tablee.games.rummikub.solver.task import Task

GROUPED: Final = 6
WILD: Final = 8
LAID: Final = 10
RUNNING: Final = 12
ROOM: Final = 14
CLAIM: Final = 16


@final
class Options:
    """What one colour can do, in the order of what is left for groups.

    Those that leave 0, 1, 2 tiles are `packed[ends[0]:ends[1]]` and so on; `possible` has a bit for each of these that
    are there, as often as `groups` asks for it.
    """

    def __init__(self, listed: list[int]) -> None:
        self.listed = listed
        self.packed = vec[i64](listed)
        leaving = [len([option for option in listed if _grouped(option) == rest]) for rest in range(3)]
        self.ends = vec[i64]([0, leaving[0], leaving[0] + leaving[1], len(listed)])
        bits = sum([1 << rest for rest in range(3) if leaving[rest]])
        self.possible: i64 = sum([bits << GROUPED_YELLOW * jokers for jokers in range(JOKER_COPIES + 1)])
        self._with_run: dict[int, Options] = {}

    def with_run(self, length: int) -> "Options":
        """The same when a run of this length goes on with the others."""
        found = self._with_run.get(length)
        if found is None:
            after = [(option, WITH_RUN[option & 63][length]) for option in self.listed]
            found = Options([option & ~63 | state for option, state in after if state != NO_STATE])
            self._with_run[length] = found
        return found


_known: dict[int, Options] = {}


def cell_key(task: Task, kind: int, taken: int) -> int:
    """What the options of a colour and number follow from, besides run state and jokers: equal keys, equal options.

    `taken` are tiles of the table, of the rack and pinned jokers (2 bits each) that are spoken for already.
    """
    return _Cell(task, kind, 0, taken).key()


def cell_options(task: Task, kind: int, key: int, state: int, wild: int, taken: int) -> Options:
    """The options of the colour and number of `kind`, coming from a run state with so many wild jokers left.

    `key` is that of the cell with these tiles `taken`.
    """
    whole = (key << 2 | wild) << 6 | state
    known = _known.get(whole)
    if known is None:
        known = _Cell(task, kind, wild, taken).options(state)
        _known[whole] = known
    return known


def _grouped(option: int) -> int:
    return option >> GROUPED & 3


@final
class _Cell:
    """The tiles of one colour and number, and what comes after."""

    def __init__(self, task: Task, kind: int, wild: int, taken: int) -> None:
        self.number = kind % NUMBERS + 1 if task.parks else 0
        self.wild = wild
        self.table = task.table[kind] - (taken & 3)
        self.least = max(0, task.least[kind] - (taken >> 2 & 3))
        self.most = task.most[kind] - (taken >> 2 & 3)
        self.pins = task.run_pins[kind] - (taken >> 4 & 3)
        self.soon = task.to_come(kind, 1)
        self.later = task.to_come(kind, 2)

    def key(self) -> int:
        """See `cell_key`. Where jokers are parked the number matters."""
        tiles = ((self.table * 3 + self.least) * 3 + self.most) * 3 + self.pins
        return ((self.number * 81 + tiles) * 6 + self.soon) * 6 + self.later

    def options(self, state: int) -> Options:
        found: list[int] = []
        for laid in range(self.least, self.most + 1):
            for running in range(self.table + laid + 1):
                found += self.with_jokers(state, laid, running)
        return Options(sorted(found, key=_grouped))

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
