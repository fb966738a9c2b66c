"""Games with hidden cards: strategies come close to a known equilibrium, and best responses are the best."""

import time
from array import array
from random import Random
from typing import Any

import numpy as np
import pytest

from tablee.solving.growing import Growth, SolvingError
from tablee.solving.luck import Luck
from tablee.solving.rating import Judge, Solution, solve
from tablee.solving.regret import Regret
from tablee.solving.tree import CHANCE, CUT, END, Floats, Tree
from tests.solving.brute import Strategy, as_array, best_response, choices, value
from tests.solving.kuhn import VALUE, Kuhn, Matching

NEVER = float("inf")


def grown(state: Luck, **limits: Any) -> Tree:
    return Growth(**limits).tree(state)


def texts(state: Any, tree: Tree) -> list[tuple[int, str]]:
    """Return seat and text of each information set, in the order in which the tree grew."""
    seen = list(choices(state))
    assert len(seen) == len(tree.moves)
    return seen


def chance_of(tree: Tree, state: Any, strategy: Floats, seat: int, text: str, move: str) -> float:
    number = texts(state, tree).index((seat, text))
    return float(strategy[tree.first_slots[number] + tree.moves[number].index(move)])


def some_strategy(state: Any, seed: int) -> Strategy:
    lots = Random(seed)
    found: dict[tuple[int, str], dict[str, float]] = {}
    for key, moves in choices(state).items():
        weights = [lots.choice((0.0, 1.0, lots.random())) for _ in moves]
        weights = weights if sum(weights) else [1.0] * len(weights)
        found[key] = {move: weight / sum(weights) for move, weight in zip(moves, weights, strict=True)}
    return found


class Second(Kuhn):
    """The other seat begins."""

    @property
    def turn(self) -> int | None:
        turn = super().turn
        return None if turn is None else 1 - turn


def test_the_tree_has_every_course_of_the_game() -> None:
    tree = grown(Kuhn())
    assert len(tree) == 1 + 6 * 9
    assert [int((tree.actors == actor).sum()) for actor in (CHANCE, END, CUT, 0, 1)] == [1, 30, 0, 12, 12]
    assert tree.moves == [("p", "b")] * 12
    assert sorted(tree.seats) == [0] * 6 + [1] * 6
    assert tree.odds[1:7] == pytest.approx(1 / 6)


def test_what_chance_decides_in_several_ways_is_one_outcome() -> None:
    class Open(Kuhn):
        """Nobody sees which cards there are, so all deals are alike."""

        def recall(self, seat: int) -> str:
            return self.played

    for identity, outcomes in ((None, 6), (lambda state: state.cards, 6), (lambda state: state.cards[0], 3)):
        tree = grown(Open(), identity=identity)
        assert len(tree) == 1 + outcomes * 9
        assert len(tree.moves) == 4
        assert tree.odds[1 : 1 + outcomes] == pytest.approx(1 / outcomes)


def test_only_matches_that_seat_0_begins_count() -> None:
    class Either(Kuhn):
        """If the first card is a queen, the other seat begins."""

        @property
        def turn(self) -> int | None:
            turn = super().turn
            return turn if turn is None or self.cards[0] != "Q" else 1 - turn

    tree = grown(Either())
    assert len(tree) == 1 + 4 * 9
    assert tree.odds[1:5] == pytest.approx(1 / 4)


def test_the_value_of_kuhn_poker_is_found_with_its_equilibrium() -> None:
    tree = grown(Kuhn())
    found, strategy = solve(tree, Judge(tree), 1e-4, NEVER)
    assert found.low <= VALUE <= found.high
    assert found.exploitability.high == found.exploitability.low <= 1e-4
    assert found.high - found.low == pytest.approx(2 * found.exploitability.high)
    assert found.cut == 0

    def plays(seat: int, text: str) -> float:
        return chance_of(tree, Kuhn(), strategy, seat, text, "b")

    bluff = plays(0, "J ")
    assert 0 <= bluff <= 1 / 3 + 0.01
    # A first player bets a king three times as often as a jack, and never a queen.
    assert plays(0, "K ") == pytest.approx(3 * bluff, abs=0.03)
    assert plays(0, "Q ") == pytest.approx(0, abs=0.01)
    assert plays(0, "Q pb") == pytest.approx(bluff + 1 / 3, abs=0.02)
    assert plays(1, "J p") == pytest.approx(1 / 3, abs=0.02)
    assert plays(1, "Q b") == pytest.approx(1 / 3, abs=0.02)
    for seat, text, always in ((1, "K b", 1), (1, "J b", 0), (0, "J pb", 0), (0, "K pb", 1)):
        assert plays(seat, text) == pytest.approx(always, abs=1e-3)


def test_exploitability_falls_and_is_never_negative() -> None:
    tree = grown(Kuhn())
    judge, regret = Judge(tree), Regret(tree)
    rates = []
    for iteration in range(1, 1001):
        regret.improve()
        if iteration in (1, 10, 100, 1000):
            rates.append(judge.rate("", regret.mean()).high)
    assert rates == sorted(rates, reverse=True)
    assert rates[0] > 0.01 > 1e-3 > rates[-1] >= 0


def test_random_play_is_as_exploitable_as_others_found() -> None:
    """OpenSpiel's `nash_conv` of the uniform strategy of `kuhn_poker` is 11/12 coins, for both seats together."""
    tree = grown(Kuhn())
    assert Judge(tree).rate("", tree.evenly()).high == pytest.approx(11 / 12 / 2 / 2)


@pytest.mark.parametrize("state", [Kuhn(), Matching(2)], ids=["Kuhn", "matching"])
@pytest.mark.parametrize("seed", range(4))
def test_a_best_response_is_the_best_of_all(state: Any, seed: int) -> None:
    tree = grown(state)
    strategy = some_strategy(state, seed)
    given = as_array(tree, texts(state, tree), strategy)
    judge = Judge(tree)
    gains = judge.gains(given, 0.0)
    assert gains == pytest.approx([best_response(state, strategy, seat) for seat in (0, 1)])
    assert sum(gains) >= -1e-12
    assert judge.rate("", given).high == pytest.approx(sum(gains) / 2)
    means = tree.values(tree.chances(given), tree.ends_worth(0, 0.0))
    assert means[0] == pytest.approx(value(state, strategy))


def test_players_that_always_do_the_same_are_rated() -> None:
    """A player who always says heads loses every round to one who knows it: half a point on average, by the coin."""
    asked: list[tuple[dict[str, Any], list[Any], list[str]]] = []

    def heads(known: dict[str, Any], events: list[Any], moves: list[str]) -> int:
        asked.append((known, events, moves))
        return 0

    growth = Growth(choosers=[heads])
    tree = growth.tree(Matching(2))
    judge = Judge(tree)
    assert asked[0] == ({"played": ""}, [], ["h", "t"])
    assert len(asked) == len(tree.moves) == 10
    assert judge.rate("heads", judge.chosen(growth.chosen[0])).high == pytest.approx(0.5)
    other = array("q", [1] * 10)
    assert judge.chosen(other) == pytest.approx(np.array([0.0, 1.0] * 10))


def test_a_tree_that_was_cut_gives_two_bounds() -> None:
    whole = grown(Matching(2))
    cut = grown(Matching(2), plies=3)
    assert int((cut.actors == CUT).sum()) == 2 * 8
    found, strategy = solve(cut, Judge(cut), 1e-3, NEVER, most=50)
    assert found.cut == pytest.approx(1)
    assert (found.low, found.high) == (-1, 1)
    # All draws: nothing more can be learnt.
    assert (found.distance, found.iterations) == (0, 1)
    rated = Judge(cut).rate("", strategy)
    assert (rated.low, rated.high) == (0, 1)
    exact, _ = solve(whole, Judge(whole), 1e-3, NEVER)
    assert exact.cut == 0
    assert exact.value == pytest.approx(0, abs=1e-3)
    assert exact.exploitability.high <= 1e-3


def test_solving_ends_in_time_or_after_the_most_iterations() -> None:
    tree = grown(Kuhn())
    reports: list[Solution] = []
    found, _ = solve(tree, Judge(tree), 0.0, NEVER, reports.append, most=7)
    assert found in reports
    assert [one.iterations for one in reports] == [1, 2, 3, 4, 5, 6, 7]
    found, _ = solve(tree, Judge(tree), 0.0, time.monotonic())
    assert found.iterations == 1


def test_what_was_reached_is_kept_if_it_is_stopped() -> None:
    tree = grown(Kuhn())

    def stop(found: Solution) -> None:
        if found.iterations == 5:
            raise KeyboardInterrupt

    found, _ = solve(tree, Judge(tree), 0.0, NEVER, stop)
    assert 1 <= found.iterations <= 5


@pytest.mark.parametrize(
    ("state", "limits", "code", "params"),
    [
        (Kuhn(), {"most": 20}, "solving.large", {"most": 20}),
        (Kuhn(), {"most": 8}, "solving.large", {"most": 8}),
        (Matching(6), {"until": 0.0}, "solving.slow", {"nodes": 1000}),
        (Matching(0), {}, "solving.empty", {}),
        (Second(), {}, "solving.starter", {}),
    ],
)
def test_a_game_that_cannot_be_solved_is_refused(
    state: Luck, limits: dict[str, Any], code: str, params: dict[str, Any]
) -> None:
    with pytest.raises(SolvingError) as refused:
        grown(state, **limits)
    assert (refused.value.code, refused.value.params) == (code, params)


def test_how_large_the_tree_is_is_reported() -> None:
    reported: list[int] = []
    tree = grown(Matching(5), report=reported.append)
    assert reported == [1000, 2000, 3000, 4000]
    # Two outcomes of the coin count too.
    assert len(tree) + 2 < 5000
