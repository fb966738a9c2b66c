"""Every course of a small match of two players, as arrays.

Nodes are in the order of their depth; the children of a node follow one another. An *information set* is all nodes that
look the same to the seat to act. Each of its moves is a *slot*; a strategy is an array with a probability for each.
"""

from array import array
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

CHANCE: Final = -1
END: Final = -2
CUT: Final = -3
"""Actors that are no seats: chance decides; the match is over; the tree ends here, but the match goes on."""

ROOT: Final = -1
NO_SLOT: Final = -1


class Grown:
    """A tree while it grows, depth first: a row for each node.

    `parents`, `depths`, `actors`, `sets` (of a seat to act), `slots` (of the move that leads here), `odds` (of the
    outcome that leads here, 1 after a move), `payoffs` (of seat 0).
    """

    def __init__(self) -> None:
        self.parents = array("q")
        self.depths = array("q")
        self.actors = array("b")
        self.sets = array("q")
        self.slots = array("q")
        self.odds = array("d")
        self.payoffs = array("d")
        self.moves: list[tuple[str, ...]] = []
        """The moves of each information set."""
        self.seats = array("b")
        """The seat of each information set."""
        self.first_slots = array("q")

    def __len__(self) -> int:
        return len(self.parents)

    def add(self, parent: int, actor: int, slot: int, odds: float, payoff: float) -> int:
        """Add a node; return its number."""
        self.parents.append(parent)
        self.depths.append(0 if parent == ROOT else self.depths[parent] + 1)
        self.actors.append(actor)
        self.sets.append(NO_SLOT)
        self.slots.append(slot)
        self.odds.append(odds)
        self.payoffs.append(payoff)
        return len(self.parents) - 1

    def open_set(self, seat: int, moves: tuple[str, ...]) -> int:
        """Add an information set; return its number."""
        last = len(self.moves) - 1
        self.first_slots.append(self.first_slots[last] + len(self.moves[last]) if last >= 0 else 0)
        self.moves.append(moves)
        self.seats.append(seat)
        return last + 1


class Level(NamedTuple):
    """The nodes of one depth below the root.

    `nodes`: from the first to the one after the last. `parents`: those nodes above that have children, in order;
    `firsts`: the place of the first child of each, counted from the first node.
    """

    nodes: slice
    parents: Whole
    firsts: Whole


class Tree:
    """A complete tree. `levels` are from the top down, without the root."""

    def __init__(self, grown: Grown) -> None:
        depths = np.frombuffer(grown.depths, dtype=np.int64)
        order = np.argsort(depths, kind="stable")
        place = np.empty_like(order)
        place[order] = np.arange(len(order))
        parents = np.frombuffer(grown.parents, dtype=np.int64)[order]
        self.parents: Whole = np.where(parents == ROOT, ROOT, place[parents])
        self.actors: Whole = np.frombuffer(grown.actors, dtype=np.int8)[order].astype(np.int64)
        self.sets: Whole = np.frombuffer(grown.sets, dtype=np.int64)[order]
        self.slots: Whole = np.frombuffer(grown.slots, dtype=np.int64)[order]
        self.odds: Floats = np.frombuffer(grown.odds)[order]
        self.payoffs: Floats = np.frombuffer(grown.payoffs)[order]
        self.moves: Sequence[tuple[str, ...]] = grown.moves
        self.seats: Whole = np.frombuffer(grown.seats, dtype=np.int8).astype(np.int64)
        self.first_slots: Whole = np.frombuffer(grown.first_slots, dtype=np.int64).copy()
        self.sizes: Whole = np.array([len(moves) for moves in grown.moves], dtype=np.int64)
        self.slot_sets: Whole = np.repeat(np.arange(len(self.sizes)), self.sizes)
        self.some_node: Whole = np.zeros(len(self.sizes), dtype=np.int64)
        """A node of each information set. Its seat has come to all of them by the same moves."""
        acting = np.flatnonzero(self.actors >= 0)
        self.some_node[self.sets[acting]] = acting
        self.levels = list(self._levels(depths[order]))

    def __len__(self) -> int:
        return len(self.parents)

    def _levels(self, depths: Whole) -> Iterator[Level]:
        ends = np.searchsorted(depths, np.arange(1, depths[-1] + 2))
        for start, end in pairwise(ends):
            above = self.parents[start:end]
            firsts = np.flatnonzero(np.concatenate(([True], above[1:] != above[:-1])))
            yield Level(slice(int(start), int(end)), above[firsts], firsts)

    @property
    def slot_count(self) -> int:
        """The number of moves of all information sets."""
        return len(self.slot_sets)

    def evenly(self) -> Floats:
        """Return the strategy in which all moves of a seat are equally likely."""
        even: Floats = 1.0 / self.sizes[self.slot_sets]
        return even

    def chances(self, strategy: Floats) -> Floats:
        """Return, by node, the probability of the step that leads there; of both seats, by `strategy`."""
        chosen: Floats = np.where(self.slots >= 0, strategy[self.slots], self.odds)
        return chosen

    def reaches(self, chances: Floats, seat: int | None) -> Floats:
        """Return the probability that each node is reached, as far as it is not up to `seat`."""
        steps = chances if seat is None else self.without(chances, seat)
        reach = np.ones(len(self))
        for level in self.levels:
            nodes = level.nodes
            reach[nodes] = reach[self.parents[nodes]] * steps[nodes]
        return reach

    def own_reaches(self, chances: Floats, seat: int) -> Floats:
        """Return the probability of the moves of `seat` alone on the way to each node."""
        reach = np.ones(len(self))
        for level in self.levels:
            nodes = level.nodes
            above = self.parents[nodes]
            reach[nodes] = reach[above] * np.where(self.actors[above] == seat, chances[nodes], 1.0)
        return reach

    def without(self, chances: Floats, seat: int) -> Floats:
        """Return `chances` with 1 for each move of `seat`."""
        steps: Floats = np.where(self.actors[self.parents] == seat, 1.0, chances)
        return steps

    def values(self, chances: Floats, payoffs: Floats) -> Floats:
        """Return the mean payoff below each node."""
        found = payoffs.copy()
        for level in reversed(self.levels):
            nodes = level.nodes
            found[level.parents] = np.add.reduceat(chances[nodes] * found[nodes], level.firsts)
        return found

    def ends_worth(self, seat: int, where_cut: float) -> Floats:
        """Return the payoffs of `seat`, with `where_cut` at the nodes at which the tree was cut."""
        own = self.payoffs if seat == 0 else -self.payoffs
        worth: Floats = np.where(self.actors == CUT, where_cut, own)
        return worth
