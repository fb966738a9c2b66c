"""Every distinct selection of rack tiles that can be laid, with a table for each, without trying impossible ones.

The selections are read off the graph of a task forwards, following at once all states that the same tiles lead to. The
table is read backwards, along one path that leads there.
"""

from typing import Final

from tablee.games.rummikub.pieces import COLOUR_COUNT, JOKER, KINDS, NUMBERS
from tablee.games.rummikub.sets import Meld, key_of, set_of_key, text_of_keys
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.graph import Graph
from tablee.games.rummikub.solver.promise import promise
from tablee.games.rummikub.solver.reconstruction import Laying, key_of_form
from tablee.games.rummikub.solver.task import Task

WALK: Final = 2_000_000
"""Steps along all graphs for reading off the selections."""


class Selection:
    """Tiles that can be laid (counts of 53 kinds), and the sets of the table then, as keys in order (`sets.key_of`)."""

    def __init__(self, tiles: list[int], keys: list[str]) -> None:
        self.tiles = tiles
        self.keys = keys

    @property
    def sets(self) -> list[Meld]:
        """Return the sets of the table."""
        return [set_of_key(key) for key in self.keys]

    def text(self) -> str:
        """Return the table as a move writes it."""
        return text_of_keys(self.keys)


class Selections:
    """The selections found so far: distinct, at most `limit`, in a fixed order.

    `found` maps the tiles laid of each number (packed) and the jokers laid to the selection.
    """

    def __init__(self, limit: int, effort: Effort) -> None:
        self.limit = limit
        self.effort = effort
        self.walk = Effort(WALK)
        self.found: dict[tuple[int, ...], Selection] = {}

    @property
    def full(self) -> bool:
        """True if the limit is reached."""
        return len(self.found) >= self.limit

    def look(self, task: Task, kept: list[Meld]) -> bool:
        """Add the selections of `task`; `kept` are the sets it leaves unchanged. Return False if the effort did not
        suffice.

        The task's wild jokers are those of the rack.
        """
        # With `new_sets` there is no bound, because a support run that ends has no counterpart without that rule.
        if task.freed and not task.new_sets and not promise(task, 0, self.effort):
            return not self.effort.spent()
        graph = Graph(task, self.effort)
        if graph.possible:
            _Walk(self, graph, kept).go(0, [0])
        return graph.complete and not self.walk.spent()


class _Step:
    """One number from some places on: by tiles laid, most first, the places reached; and the cost of following them."""

    def __init__(self, edges: list[dict[int, dict[int, int]]], front: list[int]) -> None:
        self.cost = 0
        found: dict[int, dict[int, int]] = {}
        for place in front:
            for laid, places in edges[place].items():
                self.cost += len(places)
                reached = found.get(laid)
                if reached is None:
                    found[laid] = dict(places)
                else:
                    reached.update(places)
        self.ways = [(laid, list(found[laid])) for laid in sorted(found, reverse=True)]


class _Walk:
    """Reads selections off one graph.

    `packed`: the tiles laid of each number; `fronts`: the places from which they were laid; `layings`: the sets at
    some of the places reached, on a path that leads to an end. Many selections share the sets laid first.
    """

    def __init__(self, selections: Selections, graph: Graph, kept: list[Meld]) -> None:
        self.selections = selections
        self.graph = graph
        self.kept = [key_of(meld.tiles) for meld in kept]
        self.packed = [0] * NUMBERS
        self.fronts: list[list[int]] = [[] for _ in range(NUMBERS)]
        self.steps: list[dict[tuple[int, ...], _Step]] = [{} for _ in range(NUMBERS)]
        self.layings: list[dict[int, Laying]] = [{} for _ in range(NUMBERS + 1)]
        self.layings[0][0] = Laying(graph.task)

    def go(self, layer: int, front: list[int]) -> None:
        """Continue from number `layer`; `front` holds the places reached."""
        if layer == NUMBERS:
            self.finish(front)
            return
        self.fronts[layer] = front
        walk = self.selections.walk
        step = self.step(layer, front)
        walk.left -= step.cost
        for laid, reached in step.ways:
            self.packed[layer] = laid
            self.layings[layer + 1] = {}
            self.go(layer + 1, reached)
            if self.selections.full or walk.spent():
                return

    def step(self, layer: int, front: list[int]) -> _Step:
        """Return the step from these places; cached, because other tiles before often lead to the same ones."""
        key = tuple(front)
        step = self.steps[layer].get(key)
        if step is None:
            step = _Step(self.graph.edges[layer], front)
            self.steps[layer][key] = step
        return step

    def laying(self, layer: int, place: int) -> Laying:
        """Return the sets at `place`, if the numbers before `layer` were laid as `packed` says."""
        known = self.layings[layer].get(place)
        if known is not None:
            return known
        laid = self.packed[layer - 1]
        for before in self.fronts[layer - 1]:
            reached = self.graph.edges[layer - 1][before].get(laid)
            if reached is not None and place in reached:
                laying = self.laying(layer - 1, before).copy()
                laying.lay(layer, reached[place])
                self.layings[layer][place] = laying
                return laying
        raise ValueError(place)

    def finish(self, front: list[int]) -> None:
        """Add one selection for each number of jokers laid."""
        graph, selections = self.graph, self.selections
        for count in sorted({count for place in front for count in graph.jokers[place]}, reverse=True):
            key = (*self.packed, count)
            if not any(key) or key in selections.found or selections.full:
                continue
            selections.walk.left -= sum([len(places) for places in self.fronts])
            end = min([place for place in front if count in graph.jokers[place]])
            laying = self.laying(NUMBERS, end)
            parked = count - graph.used[end]
            if parked:
                laying = laying.copy()
                for _ in range(parked):
                    laying.park()
            keys = sorted(self.kept + [key_of_form(form) for form in laying.laid()])
            selections.found[key] = Selection(self.tiles(count), keys)

    def tiles(self, jokers: int) -> list[int]:
        """Return the selection: counts of 53 kinds."""
        counts = [0] * KINDS
        for layer, laid in enumerate(self.packed):
            if laid:
                for colour in range(COLOUR_COUNT):
                    counts[colour * NUMBERS + layer] = laid >> 2 * colour & 3
        counts[JOKER] = jokers
        return counts
