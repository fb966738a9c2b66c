"""One step of the solver: all that can be done with the tiles of one number, after the runs that reach the one before.

A state packs into one whole number: the run state of each colour (6 bits each), how many wild jokers are used (2 bits),
how far a tally has come (7 bits), how many freed jokers are still to be placed (2 bits), and the runs that are to give
a freed joker its company (9 bits each, see `solver_company_runs`).

The tally is what the sets are worth, up to what is needed. Where a task parks jokers it is room, up to what the jokers
can use: a wild joker at an end of a run of four or more, or in a group of four, is not needed for its set to stand, so
it is left out and put wherever there is room when all is laid. That loses nothing and saves most of the states.
"""

from typing import Final

from tablee.core.native import i64
from tablee.games.rummikub.solver_groups import FITS, TIGHT_FITS
from tablee.games.rummikub.solver_options import CLAIM, GROUPED, LAID, ROOM, WILD, known_options
from tablee.games.rummikub.solver_task import Task
from tablee.games.rummikub.tiles import NUMBERS

WILD_SHIFT: Final = 24
TALLY_SHIFT: Final = 26
FREED_SHIFT: Final = 33
COMPANY_SHIFT: Final = 35

CHOICE_BITS: Final = 6
GROUP_JOKERS: Final = 4 * CHOICE_BITS
GROUP_FREED: Final = GROUP_JOKERS + 2


class CompanyMove:
    """What became of one company run: the source of its newest tile, and whether it goes on as any other run."""

    def __init__(self, colour: int, source: int, released: bool) -> None:
        self.colour = colour
        self.source = source
        self.released = released


ENDLESS: Final = 1 << 60


class Effort:
    """How many steps may still be looked at (`left`), and how many states and steps remembered (`room`).

    Both are counted alike on every machine, so that what is cut short is cut at the same place.
    """

    def __init__(self, left: int = ENDLESS, room: int = ENDLESS) -> None:
        self.left = left
        self.room = room

    def spent(self) -> bool:
        """Whether it was more than allowed."""
        return self.left < 0 or self.room < 0


IDLE: Final = 3
"""To look at 2 ** 3 choices of three colours costs as much as one step told: most of them lead to none."""


class Sink:
    """Whoever is told of the steps; telling may end early once its `effort` is spent."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort

    def take(self, state: i64, gain: i64, laid: i64, choice: i64, company: list[CompanyMove] | None) -> None:
        """One can go on in `state`, having gained that much by laying these tiles (2 bits a colour).

        `choice` and `company` say how, for `solver_tables`.
        """
        raise NotImplementedError


class Base:
    """What a step has done before the colours choose: bits of the state, gain, tiles laid, and the company runs."""

    def __init__(self) -> None:
        self.bits = 0
        self.gain = 0
        self.laid = 0
        self.company: list[CompanyMove] | None = None


_NOTHING: Final = Base()


def plain_steps(task: Task, number: int, state: int, sink: Sink) -> None:
    """Tell `sink` of all steps with the tiles of `number`, where no freed joker is left to place."""
    left = task.wild - (state >> WILD_SHIFT & 3)
    by_colour = known_options(task, number, state, left)
    combine(task, number, state, left, by_colour, _NOTHING, sink)


def combine(
    task: Task, number: int, state: int, wild: int, by_colour: list[list[int]], base: Base, sink: Sink
) -> None:
    """Tell `sink` of every way to choose one option a colour so that the other tiles of `number` are groups."""
    left: i64 = wild
    total_wild: i64 = task.wild
    tally: i64 = state >> TALLY_SHIFT & 127
    parks = task.parks
    limit: i64 = task.wild if parks else task.needed
    pinned: i64 = task.group_pins[number]
    fits = TIGHT_FITS if parks and pinned == 0 else FITS
    kind = number - 1
    weights = task.weights
    red_weight: i64 = weights[kind]
    blue_weight: i64 = weights[kind + NUMBERS]
    black_weight: i64 = weights[kind + 2 * NUMBERS]
    yellow_weight: i64 = weights[kind + 3 * NUMBERS]
    joker_weight: i64 = task.joker_weight
    points: i64 = number
    bits: i64 = base.bits
    base_gain: i64 = base.gain
    base_laid: i64 = base.laid
    company = base.company
    yellow = by_colour[3]
    tried: i64 = 0
    ends = [len([option for option in yellow if option >> GROUPED & 3 <= rest]) for rest in range(3)]
    for r_boxed in by_colour[0]:
        r: i64 = r_boxed
        r_claim: i64 = r >> CLAIM
        for b_boxed in by_colour[1]:
            b: i64 = b_boxed
            b_claim: i64 = r_claim + (b >> CLAIM)
            if b_claim > left:
                continue
            tried += len(by_colour[2])
            for k_boxed in by_colour[2]:
                k: i64 = k_boxed
                k_claim: i64 = b_claim + (k >> CLAIM)
                if k_claim > left:
                    continue
                grouped: i64 = ((r >> GROUPED & 3) * 3 + (b >> GROUPED & 3)) * 3 + (k >> GROUPED & 3)
                fit: i64 = grouped * 9 + pinned
                jokers: i64 = 0
                while jokers + k_claim <= left and jokers + pinned <= 2:
                    place: i64 = 0
                    for rest in range(3):
                        end: i64 = ends[rest]
                        room: i64 = fits[fit + jokers + 3 * rest]
                        if room < 0:
                            place = end
                        while place < end:
                            y: i64 = yellow[place]
                            place += 1
                            if jokers + k_claim + (y >> CLAIM) > left:
                                continue
                            r_laid: i64 = r >> LAID & 3
                            b_laid: i64 = b >> LAID & 3
                            k_laid: i64 = k >> LAID & 3
                            y_laid: i64 = y >> LAID & 3
                            spent: i64 = (
                                jokers + (r >> WILD & 3) + (b >> WILD & 3) + (k >> WILD & 3) + (y >> WILD & 3)
                            )
                            now: i64 = tally
                            if now < limit:
                                if parks:
                                    now += (
                                        room
                                        + (r >> ROOM & 3)
                                        + (b >> ROOM & 3)
                                        + (k >> ROOM & 3)
                                        + (y >> ROOM & 3)
                                    )
                                else:
                                    now += points * (r_laid + b_laid + k_laid + y_laid + spent)
                                if now > limit:
                                    now = limit
                            sink.take(
                                (r & 63)
                                | (b & 63) << 6
                                | (k & 63) << 12
                                | (y & 63) << 18
                                | (total_wild - left + spent) << WILD_SHIFT
                                | now << TALLY_SHIFT
                                | bits,
                                base_gain
                                + r_laid * red_weight
                                + b_laid * blue_weight
                                + k_laid * black_weight
                                + y_laid * yellow_weight
                                + spent * joker_weight,
                                base_laid + (r_laid | b_laid << 2 | k_laid << 4 | y_laid << 6),
                                (r >> WILD & 63)
                                | (b >> WILD & 63) << 6
                                | (k >> WILD & 63) << 12
                                | (y >> WILD & 63) << 18
                                | jokers << GROUP_JOKERS,
                                company,
                            )
                    jokers += 1
    sink.effort.left -= tried >> IDLE
