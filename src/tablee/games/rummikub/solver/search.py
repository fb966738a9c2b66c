"""Going through the numbers 1..13 once, keeping of each state only the best way to reach it."""

from typing import Final

from tablee.core.native import i64
from tablee.games.rummikub.pieces import NUMBERS
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.runs import BETTER, NONE, SHORT
from tablee.games.rummikub.solver.support import support_transitions, without_support
from tablee.games.rummikub.solver.task import Task
from tablee.games.rummikub.solver.transitions import (
    FREED_SHIFT,
    TALLY_SHIFT,
    WILD_SHIFT,
    Sink,
    SupportMove,
    plain_transitions,
)

START: Final = NONE | NONE << 6 | NONE << 12 | NONE << 18


class Transition:
    """What was done with the tiles of one number: `how` packed as `Sink.take` says, and the support runs."""

    def __init__(self, how: int, support: list[SupportMove] | None) -> None:
        self.how = how
        self.support = support


class Layer(Sink):
    """The states after one number: for each the most it can have gained, from where and how."""

    def __init__(self, effort: Effort) -> None:
        super().__init__(effort)
        self.place: dict[int, int] = {}
        self.states: list[int] = []
        self.gained: list[int] = []
        self.parents: list[int] = []
        self.how: list[int] = []
        self.support: dict[int, list[SupportMove]] = {}
        self.from_parent = 0
        self.from_gained = 0

    def take(self, state: i64, gain: i64, laid: i64, how: i64, support: list[SupportMove] | None) -> None:
        key: int = state
        total = self.from_gained + gain
        self.effort.left -= 1
        place = self.place.get(key)
        if place is None:
            place = len(self.states)
            self.place[key] = place
            self.states.append(key)
            self.gained.append(total)
            self.parents.append(self.from_parent)
            self.how.append(how)
            self.effort.room -= 1
        elif total > self.gained[place]:
            self.gained[place] = total
            self.parents[place] = self.from_parent
            self.how[place] = how
        else:
            return
        if support is not None:
            self.support[place] = support
        elif place in self.support:
            del self.support[place]


class Solution:
    """The most that a task can gain, the transitions that do it, and the jokers parked at the end."""

    def __init__(self, gained: int, transitions: list[Transition], parked: int) -> None:
        self.gained = gained
        self.transitions = transitions
        self.parked = parked


def start(task: Task) -> int:
    """The state before number 1."""
    return START | task.freed << FREED_SHIFT


def parked(task: Task, state: int) -> int:
    """How many wild jokers can still be put wherever there is room, after number 13."""
    if not task.parks:
        return 0
    return min(state >> TALLY_SHIFT & 127, task.wild - (state >> WILD_SHIFT & 3))


def is_end(task: Task, state: int) -> bool:
    """Whether everything fits after number 13: no short run, no joker left over, worth enough."""
    if state >> FREED_SHIFT or (state >> WILD_SHIFT & 3) + parked(task, state) < task.forced:
        return False
    if not task.parks and state >> TALLY_SHIFT & 127 < task.needed:
        return False
    return not any(SHORT[state >> shift & 63] for shift in (0, 6, 12, 18))


def hope_for(task: Task, number: int, state: int) -> bool:
    """False where it is known that no end can be reached from a state after `number`."""
    return not task.hopeful or without_support(task, state) in task.hopeful[number]


def expand(task: Task, number: int, state: int, sink: Sink) -> None:
    """Tell `sink` of all that can be done with the tiles of `number`, coming from `state`."""
    if state >> FREED_SHIFT:
        support_transitions(task, number, state, sink)
    else:
        plain_transitions(task, number, state, sink)


def solve(task: Task, effort: Effort) -> Solution | None:
    """The best solution; None where the table's tiles cannot all be used, or finding it takes more than `effort`."""
    layers: list[Layer] = [Layer(effort)]
    layers[0].take(start(task), 0, 0, 0, None)
    for number in range(1, NUMBERS + 1):
        before = layers[-1]
        after = Layer(effort)
        for place in range(len(before.states)):
            if not hope_for(task, number - 1, before.states[place]):
                continue
            if _is_worse(before, place) or (task.parks and _is_idle(task, before, place)):
                continue
            after.from_parent = place
            after.from_gained = before.gained[place]
            expand(task, number, before.states[place], after)
            if effort.spent():
                return None
        layers.append(after)
    last = layers[-1]
    ends = [place for place in range(len(last.states)) if is_end(task, last.states[place])]
    if not ends:
        return None
    totals = [last.gained[place] + parked(task, last.states[place]) * task.joker_weight for place in ends]
    most = max(totals)
    best = ends[totals.index(most)]
    transitions: list[Transition] = []
    place = best
    for layer in reversed(layers[1:]):
        transitions.append(Transition(layer.how[place], layer.support.get(place)))
        place = layer.parents[place]
    return Solution(most, transitions[::-1], parked(task, last.states[best]))


def _is_worse(layer: Layer, place: int) -> bool:
    """Whether one has gained as much in a state with which all can be done that can be done with this one."""
    state: i64 = layer.states[place]
    gained = layer.gained[place]
    shift: i64 = 0
    while shift < 24:
        rest: i64 = state & ~(63 << shift)
        for better in BETTER[state >> shift & 63]:
            better_state: i64 = better
            key: int = rest | better_state << shift
            other = layer.place.get(key)
            if other is not None and layer.gained[other] >= gained:
                return True
        shift += 6
    return False


def _is_idle(task: Task, layer: Layer, place: int) -> bool:
    """Whether a joker was spent for nothing: with fewer, and room to park, one is as far and has gained as much."""
    state = layer.states[place]
    used = state >> WILD_SHIFT & 3
    saved = state & ~(3 << WILD_SHIFT | 127 << TALLY_SHIFT) | task.wild << TALLY_SHIFT
    for fewer in range(used):
        other = layer.place.get(saved | fewer << WILD_SHIFT)
        if other is not None:
            gained = layer.gained[other] + (used - fewer) * task.joker_weight
            if gained >= layer.gained[place]:
                return True
    return False
