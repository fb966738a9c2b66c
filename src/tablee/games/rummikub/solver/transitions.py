"""All that can be done with the tiles of one number, after the runs that reach the one before: the transitions.

A state packs into one whole number:

- the run state of each colour (6 bits each);
- the wild jokers used (2 bits);
- a tally (7 bits);
- the freed jokers still to be placed (2 bits);
- the support runs (12 bits each, see `support_runs`).

For an opening, the tally is the points of the sets, up to the points needed: `Meld.points`, summed number by number (a
test compares both). If a task parks jokers, the tally is the room for them, up to their number. A wild joker at an end
of a run of four or more, or in a group of four, is not needed for its set. So it is left out, and put wherever there
is room when all is laid. That loses nothing and saves most of the states.
"""

from typing import Final, final

from tablee.core.native import i64, vec
from tablee.games.rummikub.pieces import COLOUR_COUNT, NUMBERS
from tablee.games.rummikub.solver.cells import CLAIM, GROUPED, HOW, ROOM, WILD, Cell, Options, cell_of
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.groups import FITS, GROUPED_YELLOW, TIGHT_FITS, TIGHT_WAYS, WAYS
from tablee.games.rummikub.solver.task import Task

WILD_SHIFT: Final = 24
TALLY_SHIFT: Final = 26
TALLY_MASK: Final = 127
FREED_SHIFT: Final = 33
SUPPORT_SHIFT: Final = 35

RUNS_MASK: Final = (1 << WILD_SHIFT) - 1
LAID_MASK: Final = 255
HOW_MASK: Final = (1 << 24) - 1

RED_LAID: Final = 30
BLUE_LAID: Final = 32
BLACK_LAID: Final = 34
YELLOW_LAID: Final = 36
"""The offsets of the tiles that an option lays: at `HOW`, 2 bits a colour."""

GROUP_JOKERS: Final = 24
GROUP_FREED: Final = 26
SUPPORT_MOVES: Final = 28
SUPPORT_MOVE_BITS: Final = 7
"""The change of each support run: 1, its colour (2 bits), the source of its newest tile (3), and if it becomes a plain
run (1).
"""


TRIED_SHIFT: Final = 3
"""The cost of trying 2 ** 3 options of three colours is that of one transition; most of them lead to none."""


class Sink:
    """A receiver of transitions; the report may end early once its `effort` is spent."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort

    def take(self, state: i64, gain: i64, laid: i64, how: i64) -> None:
        """Receive a transition to `state`, with `gain` from laying these tiles (2 bits a colour).

        `how` is the input of `reconstruction`. It holds for each colour the tiles laid, jokers in runs and tiles in
        runs (2 bits each, see `cells`), then jokers of the rack and freed ones in groups, and the changes of the
        support runs.
        """
        raise NotImplementedError


@final
class Settled:
    """The part of a transition before the colours choose: bits of the state, gain, tiles laid, support runs moved."""

    def __init__(self) -> None:
        self.bits: i64 = 0
        self.gain: i64 = 0
        self.laid: i64 = 0
        self.moves: i64 = 0


_NOTHING: Final = Settled()
_NO_OPTIONS: Final = vec[i64]([])


@final
class Transitions:
    """All that can be done with the tiles of one number of a task, reported to a sink."""

    def __init__(self, task: Task, number: int, sink: Sink) -> None:
        self.task = task
        self.number = number
        self.sink = sink
        self.parks = task.parks
        tight = self.parks and task.group_pins[number] == 0
        self.fits = TIGHT_FITS if tight else FITS
        self.ways = TIGHT_WAYS if tight else WAYS
        kind = number - 1
        self.kind: i64 = kind
        self.points: i64 = number
        self.wild: i64 = task.wild
        self.pinned: i64 = task.group_pins[number]
        self.limit: i64 = task.wild if self.parks else task.needed
        self.red_weight: i64 = task.weights[kind]
        self.blue_weight: i64 = task.weights[kind + NUMBERS]
        self.black_weight: i64 = task.weights[kind + 2 * NUMBERS]
        self.yellow_weight: i64 = task.weights[kind + 3 * NUMBERS]
        self.joker_weight: i64 = task.joker_weight
        self._cells = [cell_of(task, kind + NUMBERS * colour, 0) for colour in range(COLOUR_COUNT)]
        self._cells_without: dict[int, Cell] = {}
        # The state whose transitions are being listed:
        self.tally: i64 = 0
        self.bits: i64 = 0
        self.laid: i64 = 0
        self.moves: i64 = 0
        self.yellows = _NO_OPTIONS

    def cell(self, colour: i64, taken: i64) -> Cell:
        """Return the cell of one colour, without the tiles that are `taken` (`cell_of`)."""
        if taken == 0:
            return self._cells[colour]
        key: int = taken << 2 | colour
        found = self._cells_without.get(key)
        if found is None:
            found = cell_of(self.task, int(self.kind + NUMBERS * colour), taken)
            self._cells_without[key] = found
        return found

    def plain(self, state: i64) -> None:
        """Report all transitions from a state in which no freed joker is left to place."""
        left: i64 = self.wild - (state >> WILD_SHIFT & 3)
        red = self._cells[0].options(0, left, state & 63)
        blue = self._cells[1].options(1, left, state >> 6 & 63)
        black = self._cells[2].options(2, left, state >> 12 & 63)
        yellow = self._cells[3].options(3, left, state >> 18 & 63)
        self.combine(state, left, red, blue, black, yellow, _NOTHING)

    def combine(
        self,
        state: i64,
        wild: i64,
        red_options: Options,
        blue_options: Options,
        black_options: Options,
        yellow_options: Options,
        settled: Settled,
    ) -> None:
        """Report every way to choose one option per colour such that the other tiles of the number form groups.

        `wild`: the jokers that are left; `settled`: the part that is already done.
        """
        self.tally = state >> TALLY_SHIFT & TALLY_MASK
        self.bits = settled.bits + (self.wild - wild << WILD_SHIFT)
        self.laid = settled.laid
        self.moves = settled.moves
        self.yellows = yellow_options.packed
        reds, blues, blacks = red_options.packed, blue_options.packed, black_options.packed
        all_ways = self.ways
        shift: i64 = GROUPED_YELLOW * self.pinned
        possible: i64 = yellow_options.possible & (1 << GROUPED_YELLOW * (wild + 1)) - 1
        blacks_count: i64 = len(blacks)
        tried: i64 = 0
        i: i64 = 0
        while i < len(reds):
            red = reds[i]
            i += 1
            red_gain: i64 = settled.gain + (red >> RED_LAID & 3) * self.red_weight
            j: i64 = 0
            while j < len(blues):
                blue = blues[j]
                j += 1
                left: i64 = wild - (red >> CLAIM) - (blue >> CLAIM)
                if left < 0:
                    continue
                tried += blacks_count
                gain: i64 = red_gain + (blue >> BLUE_LAID & 3) * self.blue_weight
                grouped: i64 = (red >> GROUPED & 3) * 9 + (blue >> GROUPED & 3) * 3
                k: i64 = 0
                while k < blacks_count:
                    black = blacks[k]
                    k += 1
                    index: i64 = grouped + (black >> GROUPED & 3)
                    ways: i64 = all_ways[index] >> shift & possible
                    if ways and black >> CLAIM <= left:
                        self.complete(
                            red + blue + black,
                            gain + (black >> BLACK_LAID & 3) * self.black_weight,
                            left - (black >> CLAIM),
                            index,
                            ways,
                        )
        self.sink.effort.left -= tried >> TRIED_SHIFT

    def complete(self, three: i64, gain: i64, left: i64, index: i64, ways: i64) -> None:
        """Report every number of jokers in groups, and every option of yellow, that fit the other three options.

        `three` is the sum of these, `left` the jokers that none of them claims, `index` the tiles that they leave for
        groups. `ways` has as bits the jokers and yellow tiles that complete groups (see `groups`).
        """
        yellows = self.yellows
        limit: i64 = self.limit
        jokers: i64 = 0
        while ways and jokers <= left:
            place: i64 = 0
            while place < len(yellows):
                yellow = yellows[place]
                place += 1
                rest: i64 = yellow >> GROUPED & 3
                if not ways >> rest & 1 or yellow >> CLAIM > left - jokers:
                    continue
                every: i64 = three + yellow
                used: i64 = (every >> WILD & 3) + jokers
                laid: i64 = every >> HOW & LAID_MASK
                tally: i64 = self.tally
                if tally < limit:
                    if self.parks:
                        tally += (every >> ROOM & 15) + self.fits[index * 9 + rest * 3 + self.pinned + jokers]
                    else:
                        tally += self.points * (_tiles_in(laid) + used)
                    tally = min(tally, limit)
                self.sink.take(
                    (every & RUNS_MASK) + self.bits + (used << WILD_SHIFT | tally << TALLY_SHIFT),
                    gain + (yellow >> YELLOW_LAID & 3) * self.yellow_weight + used * self.joker_weight,
                    self.laid + laid,
                    every >> HOW & HOW_MASK | jokers << GROUP_JOKERS | self.moves,
                )
            ways >>= GROUPED_YELLOW
            jokers += 1


def _tiles_in(laid: i64) -> i64:
    """Return the number of tiles that all colours lay."""
    return (laid & 3) + (laid >> 2 & 3) + (laid >> 4 & 3) + (laid >> 6 & 3)
