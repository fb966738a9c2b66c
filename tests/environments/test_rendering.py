"""Environments draw what one seat sees, as text and as pixels, and never what it does not."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.render_test import render_test

import tablee
from tablee.core.rng import QuickStream
from tablee.environments.rendering import HEIGHT, WIDTH, pixels, render
from tests.environments.sixth import SixthGame
from tests.environments.test_gymnasium import CASES
from tests.environments.test_pettingzoo import IDS, make, played

GAMES = pytest.mark.parametrize("game", list(IDS))


def in_the_middle(game: str, mode: str) -> Any:
    env = make(game, tablee.game(game).players[1], {}, render_mode=mode)
    env.reset(seed=3)
    played(env, 9)
    return env


@GAMES
def test_pixels_are_of_one_size_and_show_the_position_of_the_seat_to_act(game: str) -> None:
    env = in_the_middle(game, "rgb_array")
    seen = env.render()
    assert (seen.shape, seen.dtype) == ((HEIGHT, WIDTH, 3), np.uint8)
    # White all around, and enough ink for letters in between.
    assert (seen[0] == 255).all()
    assert (seen[:, -1] == 255).all()
    assert (seen < 128).any(axis=2).sum() > 300
    state = env.state_now
    assert (seen == pixels(state.coder.rules, state.coder.rules.view(state.position, state.turn))).all()
    shown = state.turn
    while state.turn == shown:
        played(env, 1)
    assert (env.render() != seen).any()


@GAMES
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_nothing_drawn_depends_on_what_the_seat_cannot_know(game: str, mode: str) -> None:
    env = in_the_middle(game, mode)
    state, seen = env.state_now, env.render()
    rules = state.coder.rules
    known = rules.information(state.position, state.turn)
    worlds = [rules.determinization(known, QuickStream(seed)) for seed in range(3)]
    assert any(world != state.position for world in worlds)
    for world in worlds:
        assert np.array_equal(render(rules, rules.view(world, state.turn), mode), seen)


@GAMES
def test_the_test_of_the_library_passes(game: str) -> None:
    render_test(lambda **given: make(game, tablee.game(game).players[0], {}, **given))


@CASES
def test_the_check_of_gymnasium_passes(game: str, players: int, options: dict[str, Any]) -> None:
    env = gymnasium.make(IDS[game], players=players, options=options, render_mode="rgb_array")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(high|low) of the observation|.*Box.*")
        check_env(env.unwrapped)


def test_after_the_end_the_last_position_is_drawn() -> None:
    game = next(iter(IDS))
    env = make(game, 2, {}, render_mode="rgb_array")
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    while not env.state_now.over:
        env.step(int(chance.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    assert (env.render() < 128).any()


def test_a_game_of_another_author_is_drawn_and_a_large_drawing_is_made_smaller() -> None:
    rules = SixthGame()
    seen = pixels(rules, rules.view(rules.new(3, {}, "x"), 0))
    assert (seen < 128).any()

    class Long(SixthGame):
        def render(self, view: dict[str, Any]) -> list[str]:
            return [f"line {number}" for number in range(100)]

    long = Long()
    seen = pixels(long, long.view(long.new(3, {}, "x"), 0))
    ink = np.flatnonzero((seen < 128).any(axis=(1, 2)))
    assert ink[-1] > HEIGHT * 0.95
