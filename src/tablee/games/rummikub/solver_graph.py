"""All that can be done in a task, as a graph of states: those from which an end can be reached."""

from tablee.core.native import i64
from tablee.games.rummikub.solver_search import Choice, hope_for, is_end, parked, start, step
from tablee.games.rummikub.solver_steps import WILD_SHIFT, CompanyMove, Effort, Sink
from tablee.games.rummikub.solver_task import Task
from tablee.games.rummikub.tiles import NUMBERS


class _Edges(Sink):
    """The states after one number, and the steps that lead to them, for each state before."""

    def __init__(self, before: int, effort: Effort) -> None:
        super().__init__(effort)
        self.place: dict[int, int] = {}
        self.states: list[int] = []
        self.steps: list[dict[int, dict[int, int]]] = [{} for _ in range(before)]
        self.company: dict[tuple[int, int, int], list[CompanyMove]] = {}
        self.from_parent = 0

    def take(self, state: i64, gain: i64, laid: i64, choice: i64, company: list[CompanyMove] | None) -> None:
        key: int = state
        self.effort.left -= 1
        place = self.place.get(key)
        if place is None:
            place = len(self.states)
            self.place[key] = place
            self.states.append(key)
            self.effort.room -= 1
        steps = self.steps[self.from_parent]
        reached = steps.get(laid)
        if reached is None:
            steps[laid] = {place: choice}
            self.effort.room -= 1
        elif place in reached:
            return
        else:
            reached[place] = choice
            self.effort.room -= 1
        if company is not None:
            self.company[(self.from_parent, laid, place)] = company


class Graph:
    """`steps[n]` goes from the states after number n to those after n + 1: for each, by tiles laid, the places reached,
    and how (packed as `Sink.take` says).

    `alive[n]` are the states after number n, in their places, None where no end can be reached any more; `jokers` how
    many of the rack's may have been laid, for each place at the end. A graph that took more than `effort` is not
    `complete`, and of no use.
    """

    def __init__(self, task: Task, effort: Effort) -> None:
        self.task = task
        self.steps: list[list[dict[int, dict[int, int]]]] = []
        self.company: list[dict[tuple[int, int, int], list[CompanyMove]]] = []
        self.alive: list[set[int]] = []
        self.jokers: list[list[int]] = []
        self.used: list[int] = []
        self.possible = False
        self.complete = False
        layers = [[start(task)]]
        for number in range(1, NUMBERS + 1):
            edges = _Edges(len(layers[-1]), effort)
            for place, state in enumerate(layers[-1]):
                if hope_for(task, number - 1, state):
                    edges.from_parent = place
                    step(task, number, state, edges)
                    if effort.spent():
                        return
            self.steps.append(edges.steps)
            self.company.append(edges.company)
            layers.append(edges.states)
        self.complete = True
        self.used = [state >> WILD_SHIFT & 3 for state in layers[-1]]
        self.jokers = [
            list(range(used, used + parked(task, state) + 1))
            for used, state in zip(self.used, layers[-1], strict=True)
        ]
        living = [is_end(task, state) for state in layers[-1]]
        self.alive.append(_living(layers[-1], living))
        for layer in reversed(range(NUMBERS)):
            kept = [_kept(steps, living) for steps in self.steps[layer]]
            self.steps[layer] = kept
            living = [bool(steps) for steps in kept]
            self.alive.append(_living(layers[layer], living))
        self.alive.reverse()
        self.possible = living[0]

    def way(self, fronts: list[list[int]], laid: list[int], end: int) -> list[Choice]:
        """Choices that lead to the place `end`, laying `laid` (packed, by number); `fronts`: the places so reached."""
        choices: list[Choice] = []
        place = end
        for layer in reversed(range(NUMBERS)):
            for before in fronts[layer]:
                reached = self.steps[layer][before].get(laid[layer])
                if reached is not None and place in reached:
                    company = self.company[layer].get((before, laid[layer], place))
                    choices.append(Choice(reached[place], company))
                    place = before
                    break
        return choices[::-1]


def _living(states: list[int], living: list[bool]) -> set[int]:
    return {state for state, lives in zip(states, living, strict=True) if lives}


def _kept(steps: dict[int, dict[int, int]], living: list[bool]) -> dict[int, dict[int, int]]:
    kept: dict[int, dict[int, int]] = {}
    for laid, reached in steps.items():
        places = {place: choice for place, choice in reached.items() if living[place]}
        if places:
            kept[laid] = places
    return kept


def find_hope(task: Task, effort: Effort) -> bool:
    """Note in `task`, whose freed jokers need company, which states could still end well if they did not.

    False if none could, or if finding out takes more than `effort`.
    """
    relaxed = task.relaxed()
    relaxed.parking = False
    graph = Graph(relaxed, effort)
    task.hopeful = graph.alive
    return graph.possible
