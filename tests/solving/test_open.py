"""Open games: the search finds what trying everything finds, and perfect play loses nothing."""

import time
from typing import Any

import pytest

from tablee.games import find, installed
from tablee.solving.growing import Chooser
from tablee.solving.open_rating import OpenRating, OpenSolution, at_random, mean_of
from tablee.solving.open_search import OpenSearch, OutOfTimeError
from tablee.solving.whole import lies_open
from tests.solving.brute import minimax

NEVER = float("inf")
OPEN = [name for name, game in installed().items() if lies_open(game, game.options.fill({}))]
TINY: dict[str, Any] = {"columns": 3, "mice": 1, "jackals": 2, "lions": 0}


def test_some_game_lies_open_and_some_do_not() -> None:
    assert 0 < len(OPEN) < len(installed())


@pytest.mark.parametrize("name", OPEN)
@pytest.mark.parametrize("scoring", ["towers", "heads"])
def test_the_search_finds_what_trying_everything_finds(name: str, scoring: str) -> None:
    game = find(name)
    found = set()
    for seed in range(40):
        position = game.new(2, {**TINY, "scoring": scoring}, f"{seed}")
        search = OpenSearch(game, NEVER)
        expected = minimax(game, position)
        assert search.value(position) == expected
        found.add(expected)
        # What is remembered is true of later questions too.
        values = dict(search.values(position))
        assert max(values.values()) == expected
        for move, worth in values.items():
            after, _ = game.apply(position, move)
            below = minimax(game, after)
            sign = 1 if after.turn in (position.turn, None) else -1
            assert worth == (below * sign if after.turn is not None else search.result(after, position.turn))
    assert len(found) > 1


@pytest.mark.parametrize("name", OPEN)
def test_the_search_stops_in_time(name: str) -> None:
    game = find(name)
    with pytest.raises(OutOfTimeError):
        OpenSearch(game, time.monotonic()).value(game.new(2, {}, "large"))


@pytest.mark.parametrize("name", OPEN)
def test_perfect_play_loses_nothing_and_random_play_does(name: str) -> None:
    game = find(name)
    options = game.options.fill(TINY)
    dealt = game.new(2, options, "any")
    dumped = set(game.dump(dealt)) - {"rng"}

    def perfect(known: dict[str, Any], events: list[Any], moves: list[str]) -> int:
        # Nothing is hidden, so what is known is a position.
        position = game.load({**game.dump(dealt), **{key: known[key] for key in known if key in dumped}})
        values = dict(OpenSearch(game, NEVER).values(position))
        return moves.index(max(moves, key=values.__getitem__))

    players: dict[str, Chooser] = {"perfect": perfect, "random": at_random("x")}
    found = OpenRating(game, options, "x", players).solve(12, NEVER)
    assert (found.deals, found.wins + found.draws + found.losses) == (12, 12)
    best, random = found.players
    assert (best.player, best.loss.mean, random.player) == ("perfect", 0.0, "random")
    assert random.loss.mean > 0
    again = OpenRating(game, options, "x", {"random": at_random("x")}).solve(12, NEVER)
    assert again.value == found.value
    assert again.wins == found.wins
    assert OpenRating(game, options, "y", {}).solve(12, NEVER).value != found.value


@pytest.mark.parametrize("name", OPEN)
def test_deals_solved_so_far_are_kept_if_it_is_stopped(name: str) -> None:
    game = find(name)
    rating = OpenRating(game, game.options.fill(TINY), "x", {})

    def stop(found: OpenSolution) -> None:
        if found.deals == 3:
            raise KeyboardInterrupt

    assert rating.solve(9, NEVER, stop).deals == 3
    with pytest.raises(OutOfTimeError):
        OpenRating(game, game.options.fill({}), "x", {}).solve(9, time.monotonic())


def test_a_mean_has_an_interval_of_two_standard_errors() -> None:
    found = mean_of([1.0, 0.0, 0.0, -1.0])
    assert found.mean == 0
    assert found.high == -found.low == pytest.approx(1.96 * (2 / 3) ** 0.5 / 2, abs=1e-3)
    assert mean_of([1.0, 1.0]).high == mean_of([1.0]).low == 1
    assert mean_of([1.0, 1.0, 1.0, 0.0]).high == 1
