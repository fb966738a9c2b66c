"""One choice by several trees, each grown by itself with luck of its own: root parallelization.

Chaslot, Winands and van den Herik, "Parallel Monte-Carlo Tree Search" (2008). What the trees found of each move at the
root is summed, and the move that was tried most often in all of them is made. Where a number of iterations sets the
end, the trees share it, and the sums are the same whoever grew which tree, and in whatever order.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple

from tablee.core.bot import Bot, BotMove, Reason
from tablee.core.native import mypyc_attr
from tablee.core.rng import derived_seed
from tablee.core.search import Search, thinking_seconds


class Part(NamedTuple):
    """Which tree, counted from 0, of how many."""

    number: int = 0
    trees: int = 1


class Tried(NamedTuple):
    """A move at the root, as it is written: tried in so many iterations, which brought `value` in sum."""

    move: str
    visits: int
    value: float


class Grown(NamedTuple):
    """What a tree found: the moves at the root in the order in which they were first tried.

    `whole`: nobody told it that this was enough before it was done.
    """

    tried: list[Tried]
    iterations: int
    whole: bool


@mypyc_attr(allow_interpreted_subclasses=True)
class TreeBot(Bot):
    """A bot that makes the move tried most often, in one tree or in several."""

    def __init__(self, iterations: int) -> None:
        """`iterations`: how many for all trees together; 0: as many as there is time for."""
        self.iterations = iterations

    @abstractmethod
    def search(self, known: dict[str, Any], seed: int) -> Search[Any]:
        """A search that has not begun."""

    @abstractmethod
    def reason(self, known: dict[str, Any], moves: list[str], move: str) -> Reason | None:
        """Why `move`."""

    def timed(self, ms: int | None) -> bool:
        """Whether a clock sets the end."""
        return ms is not None or self.iterations == 0

    def grow(
        self,
        known: dict[str, Any],
        seed: int,
        ms: int | None,
        part: Part,
        enough: Callable[[], bool] | None = None,
    ) -> Grown:
        """One tree, for as long as the clock allows or for its share of the iterations; shorter once it is `enough`.

        Further trees do not stop for being sure of their choice: it is the sums that count.
        """
        search = self.search(known, tree_seed(seed, part.number))
        if self.timed(ms):
            search.run(0, thinking_seconds(ms), part.number > 0, enough)
        else:
            search.run(share(self.iterations, part), 0.0, part.trees > 1, enough)
        worlds = search.worlds
        nodes = search.root.children.values()
        tried = [Tried(worlds.written(node.move), node.visits, node.value) for node in nodes]
        return Grown(tried, search.iterations, not search.cut)

    def conclude(self, known: dict[str, Any], moves: list[str], grown: list[Grown]) -> BotMove:
        """The choice by what trees found, given in the order of their numbers."""
        best = most_tried(summed(grown))
        notes: dict[str, Any] = {
            "iterations": sum([each.iterations for each in grown]),
            "value": round(best.value / best.visits, 3),
            "visits": best.visits,
        }
        if len(grown) > 1:
            notes["trees"] = len(grown)
        return BotMove(best.move, notes, self.reason(known, moves, best.move))

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        """By one tree; none where there is one move."""
        return self.choose_by_trees(known, moves, seed, ms, 1)

    def choose_by_trees(
        self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None, trees: int
    ) -> BotMove:
        """By so many, grown here one after the other. By a clock each has the whole time."""
        if len(moves) == 1:
            return BotMove(moves[0], {"iterations": 0}, self.reason(known, moves, moves[0]))
        grown = [self.grow(known, seed, ms, Part(number, trees)) for number in range(trees)]
        return self.conclude(known, moves, grown)


def tree_seed(seed: int, number: int) -> int:
    """The seed of a tree: of the first `seed` itself, of others 63 bits of the SHA-256 of both."""
    if number == 0:
        return seed
    return derived_seed(seed, "tree", number)


def share(iterations: int, part: Part) -> int:
    """How many of the iterations a tree has, at least one; the first trees have those that are left over."""
    return max(1, iterations // part.trees + (part.number < iterations % part.trees))


def summed(grown: list[Grown]) -> list[Tried]:
    """What all trees found of each move, in the order in which the moves are first met."""
    sums: dict[str, Tried] = {}
    for each in grown:
        for move, visits, value in each.tried:
            before = sums.get(move, Tried(move, 0, 0.0))
            sums[move] = Tried(move, before.visits + visits, before.value + value)
    return list(sums.values())


def most_tried(tried: list[Tried]) -> Tried:
    """The move tried most often, the better one of equals."""
    return max(tried, key=_fared)


def _fared(one: Tried) -> tuple[int, float]:
    return one.visits, one.value / one.visits
