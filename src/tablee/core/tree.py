"""The tree of a search (`core.search`), in arrays: a node is a number, and each column holds one attribute of
all nodes.

No node is an object of its own, so that memory and garbage collection do not grow with the number of objects.
"""

from math import sqrt
from typing import Final, final

from tablee.core.native import i64, vec

ROOT: Final = 0
NONE: Final = -1
"""No node; also the move and the mover of the root."""

ROOM: Final = 256
"""The number of nodes and listed moves that fit into a new tree; the tree grows by doubling."""


class Node:
    """A snapshot of one node for code outside the tree: the result of `move` by seat `mover`.

    `value` is the sum of that seat's rewards over `visits` iterations; `available` is the number of
    iterations in which the move was possible.
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
        """Return the children of this node by move, in the order in which they were first tried."""
        found = [Node(self.tree, child) for child in self.tree.children(self.number)]
        return {node.move: node for node in found}

    def mean(self) -> float:
        """Return the mean reward, 0 without visits."""
        return self.value / self.visits if self.visits else 0.0

    def error(self) -> float:
        """Return an upper bound of the standard error of the mean, for rewards from 0 to 1."""
        mean = self.mean()
        return sqrt(max(0.0, mean * (1.0 - mean)) / self.visits) if self.visits else 1.0


@final
class Tree:
    """Nodes, each with its parent and the moves tried there; `Node` documents most of the columns.

    `visits` and `available` are whole numbers, kept as floats because they serve as divisors.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.move = vec[i64]([NONE] * ROOM)
        self.mover = vec[i64]([NONE] * ROOM)
        self.visits = vec[float]([0.0] * ROOM)
        self.available = vec[float]([0.0] * ROOM)
        self.value = vec[float]([0.0] * ROOM)
        self.parent = vec[i64]([NONE] * ROOM)
        # The newest child of each node, and for each child the sibling before it.
        self.youngest = vec[i64]([NONE] * ROOM)
        self.elder = vec[i64]([NONE] * ROOM)
        # The start and length of the kept list of a node's moves; NONE if no list is kept.
        self.start = vec[i64]([NONE] * ROOM)
        self.many = vec[i64]([NONE] * ROOM)
        # Lists of moves, one after the other, and the child of each move, or NONE.
        self.kept: i64 = 0
        self.listed = vec[i64]([NONE] * ROOM)
        self.leads = vec[i64]([NONE] * ROOM)
        self.add(NONE, NONE, NONE)

    def add(self, parent: i64, move: i64, mover: i64) -> i64:
        """Add a node for a move never tried at `parent`, and return it."""
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
        """Double the number of nodes that fit."""
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
        """List `moves` and the children of `node` that they lead to; return the start of the list.

        With `keep`, the list stays as the moves of that node. Otherwise the next list overwrites it.
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
        """Return the child that a move leads to, NONE if it was never tried."""
        moves = self.move
        elders = self.elder
        child = self.youngest[node]
        while child != NONE and moves[child] != move:
            child = elders[child]
        return child

    def children(self, node: int) -> list[int]:
        """Return the children in the order in which they were added."""
        found: list[int] = []
        child = self.youngest[node]
        while child != NONE:
            found.append(child)
            child = self.elder[child]
        found.reverse()
        return found


def doubled(column: vec[i64]) -> vec[i64]:
    """Return a copy of twice the length."""
    many: i64 = len(column)
    wider = vec[i64]([NONE] * (2 * many))
    for i in range(many):
        wider[i] = column[i]
    return wider


def doubled_floats(column: vec[float]) -> vec[float]:
    """Do the same as `doubled` for floats."""
    many: i64 = len(column)
    wider = vec[float]([0.0] * (2 * many))
    for i in range(many):
        wider[i] = column[i]
    return wider
