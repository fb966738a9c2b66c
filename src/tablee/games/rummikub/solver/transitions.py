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
from tablee.games.rummikub.pieces import MOST_JOKERS, NUMBERS
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
        # By how many tiles a yellow option leaves for groups: where those that leave as many begin, and where they end.
        self.ends = [len([option for option in yellow if option >> GROUPED & 3 < rest]) for rest in range(4)]
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
        jokers: i64 = 0
        while jokers + claim <= self.left and jokers + self.pinned <= MOST_JOKERS:
            rest: i64 = 0
            while rest < 3:
                room: i64 = self.fits[fit + jokers + 3 * rest]
                if room >= 0:
                    self.with_yellow(red, blue, black, claim, jokers, rest, room)
                rest += 1
            jokers += 1

    def with_yellow(
        self, red: i64, blue: i64, black: i64, claim: i64, jokers: i64, rest: i64, room: i64
    ) -> None:
        """All options of yellow that leave `rest` tiles for groups; these have `room` for parked jokers."""
        place: i64 = self.ends[rest]
        end: i64 = self.ends[rest + 1]
        while place < end:
            yellow: i64 = self.yellow[place]
            place += 1
            if jokers + claim + (yellow >> CLAIM) <= self.left:
                self.tell(red, blue, black, yellow, jokers, room)

    def tell(self, red: i64, blue: i64, black: i64, yellow: i64, jokers: i64, room: i64) -> None:
        """One option a colour and the jokers in groups are chosen."""
        red_laid: i64 = red >> LAID & 3
        blue_laid: i64 = blue >> LAID & 3
        black_laid: i64 = black >> LAID & 3
        yellow_laid: i64 = yellow >> LAID & 3
        spent: i64 = (
            jokers + (red >> WILD & 3) + (blue >> WILD & 3) + (black >> WILD & 3) + (yellow >> WILD & 3)
        )
        tally: i64 = self.tally
        if tally < self.limit:
            if self.parks:
                tally += (
                    room + (red >> ROOM & 3) + (blue >> ROOM & 3) + (black >> ROOM & 3) + (yellow >> ROOM & 3)
                )
            else:
                tally += self.points * (red_laid + blue_laid + black_laid + yellow_laid + spent)
            if tally > self.limit:
                tally = self.limit
        self.sink.take(
            (red & 63)
            | (blue & 63) << 6
            | (black & 63) << 12
            | (yellow & 63) << 18
            | (self.used + spent) << WILD_SHIFT
            | tally << TALLY_SHIFT
            | self.bits,
            self.gain
            + red_laid * self.red_weight
            + blue_laid * self.blue_weight
            + black_laid * self.black_weight
            + yellow_laid * self.yellow_weight
            + spent * self.joker_weight,
            self.laid + (red_laid | blue_laid << 2 | black_laid << 4 | yellow_laid << 6),
            (red >> WILD & 63)
            | (blue >> WILD & 63) << 6
            | (black >> WILD & 63) << 12
            | (yellow >> WILD & 63) << 18
            | jokers << GROUP_JOKERS,
            self.support,
        )
