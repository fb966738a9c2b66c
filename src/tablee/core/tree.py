"""The tree of a search (`core.search`), in arrays: a node is a number, and each column tells one thing of all nodes.

Nothing in it is an object of its own, so that neither memory nor the search for garbage costs anything by the node.
"""

from math import sqrt
from typing import Final, final

from tablee.core.native import i64, vec

ROOT: Final = 0
NONE: Final = -1
"""No node, and the move and the mover of the root."""

ROOM: Final = 256
"""So many nodes and listed moves fit into a new tree; it grows by doubling."""


class Node:
    """What came of `move` by seat `mover`, as it stood when it was asked for: a look into a tree from outside.

    `value` is the sum of that seat's rewards over `visits` iterations; `available`: in how many the move could have
    been made.
    """

    def __init__(self, tree: "Tree", number: int) -> None:
        self.tree = tree
        self.number = number
        self.move: int = tree.move[number]
        self.mover: int = tree.mover[number]
        self.visits = int(tree.visits[number])
        self.available = int(tree.available[number])
        self.value: float = tree.value[number]

    @property
    def children(self) -> dict[int, "Node"]:
        """What came of the moves tried here, in the order in which they were first tried."""
        found = [Node(self.tree, child) for child in self.tree.children(self.number)]
        return {node.move: node for node in found}

    def mean(self) -> float:
        """The reward to expect."""
        return self.value / self.visits if self.visits else 0.0

    def error(self) -> float:
        """Its standard error at most, of rewards from 0 to 1."""
        mean = self.mean()
        return sqrt(max(0.0, mean * (1.0 - mean)) / self.visits) if self.visits else 1.0


@final
class Tree:
    """Nodes, each with its parent and the moves tried there; `Node` says what most of the columns are.

    `visits` and `available` are whole numbers, kept as floats: they are there to be divided by.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.move = vec[i64]([NONE] * ROOM)
        self.mover = vec[i64]([NONE] * ROOM)
        self.visits = vec[float]([0.0] * ROOM)
        self.available = vec[float]([0.0] * ROOM)
        self.value = vec[float]([0.0] * ROOM)
        self.parent = vec[i64]([NONE] * ROOM)
        # The child that came last, and of each child the one that came before it.
        self.youngest = vec[i64]([NONE] * ROOM)
        self.elder = vec[i64]([NONE] * ROOM)
        # Where the list of a node's moves begins that is kept, and how many they are; NONE: there is none.
        self.start = vec[i64]([NONE] * ROOM)
        self.many = vec[i64]([NONE] * ROOM)
        # Lists of moves one behind the other, and the child that each leads to, or NONE.
        self.kept: i64 = 0
        self.listed = vec[i64]([NONE] * ROOM)
        self.leads = vec[i64]([NONE] * ROOM)
        self.add(NONE, NONE, NONE)

    def add(self, parent: i64, move: i64, mover: i64) -> i64:
        """A node for a move never tried at `parent`."""
        node = self.size
        if node == len(self.move):
            self._double()
        self.size = node + 1
        self.move[node] = move
        self.mover[node] = mover
        self.parent[node] = parent
        if parent != NONE:
            self.elder[node] = self.youngest[parent]
            self.youngest[parent] = node
        return node

    def _double(self) -> None:
        """Make room for as many nodes again."""
        self.move = doubled(self.move)
        self.mover = doubled(self.mover)
        self.visits = doubled_floats(self.visits)
        self.available = doubled_floats(self.available)
        self.value = doubled_floats(self.value)
        self.parent = doubled(self.parent)
        self.youngest = doubled(self.youngest)
        self.elder = doubled(self.elder)
        self.start = doubled(self.start)
        self.many = doubled(self.many)

    def write(self, node: i64, moves: list[int], keep: bool) -> i64:
        """List `moves` and the children of `node` that they lead to; answers where the list begins.

        It is kept as the moves of that node, or overwritten by the next list that is not kept.
        """
        many: i64 = len(moves)
        start: i64 = 0
        if keep:
            start = self.kept
            self.kept += many
            self.start[node] = start
            self.many[node] = many
        while start + many > len(self.listed):
            self.listed = doubled(self.listed)
            self.leads = doubled(self.leads)
        for i in range(many):
            move: i64 = moves[i]
            self.listed[start + i] = move
            self.leads[start + i] = self.child(node, move)
        return start

    def child(self, node: i64, move: i64) -> i64:
        """The node that a move leads to; NONE if it was never tried."""
        moves = self.move
        elders = self.elder
        child = self.youngest[node]
        while child != NONE and moves[child] != move:
            child = elders[child]
        return child

    def children(self, node: int) -> list[int]:
        """In the order in which they came."""
        found: list[int] = []
        child = self.youngest[node]
        while child != NONE:
            found.append(child)
            child = self.elder[child]
        found.reverse()
        return found


def doubled(column: vec[i64]) -> vec[i64]:
    """A copy with room for as much again."""
    many: i64 = len(column)
    wider = vec[i64]([NONE] * (2 * many))
    for i in range(many):
        wider[i] = column[i]
    return wider


def doubled_floats(column: vec[float]) -> vec[float]:
    """The same for floats."""
    many: i64 = len(column)
    wider = vec[float]([0.0] * (2 * many))
    for i in range(many):
        wider[i] = column[i]
    return wider
