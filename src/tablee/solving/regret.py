"""CFR+ (Tammelin 2014): strategies of two players that come as close to an equilibrium as there is time for.

Both seats play against each other again and again. Each keeps, for every move, how much better it would have been than
its strategy so far, and plays in proportion to that. The mean of the strategies approaches an equilibrium.

Every step is done for all nodes of one depth together, which takes a few nanoseconds a node. OpenSpiel's solver in C++
takes the same tree as a text of an extensive game, and needs several times as long (bench/RESULTS.md).
"""

import numpy as np

from tablee.solving.tree import Floats, Tree


class Regret:
    """CFR+ on a tree: each call of `improve` is one iteration."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.iterations = 0
        self._payoffs = [tree.ends_worth(seat, 0.0) for seat in (0, 1)]
        self._regrets = np.zeros(tree.slot_count)
        self._sums = np.zeros(tree.slot_count)
        self._current = tree.evenly()
        actors = tree.actors[tree.parents]
        self._edges = [np.flatnonzero((tree.slots >= 0) & (actors == seat)) for seat in (0, 1)]
        self._own = [tree.seats[tree.slot_sets] == seat for seat in (0, 1)]

    def improve(self) -> None:
        """Play once more: first seat 0 learns, then seat 1 against what it learnt."""
        self.iterations += 1
        for seat in (0, 1):
            self._learn(seat)

    def _learn(self, seat: int) -> None:
        tree = self.tree
        chances = tree.chances(self._current)
        values = tree.values(chances, self._payoffs[seat])
        reach = tree.reaches(chances, seat)
        edges = self._edges[seat]
        gains = np.bincount(
            tree.slots[edges], reach[tree.parents[edges]] * values[edges], minlength=tree.slot_count
        )
        means = np.add.reduceat(gains * self._current, tree.first_slots)
        own = self._own[seat]
        regrets = np.maximum(self._regrets + gains - means[tree.slot_sets], 0.0)
        self._regrets = np.where(own, regrets, self._regrets)
        totals = np.add.reduceat(self._regrets, tree.first_slots)[tree.slot_sets]
        matched = np.divide(self._regrets, totals, out=tree.evenly(), where=totals > 0)
        self._current = np.where(own, matched, self._current)
        # Later strategies count more; each by how likely the seat comes there at all.
        reached = tree.own_reaches(tree.chances(self._current), seat)[tree.some_node][tree.slot_sets]
        self._sums += np.where(own, self.iterations * reached * self._current, 0.0)

    def mean(self) -> Floats:
        """Return the mean strategy of both seats."""
        totals = np.add.reduceat(self._sums, self.tree.first_slots)[self.tree.slot_sets]
        found: Floats = np.divide(self._sums, totals, out=self.tree.evenly(), where=totals > 0)
        return found
