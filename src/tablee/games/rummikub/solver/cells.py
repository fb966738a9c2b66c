"""The options of one colour for its tiles of one number: into runs, into groups, or left on the rack.

An option is packed into one whole number. Its lower bits are summed over the colours, and the sum describes the whole
transition:

- the runs after it, at the bits that a state has for its colour (`transitions`);
- the wild jokers that go into runs (2 bits), and the room it makes for parked jokers (4);
- for each colour 2 bits each of tiles laid from the rack, of wild jokers in runs, and of tiles in runs, in the form of
  `Sink.take`.

The upper bits distinguish options: the number of tiles left for groups (2 bits), and the claim. The claim is the number
of wild jokers that the option takes now and must take later. Options are sorted by the tiles left for groups.
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
"""The offsets, from `HOW` on, of the bits of the four colours, red first."""

_HOW_OF_RED: Final = 3 << HOW_LAID | 3 << HOW_WILD | 3 << HOW_RUNNING


@final
class Options:
    """The options of one colour, sorted by the tiles left for groups.

    `possible` has a bit for each number of tiles that some option leaves, repeated in the layout that `groups` uses.
    """

    def __init__(self, listed: list[int], colour: int) -> None:
        self.listed = listed
        self.packed = vec[i64](listed)
        self.colour = colour
        bits = sum([1 << rest for rest in {_grouped(option) for option in listed}])
        self.possible: i64 = sum([bits << GROUPED_YELLOW * jokers for jokers in range(JOKER_COPIES + 1)])
        self._with_run: dict[int, Options] = {}

    def with_run(self, length: int) -> "Options":
        """Return the options if a run of this length continues with the others."""
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
    """Return the options of a colour as a shared object, because many cells have equal ones."""
    key = (colour, *listed)
    found = _options.get(key)
    if found is None:
        found = Options(listed, colour)
        _options[key] = found
    return found


def _grouped(option: int) -> int:
    return option >> GROUPED & 3


def _moved(option: int, colour: int) -> int:
    """Return an option of red as one of another colour."""
    runs, how = option & 63, option >> HOW & _HOW_OF_RED
    rest = option - runs - (how << HOW)
    return rest | runs << COLOUR_BITS * colour | how << HOW + 2 * colour


@final
class Cell:
    """Tiles of one colour and number, and how many tiles come next.

    With the state of the runs and the jokers, they determine the options.
    """

    def __init__(self, number: int, tiles: tuple[int, int, int, int], soon: int, later: int) -> None:
        """Set `number` (0 if no jokers are parked) and `tiles`: on the table, least and most from the rack, pinned
        jokers.
        """
        self.number = number
        self.table, self.least, self.most, self.pins = tiles
        self.soon = soon
        self.later = later
        self._options: list[Options | None] = [None] * (len(STATES) << 4)

    def options(self, colour: i64, wild: i64, state: i64) -> Options:
        """Return the options of a colour from a state of its runs, with `wild` jokers left."""
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
        """Return the options for red."""
        found: list[int] = []
        for laid in range(self.least, self.most + 1):
            for running in range(self.table + laid + 1):
                found += self.with_jokers(wild, state, laid, running)
        return sorted(found, key=_grouped)

    def with_jokers(self, wild: int, state: int, laid: int, running: int) -> list[int]:
        """Return the options with this many tiles laid, and this many in runs."""
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
        """Return the jokers needed to complete the short runs, given the next tiles; `WALL` if it is impossible."""
        ones, short = ONES[state], SHORT[state]
        if (self.soon == WALL and short) or (self.later == WALL and ones):
            return WALL
        return max(0, short - self.soon) + max(0, ones - self.later)

    def is_tight(self, wild: int, state: int, jokers: int) -> bool:
        """True if each joker is needed where it is, as far as this cell can decide.

        A joker that extends a short run is needed. Any further joker must bridge a gap to a coming tile, or begin the
        run joker 12 13. All other beginnings of three can be shifted so that the joker is at the end.
        """
        spare = jokers - SHORT[state]
        if spare <= 0 or self.number == NUMBERS - 2:
            return True
        if spare > LONG[state]:
            return False
        return 0 < self.soon < WALL or (wild > jokers and 0 < self.later < WALL)

    def room(self, state: int, tiles: int) -> int:
        """Return for how many parked jokers, up to 2, the runs that begin or ended here have room."""
        if not self.number:
            return 0
        rest = tiles - SHORT[state]
        begun = max(0, rest - LONG[state])
        ended = max(0, LONG[state] - rest)
        return min(2, begun * min(2, self.number - 1) + ended * min(2, NUMBERS + 1 - self.number))


_cells: Final[dict[int, Cell]] = {}


def cell_of(task: Task, kind: i64, taken: i64) -> Cell:
    """Return the cell of a colour and number; equal cells are the same object.

    `taken` counts used tiles of the table, of the rack, and pinned jokers (2 bits each).
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
