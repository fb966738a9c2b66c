"""Every distinct choice of rack tiles that can be laid, without ever trying one that cannot.

The solver's steps form a graph of states. Marked backwards, only those are kept from which an end can be reached; the
choices are then read off forwards, following all states that the same tiles lead to at once.
"""

from tablee.core.native import i64
from tablee.games.rummikub.solver_search import is_end, parked, start, step
from tablee.games.rummikub.solver_steps import WILD_SHIFT, CompanyMove, Sink
from tablee.games.rummikub.solver_task import CELLS, Task
from tablee.games.rummikub.tiles import JOKER, KINDS, NUMBERS


class _Edges(Sink):
    """The states after one number, and the steps that lead to them, for each state before."""

    def __init__(self, before: int) -> None:
        self.place: dict[int, int] = {}
        self.states: list[int] = []
        self.steps: list[list[tuple[int, int]]] = [[] for _ in range(before)]
        self.from_parent = 0

    def take(self, state: i64, gain: i64, laid: i64, choice: i64, company: list[CompanyMove] | None) -> None:
        key: int = state
        place = self.place.get(key)
        if place is None:
            place = len(self.states)
            self.place[key] = place
            self.states.append(key)
        self.steps[self.from_parent].append((laid, place))


class _Graph:
    """All that can be done in one task; `steps[n]` goes from the states after number n to those after n + 1."""

    def __init__(self, task: Task) -> None:
        self.steps: list[list[list[tuple[int, int]]]] = []
        states = [start(task)]
        for number in range(1, NUMBERS + 1):
            edges = _Edges(len(states))
            for place, state in enumerate(states):
                edges.from_parent = place
                step(task, number, state, edges)
            self.steps.append(edges.steps)
            states = edges.states
        alive = [is_end(task, state) for state in states]
        self.jokers = [_jokers_laid(task, state) for state in states]
        for layer in reversed(range(NUMBERS)):
            kept = [[step for step in steps if alive[step[1]]] for steps in self.steps[layer]]
            self.steps[layer] = kept
            alive = [bool(steps) for steps in kept]
        self.possible = alive[0]


def _jokers_laid(task: Task, state: int) -> list[int]:
    """How many of the rack's jokers may have been laid at the end."""
    used = state >> WILD_SHIFT & 3
    return list(range(used, used + parked(task, state) + 1))


class _Walk:
    """Reads off choices, each as counts of 53 kinds, until there are `limit`."""

    def __init__(self, graphs: list[_Graph], limit: int) -> None:
        self.graphs = graphs
        self.limit = limit
        self.laid = [0] * KINDS
        self.found: list[list[int]] = []

    def go(self, layer: int, fronts: list[list[int]]) -> None:
        """On from number `layer`; `fronts` holds the places reached in each graph."""
        if layer == NUMBERS:
            self.finish(fronts)
            return
        following: dict[int, list[list[int]]] = {}
        for index, front in enumerate(fronts):
            steps = self.graphs[index].steps[layer]
            for place in front:
                for laid, after in steps[place]:
                    reached = following.get(laid)
                    if reached is None:
                        reached = [[] for _ in fronts]
                        following[laid] = reached
                    if after not in reached[index]:
                        reached[index].append(after)
        for laid in sorted(following, reverse=True):
            for colour in range(CELLS // NUMBERS):
                self.laid[colour * NUMBERS + layer] = laid >> 2 * colour & 3
            self.go(layer + 1, following[laid])
            if len(self.found) >= self.limit:
                return

    def finish(self, fronts: list[list[int]]) -> None:
        """One choice for each number of jokers laid."""
        jokers = [
            count
            for index, front in enumerate(fronts)
            for place in front
            for count in self.graphs[index].jokers[place]
        ]
        for count in sorted(set(jokers), reverse=True):
            self.laid[JOKER] = count
            if any(self.laid):
                self.found.append(list(self.laid))


def choices(tasks: list[Task], limit: int) -> list[list[int]]:
    """The choices of tiles, counts of 53 kinds, that some of `tasks` allows; no more than `limit`, in a fixed order.

    The tasks' wild jokers are the rack's.
    """
    graphs = [graph for graph in [_Graph(task) for task in tasks] if graph.possible]
    walk = _Walk(graphs, limit)
    if graphs:
        walk.go(0, [[0] for _ in graphs])
    return walk.found[:limit]
