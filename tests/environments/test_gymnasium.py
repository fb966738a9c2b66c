"""The environment of Gymnasium passes its own check, and bots play the other seats."""

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tablee
from tablee.core.errors import ArgumentError, SeatError
from tests.environments.setups import cases
from tests.environments.test_pettingzoo import IDS

CASES = pytest.mark.parametrize(("game", "players", "options"), cases())


@CASES
def test_the_check_of_the_library_passes(game: str, players: int, options: dict[str, Any]) -> None:
    env = gymnasium.make(IDS[game], players=players, seat=players - 1, options=options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Spaces of whole numbers are no images, and text cannot be shown in a window.
        warnings.filterwarnings("ignore", message=".*render.*")
        check_env(env.unwrapped, skip_render_check=True)


def play(env: Any, seed: int) -> list[Any]:
    """Return what a random player sees in a match, and its rewards."""
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    shown: list[Any] = []
    ended = False
    while not ended:
        number = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, ended, cut, info = env.step(number)
        assert not cut
        assert info == {}
        assert ended or reward == 0
        shown.append((seen["observation"].tolist(), reward))
    return shown


@CASES
def test_matches_are_those_of_their_seed_and_end_with_the_reward_of_the_seat(
    game: str, players: int, options: dict[str, Any]
) -> None:
    env = gymnasium.make(IDS[game], players=players, options=options, against=1).unwrapped
    shown = play(env, 4)
    assert pickle.loads(pickle.dumps(shown)) == play(env, 4)
    match = env.get_wrapper_attr("match")
    assert match.over
    assert shown[-1][1] == 2 * match.game.rewards(match.position)[0] - 1


def test_each_other_seat_can_have_its_bot_and_an_illegal_number_loses() -> None:
    asked: list[int] = []

    def hasty(match: tablee.Match[Any], seed: int) -> str:
        assert match.turn is not None
        asked.append(match.turn)
        return match.legal[0]

    game = next(name for name, players, _ in cases() if players > 2)
    env = gymnasium.make(
        IDS[game], players=3, seat=1, against=[hasty, "random"], render_mode="ansi"
    ).unwrapped
    seen, _ = env.reset(seed=1)
    for _ in range(3):
        seen, _, ended, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert not ended
    assert set(asked) == {2}
    assert len(str(env.render())) > 0
    _, reward, ended, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, ended, info) == (-1.0, True, {"illegal": True})


def test_a_seat_or_a_number_of_bots_that_is_not_there_is_refused() -> None:
    game = next(name for name, players, _ in cases() if players > 2)
    with pytest.raises(SeatError):
        gymnasium.make(IDS[game], players=3, seat=3)
    with pytest.raises(ArgumentError):
        gymnasium.make(IDS[game], players=4, against=["random", "random"])
