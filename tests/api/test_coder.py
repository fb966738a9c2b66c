"""Numbers for machines through `tablee.Coder`: states, batches and errors."""

import copy
import json
import pickle
from array import array
from random import Random
from typing import Any

import pytest

import tablee
from tablee.core.errors import ArgumentError, IllegalMoveError, TableeError
from tablee.core.game import Game
from tests.games.encoded import declares, encoded, some_setups
from tests.toy import TOY

GAMES = pytest.mark.parametrize("rules", encoded(), ids=lambda rules: rules.name)


def coders(rules: Game[Any]) -> list[tablee.Coder[Any]]:
    return [tablee.game(rules).coder(setup.players, **setup.options) for setup in some_setups(rules)]


def rows(array: memoryview) -> list[list[int]]:
    """Return the rows of an array."""
    found: Any = array.tolist()
    return list(found)


@GAMES
def test_a_batch_plays_the_matches_of_its_seeds_and_deals_the_next_when_one_ends(rules: Game[Any]) -> None:
    chance = Random(4)
    for coder in coders(rules)[:2]:
        batch = coder.batch(3, seed="b")
        states = [coder.start(f"b {number}") for number in (1, 2, 3)]
        dealt, ended = 3, 0
        while ended < 4:
            for at, state in enumerate(states):
                assert batch.legal[at] == state.legal
                assert batch.seats[at] == state.turn
                assert rows(batch.observations)[at] == state.observation().tolist()
                assert rows(batch.masks)[at] == state.mask().tolist()
            numbers = [chance.choice(state.legal) for state in states]
            expected: list[tuple[int, list[float]]] = []
            for at, number in enumerate(numbers):
                states[at].step(number)
                if states[at].over:
                    expected.append((at, states[at].returns))
                    dealt += 1
                    states[at] = coder.start(f"b {dealt}")
            assert batch.step(numbers) == expected
            ended += len(expected)
        # A copy knows how many matches were dealt, and deals the next one too.
        assert pickle.loads(pickle.dumps(batch)) == batch


@GAMES
def test_an_array_of_a_batch_that_a_caller_keeps_changes_with_each_step(rules: Game[Any]) -> None:
    batch = coders(rules)[0].batch(2, seed=1)
    kept = batch.observations, batch.masks, batch.seats
    if isinstance(kept[0].obj, array):
        pytest.skip("without librt each is a copy")
    for _ in range(30):
        batch.step([numbers[-1] for numbers in batch.legal])
        assert kept == (batch.observations, batch.masks, batch.seats)
        assert rows(kept[1]) == [
            [number in legal for number in range(batch.coder.actions)] for legal in batch.legal
        ]


@GAMES
def test_a_batch_refuses_illegal_numbers_and_changes_nothing(rules: Game[Any]) -> None:
    coder = coders(rules)[0]
    batch = coder.batch(2, seed=1)
    before = rows(batch.observations), rows(batch.masks)
    first, second = (numbers[0] for numbers in batch.legal)
    wrong = next(number for number in range(coder.actions) if number not in batch.legal[1])
    for numbers in ([first, wrong], [first, -1], [first, coder.actions], [first, 10**30]):
        with pytest.raises(IllegalMoveError):
            batch.step(numbers)
    for few in ([first], [first, second, second], []):
        with pytest.raises(ArgumentError):
            batch.step(few)
    assert (rows(batch.observations), rows(batch.masks)) == before
    with pytest.raises(ArgumentError):
        coder.batch(0)


@GAMES
def test_states_can_be_copied_and_pickled_and_go_on_independently(rules: Game[Any]) -> None:
    for coder in coders(rules):
        state = coder.start(seed=2)
        for _ in range(9):
            state.step(state.legal[-1])
        for other in (
            state.copy(),
            copy.copy(state),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
        ):
            assert other.position == state.position
            assert (other.legal, other.played) == (state.legal, state.played)
            before = state.position
            legal = list(state.legal)
            other.step(other.legal[0])
            assert state.legal == legal
            assert state.position == before
            assert len(other.played) == len(state.played) + 1
        again = pickle.loads(pickle.dumps(coder))
        assert (again.id, again.actions, again.size) == (coder.id, coder.actions, coder.size)
        assert again.observation(state.position) == coder.observation(state.position)


@GAMES
def test_a_match_of_the_same_setup_has_the_information_state_of_the_same_moves(rules: Game[Any]) -> None:
    coder = coders(rules)[0]
    state = coder.start(seed=4)
    match = tablee.game(rules).start(coder.players, seed=4, **coder.options)
    while len(match.moves) < 8:
        numbers, before = [*state.spelt, state.legal[0]], rules.copy(state.position)
        state.step(state.legal[0])
        if not state.spelt:
            match.push(coder.move(before, *numbers))
    for seat in range(coder.players):
        assert coder.recall(match, seat) == state.recall(seat)
    if rules.min_players < rules.max_players:
        others = tablee.game(rules).start(
            rules.max_players if coder.players == rules.min_players else rules.min_players
        )
        with pytest.raises(ArgumentError):
            coder.recall(others, 0)


@GAMES
def test_copies_have_the_information_states_of_their_original(rules: Game[Any]) -> None:
    chance = Random(6)
    for coder in coders(rules)[:2]:
        state = coder.start(seed="copied")
        while not state.over and len(state.played) < 60:
            state.step(chance.choice(state.legal))
            for seat in range(chance.randrange(coder.players + 1)):
                state.recall(seat)
            state = state.copy()
        fresh = coder.start(seed="copied")
        for number in state.played:
            fresh.step(number)
        for seat in range(coder.players):
            assert state.recall(seat) == fresh.recall(seat) == pickle.loads(pickle.dumps(state)).recall(seat)


@GAMES
def test_a_determinization_looks_the_same_to_its_seat_and_goes_on_by_itself(rules: Game[Any]) -> None:
    chance = Random(7)
    for coder in coders(rules)[:2]:
        state = coder.start(seed="drawn")
        while not state.over and len(state.played) < 40:
            seat = chance.randrange(coder.players)
            drawn = state.determinization(seat, seed=len(state.played))
            assert drawn.observation(seat) == state.observation(seat)
            assert drawn.recall(seat) == state.recall(seat)
            assert drawn.turn == state.turn
            assert drawn.spelt == (state.spelt if seat == state.turn else [])
            told, numbers = drawn.recall(seat)
            before = state.recall(seat)
            while not drawn.over and len(drawn.played) < 12:
                drawn.step(chance.choice(drawn.legal))
                assert drawn.recall(seat).text.startswith(told)
                assert drawn.recall(seat).numbers[: len(numbers)] == numbers
                lines = [json.loads(line) for line in drawn.recall(seat).text.split("\n")]
                assert coder.vocabulary.read(drawn.recall(seat).numbers) == lines
                filled = array("H", [*drawn.recall(seat).numbers, 0, 0])
                assert coder.vocabulary.read(filled) == lines
            assert state.recall(seat) == before
            assert drawn.copy() == drawn == pickle.loads(pickle.dumps(drawn))
            assert pickle.loads(pickle.dumps(drawn)).recall(seat) == drawn.recall(seat)
            state.step(chance.choice(state.legal))
        assert state.determinization(0).seed != state.determinization(0).seed


def test_a_game_without_numbers_says_so() -> None:
    assert not declares(TOY)
    with pytest.raises(TableeError) as refused:
        tablee.game(TOY).coder()
    assert refused.value.code == "coder.none"
