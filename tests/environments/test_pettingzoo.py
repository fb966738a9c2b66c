"""The environments of PettingZoo pass its own tests, travel to other processes, and play by the rules."""

import multiprocessing
import pickle
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

import tablee.environments
from tablee.core.errors import IllegalMoveError
from tests.environments.setups import cases

CASES = pytest.mark.parametrize(("game", "players", "options"), cases())
IDS = {name.split("/")[1].rpartition("-v")[0]: name for name in tablee.environments.ids()}
FORESEEN = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Action mask numpy array is all zeros",
)
"""Warnings of `api_test` about observations with a mask; it exempts its own card games by name."""


def make(game: str, players: int, options: dict[str, Any], **more: Any) -> Any:
    return pettingzoo.make("aec", IDS[game], players=players, options=options, **more)


@CASES
def test_the_tests_of_the_library_pass(game: str, players: int, options: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as raised:
        warnings.simplefilter("always")
        api_test(make(game, players, options), num_cycles=60)
    found = [str(one.message) for one in raised]
    assert [text for text in found if not text.startswith(FORESEEN)] == []


@CASES
def test_equal_seeds_give_equal_matches(game: str, players: int, options: dict[str, Any]) -> None:
    seed_test(lambda: make(game, players, options), num_cycles=20)


def played(env: Any, moves: int) -> list[Any]:
    """Return what an environment shows during some moves, always the first that is legal."""
    shown: list[Any] = []
    for _ in range(moves):
        seen, reward, ended, truncated, _ = env.last()
        shown.append((env.agent_selection, seen["observation"].tolist(), reward, ended, truncated))
        env.step(None if ended or truncated else int(np.flatnonzero(seen["action_mask"])[0]))
        if not env.agents:
            break
    return shown


def in_the_middle(game: str, players: int, options: dict[str, Any]) -> Any:
    env = make(game, players, options)
    env.reset(seed=3)
    played(env, 7)
    return env


@CASES
def test_a_pickled_environment_goes_on_alike(game: str, players: int, options: dict[str, Any]) -> None:
    env = in_the_middle(game, players, options)
    other = pickle.loads(pickle.dumps(env))
    assert played(other, 20) == played(env, 20)
    env.reset()
    other.reset()
    assert played(other, 5) == played(env, 5)


@pytest.mark.processes
def test_an_environment_goes_on_alike_in_a_process_that_was_spawned() -> None:
    for game, players, options in cases()[::3]:
        env = in_the_middle(game, players, options)
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            assert pool.apply(played, (env, 20)) == played(env, 20)


@CASES
def test_rewards_come_at_the_end_and_sum_to_zero(game: str, players: int, options: dict[str, Any]) -> None:
    env = make(game, players, options)
    env.reset(seed=1)
    chance, totals = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        totals[agent] += reward
        assert not truncated
        assert ended or reward == 0
        env.step(None if ended else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(totals.values()) == pytest.approx(0)
    assert list(totals.values()) == pytest.approx(env.state_now.returns)
    assert env.agents == []


@CASES
def test_observations_are_of_the_declared_space_and_only_of_the_own_seat(
    game: str, players: int, options: dict[str, Any]
) -> None:
    env = in_the_middle(game, players, options)
    for agent in env.possible_agents:
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert seen["action_mask"].any() == (agent == env.agent_selection)
    assert env.state().size == players * env.observe("player_0")["observation"].size


def test_illegal_numbers_are_refused_and_matches_can_be_cut_short() -> None:
    game, players, options = cases()[0]
    env = make(game, players, options, max_cycles=3, render_mode="ansi")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalMoveError):
        env.step(illegal)
    assert len(env.render()) > 0
    shown = played(env, 4)
    assert [entry[-1] for entry in shown] == [False, False, False, True]
