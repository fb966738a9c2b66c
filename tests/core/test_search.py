"""Information set search, on a game of one coin: seat 0 makes a guess, and a hidden coin decides."""

from itertools import count

import pytest

from tablee.core import search as search_module
from tablee.core.game import Position
from tablee.core.rng import QuickStream, Stream
from tablee.core.search import Search, Worlds

PASS, HEADS, TAILS = 0, 1, 2
RARE, COMMON = 3, 4
REWARDS = {PASS: 0.4, RARE: 1.0, COMMON: 0.5}


class Coin(Position):
    """The seat to act, the hidden coin, and the reward of seat 0 so far."""

    def __init__(self, coin: int) -> None:
        super().__init__({}, 2, "play", 0, Stream(bytes(32)))
        self.coin = coin
        self.reward = 0.0
        self.guesses: list[int] = []


class CoinWorlds(Worlds[Coin]):
    """Heads three times in four. A right guess wins; passing brings less than the better guess, more than the other."""

    def sample(self, stream: QuickStream) -> Coin:
        return Coin(HEADS if stream.uniform(4) else TAILS)

    def actor(self, world: Coin) -> int:
        return 0 if not world.guesses else -1

    def moves(self, world: Coin) -> list[int]:
        return [PASS, HEADS, TAILS]

    def play(self, world: Coin, move: int) -> None:
        world.guesses.append(move)
        world.reward = REWARDS[PASS] if move == PASS else float(move == world.coin)

    def finish(self, world: Coin, stream: QuickStream) -> None:
        pass

    def rewards(self, world: Coin) -> list[float]:
        return [world.reward, 1 - world.reward]


class Indifference(CoinWorlds):
    """A game in which every guess brings nothing."""

    def rewards(self, world: Coin) -> list[float]:
        return [0.0, 1.0]


class Opportunity(CoinWorlds):
    """A game in which, after passing, one world of four has a better move than the others."""

    def actor(self, world: Coin) -> int:
        return 0 if len(world.guesses) < 2 else -1

    def moves(self, world: Coin) -> list[int]:
        if not world.guesses:
            return [PASS]
        return [RARE, COMMON] if world.coin == TAILS else [COMMON]

    def play(self, world: Coin, move: int) -> None:
        world.guesses.append(move)
        world.reward = REWARDS[move]


def searched(worlds: Worlds[Coin], seed: int = 1, iterations: int = 400) -> Search[Coin]:
    """Return a finished search."""
    search = Search(worlds, seed)
    search.run(iterations, 0.0, patiently=True)
    return search


def test_the_move_that_is_best_over_all_worlds_is_found() -> None:
    search = searched(CoinWorlds())
    assert search.best().move == HEADS
    assert search.best().mean() == pytest.approx(0.75, abs=0.06)


def test_equal_seeds_and_iterations_give_equal_trees() -> None:
    trees = [
        [(node.move, node.visits, node.value) for node in searched(CoinWorlds(), seed).root.children.values()]
        for seed in (7, 7, 8)
    ]
    assert trees[0] == trees[1]
    assert trees[0] != trees[2]


def test_every_iteration_passes_the_root_once() -> None:
    search = searched(CoinWorlds(), iterations=123)
    assert search.iterations == 123
    assert search.root.visits == 123
    assert sum(node.visits for node in search.root.children.values()) == 123


def test_a_move_that_is_rarely_possible_is_judged_by_how_often_it_was() -> None:
    after = searched(Opportunity()).root.children[PASS].children
    assert 60 < after[RARE].available < 140
    assert 10 * after[RARE].visits > 8 * after[RARE].available
    assert after[COMMON].available > 390


@pytest.mark.parametrize("iterations", [100, 400, 1000])
def test_stopping_early_changes_no_choice(iterations: int) -> None:
    saved = 0
    for seed in range(60):
        search = Search(CoinWorlds(), seed)
        search.run(iterations, 0.0)
        assert search.best().move == searched(CoinWorlds(), seed, iterations).best().move
        saved += iterations - search.iterations
    assert saved > 60 * iterations // 10


def test_with_a_clock_it_stops_once_another_move_can_hardly_be_better() -> None:
    for worlds in (CoinWorlds(), Indifference()):
        search = Search(worlds, 1)
        search.run(0, 60.0)
        assert search.iterations < 100_000
    assert search.best().mean() == 0


def test_without_a_clock_nothing_at_stake_is_thought_about_all_the_same() -> None:
    search = Search(Indifference(), 1)
    search.run(1000, 0.0)
    assert search.best().move == searched(Indifference(), 1, 1000).best().move
    assert search.iterations > 900


def test_a_search_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock advances by a thousandth of a second at each reading, and only then."""
    looks = count()
    monkeypatch.setattr(search_module, "perf_counter", lambda: next(looks) / 1000)
    search = Search(CoinWorlds(), 1)
    search.run(0, 0.03, patiently=True)
    assert search.iterations == 30
