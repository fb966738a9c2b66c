"""One choice by several independent trees, each with its own random numbers: root parallelization.

Chaslot, Winands and van den Herik, "Parallel Monte-Carlo Tree Search" (2008). The statistics of the moves at
the root are summed over all trees, and the bot plays the move with the most visits. If the number of
iterations is fixed, the trees share it. The sums then do not depend on which worker grew which tree, or in
which order.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple

from tablee.core.bot import Bot, BotMove, Reason
from tablee.core.native import mypyc_attr
from tablee.core.rng import derived_seed
from tablee.core.search import Search, thinking_seconds


class Part(NamedTuple):
    """The number of a tree, counted from 0, and the number of trees."""

    number: int = 0
    trees: int = 1


class Tried(NamedTuple):
    """A move at the root, as written in the notation, with its visits and the sum of its rewards (`value`)."""

    move: str
    visits: int
    value: float


class Grown(NamedTuple):
    """The result of a tree: the moves at the root in the order in which they were first tried.

    `whole`: the tree ran to its own end; no callback stopped it.
    """

    tried: list[Tried]
    iterations: int
    whole: bool


@mypyc_attr(allow_interpreted_subclasses=True)
class TreeBot(Bot):
    """A bot that plays the move tried most often, in one tree or in several."""

    def __init__(self, iterations: int) -> None:
        """Set `iterations`, the number for all trees together; 0: as many as time allows."""
        self.iterations = iterations

    @abstractmethod
    def search(self, known: dict[str, Any], seed: int) -> Search[Any]:
        """Return a search that has not begun."""

    @abstractmethod
    def reason(self, known: dict[str, Any], moves: list[str], move: str) -> Reason | None:
        """Return why the bot suggests `move`."""

    def timed(self, ms: int | None) -> bool:
        """True if the clock ends the search, not a number of iterations."""
        return ms is not None or self.iterations == 0

    def grow(
        self,
        known: dict[str, Any],
        seed: int,
        ms: int | None,
        part: Part,
        enough: Callable[[], bool] | None = None,
    ) -> Grown:
        """Grow one tree, until the time is up or its share of the iterations is done, or until `enough` returns True.

        Further trees do not stop when they are sure of their choice, because only the sums count.
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
        """Return the choice from the results of the trees, given in the order of their numbers."""
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
        """Choose with one tree; with none if there is only one move."""
        return self.choose_by_trees(known, moves, seed, ms, 1)

    def choose_by_trees(
        self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None, trees: int
    ) -> BotMove:
        """Choose with `trees` trees, grown here one after the other. With a time limit, each tree has the
        whole time.
        """
        if len(moves) == 1:
            return BotMove(moves[0], {"iterations": 0}, self.reason(known, moves, moves[0]))
        grown = [self.grow(known, seed, ms, Part(number, trees)) for number in range(trees)]
        return self.conclude(known, moves, grown)


def tree_seed(seed: int, number: int) -> int:
    """Return the seed of a tree: `seed` itself for the first, 63 bits of the SHA-256 of both for others."""
    if number == 0:
        return seed
    return derived_seed(seed, "tree", number)


def share(iterations: int, part: Part) -> int:
    """Return a tree's share of the iterations, at least one; the first trees get the remainder."""
    return max(1, iterations // part.trees + (part.number < iterations % part.trees))


def summed(grown: list[Grown]) -> list[Tried]:
    """Return the sums over all trees for each move, in the order in which the moves first appear."""
    sums: dict[str, Tried] = {}
    for each in grown:
        for move, visits, value in each.tried:
            before = sums.get(move, Tried(move, 0, 0.0))
            sums[move] = Tried(move, before.visits + visits, before.value + value)
    return list(sums.values())


def most_tried(tried: list[Tried]) -> Tried:
    """Return the move tried most often; of equals, the better one."""
    return max(tried, key=_fared)


def _fared(one: Tried) -> tuple[int, float]:
    return one.visits, one.value / one.visits
