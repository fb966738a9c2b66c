"""Transitions while freed jokers need support: each must end in a set with two tiles laid from the rack.

A run that is to be such a set is followed by itself, as a support run (`support_runs`). Once it has what it
needs it may go on as any other run. There are at most two, one for each freed joker.
"""

from itertools import product
from math import prod
from typing import Final

from tablee.games.rummikub.pieces import COLOUR_COUNT, JOKER_COPIES, NUMBERS, SMALLEST_SET, SUPPORT, kind_of
from tablee.games.rummikub.solver.cells import GROUPED, LAID, WILD, cell_options, known_options
from tablee.games.rummikub.solver.groups import number_parted
from tablee.games.rummikub.solver.runs import NO_STATE, WITH_RUN
from tablee.games.rummikub.solver.support_runs import (
    FREED,
    OWN,
    PIN,
    RACK,
    SUPPORT_BITS,
    TABLE,
    Partial,
    SupportRun,
    support_runs,
    waiting_runs,
)
from tablee.games.rummikub.solver.task import Task
from tablee.games.rummikub.solver.transitions import (
    COLOUR_BITS,
    FREED_SHIFT,
    GROUP_FREED,
    GROUP_JOKERS,
    SUPPORT_SHIFT,
    WILD_SHIFT,
    Settled,
    Sink,
    SupportMove,
    combine,
)

SETTLING_COST: Final = 8
"""What settling one way of support runs costs, in transitions told."""


def support_transitions(task: Task, number: int, state: int, sink: Sink) -> None:
    """Tell `sink` of all transitions with the tiles of `number`, freed jokers and their support runs included."""
    wild = task.wild - (state >> WILD_SHIFT & 3)
    freed = state >> FREED_SHIFT & 3
    promising = [_promising(task, number, colour, wild, freed) for colour in range(COLOUR_COUNT)]
    partials = [Partial()]
    for run in support_runs(state):
        partials = [
            partial.grown(run.longer(source), source)
            for partial in partials
            for source in _sources(task, number, run.colour, partial, wild, freed)
        ]
    every: list[Partial] = []
    for _ in range(freed + 1):
        every += partials
        partials = [
            partial.grown(SupportRun(colour, 1, int(source in (RACK, OWN)), source == FREED), source)
            for partial in partials
            for colour in range(COLOUR_COUNT)
            if promising[colour]
            for source in _sources(task, number, colour, partial, wild, freed)
        ]
    for partial in every:
        if sink.effort.spent():
            return
        if waiting_runs(partial.runs) <= freed - partial.freed:
            _Settling(task, number, state, partial, wild - partial.own, freed - partial.freed).tell(sink)


def without_support(task: Task, state: int) -> int:
    """The state as it would be if freed jokers were wild ones that need no support; `NO_STATE` if it is none."""
    used = (state >> WILD_SHIFT & 3) + task.freed - (state >> FREED_SHIFT & 3)
    runs = state & (1 << WILD_SHIFT) - 1
    for run in support_runs(state):
        shift = 6 * run.colour
        longer = WITH_RUN[runs >> shift & 63][run.length]
        if longer == NO_STATE:
            return NO_STATE
        runs = runs & ~(63 << shift) | longer << shift
    return runs | used << WILD_SHIFT


def _sources(task: Task, number: int, colour: int, partial: Partial, wild: int, freed: int) -> list[int]:
    """Where a support run of a colour can take its tile of `number` from."""
    kind = kind_of(colour, number)
    taken = partial.taken[colour]
    found: list[int] = []
    if taken[TABLE] < task.table[kind] and not task.new_sets:
        found.append(TABLE)
    if taken[RACK] < task.most[kind]:
        found.append(RACK)
    if taken[PIN] < task.run_pins[kind] and not task.new_sets:
        found.append(PIN)
    if partial.own < wild:
        found.append(OWN)
    if partial.freed < freed:
        found.append(FREED)
    return found


def _promising(task: Task, number: int, colour: int, wild: int, freed: int) -> bool:
    """Whether a run from `number` on can have two tiles from the rack, and be a run at all."""
    bridges = wild + freed
    support = wild
    length = 0
    while number <= NUMBERS and (support < SUPPORT or length < SMALLEST_SET):
        kind = kind_of(colour, number)
        if task.most[kind]:
            support += 1
        elif task.new_sets or not (task.table[kind] or task.run_pins[kind]):
            bridges -= 1
            if bridges < 0:
                return False
        length += 1
        number += 1
    return support >= SUPPORT


class _Settling:
    """The support runs of one transition being settled: all that can be done with the other tiles of the number."""

    def __init__(self, task: Task, number: int, state: int, partial: Partial, wild: int, freed: int) -> None:
        """`wild` and `freed`: the jokers that are left."""
        self.task = task
        self.number = number
        self.state = state
        self.partial = partial
        self.wild = wild
        self.freed = freed

    def tell(self, sink: Sink) -> None:
        """Each complete support run goes on as any run; or as it is, to take another freed joker.

        Where it must be a new set it ends, or takes more of the rack.
        """
        new_sets = self.task.new_sets
        by_colour = known_options(self.task, self.number, self.state, self.wild)
        for colour, taken in enumerate(self.partial.taken):
            if any(taken):
                kind = kind_of(colour, self.number)
                by_colour[colour] = cell_options(
                    self.task, kind, self.state >> 6 * colour & 63, self.wild, taken
                )
        runs = self.partial.runs
        complete = [i for i in range(len(runs)) if runs[i].complete(new_sets)]
        for way in range(1 << len(complete) if self.freed or new_sets else 1):
            kept = [complete[i] for i in range(len(complete)) if way >> i & 1]
            released = [i for i in complete if i not in kept]
            self.tell_released(by_colour, released, sink)

    def tell_released(self, by_colour: list[list[int]], released: list[int], sink: Sink) -> None:
        sink.effort.left -= SETTLING_COST
        runs = self.partial.runs
        following = [runs[i] for i in range(len(runs)) if i not in released]
        if len(following) > self.task.freed or not self.possible(following):
            return
        with_released = by_colour
        if not self.task.new_sets:
            for i in released:
                with_released = _with_run(with_released, runs[i])
        settled = Settled()
        for i, run in enumerate(following):
            settled.bits |= run.packed() << (SUPPORT_SHIFT + SUPPORT_BITS * i)
        for colour, taken in enumerate(self.partial.taken):
            settled.laid |= taken[RACK] << 2 * colour
            settled.gain += taken[RACK] * self.task.weights[kind_of(colour, self.number)]
        settled.gain += self.partial.own * self.task.joker_weight
        settled.support = [
            SupportMove(runs[i].colour, source, i in released)
            for i, source in enumerate(self.partial.sources)
        ]
        waiting = waiting_runs(following)
        if waiting <= self.freed:
            settled.bits |= self.freed << FREED_SHIFT
            combine(self.task, self.number, self.state, self.wild, with_released, settled, sink)
            settled.bits &= ~(3 << FREED_SHIFT)
        if waiting < self.freed:
            self.tell_grouped(with_released, waiting, settled, sink)

    def possible(self, following: list[SupportRun]) -> bool:
        """Whether each of the runs can still become complete, by the tiles that come next in its colour."""
        for run in following:
            wanted = SUPPORT - run.laid - self.wild
            bridges = self.wild + self.freed
            number = self.number + 1
            while wanted > 0 or number - self.number + run.length <= SMALLEST_SET:
                if number > NUMBERS:
                    return False
                kind = kind_of(run.colour, number)
                if self.task.most[kind]:
                    wanted -= 1
                elif self.task.new_sets or not (self.task.table[kind] or self.task.run_pins[kind]):
                    bridges -= 1
                    if bridges < 0:
                        return False
                number += 1
        return True

    def tell_grouped(self, by_colour: list[list[int]], waiting: int, settled: Settled, sink: Sink) -> None:
        """The ways in which freed jokers go into groups of this number."""
        number, task = self.number, self.task
        fresh = len([colour for colour in range(COLOUR_COUNT) if task.most[kind_of(colour, number)]])
        if fresh + self.wild < SUPPORT:
            return
        sink.effort.left -= prod([len(options) for options in by_colour])
        for chosen in product(*by_colour):
            left = self.wild - sum([option >> WILD & 3 for option in chosen])
            if left >= 0:
                self.part(chosen, left, waiting, settled, sink)

    def part(self, chosen: tuple[int, ...], left: int, waiting: int, settled: Settled, sink: Sink) -> None:
        """One option a colour chosen, part what remains into groups with at least one freed joker."""
        task = self.task
        grouped = [option >> GROUPED & 3 for option in chosen]
        from_rack = [min(option >> GROUPED & 3, option >> LAID & 3) for option in chosen]
        pinned = task.group_pins[self.number]
        for own in range(min(left, JOKER_COPIES - pinned) + 1):
            for placed in range(1, min(self.freed - waiting, JOKER_COPIES - pinned - own) + 1):
                if number_parted(grouped, from_rack, pinned, own, placed, task.new_sets) is None:
                    continue
                after = settled.bits | (self.freed - placed) << FREED_SHIFT
                after |= (task.wild - left + own) << WILD_SHIFT
                laid = settled.laid
                gain = settled.gain + (self.wild - left + own) * task.joker_weight
                how = own << GROUP_JOKERS | placed << GROUP_FREED
                for colour in range(COLOUR_COUNT):
                    tiles = chosen[colour] >> LAID & 3
                    after |= (chosen[colour] & 63) << 6 * colour
                    laid += tiles << 2 * colour
                    gain += tiles * task.weights[kind_of(colour, self.number)]
                    how |= (chosen[colour] >> WILD & 63) << COLOUR_BITS * colour
                sink.take(after, gain, laid, how, settled.support)


def _with_run(by_colour: list[list[int]], run: SupportRun) -> list[list[int]]:
    """The options when `run` goes on with the other runs of its colour."""
    changed = list(by_colour)
    changed[run.colour] = [
        option & ~63 | WITH_RUN[option & 63][run.length]
        for option in by_colour[run.colour]
        if WITH_RUN[option & 63][run.length] != NO_STATE
    ]
    return changed
