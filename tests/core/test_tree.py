"""The tree of a search: values written into its arrays are found again, however large it grows."""

import pytest

from tablee.core.game import Position
from tablee.core.rng import QuickStream, Stream
from tablee.core.search import Search, Worlds
from tablee.core.tree import NONE, ROOM, ROOT, Tree

WIDE = 3 * ROOM


class Chosen(Position):
    """The numbers that the only player has chosen."""

    def __init__(self) -> None:
        super().__init__({}, 1, "play", 0, Stream(bytes(32)))
        self.numbers: list[int] = []


class Numbers(Worlds[Chosen]):
    """A player chooses `length` numbers, one after the other; even numbers win, the more of them the more."""

    def __init__(self, width: int, length: int, lying_open: bool) -> None:
        self.width = width
        self.length = length
        self.lying_open = lying_open
        self.requests: list[tuple[int, ...]] = []
        """The positions for which the search asked for moves."""

    def lie_open(self) -> bool:
        return self.lying_open

    def sample(self, stream: QuickStream) -> Chosen:
        return Chosen()

    def actor(self, world: Chosen) -> int:
        return 0 if len(world.numbers) < self.length else -1

    def moves(self, world: Chosen) -> list[int]:
        self.requests.append(tuple(world.numbers))
        return list(range(self.width))

    def play(self, world: Chosen, move: int) -> None:
        world.numbers.append(move)

    def finish(self, world: Chosen, stream: QuickStream) -> None:
        while len(world.numbers) < self.length:
            world.numbers.append(stream.uniform(self.width))

    def rewards(self, world: Chosen) -> list[float]:
        return [sum(number % 2 == 0 for number in world.numbers) / self.length]


def searched(worlds: Numbers, iterations: int) -> Search[Chosen]:
    search = Search(worlds, 5)
    search.run(iterations, 0.0, patiently=True)
    return search


def node_values(search: Search[Chosen]) -> list[object]:
    """Return the values of all nodes, from the root down."""
    found: list[object] = []
    nodes = [search.root]
    while nodes:
        node = nodes.pop()
        found.append((node.move, node.mover, node.visits, node.available, node.value))
        nodes.extend(node.children.values())
    return found


def test_children_are_found_by_their_moves_and_listed_in_the_order_in_which_they_came() -> None:
    tree = Tree()
    first = tree.add(ROOT, 70, 0)
    second = tree.add(ROOT, 7, 0)
    below = tree.add(first, 7, 1)
    assert tree.children(ROOT) == [first, second]
    assert [tree.child(ROOT, 7), tree.child(ROOT, 70), tree.child(first, 7)] == [second, first, below]
    assert [tree.child(ROOT, 8), tree.child(second, 7)] == [NONE, NONE]


@pytest.mark.parametrize("lying_open", [True, False])
def test_a_tree_grows_beyond_the_room_it_began_with(lying_open: bool) -> None:
    search = searched(Numbers(WIDE, 2, lying_open), 2 * WIDE)
    children = search.root.children
    assert sorted(children) == list(range(WIDE))
    assert search.root.visits == sum(child.visits for child in children.values()) == 2 * WIDE
    for child in children.values():
        assert child.visits == 1 + sum(node.visits for node in child.children.values())


def test_where_everything_lies_open_the_moves_at_a_node_are_asked_for_once() -> None:
    worlds = Numbers(3, 3, True)
    searched(worlds, 400)
    assert len(worlds.requests) == len(set(worlds.requests)) == 1 + 3 + 9


def test_what_is_asked_once_grows_the_same_tree_as_what_is_asked_each_time() -> None:
    assert node_values(searched(Numbers(4, 3, True), 500)) == node_values(searched(Numbers(4, 3, False), 500))
