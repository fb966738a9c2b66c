"""Several trees for one choice: each grows independently, and their sums decide."""

from typing import Any

import pytest

from tablee.core.bot import Reason
from tablee.core.root_parallel import Grown, Part, TreeBot, Tried, most_tried, share, summed, tree_seed
from tablee.core.search import CHECK_INTERVAL, Search
from tests.core.test_search import HEADS, CoinWorlds, Indifference

MOVES = ["0", "1", "2"]


class CoinBot(TreeBot):
    """Guesses a hidden coin."""

    def search(self, known: dict[str, Any], seed: int) -> Search[Any]:
        return Search(Indifference() if known else CoinWorlds(), seed)

    def reason(self, known: dict[str, Any], moves: list[str], move: str) -> Reason | None:
        return Reason("coin.why", {"move": move})


def test_a_choice_by_several_trees_is_that_of_their_plain_sums() -> None:
    bot = CoinBot(400)
    grown = [bot.grow({}, 7, None, Part(number, 3)) for number in range(3)]
    choice = bot.choose_by_trees({}, MOVES, 7, None, 3)
    visits = {
        move: sum(one.visits for each in grown for one in each.tried if one.move == move) for move in MOVES
    }
    value = sum(one.value for each in grown for one in each.tried if one.move == choice.move)
    assert choice.move == max(MOVES, key=lambda move: visits[move]) == str(HEADS)
    assert choice.reason == Reason("coin.why", {"move": choice.move})
    assert choice.notes == {
        "iterations": 400,
        "visits": visits[choice.move],
        "value": round(value / visits[choice.move], 3),
        "trees": 3,
    }
    assert sum(visits.values()) == 400


def test_every_tree_is_a_search_by_itself_with_its_own_luck_and_its_share_of_the_iterations() -> None:
    bot = CoinBot(400)
    for number in range(3):
        search = Search(CoinWorlds(), tree_seed(7, number))
        search.run(share(400, Part(number, 3)), 0.0, patiently=True)
        alone = [Tried(str(n.move), n.visits, n.value) for n in search.root.children.values()]
        assert bot.grow({}, 7, None, Part(number, 3)) == Grown(alone, search.iterations, True)
    assert len({tree_seed(7, number) for number in range(100)} | {tree_seed(8, 1)}) == 101


def test_one_tree_chooses_as_a_search_with_that_seed_does() -> None:
    for seed in range(20):
        search = Search(CoinWorlds(), seed)
        search.run(100, 0.0)
        choice = CoinBot(100).choose({}, MOVES, seed, None)
        assert choice.move == str(search.best().move)
        assert choice.notes == {
            "iterations": search.iterations,
            "value": round(search.best().mean(), 3),
            "visits": search.best().visits,
        }


@pytest.mark.parametrize(("iterations", "trees"), [(10, 3), (9, 3), (400, 7)])
def test_the_trees_share_all_iterations(iterations: int, trees: int) -> None:
    shares = [share(iterations, Part(number, trees)) for number in range(trees)]
    assert sum(shares) == iterations
    assert max(shares) - min(shares) <= 1


def test_no_tree_goes_without_an_iteration() -> None:
    assert CoinBot(2).choose_by_trees({}, MOVES, 1, None, 5).notes["iterations"] == 5


def test_of_moves_tried_equally_often_the_better_one_is_made() -> None:
    one = Grown([Tried("a", 3, 1.0), Tried("b", 2, 2.0)], 5, True)
    two = Grown([Tried("c", 1, 1.0), Tried("b", 1, 0.0)], 2, True)
    assert summed([one, two]) == [Tried("a", 3, 1.0), Tried("b", 3, 2.0), Tried("c", 1, 1.0)]
    assert most_tried(summed([one, two])).move == "b"


def test_a_tree_is_cut_short_once_it_is_enough() -> None:
    calls = []

    def enough() -> bool:
        calls.append(True)
        return len(calls) == 3

    cut = CoinBot(100_000).grow({}, 1, None, Part(1, 2), enough)
    assert (cut.iterations, cut.whole) == (3 * CHECK_INTERVAL, False)
    assert sum(one.visits for one in cut.tried) == cut.iterations


def test_by_the_clock_the_first_tree_stops_when_it_is_sure_and_further_ones_on_command() -> None:
    bot = CoinBot(0)
    first = bot.grow({"indifferent": True}, 1, 60_000, Part(0, 2), lambda: False)
    looks = iter([False] * (first.iterations // CHECK_INTERVAL) + [True])
    further = bot.grow({"indifferent": True}, 1, 60_000, Part(1, 2), lambda: next(looks))
    assert first.whole
    assert further.iterations > first.iterations
    assert not further.whole


def test_where_there_is_one_move_no_tree_is_grown() -> None:
    choice = CoinBot(100).choose({}, ["1"], 1, None)
    assert (choice.move, choice.notes) == ("1", {"iterations": 0})
