"""With the parameter `chance`, chance nodes are the outcomes of the rules, and no state knows its future."""

import pickle
from fractions import Fraction
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.policy import UniformRandomPolicy

import tablee
from tablee.core.chance import ChanceState
from tests.environments.setups import cases
from tests.openspiel.loaded import SHORT, load

CASES = pytest.mark.parametrize(("game", "players", "options"), cases()[::2])
SMALL: Final = {"copies_1": 3, "copies_2": 2, "copies_3": 0, "copies_4": 0, "copies_5": 0, "jokers": 0}
"""A round of Toko Maja with five cards, of which two are drawn."""


def asked(game: str, players: int, options: dict[str, Any], length: int = 30) -> Any:
    return load(game, players, options, chance=True, max_length=length, recall=30_000)


@CASES
def test_the_random_simulation_of_the_library_passes(
    game: str, players: int, options: dict[str, Any]
) -> None:
    loaded = asked(game, players, options, 20)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@CASES
def test_chance_nodes_are_the_outcomes_of_the_rules_and_information_states_grow(
    game: str, players: int, options: dict[str, Any]
) -> None:
    loaded, chooser = asked(game, players, options), Random(1)
    own = tablee.game(game).chance(players, **options)
    state = loaded.new_initial_state()
    told = [""] * players
    while not state.is_terminal():
        action = chooser.choice(state.legal_actions())
        if state.is_chance_node():
            possible = own.outcomes()
            assert state.chance_outcomes() == [
                (place, float(share)) for place, (_, share) in enumerate(possible)
            ]
            assert len(possible) <= loaded.max_chance_outcomes()
            own.settle(possible[action][0])
            assert state.action_to_string(action) == possible[action][0]
            state.apply_action(action)
        else:
            before = state.clone()
            state.apply_action(action)
            played = state.progress.state
            if played.chance.move is not None or len(played.moves) > len(before.progress.state.moves):
                own.play(_last_move(before, action))
        for player in range(players):
            text = state.information_state_string(player)
            assert text.startswith(told[player])
            told[player] = text
    assert state.returns() == (own.returns if own.over else [0.0] * players)


def _last_move(before: Any, number: int) -> str:
    """Return the text of the move that a number completes."""
    found = before.progress.state
    return str(found.coder.move(found.position, *found.spelt, number))


def dealt(loaded: Any, chooser: Random) -> Any:
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


@CASES
def test_a_resampled_state_looks_the_same_and_can_be_played_on(
    game: str, players: int, options: dict[str, Any]
) -> None:
    chooser = Random(3)
    state = dealt(asked(game, players, options), chooser)
    for _ in range(12):
        if state.is_terminal():
            break
        for player in range(players) if not state.is_chance_node() else ():
            other = state.resample_from_infostate(player, chooser.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            told = other.information_state_string(player)
            for _ in range(4):
                if not other.is_terminal():
                    other.apply_action(chooser.choice(other.legal_actions()))
            assert other.information_state_string(player).startswith(told)
        state.apply_action(chooser.choice(state.legal_actions()))


def test_clones_do_not_know_the_future() -> None:
    for game, players, options in cases():
        chooser = Random(2)
        state = dealt(asked(game, players, options), chooser)
        while not (state.is_terminal() or state.is_chance_node()):
            state.apply_action(chooser.choice(state.legal_actions()))
        if state.is_terminal():
            continue
        clones = [state.clone() for _ in state.legal_actions()]
        for clone, action in zip(clones, state.legal_actions(), strict=True):
            clone.apply_action(action)
        assert len({str(clone) for clone in clones}) == len(clones) > 1
        again = pickle.loads(pickle.dumps(clones[0]))
        assert str(again) == str(clones[0])


def test_a_deal_shows_what_is_settled_and_nobody_knows_it() -> None:
    for game, players, options in cases()[::3]:
        state = asked(game, players, options).new_initial_state()
        begun = str(state)
        state.apply_action(0)
        assert str(state) != begun
        other = state.resample_from_infostate(0, Random(1).random)
        assert (str(other), other.observation_string(0)) == (begun, "{}")


def test_algorithms_for_explicit_chance_find_the_values_of_the_rules() -> None:
    loaded = load("toko-maja", 2, {"rounds": 1}, chance=True, removed=0, **SMALL)
    everything = loaded.new_initial_state()
    uniform = UniformRandomPolicy(loaded)
    value = policy_value(everything, [uniform, uniform])

    def by_rules(state: ChanceState[Any]) -> Fraction:
        if state.over:
            return Fraction(state.returns[0])
        total = Fraction(0)
        if state.awaiting:
            for outcome, share in state.outcomes():
                twin = state.copy()
                twin.settle(outcome)
                total += share * by_rules(twin)
            return total
        for move in state.legal:
            twin = state.copy()
            twin.play(move)
            total += by_rules(twin) / len(state.legal)
        return total

    exact = by_rules(tablee.game("toko-maja").chance(2, rounds=1, removed=0, **SMALL))
    assert value[0] == pytest.approx(float(exact))
    assert value[1] == pytest.approx(-float(exact))
    # Chance begins with either seat, so a best response wins at least as much as the uniform policy.
    assert nash_conv(loaded, uniform) >= 0


def test_a_search_of_the_library_finds_a_legal_action() -> None:
    chooser = Random(5)
    state = dealt(pyspiel.load_game(f"{SHORT['mawoki']}(chance=true,max_length=30)"), chooser)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.4, 4)
    assert bot.step(state) in state.legal_actions()
