"""Everything that can be done in a task, as a graph of the states from which an end can be reached."""

from typing import final

from tablee.core.native import i64
from tablee.games.rummikub.pieces import NUMBERS
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.search import expand, hope_for, is_end, parked, start
from tablee.games.rummikub.solver.task import Task
from tablee.games.rummikub.solver.transitions import WILD_SHIFT, Sink, Transitions


@final
class _Layer(Sink):
    """The states after one number, and the edges that lead to them, for each state before."""

    def __init__(self, before: int, effort: Effort) -> None:
        super().__init__(effort)
        self.place: dict[int, int] = {}
        self.states: list[int] = []
        self.edges: list[dict[int, dict[int, int]]] = [{} for _ in range(before)]
        self.from_parent = 0

    def take(self, state: i64, gain: i64, laid: i64, how: i64) -> None:
        key: int = state
        self.effort.left -= 1
        place = self.place.get(key)
        if place is None:
            place = len(self.states)
            self.place[key] = place
            self.states.append(key)
            self.effort.room -= 1
        edges = self.edges[self.from_parent]
        reached = edges.get(laid)
        if reached is None:
            edges[laid] = {place: how}
            self.effort.room -= 1
        elif place in reached:
            return
        else:
            reached[place] = how
            self.effort.room -= 1


class Graph:
    """The states and edges of a task.

    `edges[n]` goes from the states after number n to those after n + 1. It holds for each state, by tiles laid, the
    places reached, and how (packed as in `Sink.take`).

    `jokers`: the possible numbers of jokers laid from the rack, for each place at the end. A graph that exceeded
    `effort` is not `complete`, and unusable.
    """

    def __init__(self, task: Task, effort: Effort) -> None:
        self.task = task
        self.edges: list[list[dict[int, dict[int, int]]]] = []
        self.jokers: list[list[int]] = []
        self.used: list[int] = []
        self.possible = False
        self.complete = False
        layers = [[start(task)]]
        for number in range(1, NUMBERS + 1):
            layer = _Layer(len(layers[-1]), effort)
            transitions = Transitions(task, number, layer)
            for place, state in enumerate(layers[-1]):
                if hope_for(task, number - 1, state):
                    layer.from_parent = place
                    expand(transitions, state)
                    if effort.spent():
                        return
            self.edges.append(layer.edges)
            layers.append(layer.states)
        self.complete = True
        self.used = [state >> WILD_SHIFT & 3 for state in layers[-1]]
        self.jokers = [
            list(range(used, used + parked(task, state) + 1))
            for used, state in zip(self.used, layers[-1], strict=True)
        ]
        living = [is_end(task, state) for state in layers[-1]]
        for at in reversed(range(NUMBERS)):
            kept = [_kept(edges, living) for edges in self.edges[at]]
            self.edges[at] = kept
            living = [bool(edges) for edges in kept]
        self.possible = living[0]


def _kept(edges: dict[int, dict[int, int]], living: list[bool]) -> dict[int, dict[int, int]]:
    kept: dict[int, dict[int, int]] = {}
    for laid, reached in edges.items():
        places = {place: how for place, how in reached.items() if living[place]}
        if places:
            kept[laid] = places
    return kept
