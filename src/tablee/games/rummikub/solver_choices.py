"""Every distinct choice of rack tiles that can be laid, without ever trying one that cannot.

The choices are read off the graph of a task forwards, following all states that the same tiles lead to at once.
"""

from tablee.games.rummikub.solver_graph import Graph, find_hope
from tablee.games.rummikub.solver_task import CELLS, Task
from tablee.games.rummikub.tiles import JOKER, KINDS, NUMBERS


class _Walk:
    """Reads off choices, each as counts of 53 kinds, until there are `limit`."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.laid = [0] * KINDS
        self.found: dict[tuple[int, ...], list[int]] = {}

    def go(self, graph: Graph, layer: int, front: list[int]) -> None:
        """On from number `layer`; `front` holds the places reached."""
        if layer == NUMBERS:
            self.finish(graph, front)
            return
        following: dict[int, list[int]] = {}
        for place in front:
            for laid, places in graph.steps[layer][place].items():
                reached = following.get(laid)
                if reached is None:
                    following[laid] = list(places)
                else:
                    reached += [after for after in places if after not in reached]
        for laid in sorted(following, reverse=True):
            for colour in range(CELLS // NUMBERS):
                self.laid[colour * NUMBERS + layer] = laid >> 2 * colour & 3
            self.go(graph, layer + 1, following[laid])
            if len(self.found) >= self.limit:
                return

    def finish(self, graph: Graph, front: list[int]) -> None:
        """One choice for each number of jokers laid."""
        for count in sorted({count for place in front for count in graph.jokers[place]}, reverse=True):
            self.laid[JOKER] = count
            if any(self.laid):
                self.found.setdefault(tuple(self.laid), list(self.laid))


def choices(tasks: list[Task], limit: int) -> list[list[int]]:
    """The choices of tiles, counts of 53 kinds, that some of `tasks` allows; no more than `limit`, in a fixed order.

    The tasks' wild jokers are the rack's.
    """
    walk = _Walk(limit)
    for task in tasks:
        if len(walk.found) < limit and (task.freed == 0 or find_hope(task)):
            graph = Graph(task)
            if graph.possible:
                walk.go(graph, 0, [0])
    return list(walk.found.values())[:limit]
