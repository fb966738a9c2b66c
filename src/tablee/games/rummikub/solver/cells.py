"""What one colour can do with its tiles of one number: into runs, into groups, or left on the rack.

An option packs into one whole number, of which the lower bits are added up over the colours: then they are what the
whole transition comes to. Those are the runs after it, where a state has those of its colour (`transitions`); the wild
jokers that go into runs (2 bits), and the room it makes for parked jokers (4); then for each colour 2 bits of tiles
laid from the rack, of wild jokers that go into runs, and of tiles that go into runs, as `Sink.take` is told them. The
upper bits tell one option from another: how many tiles it leaves for groups (2 bits), and its claim: the wild jokers it
takes now and must take later. Options come in the order of what they leave for groups.
"""

from typing import Final, final

from tablee.core.native import i64, vec
from tablee.games.rummikub.pieces import JOKER_COPIES, NUMBERS
from tablee.games.rummikub.solver.groups import GROUPED_YELLOW
from tablee.games.rummikub.solver.runs import (
    AFTER,
    LONG,
    MOST_RUNS,
    NO_STATE,
    ONES,
    SHORT,
    STATES,
    WALL,
    WITH_RUN,
)
from tablee.games.rummikub.solver.task import Task

COLOUR_BITS: Final = 6
WILD: Final = 24
ROOM: Final = 26
HOW: Final = 30
GROUPED: Final = 54
CLAIM: Final = 56

HOW_LAID: Final = 0
HOW_WILD: Final = 8
HOW_RUNNING: Final = 16
"""Where in the bits from `HOW` on each four colours begin, red first."""

_HOW_OF_RED: Final = 3 << HOW_LAID | 3 << HOW_WILD | 3 << HOW_RUNNING


@final
class Options:
    """What one colour can do, in the order of what is left for groups.

    `possible` has a bit for each number of tiles that some option leaves, as often as `groups` asks for it.
    """

    def __init__(self, listed: list[int], colour: int) -> None:
        self.listed = listed
        self.packed = vec[i64](listed)
        self.colour = colour
        bits = sum([1 << rest for rest in {_grouped(option) for option in listed}])
        self.possible: i64 = sum([bits << GROUPED_YELLOW * jokers for jokers in range(JOKER_COPIES + 1)])
        self._with_run: dict[int, Options] = {}

    def with_run(self, length: int) -> "Options":
        """The same when a run of this length goes on with the others."""
        found = self._with_run.get(length)
        if found is None:
            shift = COLOUR_BITS * self.colour
            after = [(option, WITH_RUN[option >> shift & 63][length]) for option in self.listed]
            changed = [
                option & ~(63 << shift) | state << shift for option, state in after if state != NO_STATE
            ]
            found = _shared(changed, self.colour)
            self._with_run[length] = found
        return found


_options: Final[dict[tuple[int, ...], Options]] = {}


def _shared(listed: list[int], colour: int) -> Options:
    """These options of a colour: the same object for equal ones, of which many cells have some."""
    key = (colour, *listed)
    found = _options.get(key)
    if found is None:
        found = Options(listed, colour)
        _options[key] = found
    return found


def _grouped(option: int) -> int:
    return option >> GROUPED & 3


def _moved(option: int, colour: int) -> int:
    """An option of red as one of another colour."""
    runs, how = option & 63, option >> HOW & _HOW_OF_RED
    rest = option - runs - (how << HOW)
    return rest | runs << COLOUR_BITS * colour | how << HOW + 2 * colour


@final
class Cell:
    """Tiles of one colour and number, and what comes after: what options follow from, besides run state and jokers."""

    def __init__(self, number: int, tiles: tuple[int, int, int, int], soon: int, later: int) -> None:
        """`number`: 0 where no jokers are parked; `tiles`: on the table, at least and most of the rack, pinned."""
        self.number = number
        self.table, self.least, self.most, self.pins = tiles
        self.soon = soon
        self.later = later
        self._options: list[Options | None] = [None] * (len(STATES) << 4)

    def options(self, colour: i64, wild: i64, state: i64) -> Options:
        """Those of a colour that come from a run state with so many wild jokers left."""
        place: i64 = (state << 2 | wild) << 2 | colour
        found = self._options[place]
        if found is None:
            if colour == 0:
                listed = self.of_red(int(wild), int(state))
            else:
                listed = [_moved(option, int(colour)) for option in self.options(0, wild, state).listed]
            found = _shared(listed, int(colour))
            self._options[place] = found
        return found

    def of_red(self, wild: int, state: int) -> list[int]:
        """The options if the colour is red."""
        found: list[int] = []
        for laid in range(self.least, self.most + 1):
            for running in range(self.table + laid + 1):
                found += self.with_jokers(wild, state, laid, running)
        return sorted(found, key=_grouped)

    def with_jokers(self, wild: int, state: int, laid: int, running: int) -> list[int]:
        """The options in which so many tiles are laid, and so many go into runs."""
        found: list[int] = []
        for jokers in range(min(wild, MOST_RUNS - running - self.pins) + 1):
            tiles = running + self.pins + jokers
            after = AFTER[state][tiles]
            if after == NO_STATE or (self.number and not self.is_tight(wild, state, jokers)):
                continue
            claim = jokers + self.debt(after)
            if claim <= wild:
                how = laid << HOW_LAID | jokers << HOW_WILD | running << HOW_RUNNING
                found.append(
                    after
                    | jokers << WILD
                    | self.room(state, tiles) << ROOM
                    | how << HOW
                    | (self.table + laid - running) << GROUPED
                    | claim << CLAIM
                )
        return found

    def debt(self, state: int) -> int:
        """How many jokers it will take to make the short runs long, by what comes next; `WALL` if that is no use."""
        ones, short = ONES[state], SHORT[state]
        if (self.soon == WALL and short) or (self.later == WALL and ones):
            return WALL
        return max(0, short - self.soon) + max(0, ones - self.later)

    def is_tight(self, wild: int, state: int, jokers: int) -> bool:
        """Whether each joker is needed where it is, as far as can be said here.

        One that lengthens a short run is; one beyond those must bridge a gap to a tile that comes, or begin the run
        joker 12 13: any other beginning of three can be shifted to have its joker at the end.
        """
        spare = jokers - SHORT[state]
        if spare <= 0 or self.number == NUMBERS - 2:
            return True
        if spare > LONG[state]:
            return False
        return 0 < self.soon < WALL or (wild > jokers and 0 < self.later < WALL)

    def room(self, state: int, tiles: int) -> int:
        """For how many parked jokers, up to 2, the runs that begin here and those that ended before make room."""
        if not self.number:
            return 0
        rest = tiles - SHORT[state]
        begun = max(0, rest - LONG[state])
        ended = max(0, LONG[state] - rest)
        return min(2, begun * min(2, self.number - 1) + ended * min(2, NUMBERS + 1 - self.number))


_cells: Final[dict[int, Cell]] = {}


def cell_of(task: Task, kind: i64, taken: i64) -> Cell:
    """The cell of a colour and number; equal ones are the same object.

    `taken` are tiles of the table, of the rack and pinned jokers (2 bits each) that are spoken for already.
    """
    of_rack: i64 = taken >> 2 & 3
    table: i64 = task.table[kind] - (taken & 3)
    least: i64 = max(0, task.least[kind] - of_rack)
    most: i64 = task.most[kind] - of_rack
    pins: i64 = task.run_pins[kind] - (taken >> 4 & 3)
    soon, later = task.to_come(kind, 1), task.to_come(kind, 2)
    number: i64 = kind % NUMBERS + 1
    if not task.parks:
        number = 0
    key: i64 = (number * 3 + table) * 3 + least
    key = (((key * 3 + most) * 3 + pins) * 6 + soon) * 6 + later
    boxed: int = key
    found = _cells.get(boxed)
    if found is None:
        tiles = (int(table), int(least), int(most), int(pins))
        found = Cell(int(number), tiles, int(soon), int(later))
        _cells[boxed] = found
    return found
