"""One step of the solver: all that can be done with the tiles of one number, after the runs that reach the one before.

A state packs into one whole number: the run state of each colour (6 bits each), how many wild jokers are used (2 bits),
what the sets are worth so far, up to what is needed (7 bits), how many freed jokers are still to be placed (2 bits),
and the runs that are to give a freed joker its company (9 bits each, see `solver_company`).
"""

from typing import Final

from tablee.core.native import i64
from tablee.games.rummikub.solver_groups import FITS
from tablee.games.rummikub.solver_runs import AFTER, MOST_RUNS, NO_STATE, ONES, SHORT, WALL
from tablee.games.rummikub.solver_task import Task
from tablee.games.rummikub.tiles import NUMBERS

WILD_SHIFT: Final = 24
WORTH_SHIFT: Final = 26
FREED_SHIFT: Final = 33
COMPANY_SHIFT: Final = 35

# An option of one colour packs the next run state, tiles to groups, wild jokers to runs, tiles laid, tiles to runs.
GROUPED: Final = 6
WILD: Final = 8
LAID: Final = 10
RUNNING: Final = 12
CHOICE_BITS: Final = 6
GROUP_JOKERS: Final = 4 * CHOICE_BITS
GROUP_FREED: Final = GROUP_JOKERS + 2


class CompanyMove:
    """What became of one company run: the source of its newest tile, and whether it goes on as any other run."""

    def __init__(self, colour: int, source: int, released: bool) -> None:
        self.colour = colour
        self.source = source
        self.released = released


class Sink:
    """Whoever is told of the steps."""

    def take(self, state: i64, gain: i64, laid: i64, choice: i64, company: list[CompanyMove] | None) -> None:
        """One can go on in `state`, having gained that much by laying these tiles (2 bits a colour).

        `choice` and `company` say how, for `solver_tables`.
        """
        raise NotImplementedError


_options: dict[int, list[int]] = {}


def options(task: Task, kind: int, state: int, wild: int, taken: tuple[int, int, int] | None) -> list[int]:
    """What one colour can do with its tiles of one number, coming from a run state with so many wild jokers left.

    `taken` are tiles of the table, of the rack and pinned jokers that are spoken for already.
    """
    table, least, most, pins = task.table[kind], task.least[kind], task.most[kind], task.run_pins[kind]
    if taken is not None:
        table -= taken[0]
        least = max(0, least - taken[1])
        most -= taken[1]
        pins -= taken[2]
    soon, later = task.to_come(kind, 1), task.to_come(kind, 2)
    key = ((((((state * 3 + wild) * 3 + table) * 3 + least) * 3 + most) * 3 + pins) * 6 + soon) * 6 + later
    known = _options.get(key)
    if known is None:
        known = _list_options(state, wild, table, least, most, pins, soon, later)
        _options[key] = known
    return known


def _list_options(
    state: int, wild: int, table: int, least: int, most: int, pins: int, soon: int, later: int
) -> list[int]:
    found: list[int] = []
    for laid in range(least, most + 1):
        for running in range(table + laid + 1):
            for jokers in range(wild + 1):
                if running + pins + jokers > MOST_RUNS:
                    break
                after = AFTER[state][running + pins + jokers]
                if after == NO_STATE or not _can_go_on(after, wild - jokers, soon, later):
                    continue
                grouped = table + laid - running
                found.append(after | grouped << GROUPED | jokers << WILD | laid << LAID | running << RUNNING)
    return found


def _can_go_on(state: int, wild: int, soon: int, later: int) -> bool:
    """Whether short runs can still become long, by what comes next."""
    next_most = 0 if soon == WALL else soon + wild
    after_most = 0 if later == WALL else later + wild
    return SHORT[state] <= next_most and ONES[state] <= after_most


def plain_steps(task: Task, number: int, state: int, sink: Sink) -> None:
    """Tell `sink` of all steps with the tiles of `number`, where no freed joker is left to place."""
    used: i64 = state >> WILD_SHIFT & 3
    worth: i64 = state >> WORTH_SHIFT & 127
    left: i64 = task.wild - used
    needed: i64 = task.needed
    pinned: i64 = task.group_pins[number]
    kind = number - 1
    red = options(task, kind, state & 63, left, None)
    blue = options(task, kind + NUMBERS, state >> 6 & 63, left, None)
    black = options(task, kind + 2 * NUMBERS, state >> 12 & 63, left, None)
    yellow = options(task, kind + 3 * NUMBERS, state >> 18 & 63, left, None)
    red_weight: i64 = task.weights[kind]
    blue_weight: i64 = task.weights[kind + NUMBERS]
    black_weight: i64 = task.weights[kind + 2 * NUMBERS]
    yellow_weight: i64 = task.weights[kind + 3 * NUMBERS]
    joker_weight: i64 = task.joker_weight
    points: i64 = number
    for r_boxed in red:
        r: i64 = r_boxed
        r_wild: i64 = r >> WILD & 3
        r_laid: i64 = r >> LAID & 3
        for b_boxed in blue:
            b: i64 = b_boxed
            b_wild: i64 = r_wild + (b >> WILD & 3)
            if b_wild > left:
                continue
            b_laid: i64 = b >> LAID & 3
            for k_boxed in black:
                k: i64 = k_boxed
                k_wild: i64 = b_wild + (k >> WILD & 3)
                if k_wild > left:
                    continue
                k_laid: i64 = k >> LAID & 3
                grouped: i64 = ((r >> GROUPED & 3) * 3 + (b >> GROUPED & 3)) * 3 + (k >> GROUPED & 3)
                for y_boxed in yellow:
                    y: i64 = y_boxed
                    y_wild: i64 = k_wild + (y >> WILD & 3)
                    if y_wild > left:
                        continue
                    fit: i64 = (grouped * 3 + (y >> GROUPED & 3)) * 3 + pinned
                    jokers: i64 = 0
                    while jokers + y_wild <= left and jokers + pinned <= 2:
                        if FITS[fit + jokers]:
                            y_laid: i64 = y >> LAID & 3
                            spent: i64 = y_wild + jokers
                            now: i64 = worth
                            if needed > 0:
                                now += points * (r_laid + b_laid + k_laid + y_laid + spent)
                                if now > needed:
                                    now = needed
                            sink.take(
                                (r & 63)
                                | (b & 63) << 6
                                | (k & 63) << 12
                                | (y & 63) << 18
                                | (used + spent) << WILD_SHIFT
                                | now << WORTH_SHIFT,
                                r_laid * red_weight
                                + b_laid * blue_weight
                                + k_laid * black_weight
                                + y_laid * yellow_weight
                                + spent * joker_weight,
                                r_laid | b_laid << 2 | k_laid << 4 | y_laid << 6,
                                (r >> WILD & 63)
                                | (b >> WILD & 63) << 6
                                | (k >> WILD & 63) << 12
                                | (y >> WILD & 63) << 18
                                | jokers << GROUP_JOKERS,
                                None,
                            )
                        jokers += 1
