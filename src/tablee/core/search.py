"""Search where cards are hidden: single-observer information set Monte Carlo tree search.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012). One tree over the moves as the
searching seat can tell them apart; every iteration walks it in another world that looks the same to that seat. A move
that is not possible in every world is judged by how often it was *available*, not by how often its parent was passed.

It stops early where going on would not change the choice: when no other move can still be tried as often as the one
that leads, and, where a clock and not a number of iterations sets the end, when hardly anything can be gained any more.

The search knows no game: a game lends it `Worlds`. Where everything lies open there is but one, and this is plain UCT.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from math import log, sqrt
from time import perf_counter
from typing import Final, Generic, TypeVar

from tablee.core.game import Position
from tablee.core.native import i64, mypyc_attr
from tablee.core.rng import QuickStream
from tablee.core.tree import NONE, ROOT, Node, Tree

EXPLORATION: Final = 0.7
"""The factor of the confidence bound for rewards from 0 to 1, as in the paper."""

THINKING_MS: Final = 1000
"""How long bots that search think where nobody says (docs/bots.md tells it too)."""
MARGIN_MS: Final = 20
"""What reading the question and answering it may take of the thinking time."""

CHECK_INTERVAL: Final = 64
"""So many iterations pass between two looks at whether to stop."""

SOON: Final = 1e-9
"""Seconds: the least that is taken to have gone by."""

AT_STAKE: Final = 0.004
"""Part of a whole reward: a move that may be better by less than this is not worth waiting for."""

CERTAINTY: Final = 3.5
"""So many standard errors another move is taken to be better, and the leading one worse, than they seem."""

TRUST: Final = 40.0
"""So many iterations outweigh what a move promises at first sight."""

NO_PRIORS: Final[list[float]] = []
"""What moves promise at first sight where nothing is known."""

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(ABC, Generic[P]):
    """A question of one seat: the worlds it must reckon with, and how to play on in them.

    Moves are numbers of the game's own choosing. Two moves that the seat can tell apart have different numbers, in
    whatever world; equal numbers mean the same to it.
    """

    def lie_open(self) -> bool:
        """Whether there is one world without chance: the moves at a node are then asked for once, `priors` never."""
        return False

    @abstractmethod
    def sample(self, stream: QuickStream) -> P:
        """A world drawn with `stream`, to be played on; all that look the same to the seat are possible."""

    @abstractmethod
    def actor(self, world: P) -> int:
        """The seat to act; -1 where the search need not look any further."""

    @abstractmethod
    def moves(self, world: P) -> list[int]:
        """The moves of the seat to act; at least one."""

    def priors(self, world: P, moves: list[int]) -> list[float]:
        """What each of `moves` promises at first sight, in rewards more or less than others; `[]`: nothing is known.

        As good as `TRUST` iterations: it guides a search that is short and is forgotten in a long one.
        """
        return []

    def written(self, move: int) -> str:
        """How a move at the root is written."""
        return str(move)

    @abstractmethod
    def play(self, world: P, move: int) -> None:
        """Carry out a move."""

    @abstractmethod
    def finish(self, world: P, stream: QuickStream) -> None:
        """Play on by the game's own policy, until there is no actor."""

    @abstractmethod
    def rewards(self, world: P) -> list[float]:
        """What each seat gets in the end, 0 to 1."""


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
        """Whether it was told that this was enough."""

    @property
    def root(self) -> Node:
        """The tree as it stands, to look into."""
        return Node(self.tree, ROOT)

    def run(
        self,
        iterations: int,
        seconds: float,
        patiently: bool = False,
        enough: Callable[[], bool] | None = None,
    ) -> None:
        """Iterate so many times (0: without limit), or for `seconds` (0: without limit); at least once.

        Fewer where that cannot change the choice; all of them if `patiently`. Asked now and then, `enough` may end it.
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
        """Whether no move can be tried as often as the leading one within the iterations `left`."""
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
        """Whether every other move, as good as it may well be, is hardly better than the leading one at its worst."""
        best = self.best()
        worst = best.mean() - CERTAINTY * best.error()
        for child in self.root.children.values():
            if child.move != best.move and child.mean() + CERTAINTY * child.error() > worst + AT_STAKE:
                return False
        return True

    def _iterate(self) -> None:
        """One world: down the tree, one node more, a playout, and back up."""
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
        """Of the moves listed from `start` on, the child with the highest confidence bound.

        NONE if some move was never tried. All that were tried are counted as available.
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
        # Children that have always been available together share the logarithm.
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
        """The mean reward of the moves listed there."""
        tree = self.tree
        visits = 0.0
        value = 0.0
        for place in range(start, end):
            child = tree.leads[place]
            visits += tree.visits[child]
            value += tree.value[child]
        return value / visits

    def _grow(self, node: i64, seat: int, start: i64, many: i64, priors: list[float]) -> i64:
        """A new child for one of the moves listed but never tried: the one that promises most, of equals any."""
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
        """The root's move that was tried most often, the better one of equals."""
        return max(self.root.children.values(), key=_tried)


def promised(priors: list[float], place: i64) -> float:
    """What the move listed at `place` promises; 0 where nothing is known."""
    if not priors:
        return 0.0
    return priors[place]


def _tried(node: Node) -> tuple[int, float]:
    return node.visits, node.mean()


def thinking_seconds(ms: int | None) -> float:
    """How long to think; None: about a second."""
    return max((THINKING_MS if ms is None else ms) - MARGIN_MS, 1) / 1000
