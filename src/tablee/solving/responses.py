"""The exact best response of a seat to a strategy of the other."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tablee.solving.tree import Floats, Tree, Whole


class _Stage(NamedTuple):
    """The nodes that lie behind equally many decisions of the responder.

    `acting`: where it decides; `edges`: its moves there; `slots`: those that it has. `others`: the other nodes with
    children, by depth from the bottom up, each with the slice of their children's places in `children` and the places
    of their first ones.
    """

    acting: Whole
    edges: Whole
    slots: Whole
    others: list[tuple[Whole, Whole, Whole]]


class Responder:
    """Finds the best responses of one seat; the plan of the work is made once."""

    def __init__(self, tree: Tree, seat: int) -> None:
        self.tree = tree
        self.seat = seat
        self._stages = list(self._plan())

    def _plan(self) -> Iterator[_Stage]:
        """Yield the stages, those with the most decisions behind them first."""
        tree = self.tree
        decisions = np.zeros(len(tree), dtype=np.int64)
        for level in tree.levels:
            above = tree.parents[level.nodes]
            decisions[level.nodes] = decisions[above] + (tree.actors[above] == self.seat)
        own_edges = np.flatnonzero((tree.slots >= 0) & (tree.actors[tree.parents] == self.seat))
        before_edges = decisions[tree.parents[own_edges]]
        own_nodes = np.flatnonzero(tree.actors == self.seat)
        before_nodes = decisions[own_nodes]
        others: dict[int, list[tuple[Whole, Whole, Whole]]] = {}
        for level in reversed(tree.levels):
            sizes = np.diff(np.append(level.firsts, level.nodes.stop - level.nodes.start))
            starts = level.firsts + level.nodes.start
            foreign = tree.actors[level.parents] != self.seat
            behind = decisions[level.parents]
            for stage in np.unique(behind[foreign]):
                chosen = np.flatnonzero(foreign & (behind == stage))
                firsts = np.concatenate(([0], np.cumsum(sizes[chosen])[:-1]))
                children = np.repeat(starts[chosen] - firsts, sizes[chosen]) + np.arange(sizes[chosen].sum())
                others.setdefault(int(stage), []).append((level.parents[chosen], children, firsts))
        for stage in range(int(decisions.max()), -1, -1):
            edges = own_edges[before_edges == stage]
            yield _Stage(
                own_nodes[before_nodes == stage], edges, np.unique(tree.slots[edges]), others.get(stage, [])
            )

    def respond(self, strategy: Floats, where_cut: float = 0.0) -> tuple[float, Floats]:
        """Return the mean payoff of the best response to `strategy`, and the response: 1 for each chosen slot.

        `where_cut`: the payoff of the responder wherever the tree was cut.
        """
        tree = self.tree
        chances = tree.chances(strategy)
        reach = tree.reaches(chances, self.seat)
        values = tree.ends_worth(self.seat, where_cut)
        response = np.zeros(tree.slot_count)
        for stage in self._stages:
            if len(stage.edges):
                self._choose(stage, reach, values, response)
            for parents, children, firsts in stage.others:
                values[parents] = np.add.reduceat(chances[children] * values[children], firsts)
        return float(values[0]), response

    def _choose(self, stage: _Stage, reach: Floats, values: Floats, response: Floats) -> None:
        """Choose in every information set of a stage the first of its best moves; give its nodes their values."""
        tree = self.tree
        slots = tree.slots[stage.edges]
        gains = np.bincount(
            slots, reach[tree.parents[stage.edges]] * values[stage.edges], minlength=tree.slot_count
        )[stage.slots]
        sets = tree.slot_sets[stage.slots]
        firsts = np.flatnonzero(np.concatenate(([True], sets[1:] != sets[:-1])))
        best = np.maximum.reduceat(gains, firsts)
        sizes = np.diff(np.append(firsts, len(gains)))
        places = np.where(gains >= np.repeat(best, sizes), np.arange(len(gains)), len(gains))
        response[stage.slots[np.minimum.reduceat(places, firsts)]] = 1.0
        chosen = np.flatnonzero(response[slots] > 0)
        values[tree.parents[stage.edges[chosen]]] = values[stage.edges[chosen]]
