"""Variants: numbers that differ from the rulebook, for every game that has parameters."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee import games
from tablee.core.errors import OptionError
from tablee.core.game import Game
from tablee.core.native import i16, vec
from tablee.core.record import parse_text
from tablee.match import Match
from tablee.testing import positions
from tablee.testing.walks import Setup, walk
from tablee.words import LANGUAGES, label
from tests.games.variants import beside_the_rulebook, ends, variants
from tests.marks import examples

WITH = [game for game in games.installed().values() if game.options.parameters]
each_game = pytest.mark.parametrize("game", WITH, ids=lambda game: game.name)


@each_game
@settings(
    max_examples=examples(8),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_the_invariants_hold_of_variants(game: Game[Any], data: st.DataObject) -> None:
    setup = data.draw(variants(game))
    seed = data.draw(st.integers(0, 2**32))
    skip = data.draw(st.integers(0, 60))
    positions.everything_holds(game, setup, seed, skip=skip, plies=3)


@each_game
@settings(max_examples=examples(8), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_records_of_variants_replay(game: Game[Any], data: st.DataObject) -> None:
    setup = data.draw(variants(game))
    match = Match.new(game, setup.players, setup.options, str(data.draw(st.integers(0, 2**32))))
    for ply in range(40):
        if match.turn is None:
            break
        moves = match.legal().moves
        match.play(match.turn, moves[ply * 7 % len(moves)])
    again = Match.from_record(parse_text(match.record([]).text()))
    assert game.options.changed(again.options) == game.options.changed(setup.options)
    assert game.dump(again.position) == game.dump(match.position)


@each_game
@settings(max_examples=examples(8), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_observations_of_variants_stay_within_their_fields(game: Game[Any], data: st.DataObject) -> None:
    setup = data.draw(variants(game))
    encoding = game.encoding(setup.options, setup.players)
    assert encoding is not None
    size = sum(field.size for field in encoding.fields)
    for position, _ in walk(game, setup, data.draw(st.integers(0, 2**32)), 60):
        assert all(0 <= number < encoding.actions for number in encoding.legal(position))
        for seat in range(setup.players):
            seen = vec[i16]([0] * size)
            encoding.observe(position, seat, seen, 0)
            at = 0
            for field in encoding.fields:
                for place in range(at, at + field.size):
                    assert field.low <= seen[place] <= field.high, field
                at += field.size


@each_game
def test_bots_of_every_level_play_legally_at_the_ends_of_every_parameter(game: Game[Any]) -> None:
    for setup in ends(game):
        position = game.new(setup.players, setup.options, "ends")
        for ply in range(6):
            if position.turn is None:
                break
            known = game.information(position, position.turn)
            moves = game.legal_sample(position).moves
            chosen = [game.bot(level).choose(known, moves, ply, 20).move for level in game.bot_levels]
            for move in chosen:
                game.check_move(position, move)
            game.play(position, chosen[ply % len(chosen)])


@each_game
def test_the_numbers_of_the_rulebook_are_not_written(game: Game[Any]) -> None:
    named = {
        name: parameter.default
        for name, parameter in game.options.parameters.items()
        if parameter.default is not None
    }
    assert game.options.fill(named) == game.options.fill({})
    plain = game.new(game.min_players, {}, "plain")
    assert json.dumps(game.dump(game.new(game.min_players, named, "plain"))) == json.dumps(game.dump(plain))
    assert not set(plain.options) & set(game.options.parameters)


@each_game
def test_every_parameter_changes_what_is_dealt_or_played(game: Game[Any]) -> None:
    """A parameter that no rule reads would be a promise without effect."""
    for name in game.options.parameters:
        pairs = list(beside_the_rulebook(game, name))
        assert any(part(game, *pair, name, plies) for plies in (4, 40, 400) for pair in pairs), name


def part(game: Game[Any], one: Setup, other: Setup, name: str, plies: int) -> bool:
    """True if matches of two setups that differ in one parameter part, played alike as long as they can be."""
    for seed in range(4):
        walks = zip(walk(game, one, seed, plies), walk(game, other, seed, plies), strict=False)
        for (plain, _), (changed, _) in walks:
            left, right = game.dump(plain), game.dump(changed)
            del right["options"][name]
            if left != right:
                return True
    return False


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_parameter_has_a_name(game: Game[Any], language: str) -> None:
    names = [label(language, game.name, "option", name) for name in game.options.parameters]
    assert all(names)
    assert len(set(names)) == len(names)


@each_game
def test_numbers_out_of_bounds_are_refused(game: Game[Any]) -> None:
    for name, parameter in game.options.parameters.items():
        for value in (parameter.low - 1, parameter.high + 1, "1", 1.0, None, True):
            with pytest.raises(OptionError) as refused:
                game.new(game.min_players, {name: value}, "x")
            assert refused.value.code == "option.value"
