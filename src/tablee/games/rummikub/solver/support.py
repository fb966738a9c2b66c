"""Transitions while freed jokers need support: each must end in a set with two tiles from the rack.

A run that is to become such a set is followed separately, as a support run (`support_runs`). Once it has what it needs
it may continue as a plain run. There are at most two, one for each freed joker.
"""

from typing import Final, final

from tablee.core.native import i64
from tablee.games.rummikub.pieces import COLOUR_COUNT, JOKER_COPIES, NUMBERS, SMALLEST_SET, SUPPORT, kind_of
from tablee.games.rummikub.sets import GROUP_ROLE
from tablee.games.rummikub.solver.cells import GROUPED, HOW, WILD, Options
from tablee.games.rummikub.solver.groups import FITS, IMPOSSIBLE, number_parted
from tablee.games.rummikub.solver.origins import LOOSE, Origins
from tablee.games.rummikub.solver.runs import NO_STATE, WITH_RUN
from tablee.games.rummikub.solver.support_runs import (
    FREED,
    NO_RUNS,
    OWN,
    PIN,
    RACK,
    SOURCE_BITS,
    SUPPORT_BITS,
    SUPPORT_MASK,
    TABLE,
    Partial,
    colour_of_run,
    forgetting,
    fresh_run,
    has_used,
    is_complete,
    laid_in_run,
    length_of_run,
    longer_run,
    support_runs,
    using,
    waiting_runs,
)
from tablee.games.rummikub.solver.task import Task
from tablee.games.rummikub.solver.transitions import (
    FREED_SHIFT,
    GROUP_FREED,
    GROUP_JOKERS,
    HOW_MASK,
    LAID_MASK,
    RUNS_MASK,
    SUPPORT_MOVE_BITS,
    SUPPORT_MOVES,
    SUPPORT_SHIFT,
    WILD_SHIFT,
    Settled,
    Transitions,
)

SETTLING_COST: Final = 8
"""The cost of settling one combination of support runs, in transitions."""


def support_transitions(transitions: Transitions, state: i64) -> None:
    """Report all transitions from a state, including freed jokers and their support runs."""
    task, number = transitions.task, transitions.number
    wild: i64 = task.wild - (state >> WILD_SHIFT & 3)
    freed: i64 = state >> FREED_SHIFT & 3
    promising = [
        colour for colour in range(COLOUR_COUNT) if _promising(task, number, colour, int(wild), int(freed))
    ]
    partials = [NO_RUNS]
    runs = support_runs(state)
    while runs:
        partials = _grown(task, number, partials, runs & SUPPORT_MASK, colour_of_run(runs), wild, freed)
        runs >>= SUPPORT_BITS
    every: list[Partial] = []
    for _ in range(freed + 1):
        every += [partial for partial in partials if partial.spoken_for() <= freed]
        open_ones = [partial for partial in partials if partial.spoken_for() < freed]
        partials = [
            longer
            for partial in open_ones
            for colour in promising
            for longer in _grown(task, number, [partial], 0, colour, wild, freed)
        ]
    for partial in every:
        if transitions.sink.effort.spent():
            return
        _Settling(transitions, state, partial, wild - partial.own, freed - partial.freed).report()


def without_support(task: Task, state: i64) -> i64:
    """Return the state with freed jokers as wild ones without need of support; `NO_STATE` if it is impossible."""
    used: i64 = (state >> WILD_SHIFT & 3) + task.freed - (state >> FREED_SHIFT & 3)
    runs: i64 = state & (1 << WILD_SHIFT) - 1
    support = support_runs(state)
    while support:
        shift: i64 = 6 * colour_of_run(support)
        longer: i64 = WITH_RUN[runs >> shift & 63][length_of_run(support)]
        if longer == NO_STATE:
            return NO_STATE
        mask: i64 = 63
        runs = runs & ~(mask << shift) | longer << shift
        support >>= SUPPORT_BITS
    return runs | used << WILD_SHIFT


def _grown(
    task: Task, number: int, partials: list[Partial], run: i64, colour: i64, wild: i64, freed: i64
) -> list[Partial]:
    """Return these partials, each with a support run of `colour` that takes a tile of `number`; `run` before that, or
    0.
    """
    found: list[Partial] = []
    kind: i64 = NUMBERS * colour + number - 1
    origins = task.origins
    ended: i64 = 0 if origins is None else origins.ends[kind]
    for partial in partials:
        for source in _sources(task, number, colour, partial, wild, freed):
            longer = longer_run(run, source) if run else fresh_run(colour, source)
            found.append(partial.grown(forgetting(longer, ended), source))
        if origins is not None:
            _add_mixed(origins, kind, partial, run, colour, found)
    return found


def _add_mixed(
    origins: Origins, kind: i64, partial: Partial, run: i64, colour: i64, found: list[Partial]
) -> None:
    """Add partials with a tile of the table, or a staying joker, from a set that the run has not used."""
    for source, slots in ((TABLE, origins.tiles[kind]), (PIN, origins.pins[kind])):
        loose = False
        for copy, slot in enumerate(slots):
            if partial.has_taken(colour, source, copy) or (slot == LOOSE and loose):
                continue
            if slot != LOOSE and has_used(run, slot):
                continue
            longer = longer_run(run, source) if run else fresh_run(colour, source)
            if slot == LOOSE:
                loose = True
            else:
                longer = using(longer, slot)
            longer = forgetting(longer, origins.ends[kind])
            found.append(partial.with_copy(colour, source, copy).grown(longer, source))


def _sources(task: Task, number: int, colour: i64, partial: Partial, wild: i64, freed: i64) -> list[int]:
    """Return the sources from which a support run of a colour can take its tile of `number`.

    If `origins` matter, the table is not among them.
    """
    kind: i64 = NUMBERS * colour + number - 1
    found: list[int] = []
    if not task.new_sets and partial.gave(colour, TABLE) < task.table[kind]:
        found.append(TABLE)
    if partial.gave(colour, RACK) < task.most[kind]:
        found.append(RACK)
    if not task.new_sets and partial.gave(colour, PIN) < task.run_pins[kind]:
        found.append(PIN)
    if partial.own < wild:
        found.append(OWN)
    if partial.freed < freed and partial.gave(colour, FREED) < task.most_freed(int(kind)):
        found.append(FREED)
    return found


def _promising(task: Task, number: int, colour: int, wild: int, freed: int) -> bool:
    """True if a run from `number` on can get two tiles from the rack and become long enough."""
    bridges = wild + freed
    support = wild
    length = 0
    while number <= NUMBERS and (support < SUPPORT or length < SMALLEST_SET):
        kind = kind_of(colour, number)
        if task.most[kind]:
            support += 1
        elif task.rack_only or not (task.table[kind] or task.run_pins[kind]):
            bridges -= 1
            if bridges < 0:
                return False
        length += 1
        number += 1
    return support >= SUPPORT


@final
class _Settling:
    """The support runs of one transition, and all that can be done with the other tiles of the number."""

    def __init__(self, transitions: Transitions, state: i64, partial: Partial, wild: i64, freed: i64) -> None:
        """Set `wild` and `freed`, the jokers that are left."""
        self.transitions = transitions
        self.task = transitions.task
        self.number = transitions.number
        self.state = state
        self.partial = partial
        self.wild = wild
        self.freed = freed

    def report(self) -> None:
        """Report the transitions: each complete support run becomes a plain run, or stays, to take another freed
        joker.

        If it must be a new set it ends, or takes more tiles of the rack.
        """
        new_sets = self.task.new_sets
        by_colour: list[Options] = []
        for colour in range(COLOUR_COUNT):
            runs: i64 = self.state >> 6 * colour & 63
            taken: i64 = self.partial.taken_of_cell(colour)
            by_colour.append(self.transitions.cell(colour, taken).options(colour, self.wild, runs))
        every = self.partial.runs
        complete = [i for i in range(self.partial.count) if is_complete(every >> SUPPORT_BITS * i, new_sets)]
        for way in range(1 << len(complete) if self.freed or new_sets else 1):
            released = sum([1 << place for i, place in enumerate(complete) if not way >> i & 1])
            self.report_released(by_colour, released)

    def report_released(self, by_colour: list[Options], released: int) -> None:
        """Report the transitions in which the runs whose bits are in `released` become plain runs."""
        self.transitions.sink.effort.left -= SETTLING_COST
        partial, task = self.partial, self.task
        following: i64 = 0
        count: i64 = 0
        with_released = by_colour
        moves: i64 = 0
        for i in range(partial.count):
            run: i64 = partial.runs >> SUPPORT_BITS * i & SUPPORT_MASK
            source: i64 = partial.sources >> SOURCE_BITS * i & (1 << SOURCE_BITS) - 1
            moved: i64 = 1 | colour_of_run(run) << 1 | source << 3
            if released >> i & 1:
                moved |= 1 << 6
                if not task.new_sets:
                    with_released = _with_run(with_released, run)
            else:
                following |= run << SUPPORT_BITS * count
                count += 1
            moves |= moved << SUPPORT_MOVE_BITS * i
        if count > task.freed or not self.possible(following):
            return
        settled = Settled()
        settled.bits = following << SUPPORT_SHIFT
        settled.moves = moves << SUPPORT_MOVES
        settled.gain = partial.own * task.joker_weight
        for colour in range(COLOUR_COUNT):
            laid: i64 = partial.gave(colour, RACK)
            settled.laid |= laid << 2 * colour
            settled.gain += laid * task.weights[kind_of(colour, self.number)]
        waiting = waiting_runs(following)
        red, blue, black, yellow = with_released
        if waiting <= self.freed:
            settled.bits |= self.freed << FREED_SHIFT
            self.transitions.combine(self.state, self.wild, red, blue, black, yellow, settled)
            settled.bits = following << SUPPORT_SHIFT
        if waiting < self.freed:
            self.report_grouped(red, blue, black, yellow, waiting, settled)

    def possible(self, following: i64) -> bool:
        """True if each of the runs can still become complete, with the tiles that come next in its colour."""
        task = self.task
        rest: i64 = following
        while rest:
            wanted: i64 = SUPPORT - laid_in_run(rest) - self.wild
            bridges: i64 = self.wild + self.freed
            length = length_of_run(rest)
            number: i64 = self.number + 1
            while wanted > 0 or number - self.number + length <= SMALLEST_SET:
                if number > NUMBERS:
                    return False
                kind: i64 = NUMBERS * colour_of_run(rest) + number - 1
                if task.most[kind]:
                    wanted -= 1
                elif task.rack_only or not (task.table[kind] or task.run_pins[kind]):
                    bridges -= 1
                    if bridges < 0:
                        return False
                number += 1
            rest >>= SUPPORT_BITS
        return True

    def report_grouped(
        self, red: Options, blue: Options, black: Options, yellow: Options, waiting: i64, settled: Settled
    ) -> None:
        """Report the transitions in which freed jokers go into groups of this number."""
        number, task = self.number, self.task
        fresh = len([colour for colour in range(COLOUR_COUNT) if task.most[kind_of(colour, number)]])
        if fresh + self.wild < SUPPORT:
            return
        reds, blues, blacks, yellows = red.packed, blue.packed, black.packed, yellow.packed
        self.transitions.sink.effort.left -= len(reds) * len(blues) * len(blacks) * len(yellows)
        for one in reds:
            for two in blues:
                of_two: i64 = self.wild - (one >> WILD & 3) - (two >> WILD & 3)
                if of_two < 0:
                    continue
                for three in blacks:
                    of_three: i64 = of_two - (three >> WILD & 3)
                    if of_three < 0:
                        continue
                    index: i64 = (one >> GROUPED & 3) * 9 + (two >> GROUPED & 3) * 3 + (three >> GROUPED & 3)
                    for four in yellows:
                        left: i64 = of_three - (four >> WILD & 3)
                        if left >= 0:
                            every: i64 = one + two + three + four
                            self.part(every, 3 * index + (four >> GROUPED & 3), left, waiting, settled)

    def part(self, every: i64, tiles: i64, left: i64, waiting: i64, settled: Settled) -> None:
        """Split the remaining tiles into groups with at least one freed joker, after each colour has chosen its
        option.

        `every` is the sum of the options; `tiles` has the tiles they leave for groups, one base-3 digit per colour.
        """
        task = self.task
        pinned: i64 = task.group_pins[self.number]
        index: i64 = 3 * tiles + pinned
        most: i64 = min(self.freed - waiting, task.most_freed(GROUP_ROLE + self.number))
        own: i64 = 0
        while own <= left and own <= JOKER_COPIES - pinned:
            placed: i64 = 1
            while placed <= most and placed <= JOKER_COPIES - pinned - own:
                if FITS[index + own + placed] != IMPOSSIBLE:
                    self.grouped(every, tiles, left, own, placed, settled)
                placed += 1
            own += 1

    def grouped(self, every: i64, tiles: i64, left: i64, own: i64, placed: i64, settled: Settled) -> None:
        """Report the transition if these groups give this many freed jokers their support."""
        task = self.task
        laid: i64 = every >> HOW & LAID_MASK
        grouped = [int(tiles // 27), int(tiles // 9 % 3), int(tiles // 3 % 3), int(tiles % 3)]
        from_rack = [min(count, int(laid >> 2 * colour & 3)) for colour, count in enumerate(grouped)]
        pinned = task.group_pins[self.number]
        if number_parted(grouped, from_rack, pinned, int(own), int(placed), task.rack_only) is None:
            return
        after: i64 = every & RUNS_MASK | settled.bits | (self.freed - placed) << FREED_SHIFT
        after |= (task.wild - left + own) << WILD_SHIFT
        how: i64 = every >> HOW & HOW_MASK | settled.moves | own << GROUP_JOKERS | placed << GROUP_FREED
        gain: i64 = settled.gain + (self.wild - left + own) * task.joker_weight
        for colour in range(COLOUR_COUNT):
            gain += (laid >> 2 * colour & 3) * task.weights[kind_of(colour, self.number)]
        self.transitions.sink.take(after, gain, settled.laid + laid, how)


def _with_run(by_colour: list[Options], run: i64) -> list[Options]:
    """Return the options if `run` continues with the other runs of its colour."""
    changed = list(by_colour)
    colour = colour_of_run(run)
    changed[colour] = changed[colour].with_run(int(length_of_run(run)))
    return changed
