"""Moves that are spelt with several numbers: every legal move can be, in one way, and nothing else can."""

import json
from itertools import islice
from random import Random
from typing import Any

import pytest

import tablee
from tablee.core.encoding import Spelling
from tablee.core.errors import IllegalMoveError
from tablee.core.game import Game
from tablee.testing.lookalikes import refused
from tablee.testing.walks import mutations
from tests.games.encoded import coder, encoded, positions, some_setups, spells
from tests.marks import always_and_soak

SPELT = pytest.mark.parametrize(
    "game", [game for game in encoded() if spells(game)], ids=lambda game: game.name
)


@SPELT
@pytest.mark.parametrize("sampled", always_and_soak(80, 3_000))
def test_every_legal_move_can_be_spelt_and_read_back(game: Game[Any], sampled: int) -> None:
    lengths = set()
    for one, position, chance in islice(positions(game, 21), sampled):
        listed = game.legal(position).moves
        some = chance.sample(listed, min(12, len(listed)))
        some += [move for move in mutations(listed, chance, 12) if refused(game, position, move) is None]
        for move in some:
            numbers = one.numbers(position, move)
            assert 1 <= len(numbers) <= one.longest_move
            lengths.add(len(numbers))
            spelling = begun(one, position)
            for number in numbers:
                assert number in spelling.legal(), (move, spelling.numbers)
                spelling.add(number)
            again = spelling.text()
            assert one.numbers(position, again) == numbers
            assert same_effect(game, position, move, again)
            if move in listed:
                assert again == move
    assert len(lengths) > 2


def same_effect(game: Game[Any], position: Any, move: str, other: str) -> bool:
    """True if two moves are the same, perhaps written in another order."""
    return bool(game.apply(position, move)[0] == game.apply(position, other)[0])


@SPELT
@pytest.mark.parametrize("sampled", always_and_soak(120, 6_000))
def test_random_numbers_always_end_in_a_legal_move(game: Game[Any], sampled: int) -> None:
    for one, position, chance in islice(positions(game, 22), sampled):
        for _ in range(2):
            numbers = chosen(one, position, chance)
            assert len(numbers) <= one.longest_move
            move = one.move(position, *numbers)
            game.check_move(position, move)
            assert one.move(position, *one.numbers(position, move)) == move


def chosen(one: tablee.Coder[Any], position: Any, chance: Random) -> list[int]:
    """Return the numbers of a move, each chosen among the legal ones."""
    spelling = begun(one, position)
    while not spelling.complete:
        legal = spelling.legal()
        assert legal == sorted(set(legal))
        assert all(one.name(number) for number in legal)
        spelling.add(chance.choice(legal))
    return spelling.numbers


def begun(one: tablee.Coder[Any], position: Any) -> Spelling[Any]:
    spelling = one.encoding.spelling(position)
    assert spelling is not None
    return spelling


@SPELT
@pytest.mark.parametrize("sampled", always_and_soak(40, 1_000))
def test_each_number_so_far_shows_to_the_seat_itself_only(game: Game[Any], sampled: int) -> None:
    longer = 0
    for one, position, chance in islice(positions(game, 23), sampled):
        numbers = chosen(one, position, chance)
        spelling, seen = begun(one, position), set()
        for number in numbers:
            seen.add(bytes(one.observed(position, None, spelling)))
            spelling.add(number)
        assert len(seen) == len(numbers)
        longer += len(numbers) > 1
        for other in range(one.players):
            if other != position.turn:
                assert one.observation(position, other, numbers[:-1]) == one.observation(position, other)
    assert longer > 2


@SPELT
def test_numbers_that_cannot_follow_are_refused_and_change_nothing(game: Game[Any]) -> None:
    tried = 0
    for one, position, chance in islice(positions(game, 24), 0, 60, 6):
        numbers, before = chosen(one, position, chance), game.dump(position)
        for at in {0, len(numbers) // 2, len(numbers) - 1}:
            legal = set(one.legal(position, numbers[:at]))
            for number in (*chance.sample(range(one.actions), 4), -1, one.actions, 10**30):
                if number not in legal:
                    with pytest.raises(IllegalMoveError) as fault:
                        one.legal(position, [*numbers[:at], number])
                    assert (fault.value.code, fault.value.params) == ("move.number", {"number": number})
                    tried += 1
        if len(numbers) > 1:
            with pytest.raises(IllegalMoveError):
                one.move(position, *numbers[:-1])
        with pytest.raises(IllegalMoveError):
            one.move(position, *numbers, numbers[-1])
        with pytest.raises(IllegalMoveError):
            one.move(position)
        assert game.dump(position) == before
    assert tried > 60


@SPELT
def test_a_state_in_the_midst_of_a_move_is_a_value_and_its_recall_grows_with_each_number(
    game: Game[Any],
) -> None:
    for setup in some_setups(game)[:3]:
        one = coder(game, setup)
        state, chance, told, midst = one.start(seed=6), Random(3), [""] * setup.players, 0
        while not state.over and midst < 12:
            for seat in range(setup.players):
                recall = state.recall(seat)
                assert recall.text.startswith(told[seat])
                grew = len(recall.text) > len(told[seat])
                assert grew or (state.spelt and seat != state.turn)
                told[seat] = recall.text
                lines = [json.loads(line) for line in recall.text.split("\n")]
                assert one.vocabulary.read(recall.numbers) == lines
                own = [line["spelt"] for line in lines if "spelt" in line]
                if seat == state.turn:
                    assert own[len(own) - len(state.spelt) :] == state.spelt
            if state.spelt:
                midst += 1
                twin = state.copy()
                assert (twin.spelt, twin.legal) == (state.spelt, state.legal)
                assert twin.observation() == state.observation()
                twin.step(twin.legal[-1])
                assert twin != state
            state.step(chance.choice(state.legal))
        assert midst == 12
        match, again = tablee.game(game).start(setup.players, seed=6, **setup.options), one.start(seed=6)
        for move, _ in state._moves:
            match.push(move)
            for number in one.numbers(again.position, move):
                again.step(number)
        for seat in range(setup.players):
            assert one.recall(match, seat) == again.recall(seat)
