"""Search with hidden cards: single-observer information set Monte Carlo tree search.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012). One tree holds the moves as
the searching seat can distinguish them. Every iteration walks the tree in another world that looks the same
to that seat. A move that is possible only in some worlds is judged by how often it was *available*, not by
the visits of its parent.

The search stops early if more iterations would not change the choice: no other move can still reach the
visits of the leading one. With a time limit, it also stops if hardly any reward can be gained.

The search knows no game: a game supplies `Worlds`. In a game without hidden cards there is one world, and
this is plain UCT.
"""

from collections.abc import Callable
from math import log, sqrt
from time import perf_counter
from typing import Final, Generic

from tablee.core.native import i64
from tablee.core.rng import QuickStream
from tablee.core.tree import NONE, ROOT, Node, Tree
from tablee.core.worlds import P, Worlds

__all__ = ["Search", "Worlds"]

EXPLORATION: Final = 0.7
"""The factor of the confidence bound for rewards from 0 to 1, as in the paper."""

THINKING_MS: Final = 1000
"""Default thinking time of searching bots in milliseconds; docs/bots.md repeats it."""
MARGIN_MS: Final = 20
"""The part of the thinking time, in milliseconds, reserved for reading the question and writing the answer."""

CHECK_INTERVAL: Final = 64
"""Iterations between two checks whether to stop."""

SOON: Final = 1e-9
"""The least elapsed time that is assumed, in seconds."""

AT_STAKE: Final = 0.004
"""As part of a full reward: a move that may be better by less than this does not justify more iterations."""

CERTAINTY: Final = 3.5
"""The number of standard errors by which another move may be better, and the leading one worse, than they seem."""

TRUST: Final = 40.0
"""The weight of a prior, in iterations."""

NO_PRIORS: Final[list[float]] = []
"""Priors of moves about which nothing is known."""


class Search(Generic[P]):
    """One seat's search; the same `worlds`, `seed` and number of iterations give the same tree."""

    def __init__(self, worlds: Worlds[P], seed: int, exploration: float = EXPLORATION) -> None:
        self.worlds = worlds
        self.stream = QuickStream(seed)
        self.exploration = exploration
        self.tree = Tree()
        self.open = worlds.lie_open()
        self.iterations = 0
        self.cut = False
        """True if the callback `enough` stopped the search."""

    @property
    def root(self) -> Node:
        """Return the root of the current tree."""
        return Node(self.tree, ROOT)

    def run(
        self,
        iterations: int,
        seconds: float,
        patiently: bool = False,
        enough: Callable[[], bool] | None = None,
    ) -> None:
        """Run for `iterations` (0: no limit) or `seconds` (0: no limit), with at least one iteration.

        Stops earlier if the choice is settled, unless `patiently`. Also stops when `enough`, called from time
        to time, returns True.
        """
        begun = perf_counter()
        done: i64 = 0
        most: i64 = iterations
        while True:
            self._iterate()
            done += 1
            if most and done >= most:
                break
            gone = perf_counter() - begun if seconds else 0.0
            if seconds and gone >= seconds:
                break
            if done % CHECK_INTERVAL != 0:
                continue
            if enough is not None and enough():
                self.cut = True
                break
            if not patiently:
                left = most - done if most else int(float(done) * (seconds - gone) / max(gone, SOON))
                if self._decided(left) or (not most and self._idle()):
                    break
        self.iterations += done

    def _decided(self, left: int) -> bool:
        """True if no move can reach the visits of the leading one within the iterations `left`."""
        tree = self.tree
        first = 0.0
        second = 0.0
        child = tree.youngest[ROOT]
        while child != NONE:
            visits = tree.visits[child]
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
            child = tree.elder[child]
        return first - second > left

    def _idle(self) -> bool:
        """True if no other move, at its upper bound, is much better than the leading one at its lower bound."""
        best = self.best()
        worst = best.mean() - CERTAINTY * best.error()
        for child in self.root.children.values():
            if child.move != best.move and child.mean() + CERTAINTY * child.error() > worst + AT_STAKE:
                return False
        return True

    def _iterate(self) -> None:
        """Run one iteration: descend in one world, add one node, finish with a playout, and update the path."""
        worlds = self.worlds
        tree = self.tree
        world = worlds.sample(self.stream)
        node: i64 = ROOT
        grown = False
        while not grown:
            start = tree.start[node]
            many = tree.many[node]
            priors = NO_PRIORS
            if many == NONE:
                moves = worlds.moves(world) if worlds.actor(world) >= 0 else []
                many = len(moves)
                start = tree.write(node, moves, self.open)
                if many and not self.open:
                    priors = worlds.priors(world, moves)
            if many == 0:
                break
            child = self._select(start, many, priors)
            if child == NONE:
                child = self._grow(node, worlds.actor(world), start, many, priors)
                grown = True
            worlds.play(world, tree.move[child])
            node = child
        worlds.finish(world, self.stream)
        rewards = worlds.rewards(world)
        while node != ROOT:
            tree.visits[node] += 1.0
            tree.value[node] += rewards[tree.mover[node]]
            node = tree.parent[node]
        tree.visits[ROOT] += 1.0

    def _select(self, start: i64, many: i64, priors: list[float]) -> i64:
        """Return, of the moves listed from `start` on, the child with the highest confidence bound.

        NONE if some move was never tried. Counts all tried moves as available.
        """
        leads = self.tree.leads
        available = self.tree.available
        end = start + many
        tried = True
        for place in range(start, end):
            child = leads[place]
            if child == NONE:
                tried = False
            else:
                available[child] += 1.0
        if not tried:
            return NONE
        visits = self.tree.visits
        values = self.tree.value
        guided = len(priors) > 0
        usual = self._usual(start, end) if guided else 0.0
        exploration = self.exploration
        best: i64 = NONE
        bound = -1000.0
        # Children with the same `available` share the logarithm.
        times = 0.0
        logarithm = 0.0
        for place in range(start, end):
            child = leads[place]
            visited = visits[child]
            own = values[child] / visited
            if guided:
                own = (values[child] + TRUST * (usual + priors[place - start])) / (visited + TRUST)
            if available[child] != times:
                times = available[child]
                logarithm = log(times)
            own += exploration * sqrt(logarithm / visited)
            if own > bound:
                best = child
                bound = own
        return best

    def _usual(self, start: i64, end: i64) -> float:
        """Return the mean reward of the listed moves."""
        tree = self.tree
        visits = 0.0
        value = 0.0
        for place in range(start, end):
            child = tree.leads[place]
            visits += tree.visits[child]
            value += tree.value[child]
        return value / visits

    def _grow(self, node: i64, seat: int, start: i64, many: i64, priors: list[float]) -> i64:
        """Add a child for the untried move with the highest prior, a random one of equals."""
        tree = self.tree
        leads = tree.leads
        most = -1000.0
        equals: i64 = 0
        for place in range(many):
            if leads[start + place] == NONE:
                promise = promised(priors, place)
                if promise > most:
                    most = promise
                    equals = 0
                equals += promise == most
        chosen = self.stream.below(equals)
        for place in range(many):
            if leads[start + place] == NONE and promised(priors, place) == most:
                if chosen == 0:
                    break
                chosen -= 1
        child = tree.add(node, tree.listed[start + place], seat)
        leads[start + place] = child
        tree.available[child] = 1.0
        return child

    def best(self) -> Node:
        """Return the root's move with the most visits; of equals, the better one."""
        return max(self.root.children.values(), key=_tried)


def promised(priors: list[float], place: i64) -> float:
    """Return the prior of the move listed at `place`, 0 if nothing is known."""
    if not priors:
        return 0.0
    return priors[place]


def _tried(node: Node) -> tuple[int, float]:
    return node.visits, node.mean()


def thinking_seconds(ms: int | None) -> float:
    """Return the seconds to think; None uses the default."""
    return max((THINKING_MS if ms is None else ms) - MARGIN_MS, 1) / 1000
