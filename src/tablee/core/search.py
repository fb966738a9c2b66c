"""Search where cards are hidden: single-observer information set Monte Carlo tree search.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012). One tree over the moves as the
searching seat can tell them apart; every iteration walks it in another world that looks the same to that seat. A move
that is not possible in every world is judged by how often it was *available*, not by how often its parent was passed.

It stops early where going on would not change the choice: when no other move can still be tried as often as the one
that leads, and, where a clock and not a number of iterations sets the end, when hardly anything can be gained any more.

The search knows no game: a game lends it `Worlds`.
"""

from abc import ABC, abstractmethod
from math import log, sqrt
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

from tablee.core.game import Position
from tablee.core.native import i64, mypyc_attr
from tablee.core.rng import QuickStream

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

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(ABC, Generic[P]):
    """A question of one seat: the worlds it must reckon with, and how to play on in them.

    Moves are numbers of the game's own choosing. Two moves that the seat can tell apart have different numbers, in
    whatever world; equal numbers mean the same to it.
    """

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

    @abstractmethod
    def play(self, world: P, move: int) -> None:
        """Carry out a move."""

    @abstractmethod
    def finish(self, world: P, stream: QuickStream) -> None:
        """Play on by the game's own policy, until there is no actor."""

    @abstractmethod
    def rewards(self, world: P) -> list[float]:
        """What each seat gets in the end, 0 to 1."""


class Node:
    """What came of `move` by seat `mover`: `value` is the sum of that seat's rewards over `visits` iterations.

    `available`: in how many iterations the move could have been made.
    """

    def __init__(self, move: int, mover: int) -> None:
        self.move = move
        self.mover = mover
        self.visits: i64 = 0
        self.available: i64 = 0
        self.value: float = 0.0
        self.children: dict[int, Node] = {}
        self.row: list[Node] = []
        """The children of the moves that were listed here last, once each of those was tried."""

    def mean(self) -> float:
        """The reward to expect."""
        return self.value / float(self.visits) if self.visits else 0.0

    def error(self) -> float:
        """Its standard error at most, of rewards from 0 to 1."""
        mean = self.mean()
        return sqrt(max(0.0, mean * (1.0 - mean)) / float(self.visits)) if self.visits else 1.0


class Search(Generic[P]):
    """One seat's search; the same `worlds`, `seed` and number of iterations give the same tree."""

    def __init__(self, worlds: Worlds[P], seed: int, exploration: float = EXPLORATION) -> None:
        self.worlds = worlds
        self.stream = QuickStream(seed)
        self.exploration = exploration
        self.root = Node(-1, -1)
        self.iterations = 0

    def run(self, iterations: int, seconds: float, patiently: bool = False) -> None:
        """Iterate so many times (0: without limit), or for `seconds` (0: without limit); at least once.

        Fewer where that cannot change the choice; all of them if `patiently`.
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
            if done % CHECK_INTERVAL == 0 and not patiently:
                left = most - done if most else int(float(done) * (seconds - gone) / max(gone, SOON))
                if self._decided(left) or (not most and self._idle()):
                    break
        self.iterations += done

    def _decided(self, left: int) -> bool:
        """Whether no move can be tried as often as the leading one within the iterations `left`."""
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second > left

    def _idle(self) -> bool:
        """Whether every other move, as good as it may well be, is hardly better than the leading one at its worst."""
        best = self.best()
        worst = best.mean() - CERTAINTY * best.error()
        for child in self.root.children.values():
            if child is not best and child.mean() + CERTAINTY * child.error() > worst + AT_STAKE:
                return False
        return True

    def _iterate(self) -> None:
        """One world: down the tree, one node more, a playout, and back up."""
        worlds = self.worlds
        world = worlds.sample(self.stream)
        node = self.root
        path = [node]
        grown = False
        while not grown:
            seat = worlds.actor(world)
            if seat < 0:
                break
            moves = worlds.moves(world)
            priors = worlds.priors(world, moves)
            chosen = self._select(node, moves, priors)
            if chosen is None:
                chosen = self._grow(node, moves, priors, seat)
                grown = True
            worlds.play(world, chosen.move)
            node = chosen
            path.append(node)
        worlds.finish(world, self.stream)
        rewards = worlds.rewards(world)
        for passed in path:
            passed.visits += 1
            if passed.mover >= 0:
                passed.value += rewards[passed.mover]

    def _select(self, node: Node, moves: list[int], priors: list[float]) -> Node | None:
        """The child with the highest confidence bound among those available; None if some move was never tried."""
        if not _in_row(node.row, moves):
            row = [child for move in moves if (child := node.children.get(move)) is not None]
            if len(row) < len(moves):
                for child in row:
                    child.available += 1
                return None
            node.row = row
        visits: i64 = 0
        value = 0.0
        for child in node.row:
            child.available += 1
            visits += child.visits
            value += child.value
        usual = value / float(visits)
        best: Node | None = None
        bound = -1000.0
        # Children that have always been available together share the logarithm.
        available: i64 = 0
        logarithm = 0.0
        guided = len(priors) > 0
        at = 0
        for child in node.row:
            tried = float(child.visits)
            own = child.value / tried
            if guided:
                own = (child.value + TRUST * (usual + priors[at])) / (tried + TRUST)
                at += 1
            if child.available != available:
                available = child.available
                logarithm = log(float(available))
            own += self.exploration * sqrt(logarithm / tried)
            if own > bound:
                best, bound = child, own
        return best

    def _grow(self, node: Node, moves: list[int], priors: list[float], seat: int) -> Node:
        """A new child for one of the moves never tried: the one that promises most, of equals any."""
        untried = [i for i in range(len(moves)) if moves[i] not in node.children]
        if priors:
            most = max([priors[i] for i in untried])
            untried = [i for i in untried if priors[i] == most]
        move = moves[untried[self.stream.uniform(len(untried))]]
        child = Node(move, seat)
        child.available = 1
        node.children[move] = child
        return child

    def best(self) -> Node:
        """The root's move that was tried most often, the better one of equals."""
        return max(self.root.children.values(), key=_tried)

    def notes(self) -> dict[str, Any]:
        """What the search found, for whoever wants to know."""
        best = self.best()
        return {"iterations": self.iterations, "value": round(best.mean(), 3), "visits": best.visits}


def _in_row(row: list[Node], moves: list[int]) -> bool:
    """Whether these are the children of just these moves: then none has to be looked up."""
    if len(row) != len(moves):
        return False
    return all(child.move == moves[at] for at, child in enumerate(row))


def _tried(node: Node) -> tuple[int, float]:
    return node.visits, node.mean()


def thinking_seconds(ms: int | None) -> float:
    """How long to think; None: about a second."""
    return max((THINKING_MS if ms is None else ms) - MARGIN_MS, 1) / 1000
