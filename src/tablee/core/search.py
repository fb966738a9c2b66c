"""Search where cards are hidden: single-observer information set Monte Carlo tree search.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012). One tree over the moves as the
searching seat can tell them apart; every iteration walks it in another world that looks the same to that seat. A move
that is not possible in every world is judged by how often it was *available*, not by how often its parent was passed.

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
MARGIN_MS: Final = 20
"""What reading the question and answering it may take of the thinking time."""

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(ABC, Generic[P]):
    """A question of one seat: the worlds it must reckon with, and how to play on in them.

    Moves are numbers of the game's own choosing. Two moves that the seat can tell apart have different numbers, in
    whatever world; equal numbers mean the same to it.
    """

    @abstractmethod
    def draw(self, stream: QuickStream) -> P:
        """A world drawn with `stream`, to be played on; all that look the same to the seat are possible."""

    @abstractmethod
    def actor(self, world: P) -> int:
        """The seat to act; -1 where the search need not look any further."""

    @abstractmethod
    def moves(self, world: P) -> list[int]:
        """The moves of the seat to act; at least one."""

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

    def mean(self) -> float:
        """The reward to expect."""
        return self.value / float(self.visits) if self.visits else 0.0


class Search(Generic[P]):
    """One seat's search; the same `worlds`, `seed` and number of iterations give the same tree."""

    def __init__(self, worlds: Worlds[P], seed: int, exploration: float = EXPLORATION) -> None:
        self.worlds = worlds
        self.stream = QuickStream(seed)
        self.exploration = exploration
        self.root = Node(-1, -1)
        self.iterations = 0

    def run(self, iterations: int, seconds: float) -> None:
        """Iterate so many times (0: without limit), or for `seconds` (0: without limit); at least once."""
        until = perf_counter() + seconds
        done: i64 = 0
        most: i64 = iterations
        while True:
            self._iterate()
            done += 1
            if (most and done >= most) or (seconds and perf_counter() >= until):
                break
        self.iterations += done

    def _iterate(self) -> None:
        """One world: down the tree, one node more, a playout, and back up."""
        worlds = self.worlds
        world = worlds.draw(self.stream)
        node = self.root
        path = [node]
        grown = False
        while not grown:
            seat = worlds.actor(world)
            if seat < 0:
                break
            moves = worlds.moves(world)
            chosen = self._select(node, moves)
            if chosen is None:
                chosen = self._grow(node, moves, seat)
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

    def _select(self, node: Node, moves: list[int]) -> Node | None:
        """The child with the highest confidence bound among those available; None if some move was never tried."""
        best: Node | None = None
        bound = -1.0
        untried = False
        for move in moves:
            child = node.children.get(move)
            if child is None:
                untried = True
                continue
            child.available += 1
            if not untried:
                visits = float(child.visits)
                own = child.value / visits + self.exploration * sqrt(log(float(child.available)) / visits)
                if own > bound:
                    best, bound = child, own
        return None if untried else best

    def _grow(self, node: Node, moves: list[int], seat: int) -> Node:
        """A new child for one of the moves never tried, all equally likely."""
        untried = [move for move in moves if move not in node.children]
        move = untried[self.stream.uniform(len(untried))]
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


def _tried(node: Node) -> tuple[int, float]:
    return node.visits, node.mean()


def thinking_seconds(ms: int | None) -> float:
    """How long to think; None: about a second."""
    return max((THINKING_MS if ms is None else ms) - MARGIN_MS, 1) / 1000
