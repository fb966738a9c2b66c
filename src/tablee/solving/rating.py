"""The value of a small game with hidden cards, and how exploitable strategies are.

A strategy's *exploitability* is the mean, over both seats, of what its best opponent gains more than the value of the
game. In an equilibrium it is 0.
"""

import time
from array import array
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from msgspec import Struct

from tablee.solving.regret import Regret
from tablee.solving.responses import Responder
from tablee.solving.tree import CUT, Floats, Tree

BETWEEN: Final = 1.3
"""Progress is checked after so many times as many iterations as the last time."""

UNCUT: Final = 1e-12


class Rated(Struct, frozen=True):
    """How exploitable a player is, between `low` and `high`; they are equal unless the tree was cut."""

    player: str
    low: float
    high: float


class Solution(Struct, frozen=True):
    """What is known of a game after so many `iterations`.

    The value of seat 0, which makes the first move, is from `low` to `high`: seat 0 can make sure of `low`, and seat 1
    that it is not more than `high`. `exploitability` is that of the strategy found; `distance` is what it would be if a
    match that lasts longer than the tree were a draw, and more iterations lower only that. `cut`: the probability of
    such a match.
    """

    nodes: int
    sets: int
    iterations: int
    low: float
    high: float
    exploitability: Rated
    distance: float
    cut: float

    @property
    def value(self) -> float:
        """The middle of what is possible."""
        return (self.low + self.high) / 2


class Judge:
    """Finds how exploitable strategies are, on one tree."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self._responders = [Responder(tree, seat) for seat in (0, 1)]
        self._is_cut = bool((tree.actors == CUT).any())

    def gains(self, strategy: Floats, where_cut: float) -> list[float]:
        """Return the payoffs of the best responses of both seats; where the tree is cut they get `where_cut`."""
        return [responder.respond(strategy, where_cut)[0] for responder in self._responders]

    def rate(self, player: str, strategy: Floats) -> Rated:
        """Return how exploitable a strategy is."""
        high = sum(self.gains(strategy, 1.0)) / 2
        # The worst case for the responder: it gets nothing beyond the cut.
        low = sum(self.gains(strategy, -1.0)) / 2 if self._is_cut else high
        return Rated(player, max(low, 0.0), high)

    def chosen(self, choices: "array[int]") -> Floats:
        """Return the strategy that always makes the move at the chosen place of each information set."""
        strategy = np.zeros(self.tree.slot_count)
        strategy[self.tree.first_slots + np.frombuffer(choices, dtype=np.int64)] = 1.0
        return strategy

    def solution(self, strategy: Floats, iterations: int) -> Solution:
        """Return what a strategy proves."""
        first, second = self.gains(strategy, 1.0)
        reach = self.tree.reaches(self.tree.chances(strategy), None)
        cut = float(reach[self.tree.actors == CUT].sum())
        return Solution(
            len(self.tree),
            len(self.tree.moves),
            iterations,
            -second,
            first,
            self.rate("", strategy),
            max(sum(self.gains(strategy, 0.0)) / 2, 0.0) if self._is_cut else (first + second) / 2,
            cut if cut > UNCUT else 0.0,
        )


def solve(
    tree: Tree,
    judge: Judge,
    target: float,
    until: float,
    report: Callable[[Solution], None] = lambda solution: None,
    most: int | None = None,
) -> tuple[Solution, Floats]:
    """Return the best strategy found, and what it proves.

    It stops once its `distance` is at most `target`, at the time `until` (of `time.monotonic`), after `most`
    iterations, or by Ctrl+C.
    """
    regret = Regret(tree)
    best: tuple[Solution, Floats] | None = None
    due = 1
    try:
        while True:
            regret.improve()
            ended = time.monotonic() >= until or regret.iterations == most
            if regret.iterations < due and not ended:
                continue
            due = max(regret.iterations + 1, int(regret.iterations * BETWEEN))
            strategy = regret.mean()
            found = judge.solution(strategy, regret.iterations)
            if best is None or found.distance <= best[0].distance:
                best = found, strategy
            report(found)
            if found.distance <= target or ended:
                return best
    except KeyboardInterrupt:
        if best is None:
            raise
        return best


def rated(judge: Judge, players: Sequence[str], choices: "Sequence[array[int]]") -> list[Rated]:
    """Return how exploitable players are that always choose the same, by information set."""
    return [judge.rate(player, judge.chosen(chosen)) for player, chosen in zip(players, choices, strict=True)]
