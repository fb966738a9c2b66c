"""All that can be done in a task, as a graph of states: those from which an end can be reached."""

from tablee.core.native import i64
from tablee.games.rummikub.solver_search import hope_for, is_end, parked, start, step
from tablee.games.rummikub.solver_steps import WILD_SHIFT, CompanyMove, Sink
from tablee.games.rummikub.solver_task import Task
from tablee.games.rummikub.tiles import NUMBERS


class _Edges(Sink):
    """The states after one number, and the steps that lead to them, for each state before."""

    def __init__(self, before: int) -> None:
        self.place: dict[int, int] = {}
        self.states: list[int] = []
        self.steps: list[dict[int, list[int]]] = [{} for _ in range(before)]
        self.from_parent = 0

    def take(self, state: i64, gain: i64, laid: i64, choice: i64, company: list[CompanyMove] | None) -> None:
        key: int = state
        place = self.place.get(key)
        if place is None:
            place = len(self.states)
            self.place[key] = place
            self.states.append(key)
        steps = self.steps[self.from_parent]
        reached = steps.get(laid)
        if reached is None:
            steps[laid] = [place]
        elif place not in reached:
            reached.append(place)


class Graph:
    """`steps[n]` goes from the states after number n to those after n + 1: for each, by tiles laid, the places reached.

    `alive[n]` are the states after number n, in their places, None where no end can be reached any more; `jokers` how
    many of the rack's may have been laid, for each place at the end.
    """

    def __init__(self, task: Task) -> None:
        self.steps: list[list[dict[int, list[int]]]] = []
        layers = [[start(task)]]
        for number in range(1, NUMBERS + 1):
            edges = _Edges(len(layers[-1]))
            for place, state in enumerate(layers[-1]):
                if hope_for(task, number - 1, state):
                    edges.from_parent = place
                    step(task, number, state, edges)
            self.steps.append(edges.steps)
            layers.append(edges.states)
        self.jokers = [_jokers_laid(task, state) for state in layers[-1]]
        living = [is_end(task, state) for state in layers[-1]]
        self.alive = [_living(layers[-1], living)]
        for layer in reversed(range(NUMBERS)):
            kept = [_kept(steps, living) for steps in self.steps[layer]]
            self.steps[layer] = kept
            living = [bool(steps) for steps in kept]
            self.alive.append(_living(layers[layer], living))
        self.alive.reverse()
        self.possible = living[0]


def _living(states: list[int], living: list[bool]) -> set[int]:
    return {state for state, lives in zip(states, living, strict=True) if lives}


def _kept(steps: dict[int, list[int]], living: list[bool]) -> dict[int, list[int]]:
    kept: dict[int, list[int]] = {}
    for laid, reached in steps.items():
        places = [place for place in reached if living[place]]
        if places:
            kept[laid] = places
    return kept


def _jokers_laid(task: Task, state: int) -> list[int]:
    used = state >> WILD_SHIFT & 3
    return list(range(used, used + parked(task, state) + 1))


def find_hope(task: Task) -> bool:
    """Note in `task`, whose freed jokers need company, which states could still end well if they did not."""
    relaxed = task.relaxed()
    relaxed.parking = False
    graph = Graph(relaxed)
    task.hopeful = graph.alive
    return graph.possible
