"""All that can be done with the tiles of one number, after the runs that reach the one before: the transitions.

A state packs into one whole number: the run state of each colour (6 bits each), how many wild jokers are used (2 bits),
how far a tally has come (7 bits), how many freed jokers are still to be placed (2 bits), and the runs that are to give
a freed joker its support (9 bits each, see `support_runs`).

The tally is what the sets of an opening are worth, up to what is needed: `Meld.points`, added up number by number (a
test compares the two). Where a task parks jokers it is room, up to what the jokers can use: a wild joker at an end of a
run of four or more, or in a group of four, is not needed for its set to stand, so it is left out and put wherever there
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
"""Where an option has the tiles that it lays: at `HOW`, 2 bits a colour."""

GROUP_JOKERS: Final = 24
GROUP_FREED: Final = 26
SUPPORT_MOVES: Final = 28
SUPPORT_MOVE_BITS: Final = 7
"""What became of each support run: 1, its colour (2 bits), the source of its newest tile (3), and whether it goes on as
any other run (1)."""


TRIED_SHIFT: Final = 3
"""To look at 2 ** 3 options of three colours costs as much as one transition told: most of them lead to none."""


class Sink:
    """Whoever is told of the transitions; telling may end early once its `effort` is spent."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort

    def take(self, state: i64, gain: i64, laid: i64, how: i64) -> None:
        """One can go on in `state`, having gained that much by laying these tiles (2 bits a colour).

        `how` says with what, for `reconstruction`: of each colour the tiles laid, jokers in runs and tiles in runs
        (2 bits each, see `cells`), jokers of the rack and freed ones in groups, and what became of the support runs.
        """
        raise NotImplementedError


@final
class Settled:
    """What a transition has done before the colours choose: bits of the state, gain, tiles laid, support runs moved."""

    def __init__(self) -> None:
        self.bits: i64 = 0
        self.gain: i64 = 0
        self.laid: i64 = 0
        self.moves: i64 = 0


_NOTHING: Final = Settled()
_NO_OPTIONS: Final = vec[i64]([])


@final
class Transitions:
    """All that can be done with the tiles of one number of a task, told to a sink."""

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
        # Of the state that is gone on from now:
        self.tally: i64 = 0
        self.bits: i64 = 0
        self.laid: i64 = 0
        self.moves: i64 = 0
        self.yellows = _NO_OPTIONS

    def cell(self, colour: i64, taken: i64) -> Cell:
        """That of one colour, without the tiles that are `taken` (`cell_of`)."""
        if taken == 0:
            return self._cells[colour]
        key: int = taken << 2 | colour
        found = self._cells_without.get(key)
        if found is None:
            found = cell_of(self.task, int(self.kind + NUMBERS * colour), taken)
            self._cells_without[key] = found
        return found

    def plain(self, state: i64) -> None:
        """Tell of all transitions from a state in which no freed joker is left to place."""
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
        """Tell of every way to choose one option a colour so that the other tiles of the number are groups.

        `wild`: the jokers that are left; `settled`: what is done already.
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
        """Tell of every number of jokers in groups, and of every option of yellow, that fit the other three options.

        `three` is what these add up to, `left` the jokers that none of them claims, `index` the tiles that they leave
        for groups; `ways` has as bits what makes groups with those (see `groups`).
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
    """How many tiles all colours lay."""
    return (laid & 3) + (laid >> 2 & 3) + (laid >> 4 & 3) + (laid >> 6 & 3)
