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

from tablee.core.native import i64
from tablee.games.rummikub.pieces import COLOUR_COUNT, NUMBERS
from tablee.games.rummikub.solver.cells import (
    CLAIM,
    GROUPED,
    LAID,
    ROOM,
    WILD,
    Options,
    cell_key,
    cell_options,
)
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.groups import FITS, GROUPED_YELLOW, TIGHT_FITS, TIGHT_WAYS, WAYS
from tablee.games.rummikub.solver.states import NOWHERE, States
from tablee.games.rummikub.solver.task import Task

WILD_SHIFT: Final = 24
TALLY_SHIFT: Final = 26
TALLY_MASK: Final = 127
FREED_SHIFT: Final = 33
SUPPORT_SHIFT: Final = 35

COLOUR_BITS: Final = 6
GROUP_JOKERS: Final = 4 * COLOUR_BITS
GROUP_FREED: Final = GROUP_JOKERS + 2


SUPPORT_MOVES: Final = GROUP_FREED + 2
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

        `how` says with what, for `reconstruction`: of each colour the jokers in runs, tiles laid and tiles in runs
        (`COLOUR_BITS`), jokers of the rack and freed ones in groups, and what became of the support runs.
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
NO_OPTIONS: Final = Options([])


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
        self._cells = [cell_key(task, kind + NUMBERS * colour, 0) for colour in range(COLOUR_COUNT)]
        self._met = States()
        self._options: list[Options] = []
        # Of the state that is gone on from now:
        self.used: i64 = 0
        self.tally: i64 = 0
        self.bits: i64 = 0
        self.gain: i64 = 0
        self.laid: i64 = 0
        self.moves: i64 = 0
        self.yellow = NO_OPTIONS

    def options(self, colour: i64, runs: i64, wild: i64, taken: i64) -> Options:
        """Those of one colour, coming from its run state with so many wild jokers left (`cell_options`)."""
        key: i64 = ((taken << 2 | wild) << 2 | colour) << COLOUR_BITS | runs
        place = self._met.find(key)
        if place == NOWHERE:
            place = self._met.add(key)
            kind: i64 = self.kind + NUMBERS * colour
            cell = self._cells[colour] if taken == 0 else cell_key(self.task, kind, taken)
            self._options.append(cell_options(self.task, kind, cell, runs, wild, taken))
        return self._options[place]

    def plain(self, state: i64) -> None:
        """Tell of all transitions from a state in which no freed joker is left to place."""
        left: i64 = self.wild - (state >> WILD_SHIFT & 3)
        red = self.options(0, state & 63, left, 0)
        blue = self.options(1, state >> 6 & 63, left, 0)
        black = self.options(2, state >> 12 & 63, left, 0)
        yellow = self.options(3, state >> 18 & 63, left, 0)
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
        self.used = self.wild - wild
        self.tally = state >> TALLY_SHIFT & TALLY_MASK
        self.bits = settled.bits
        self.gain = settled.gain
        self.laid = settled.laid
        self.moves = settled.moves
        self.yellow = yellow_options
        reds, blues, blacks = red_options.packed, blue_options.packed, black_options.packed
        all_ways = self.ways
        shift: i64 = GROUPED_YELLOW * self.pinned
        possible: i64 = yellow_options.possible
        blacks_count: i64 = len(blacks)
        tried: i64 = 0
        i: i64 = 0
        while i < len(reds):
            red = reds[i]
            i += 1
            j: i64 = 0
            while j < len(blues):
                blue = blues[j]
                j += 1
                left: i64 = wild - (red >> CLAIM) - (blue >> CLAIM)
                if left < 0:
                    continue
                tried += blacks_count
                grouped: i64 = (red >> GROUPED & 3) * 9 + (blue >> GROUPED & 3) * 3
                k: i64 = 0
                while k < blacks_count:
                    black = blacks[k]
                    k += 1
                    ways: i64 = all_ways[grouped + (black >> GROUPED & 3)] >> shift & possible
                    if ways and black >> CLAIM <= left:
                        self.complete(red, blue, black, left - (black >> CLAIM), ways)
        self.sink.effort.left -= tried >> TRIED_SHIFT

    def complete(self, red: i64, blue: i64, black: i64, left: i64, ways: i64) -> None:
        """Go through the numbers of jokers in groups and of yellow tiles in groups for which there are groups.

        `ways` has them as bits (see `groups`); `left` jokers are no other colour's.
        """
        grouped: i64 = ((red >> GROUPED & 3) * 3 + (blue >> GROUPED & 3)) * 3 + (black >> GROUPED & 3)
        fit: i64 = grouped * 9 + self.pinned
        jokers: i64 = 0
        while ways and jokers <= left:
            rest: i64 = 0
            while rest < 3:
                if ways & 1:
                    self.with_yellow(
                        red, blue, black, left - jokers, jokers, rest, self.fits[fit + jokers + 3 * rest]
                    )
                ways >>= 1
                rest += 1
            jokers += 1

    def with_yellow(
        self, red: i64, blue: i64, black: i64, left: i64, jokers: i64, rest: i64, room: i64
    ) -> None:
        """Tell of all options of yellow that leave `rest` tiles for groups and claim no more jokers than are `left`.

        The groups take `jokers` and have `room` for parked ones. What the other colours add up to is counted once.
        """
        place: i64 = self.yellow.ends[rest]
        end: i64 = self.yellow.ends[rest + 1]
        options = self.yellow.packed
        red_laid: i64 = red >> LAID & 3
        blue_laid: i64 = blue >> LAID & 3
        black_laid: i64 = black >> LAID & 3
        spent: i64 = jokers + (red >> WILD & 3) + (blue >> WILD & 3) + (black >> WILD & 3)
        laid: i64 = red_laid + blue_laid + black_laid
        state: i64 = (red & 63) | (blue & 63) << 6 | (black & 63) << 12 | self.bits
        gain: i64 = (
            self.gain
            + red_laid * self.red_weight
            + blue_laid * self.blue_weight
            + black_laid * self.black_weight
        )
        tiles: i64 = self.laid + (red_laid | blue_laid << 2 | black_laid << 4)
        how: i64 = (
            (red >> WILD & 63)
            | (blue >> WILD & 63) << 6
            | (black >> WILD & 63) << 12
            | jokers << GROUP_JOKERS
            | self.moves
        )
        made: i64 = room + (red >> ROOM & 3) + (blue >> ROOM & 3) + (black >> ROOM & 3)
        while place < end:
            yellow: i64 = options[place]
            place += 1
            if yellow >> CLAIM > left:
                continue
            yellow_laid: i64 = yellow >> LAID & 3
            used: i64 = spent + (yellow >> WILD & 3)
            tally: i64 = self.tally
            if tally < self.limit:
                if self.parks:
                    tally += made + (yellow >> ROOM & 3)
                else:
                    tally += self.points * (laid + yellow_laid + used)
                if tally > self.limit:
                    tally = self.limit
            self.sink.take(
                state | (yellow & 63) << 18 | (self.used + used) << WILD_SHIFT | tally << TALLY_SHIFT,
                gain + yellow_laid * self.yellow_weight + used * self.joker_weight,
                tiles + (yellow_laid << 6),
                how | (yellow >> WILD & 63) << 18,
            )
