"""An upper bound of the further gain of every state, in a task whose freed jokers need support.

The bound ignores the need for support. Support runs multiply the states, so only those are followed that can lead to a
target gain. The target is a guess: the best table by the rules for jokers usually gains as much as the best without
them, or a little less (`plays`).
"""

from typing import Final, final

from tablee.core.native import i64, vec
from tablee.games.rummikub.pieces import NUMBERS
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.search import NO_VALUES, expand, is_end, start
from tablee.games.rummikub.solver.states import States, grown
from tablee.games.rummikub.solver.task import CELLS, Promised, Task
from tablee.games.rummikub.solver.transitions import WILD_SHIFT, Sink, Transitions

NOTHING: Final = -1
"""Instead of a gain, if no end can be reached, or none with enough gain."""


@final
class _Layer(Sink):
    """The states after one number, the most that each can have gained, and the edges to them, in order."""

    def __init__(self, effort: Effort) -> None:
        super().__init__(effort)
        self.known = States()
        self.gained: vec[i64] = NO_VALUES[:]
        self.edges: i64 = 0
        self.ends: vec[i64] = NO_VALUES[:]
        self.gains: vec[i64] = NO_VALUES[:]
        self.from_gained: i64 = 0

    def take(self, state: i64, gain: i64, laid: i64, how: i64) -> None:
        self.effort.left -= 1
        known = self.known
        count = known.count
        place = known.placed(state)
        if place == count:
            if place == len(self.gained):
                self.gained = grown(self.gained)
            self.gained[place] = self.from_gained + gain
            self.effort.room -= 1
        elif self.from_gained + gain > self.gained[place]:
            self.gained[place] = self.from_gained + gain
        if self.edges == len(self.ends):
            self.ends = grown(self.ends)
            self.gains = grown(self.gains)
        self.ends[self.edges] = place
        self.gains[self.edges] = gain
        self.edges += 1


def promise(task: Task, least: int, effort: Effort) -> bool:
    """Store in `task` the bounds of all states that can lead to a gain of `least`.

    Returns False if there is none, or if the search exceeds `effort`.
    """
    relaxed = task.relaxed()
    relaxed.parking = False
    enough: i64 = least + task.freed * task.joker_weight
    layers = [_Layer(effort)]
    layers[0].take(start(relaxed), 0, 0, 0)
    begins: list[vec[i64]] = []
    for number in range(1, NUMBERS + 1):
        before, after = layers[-1], _Layer(effort)
        rest: i64 = _rest(relaxed, number)
        begin = vec[i64]([0] * (int(before.known.count) + 1))
        transitions = Transitions(relaxed, number, after)
        place: i64 = 0
        while place < before.known.count:
            begin[place] = after.edges
            state: i64 = before.known.states[place]
            unused: i64 = relaxed.wild - int(state >> WILD_SHIFT & 3)
            if before.gained[place] + rest + unused * relaxed.joker_weight >= enough:
                after.from_gained = before.gained[place]
                expand(transitions, state)
                if effort.spent():
                    return False
            place += 1
        begin[place] = after.edges
        begins.append(begin)
        layers.append(after)
    task.promised = _read_back(relaxed, layers, begins)
    return task.promised[0].gains[0] >= enough


def _rest(task: Task, number: int) -> int:
    """Return the gain of all tiles of the rack from `number` on."""
    return sum(
        [task.most[kind] * task.weights[kind] for kind in range(CELLS) if kind % NUMBERS + 1 >= number]
    )


def _read_back(task: Task, layers: list[_Layer], begins: list[vec[i64]]) -> list[Promised]:
    """Return, from the ends back to the start, the most that each state can still gain."""
    last = layers[-1]
    following = vec[i64]([NOTHING] * max(1, int(last.known.count)))
    place: i64 = 0
    while place < last.known.count:
        if is_end(task, last.known.states[place]):
            following[place] = 0
        place += 1
    promised = [Promised(last.known, following)]
    for at in reversed(range(NUMBERS)):
        layer, after, begin = layers[at], layers[at + 1], begins[at]
        gains = vec[i64]([NOTHING] * max(1, int(layer.known.count)))
        place = 0
        while place < layer.known.count:
            edge = begin[place]
            while edge < begin[place + 1]:
                beyond = following[after.ends[edge]]
                if beyond != NOTHING and beyond + after.gains[edge] > gains[place]:
                    gains[place] = beyond + after.gains[edge]
                edge += 1
            place += 1
        promised.append(Promised(layer.known, gains))
        following = gains
    promised.reverse()
    return promised
