"""What a player of OpenSpiel knows: recall is perfect, and a resampled state looks the same and hides the truth."""

import json
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from tablee.core.errors import ArgumentError
from tests.environments.setups import cases
from tests.openspiel.loaded import SHORT, along, dealt, load

CASES = pytest.mark.parametrize(("game", "players", "options"), cases())


@CASES
def test_a_resampled_state_looks_the_same_and_can_be_played_on(
    game: str, players: int, options: dict[str, Any]
) -> None:
    loaded, chance = load(game, players, options, recall=30_000), Random(3)
    for at, state in enumerate(along(loaded, 3, 40)):
        if state.is_terminal() or at % 3:
            continue
        for player in range(players):
            other = state.resample_from_infostate(player, chance.random)
            for _ in range(2):
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.current_player() == state.current_player()
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                assert other.history() == []
                other = loaded.deserialize_state(other.serialize())
        played_on = state.resample_from_infostate(state.current_player(), chance.random)
        told = played_on.information_state_string(0)
        while not played_on.is_terminal() and len(played_on.history()) < 10:
            played_on.apply_action(chance.choice(played_on.legal_actions()))
            assert played_on.clone().information_state_string(0) == played_on.information_state_string(0)
            assert played_on.information_state_string(0).startswith(told)
            told = played_on.information_state_string(0)


@CASES
def test_a_resampled_state_forgets_what_its_player_cannot_know(
    game: str, players: int, options: dict[str, Any]
) -> None:
    state, chance = dealt(load(game, players, options), 5)
    worlds = [state.resample_from_infostate(0, chance.random) for _ in range(4)]
    if state.get_game().get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        assert {world.observation_string(1) for world in worlds} == {state.observation_string(1)}
        return
    known = json.loads(state.observation_string(0))
    hidden = [key for key, value in known.items() if '"?"' in json.dumps(value)]
    dumps = [world.to_dict() for world in [state, *worlds]]
    assert len({json.dumps([dump[key] for key in hidden]) for dump in dumps}) == len(dumps)
    assert len({json.dumps(dump["rng"]) for dump in dumps}) == len(dumps)


@CASES
def test_an_information_state_has_everything_that_the_player_saw_and_did(
    game: str, players: int, options: dict[str, Any]
) -> None:
    loaded = load(game, players, options, recall=30_000)
    observer = make_observation(loaded, INFO_STATE_OBS_TYPE)
    told: dict[int, str] = dict.fromkeys(range(players), "")
    acted: dict[int, list[str]] = {player: [] for player in range(players)}
    last = None
    for state in along(loaded, 6, 30):
        if last is not None:
            acted[last.current_player()].append(last.information_state_string())
        last = state.clone()
        for player in range(players):
            text = observer.string_from(state, player)
            assert text.startswith(told[player])
            # Each earlier decision is part of it, together with what the player then did.
            assert all(text.startswith(before) and text != before for before in acted[player])
            told[player] = text
            observer.set_from(state, player)
            lines = [json.loads(line) for line in text.split("\n")]
            numbers = np.trim_zeros(observer.tensor, "b").astype(int).tolist()
            assert loaded.coder.vocabulary.read(numbers) == lines
            assert state.information_state_tensor(player) == observer.tensor.tolist()


@CASES
def test_observations_are_those_of_the_player_alone(game: str, players: int, options: dict[str, Any]) -> None:
    loaded = load(game, players, options)
    observer = make_observation(loaded)
    for state in along(loaded, 7, 12):
        own = loaded.coder.start(bytes(state.history()[:8]).hex())
        for number in state.history()[8:]:
            own.step(number)
        for player in range(players):
            observer.set_from(state, player)
            assert observer.tensor.tolist() == own.observation(player).tolist()
            assert sum(part.size for part in observer.dict.values()) == loaded.coder.size
            known = json.loads(observer.string_from(state, player))
            assert known.pop("spelt", []) == (own.spelt if player == own.turn else [])
            if not own.over:
                assert known == loaded.coder.rules.information(own.position, player)


def test_before_the_deal_nothing_is_known() -> None:
    for game, players, options in cases():
        state = load(game, players, options, recall=50).new_initial_state()
        for player in range(players):
            assert state.observation_string(player) == "{}"
            assert state.information_state_string(player) == ""
            assert not any(state.observation_tensor(player))
            assert not any(state.information_state_tensor(player))
        assert len(state.chance_outcomes()) == 256
        assert sum(share for _, share in state.chance_outcomes()) == 1


def test_a_tensor_that_is_too_short_for_an_information_state_is_refused() -> None:
    state, _ = dealt(load(*cases()[0], recall=10), 1)
    with pytest.raises(ArgumentError) as refused:
        state.information_state_tensor(0)
    assert refused.value.code == "coder.recall"
    assert refused.value.params["length"] == 10
    without, _ = dealt(load(*cases()[0]), 1)
    assert not without.get_game().get_type().provides_information_state_tensor
    assert make_observation(without.get_game(), INFO_STATE_OBS_TYPE).tensor is None


def test_views_that_leave_out_the_public_or_the_private_part_are_not_offered() -> None:
    loaded = load(*cases()[0])
    kinds = pyspiel.PrivateInfoType
    for public, private in ((True, kinds.NONE), (False, kinds.SINGLE_PLAYER), (True, kinds.ALL_PLAYERS)):
        asked = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
        assert make_observation(loaded, asked) is None


def test_a_search_of_the_library_finds_a_legal_action_in_every_game_that_hides_something() -> None:
    for game, short in SHORT.items():
        loaded = pyspiel.load_game(f"{short}(max_length=60)")
        if loaded.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
            continue
        *_, state = along(loaded, 8, 6)
        bot = ISMCTSBot(loaded, RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.4, 4)
        assert bot.step(state) in state.legal_actions(), game


def test_a_state_drawn_from_what_a_seat_knows_pickles_and_equals_its_copy() -> None:
    for game, players, options in cases()[::3]:
        *_, state = along(load(game, players, options), 9, 7)
        drawn = state.progress.state.determinization(seed=4)
        assert pickle.loads(pickle.dumps(drawn)) == drawn == drawn.copy()
        assert drawn == state.progress.state.determinization(state.progress.state.turn, seed=4)
        assert drawn != state.progress.state
        drawn.step(drawn.legal[0])
        again = pickle.loads(pickle.dumps(drawn))
        assert [again.recall(seat) for seat in range(players)] == [
            drawn.recall(seat) for seat in range(players)
        ]
