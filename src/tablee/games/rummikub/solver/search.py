"""Goes through the numbers 1..13 once, and keeps for each state only the best path to it."""

from typing import Final, final

from tablee.core.native import i64, vec
from tablee.games.rummikub.pieces import NUMBERS
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.runs import BETTER, NONE, SHORT
from tablee.games.rummikub.solver.states import NOWHERE, States, grown
from tablee.games.rummikub.solver.support import support_transitions, without_support
from tablee.games.rummikub.solver.task import Task
from tablee.games.rummikub.solver.transitions import (
    FREED_SHIFT,
    TALLY_SHIFT,
    WILD_SHIFT,
    Sink,
    Transitions,
)

NO_VALUES: Final = vec[i64]([0] * 32)
"""The beginning of an array, to be copied."""

START: Final = NONE | NONE << 6 | NONE << 12 | NONE << 18


@final
class Layer(Sink):
    """The states after one number: for each the most it can have gained, its parent, and how."""

    def __init__(self, effort: Effort) -> None:
        super().__init__(effort)
        self.known = States()
        self.gained: vec[i64] = NO_VALUES[:]
        self.parents: vec[i64] = NO_VALUES[:]
        self.how: vec[i64] = NO_VALUES[:]
        self.from_parent: i64 = 0
        self.from_gained: i64 = 0

    def take(self, state: i64, gain: i64, laid: i64, how: i64) -> None:
        total: i64 = self.from_gained + gain
        self.effort.left -= 1
        known = self.known
        count = known.count
        place = known.placed(state)
        if place == count:
            if place == len(self.gained):
                self.gained = grown(self.gained)
                self.parents = grown(self.parents)
                self.how = grown(self.how)
            self.effort.room -= 1
        elif total <= self.gained[place]:
            return
        self.gained[place] = total
        self.parents[place] = self.from_parent
        self.how[place] = how


class Solution:
    """The most that a task can gain, how (`Sink.take`, by number), and the jokers parked at the end."""

    def __init__(self, gained: int, transitions: list[int], parked: int) -> None:
        self.gained = gained
        self.transitions = transitions
        self.parked = parked


def start(task: Task) -> int:
    """Return the state before number 1."""
    return START | task.freed << FREED_SHIFT


def parked(task: Task, state: i64) -> int:
    """Return the number of wild jokers that can still be put where there is room, after number 13."""
    if not task.parks:
        return 0
    return min(int(state >> TALLY_SHIFT & 127), task.wild - int(state >> WILD_SHIFT & 3))


def is_end(task: Task, state: i64) -> bool:
    """True if the state after number 13 is complete: no short run, no joker left over, enough points."""
    shift: i64 = 0
    while shift < WILD_SHIFT:
        if SHORT[state >> shift & 63]:
            return False
        shift += 6
    if state >> FREED_SHIFT or (state >> WILD_SHIFT & 3) + parked(task, state) < task.forced:
        return False
    return task.parks or (state >> TALLY_SHIFT & 127) >= task.needed


def hope_for(task: Task, number: int, state: i64) -> bool:
    """False if it is known that no end can be reached from a state after `number`."""
    return not task.promised or task.promised[number].best(without_support(task, state)) >= 0


def expand(transitions: Transitions, state: i64) -> None:
    """Report all transitions with the tiles of one number from `state`."""
    if state >> FREED_SHIFT:
        support_transitions(transitions, state)
    else:
        transitions.plain(state)


def solve(task: Task, effort: Effort, least: int = 0) -> Solution | None:
    """Return the best solution.

    None if the table's tiles cannot all be used, if the search exceeds `effort`, or if the best gains less than
    `least`. With `promised` bounds (`promise`) the last is known early.
    """
    layers: list[Layer] = [Layer(effort)]
    layers[0].take(start(task), 0, 0, 0)
    parks = task.parks
    for number in range(1, NUMBERS + 1):
        before = layers[-1]
        after = Layer(effort)
        transitions = Transitions(task, number, after)
        place: i64 = 0
        while place < before.known.count:
            if (
                (not task.promised or _promises(task, number - 1, before, place, least))
                and not _is_worse(before, place)
                and not (parks and _is_idle(task, before, place))
            ):
                after.from_parent = place
                after.from_gained = before.gained[place]
                expand(transitions, before.known.states[place])
                if effort.spent():
                    return None
            place += 1
        layers.append(after)
    return _best(task, layers)


def _promises(task: Task, number: int, layer: Layer, place: i64, least: int) -> bool:
    """True if the bound of this state after `number` is high enough."""
    state: i64 = layer.known.states[place]
    promised = task.promised[number].best(without_support(task, state))
    lacking: i64 = (state >> FREED_SHIFT & 3) * task.joker_weight
    return promised >= 0 and layer.gained[place] + promised - lacking >= least


def _best(task: Task, layers: list[Layer]) -> Solution | None:
    """Return the path to the best end."""
    last = layers[-1]
    most: i64 = -1
    best: i64 = NOWHERE
    place: i64 = 0
    while place < last.known.count:
        if is_end(task, last.known.states[place]):
            total: i64 = last.gained[place] + parked(task, last.known.states[place]) * task.joker_weight
            if total > most:
                most, best = total, place
        place += 1
    if best == NOWHERE:
        return None
    spare = parked(task, last.known.states[best])
    transitions: list[int] = []
    for layer in reversed(layers[1:]):
        transitions.append(layer.how[best])
        best = layer.parents[best]
    return Solution(most, transitions[::-1], spare)


def _is_worse(layer: Layer, place: i64) -> bool:
    """True if another state, which allows everything that this one does, has gained as much."""
    known = layer.known
    state: i64 = known.states[place]
    gained: i64 = layer.gained[place]
    shift: i64 = 0
    while shift < 24:
        rest: i64 = state & ~(63 << shift)
        better: i64 = BETTER[state >> shift & 63]
        while better:
            other = known.find(rest | (better & 63) << shift)
            if other != NOWHERE and layer.gained[other] >= gained:
                return True
            better >>= 6
        shift += 6
    return False


def _is_idle(task: Task, layer: Layer, place: i64) -> bool:
    """True if a joker was wasted: a state with fewer, and room to park, is as far and has gained as much."""
    state: i64 = layer.known.states[place]
    used: i64 = state >> WILD_SHIFT & 3
    if used == 0:
        return False
    wild: i64 = task.wild
    weight: i64 = task.joker_weight
    saved: i64 = state & ~(3 << WILD_SHIFT | 127 << TALLY_SHIFT) | wild << TALLY_SHIFT
    fewer: i64 = 0
    while fewer < used:
        other = layer.known.find(saved | fewer << WILD_SHIFT)
        if other != NOWHERE and layer.gained[other] + (used - fewer) * weight >= layer.gained[place]:
            return True
        fewer += 1
    return False
