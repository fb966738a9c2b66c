"""All that can be done with the tiles of one number, after the runs that reach the one before: the transitions.

A state packs into one whole number: the run state of each colour (6 bits each), how many wild jokers are used (2 bits),
how far a tally has come (7 bits), how many freed jokers are still to be placed (2 bits), and the runs that are to give
a freed joker its support (9 bits each, see `support_runs`).

The tally is what the sets of an opening are worth, up to what is needed: `Meld.points`, added up number by number (a
test compares the two). Where a task parks jokers it is room, up to what the jokers can use: a wild joker at an end of a
run of four or more, or in a group of four, is not needed for its set to stand, so it is left out and put wherever there
is room when all is laid. That loses nothing and saves most of the states.
"""

from typing import Final

from tablee.core.native import i64
from tablee.games.rummikub.pieces import JOKER_COPIES, NUMBERS
from tablee.games.rummikub.solver.cells import CLAIM, GROUPED, LAID, ROOM, WILD, known_options
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.groups import FITS, TIGHT_FITS
from tablee.games.rummikub.solver.task import Task

WILD_SHIFT: Final = 24
TALLY_SHIFT: Final = 26
TALLY_MASK: Final = 127
FREED_SHIFT: Final = 33
SUPPORT_SHIFT: Final = 35

COLOUR_BITS: Final = 6
GROUP_JOKERS: Final = 4 * COLOUR_BITS
GROUP_FREED: Final = GROUP_JOKERS + 2


class SupportMove:
    """What became of one support run: the source of its newest tile, and whether it goes on as any other run."""

    def __init__(self, colour: int, source: int, released: bool) -> None:
        self.colour = colour
        self.source = source
        self.released = released


TRIED_SHIFT: Final = 3
"""To look at 2 ** 3 options of three colours costs as much as one transition told: most of them lead to none."""


class Sink:
    """Whoever is told of the transitions; telling may end early once its `effort` is spent."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort

    def take(self, state: i64, gain: i64, laid: i64, how: i64, support: list[SupportMove] | None) -> None:
        """One can go on in `state`, having gained that much by laying these tiles (2 bits a colour).

        `how` (packed) and `support` say with what, for `reconstruction`.
        """
        raise NotImplementedError


class Settled:
    """What a transition has done before the colours choose: bits of the state, gain, tiles laid, and support runs."""

    def __init__(self) -> None:
        self.bits = 0
        self.gain = 0
        self.laid = 0
        self.support: list[SupportMove] | None = None


_NOTHING: Final = Settled()


def plain_transitions(task: Task, number: int, state: int, sink: Sink) -> None:
    """Tell `sink` of all transitions with the tiles of `number`, where no freed joker is left to place."""
    left = task.wild - (state >> WILD_SHIFT & 3)
    by_colour = known_options(task, number, state, left)
    combine(task, number, state, left, by_colour, _NOTHING, sink)


def combine(
    task: Task, number: int, state: int, wild: int, by_colour: list[list[int]], settled: Settled, sink: Sink
) -> None:
    """Tell `sink` of every way to choose one option a colour so that the other tiles of `number` are groups."""
    combination = _Combination(task, number, state, wild, by_colour[3], settled, sink)
    left: i64 = wild
    tried: i64 = 0
    for red_boxed in by_colour[0]:
        red: i64 = red_boxed
        for blue_boxed in by_colour[1]:
            blue: i64 = blue_boxed
            claim: i64 = (red >> CLAIM) + (blue >> CLAIM)
            if claim > left:
                continue
            tried += len(by_colour[2])
            for black_boxed in by_colour[2]:
                black: i64 = black_boxed
                if claim + (black >> CLAIM) <= left:
                    combination.complete(red, blue, black, claim + (black >> CLAIM))
    sink.effort.left -= tried >> TRIED_SHIFT


class _Combination:
    """Options of three colours, to be completed by one of yellow and by groups of what they leave."""

    def __init__(
        self,
        task: Task,
        number: int,
        state: int,
        wild: int,
        yellow: list[int],
        settled: Settled,
        sink: Sink,
    ) -> None:
        """`wild`: the jokers that are left; `yellow`: its options, in the order of what they leave for groups."""
        kind = number - 1
        self.sink = sink
        self.support = settled.support
        self.yellow = yellow
        self.parks = task.parks
        pinned = task.group_pins[number]
        self.fits = TIGHT_FITS if self.parks and pinned == 0 else FITS
        # Where the options that leave 0, 1, 2 tiles for groups begin, and where the last of them end.
        none = len([option for option in yellow if option >> GROUPED & 3 == 0])
        one = len([option for option in yellow if option >> GROUPED & 3 == 1])
        self.ends = [0, none, none + one, len(yellow)]
        self.left: i64 = wild
        self.used: i64 = task.wild - wild
        self.pinned: i64 = pinned
        self.tally: i64 = state >> TALLY_SHIFT & TALLY_MASK
        self.limit: i64 = task.wild if self.parks else task.needed
        self.points: i64 = number
        self.red_weight: i64 = task.weights[kind]
        self.blue_weight: i64 = task.weights[kind + NUMBERS]
        self.black_weight: i64 = task.weights[kind + 2 * NUMBERS]
        self.yellow_weight: i64 = task.weights[kind + 3 * NUMBERS]
        self.joker_weight: i64 = task.joker_weight
        self.bits: i64 = settled.bits
        self.gain: i64 = settled.gain
        self.laid: i64 = settled.laid

    def complete(self, red: i64, blue: i64, black: i64, claim: i64) -> None:
        """Go through the numbers of jokers in groups and of yellow tiles in groups for which there are groups."""
        grouped: i64 = ((red >> GROUPED & 3) * 3 + (blue >> GROUPED & 3)) * 3 + (black >> GROUPED & 3)
        fit: i64 = grouped * 9 + self.pinned
        fits = self.fits
        left: i64 = self.left - claim
        most: i64 = JOKER_COPIES - self.pinned
        jokers: i64 = 0
        while jokers <= left and jokers <= most:
            rest: i64 = 0
            while rest < 3:
                room: i64 = fits[fit + jokers + 3 * rest]
                if room >= 0:
                    self.with_yellow(red, blue, black, left - jokers, jokers, rest, room)
                rest += 1
            jokers += 1

    def with_yellow(
        self, red: i64, blue: i64, black: i64, left: i64, jokers: i64, rest: i64, room: i64
    ) -> None:
        """Tell of all options of yellow that leave `rest` tiles for groups and claim no more jokers than are `left`.

        The groups take `jokers` and have `room` for parked ones. What the other colours add up to is counted once.
        """
        place: i64 = self.ends[rest]
        end: i64 = self.ends[rest + 1]
        if place == end:
            return
        options = self.yellow
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
                self.support,
            )
