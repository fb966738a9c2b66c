"""The games of OpenSpiel pass its own tests, deal by their chance nodes, and end as by the rules."""

import subprocess
import sys
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import tablee
from tablee.core.errors import OptionError
from tablee.openspiel.progress import SEED_BYTES
from tests.environments.setups import cases
from tests.openspiel.loaded import SHORT, along, dealt, load

CASES = pytest.mark.parametrize(("game", "players", "options"), cases())
LONG_ENOUGH = 600
"""Matches of ten rounds would take a minute; most others end before."""


@CASES
def test_the_random_simulation_of_the_library_passes(
    game: str, players: int, options: dict[str, Any]
) -> None:
    pyspiel.random_sim_test(
        load(game, players, options, max_length=LONG_ENOUGH), num_sims=1, serialize=True, verbose=False
    )


@CASES
def test_the_bytes_of_chance_are_the_seed_and_matches_end_as_by_the_rules(
    game: str, players: int, options: dict[str, Any]
) -> None:
    loaded = load(game, players, options, max_length=LONG_ENOUGH)
    *_, last = along(loaded, 1, LONG_ENOUGH + 1)
    seed = bytes(last.history()[:SEED_BYTES]).hex()
    state = tablee.game(game).coder(players, **options).start(seed)
    for number in last.history()[SEED_BYTES:]:
        state.step(number)
    assert last.is_terminal()
    assert state.over or len(state.played) == LONG_ENOUGH
    assert last.returns() == state.returns
    assert sum(last.returns()) == pytest.approx(loaded.utility_sum())
    assert last.legal_actions() == []


@CASES
def test_the_declared_bounds_are_those_of_the_coder(game: str, players: int, options: dict[str, Any]) -> None:
    loaded = load(game, players, options)
    coder = tablee.game(game).coder(players, **options)
    assert loaded.num_players() == players
    assert loaded.num_distinct_actions() == coder.actions
    assert loaded.observation_tensor_size() == coder.size
    assert loaded.max_chance_nodes_in_history() == SEED_BYTES
    assert loaded.coder.options == coder.options
    if coder.longest is None:
        assert loaded.max_game_length() == 10_000
    else:
        assert loaded.max_game_length() == coder.longest * coder.longest_move
    assert str(pyspiel.load_game(str(loaded))) == str(loaded)


@CASES
def test_clones_go_on_independently(game: str, players: int, options: dict[str, Any]) -> None:
    *_, state = along(load(game, players, options), 2, 8)
    before = str(state), state.information_state_string(0)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert (str(state), state.information_state_string(0)) == before
    state.apply_action(state.legal_actions()[-1])
    assert str(clone) == str(state)
    assert clone.information_state_string(0) == state.information_state_string(0)


def test_parameters_are_given_as_text_or_by_name_and_wrong_ones_are_refused() -> None:
    game, players, options = next(case for case in cases() if case[1] > 2)
    name, value = next((name, value) for name, value in options.items() if isinstance(value, str))
    by_text = pyspiel.load_game(f"{SHORT[game]}(players={players},{name}={value},max_length=7)")
    by_name = pyspiel.load_game(SHORT[game], {"players": players, name: value, "max_length": 7})
    assert str(by_text) == str(by_name)
    assert by_text.coder.options[name] == value
    assert by_text.max_game_length() == 7
    with pytest.raises(OptionError):
        pyspiel.load_game(f"{SHORT[game]}({name}=unheard-of)")
    with pytest.raises(OptionError):
        pyspiel.load_game(f"{SHORT[game]}(players=99)")
    with pytest.raises(ValueError, match="no parameters"):
        by_text.make_py_observer(None, {"unheard": "of"})


def test_numbers_of_a_rulebook_can_be_changed() -> None:
    game, name = next(
        (rules.name, name) for rules in map(tablee.games.find, SHORT) for name in rules.options.parameters
    )
    parameter = tablee.games.find(game).options.parameters[name]
    loaded = [pyspiel.load_game(f"{SHORT[game]}({name}={value})") for value in (-1, parameter.high)]
    assert [name in one.coder.options for one in loaded] == [False, True]
    assert loaded[1].coder.options[name] == parameter.high


def test_a_match_that_is_too_long_ends_without_a_winner() -> None:
    for game, players, options in cases():
        *_, last = along(load(game, players, options, max_length=3), 1, 5)
        assert last.is_terminal()
        assert len(last.history()) == SEED_BYTES + 3
        assert last.returns() == [0.0] * players
        assert last.current_player() == pyspiel.PlayerId.TERMINAL


def test_only_games_without_anything_hidden_have_perfect_information_and_are_searched_as_such() -> None:
    kinds = pyspiel.GameType.Information
    found = {game: pyspiel.load_game(short).get_type().information for game, short in SHORT.items()}
    (open_game,) = [game for game, kind in found.items() if kind == kinds.PERFECT_INFORMATION]
    for game, kind in found.items():
        state, _ = dealt(pyspiel.load_game(SHORT[game]), 1)
        assert ("?" in state.observation_string(0)) == (kind == kinds.IMPERFECT_INFORMATION), game
    loaded = pyspiel.load_game(SHORT[open_game])
    state, _ = dealt(loaded, 4)
    bot = MCTSBot(loaded, 1.4, 20, RandomRolloutEvaluator(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.processes
def test_a_program_that_imports_the_games_ends_without_an_error() -> None:
    program = "import pyspiel, tablee.openspiel as ours\nprint(pyspiel.load_game(ours.names()[0]))"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
