"""Steps of the solver while freed jokers need company: each must end in a set with two tiles laid from the rack.

A run that is to be such a set is followed by itself, as a company run (`solver_company_runs`). Once it has what it
needs it may go on as any other run. There are at most two, one for each freed joker.
"""

from typing import Final

from tablee.games.rummikub.solver_company_runs import (
    COLOURS,
    COMPANY_BITS,
    ENOUGH,
    FREED,
    OWN,
    PIN,
    RACK,
    TABLE,
    CompanyRun,
    Partial,
    company_runs,
    waiting_runs,
)
from tablee.games.rummikub.solver_groups import number_parted
from tablee.games.rummikub.solver_options import GROUPED, LAID, WILD, known_options, options
from tablee.games.rummikub.solver_runs import NO_STATE, WITH_RUN
from tablee.games.rummikub.solver_steps import (
    CHOICE_BITS,
    COMPANY_SHIFT,
    FREED_SHIFT,
    GROUP_FREED,
    GROUP_JOKERS,
    WILD_SHIFT,
    Base,
    CompanyMove,
    Sink,
    combine,
)
from tablee.games.rummikub.solver_task import Task
from tablee.games.rummikub.tiles import NUMBERS, kind_of

TOIL: Final = 8
"""What settling one choice of company runs costs, in steps told."""


def company_steps(task: Task, number: int, state: int, sink: Sink) -> None:
    """Tell `sink` of all steps with the tiles of `number`, freed jokers and their company runs included."""
    wild = task.wild - (state >> WILD_SHIFT & 3)
    freed = state >> FREED_SHIFT & 3
    promising = [_promising(task, number, colour, wild, freed) for colour in range(COLOURS)]
    partials = [Partial()]
    for run in company_runs(state):
        partials = [
            partial.grown(run.longer(source), source)
            for partial in partials
            for source in _sources(task, number, run.colour, partial, wild, freed)
        ]
    every: list[Partial] = []
    for _ in range(freed + 1):
        every += partials
        partials = [
            partial.grown(CompanyRun(colour, 1, int(source in (RACK, OWN)), source == FREED), source)
            for partial in partials
            for colour in range(COLOURS)
            if promising[colour]
            for source in _sources(task, number, colour, partial, wild, freed)
        ]
    for partial in every:
        if sink.effort.spent():
            return
        if waiting_runs(partial.runs) <= freed - partial.freed:
            _Step(task, number, state, partial, wild - partial.own, freed - partial.freed).tell(sink)


def without_company(task: Task, state: int) -> int:
    """The state as it would be if freed jokers were wild ones that need no company."""
    used = (state >> WILD_SHIFT & 3) + task.freed - (state >> FREED_SHIFT & 3)
    runs = [state >> 6 * colour & 63 for colour in range(COLOURS)]
    for run in company_runs(state):
        runs[run.colour] = WITH_RUN[runs[run.colour]][run.length]
    return runs[0] | runs[1] << 6 | runs[2] << 12 | runs[3] << 18 | used << WILD_SHIFT


def _sources(task: Task, number: int, colour: int, partial: Partial, wild: int, freed: int) -> list[int]:
    """Where a company run of a colour can take its tile of `number` from."""
    kind = kind_of(colour, number)
    taken = partial.taken[colour]
    found: list[int] = []
    if taken[TABLE] < task.table[kind]:
        found.append(TABLE)
    if taken[RACK] < task.most[kind]:
        found.append(RACK)
    if taken[PIN] < task.run_pins[kind]:
        found.append(PIN)
    if partial.own < wild:
        found.append(OWN)
    if partial.freed < freed:
        found.append(FREED)
    return found


def _promising(task: Task, number: int, colour: int, wild: int, freed: int) -> bool:
    """Whether a run from `number` on can have two tiles from the rack, and be a run at all."""
    bridges = wild + freed
    company = wild
    length = 0
    while number <= NUMBERS and (company < ENOUGH or length < 3):
        kind = kind_of(colour, number)
        if task.most[kind]:
            company += 1
        elif not (task.table[kind] or task.run_pins[kind]):
            bridges -= 1
            if bridges < 0:
                return False
        length += 1
        number += 1
    return company >= ENOUGH


class _Step:
    """The company runs of one step being settled: all that can be done with the other tiles of the number."""

    def __init__(self, task: Task, number: int, state: int, partial: Partial, wild: int, freed: int) -> None:
        """`wild` and `freed`: the jokers that are left."""
        self.task = task
        self.number = number
        self.state = state
        self.partial = partial
        self.wild = wild
        self.freed = freed

    def tell(self, sink: Sink) -> None:
        """Each complete company run goes on as any run; or as it is, to take another freed joker."""
        by_colour = known_options(self.task, self.number, self.state, self.wild)
        for colour, taken in enumerate(self.partial.taken):
            if any(taken):
                kind = kind_of(colour, self.number)
                by_colour[colour] = options(self.task, kind, self.state >> 6 * colour & 63, self.wild, taken)
        runs = self.partial.runs
        complete = [i for i in range(len(runs)) if runs[i].complete()]
        for way in range(1 << len(complete) if self.freed else 1):
            kept = [complete[i] for i in range(len(complete)) if way >> i & 1]
            released = [i for i in complete if i not in kept]
            self.tell_released(by_colour, released, sink)

    def tell_released(self, by_colour: list[list[int]], released: list[int], sink: Sink) -> None:
        sink.effort.left -= TOIL
        runs = self.partial.runs
        following = [runs[i] for i in range(len(runs)) if i not in released]
        if len(following) > self.task.freed or not self.possible(following):
            return
        with_released = by_colour
        for i in released:
            with_released = _with_run(with_released, runs[i])
        base = Base()
        for i, run in enumerate(following):
            base.bits |= run.packed() << (COMPANY_SHIFT + COMPANY_BITS * i)
        for colour, taken in enumerate(self.partial.taken):
            base.laid |= taken[RACK] << 2 * colour
            base.gain += taken[RACK] * self.task.weights[kind_of(colour, self.number)]
        base.gain += self.partial.own * self.task.joker_weight
        base.company = [
            CompanyMove(runs[i].colour, source, i in released)
            for i, source in enumerate(self.partial.sources)
        ]
        waiting = waiting_runs(following)
        if waiting <= self.freed:
            base.bits |= self.freed << FREED_SHIFT
            combine(self.task, self.number, self.state, self.wild, with_released, base, sink)
            base.bits &= ~(3 << FREED_SHIFT)
        if waiting < self.freed:
            self.tell_grouped(with_released, waiting, base, sink)

    def possible(self, following: list[CompanyRun]) -> bool:
        """Whether each of the runs can still become complete, by the tiles that come next in its colour."""
        for run in following:
            wanted = ENOUGH - run.laid - self.wild
            bridges = self.wild + self.freed
            number = self.number + 1
            while wanted > 0 or number - self.number + run.length <= 3:
                if number > NUMBERS:
                    return False
                kind = kind_of(run.colour, number)
                if self.task.most[kind]:
                    wanted -= 1
                elif not (self.task.table[kind] or self.task.run_pins[kind]):
                    bridges -= 1
                    if bridges < 0:
                        return False
                number += 1
        return True

    def tell_grouped(self, by_colour: list[list[int]], waiting: int, base: Base, sink: Sink) -> None:
        """The ways in which freed jokers go into groups of this number."""
        number, task = self.number, self.task
        fresh = len([colour for colour in range(COLOURS) if task.most[kind_of(colour, number)]])
        if fresh + self.wild < ENOUGH:
            return
        for red in by_colour[0]:
            for blue in by_colour[1]:
                for black in by_colour[2]:
                    sink.effort.left -= len(by_colour[3])
                    for yellow in by_colour[3]:
                        chosen = [red, blue, black, yellow]
                        left = self.wild - sum([option >> WILD & 3 for option in chosen])
                        if left >= 0:
                            self.part(chosen, left, waiting, base, sink)

    def part(self, chosen: list[int], left: int, waiting: int, base: Base, sink: Sink) -> None:
        """One option a colour chosen, part what remains into groups with at least one freed joker."""
        task = self.task
        grouped = [option >> GROUPED & 3 for option in chosen]
        from_rack = [min(option >> GROUPED & 3, option >> LAID & 3) for option in chosen]
        pinned = task.group_pins[self.number]
        for own in range(min(left, 2 - pinned) + 1):
            for lonely in range(1, min(self.freed - waiting, 2 - pinned - own) + 1):
                if number_parted(grouped, from_rack, pinned, own, lonely) is None:
                    continue
                after = base.bits | (self.freed - lonely) << FREED_SHIFT
                after |= (task.wild - left + own) << WILD_SHIFT
                laid = base.laid
                gain = base.gain + (self.wild - left + own) * task.joker_weight
                choice = own << GROUP_JOKERS | lonely << GROUP_FREED
                for colour in range(COLOURS):
                    tiles = chosen[colour] >> LAID & 3
                    after |= (chosen[colour] & 63) << 6 * colour
                    laid += tiles << 2 * colour
                    gain += tiles * task.weights[kind_of(colour, self.number)]
                    choice |= (chosen[colour] >> WILD & 63) << CHOICE_BITS * colour
                sink.take(after, gain, laid, choice, base.company)


def _with_run(by_colour: list[list[int]], run: CompanyRun) -> list[list[int]]:
    """The options when `run` goes on with the other runs of its colour."""
    changed = list(by_colour)
    changed[run.colour] = [
        option & ~63 | WITH_RUN[option & 63][run.length]
        for option in by_colour[run.colour]
        if WITH_RUN[option & 63][run.length] != NO_STATE
    ]
    return changed
