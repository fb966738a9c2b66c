"""An integer of any library is accepted; other objects that look like one are refused in a sentence."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.core.errors import SeatError
from tablee.core.rng import Stream, seed_bytes


class Index:
    """An integer that is no `int`."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class Mute:
    """An object that cannot be printed."""

    def __repr__(self) -> str:
        raise RuntimeError("no text")


class Huge:
    """A number with more digits than Python converts to text."""


def made(value: Any) -> Any:
    """Return `value`, or an instance if it is one of these classes, which have no name for a test."""
    return Mute() if value is Mute else 1 << 99_999 if value is Huge else value


WHOLE: dict[str, Callable[[int], Any]] = {"index": Index, "int64": np.int64, "uint8": np.uint8}


@pytest.fixture(params=WHOLE)
def whole(request: pytest.FixtureRequest) -> Callable[[int], Any]:
    """Return a function that makes a number as another library has it."""
    return WHOLE[request.param]


def test_a_match_is_started_and_looked_at_with_numbers_of_any_library(
    game: tablee.Game[Any], whole: Callable[[int], Any]
) -> None:
    few = game.players[0]
    match = game.start(players=whole(few), seed=whole(7))
    assert match.position == game.start(players=few, seed=7).position
    assert match.view(whole(1)) == match.view(1)
    assert match.information(whole(1)) == match.information(1)
    assert match.determinization(whole(1), whole(5)) == match.determinization(1, 5)
    assert match.story(whole(1)) == match.story(1)
    assert match.legal[whole(0)] == match.legal[0]
    twin = game.start(seed=7).play_out("random", 1, seed=3, plies=4) if few == 2 else None
    if twin is not None:
        played = match.play_out("random", whole(1), seed=whole(3), plies=whole(4))
        assert played.moves == twin.moves
    assert game.bot(whole(1)).choose(match, whole(2)) == game.bot(1).choose(match, 2)


def test_the_verbs_of_the_rules_take_them_too(game: tablee.Game[Any], whole: Callable[[int], Any]) -> None:
    rules, few = game.rules, game.players[0]
    position, twin = rules.new(whole(few), {}, whole(7)), rules.new(few, {}, 7)
    assert position == twin
    assert rules.view(position, whole(1)) == rules.view(position, 1)
    assert rules.information(position, whole(1)) == rules.information(position, 1)
    number = rules.legal_numbers(position)[0]
    assert rules.move_of(position, whole(number)) == rules.move_of(position, number)
    assert rules.step(position, whole(number)) == rules.step(twin, number)
    assert position == twin
    assert rules.playout(position, whole(9)) == rules.playout(twin, 9)
    assert position == twin
    assert type(rules.bot(whole(1))) is type(rules.bot(1))


def test_values_of_options_may_be_scalars_of_numpy(game: tablee.Game[Any]) -> None:
    scalars = {bool: np.bool_, int: np.int64, str: np.str_}
    defaults = game.start(seed=1).options
    given = {
        name: scalars[type(value)](value) if type(value) in scalars else value
        for name, value in defaults.items()
    }
    match = game.start(seed=1, **given)
    assert match.options == defaults
    assert [type(value) for value in match.options.values()] == list(map(type, defaults.values()))
    assert match.record().text() == game.start(seed=1).record().text()


@pytest.mark.parametrize("seed", [7.0, True, False, np.float64(7), np.bool_(True), b"text", [1], Mute, Huge])
def test_what_is_neither_text_nor_whole_number_is_no_seed(game: tablee.Game[Any], seed: Any) -> None:
    seed = made(seed)
    match = game.start(seed=1)
    for use in (
        lambda: game.start(seed=seed),
        lambda: game.rules.new(game.players[0], {}, seed),
        lambda: match.determinization(seed=seed),
    ):
        with pytest.raises(tablee.ArgumentError, match="A seed is a text or a whole number") as refused:
            use()
        assert refused.value.code == "argument.seed"
        json.dumps(refused.value.params, allow_nan=False)


@pytest.mark.parametrize(("given", "shown"), [(7.0, "“7.0”"), (np.float64(7), "“7.0”"), (7.25, "“7.25”")])
def test_a_refused_fraction_is_shown_as_it_was_written(given: Any, shown: str) -> None:
    match = tablee.game(tablee.games()[0]).start(seed=1)
    for use in (
        lambda: match.game.start(seed=given),
        lambda: match.view(given),
        lambda: match.game.start(seed=1, **{next(iter(match.options)): given}),
    ):
        with pytest.raises(tablee.TableeError, match=shown):
            use()


@pytest.mark.parametrize("number", [1.0, "1", True, None, np.float64(1), np.bool_(True), [1], Mute])
def test_what_is_no_whole_number_is_refused_by_name(game: tablee.Game[Any], number: Any) -> None:
    number = made(number)
    match, rules = game.start(seed=1), game.rules
    uses: dict[str, list[Callable[[], Any]]] = {
        "players": [lambda: rules.new(number, {}, 1)],
        "number": [lambda: rules.step(match.position, number), lambda: rules.move_of(match.position, number)],
        "seed": [lambda: rules.playout(match.position, number)],
        "level": [lambda: rules.bot(number)],
    }
    if number is not None:
        uses["players"].append(lambda: game.start(players=number))
        uses["seed"].append(lambda: match.play_out("random", seed=number))
        uses["plies"] = [lambda: match.play_out("random", plies=number)]
        uses["seat"] = [
            lambda: match.view(number),
            lambda: match.information(number),
            lambda: match.determinization(number),
            lambda: rules.view(match.position, number),
            lambda: rules.information(match.position, number),
        ]
    for name, calls in uses.items():
        for call in calls:
            with pytest.raises(tablee.ArgumentError, match="must be a whole number") as refused:
                call()
            assert refused.value.params["name"] == name
            json.dumps(refused.value.params, allow_nan=False)
    assert match.ply == 0


@pytest.mark.parametrize("number", [-5, -1, 99_999, 1 << 70, Huge])
def test_a_number_that_stands_for_no_legal_move_changes_nothing(game: tablee.Game[Any], number: int) -> None:
    number = made(number)
    rules, position = game.rules, game.start(seed=1).position
    before = rules.dump(position)
    for use in (rules.step, rules.move_of):
        with pytest.raises(tablee.IllegalMoveError, match="stands for no legal move") as refused:
            use(position, number)
        assert refused.value.code == "move.number"
    assert rules.dump(position) == before


def test_of_all_numbers_those_that_are_listed_stand_for_moves(game: tablee.Game[Any]) -> None:
    rules = game.rules
    position = rules.new(game.players[1], {}, 1)
    numbers = rules.legal_numbers(position)
    for _ in range(25):
        if not numbers:
            break
        others = set(range(-1, max(numbers) + 9)) - {*numbers}
        for number in others:
            with pytest.raises(tablee.IllegalMoveError):
                rules.move_of(position, number)
        assert rules.move_of(position, numbers[-1]) == rules.legal(position).moves[-1]
        numbers = rules.step(position, numbers[len(others) % len(numbers)])


def test_once_a_match_is_over_no_number_stands_for_a_move(game: tablee.Game[Any]) -> None:
    rules, position = game.rules, game.start(seed=1).position
    rules.playout(position, 1)
    for use in (rules.step, rules.move_of):
        with pytest.raises(tablee.IllegalMoveError):
            use(position, 0)


def test_a_seat_that_there_is_not_is_refused_wherever_it_is_named(game: tablee.Game[Any]) -> None:
    match = game.start(seed=1)
    for seat in (-1, match.players, 1 << 70, np.int64(-1)):
        for use in (match.view, match.information, match.determinization, match.story):
            with pytest.raises(SeatError) as refused:
                use(seat)
            assert refused.value.params == {"seat": int(seat), "last": match.players - 1}
            for language in ("en", "fr", "nl"):
                assert re.search(rf"\b0\b.*\b{match.players - 1}\b", refused.value.sentence(language))


@pytest.mark.parametrize(
    "value",
    [
        np.int64(1 << 40),
        np.float64("nan"),
        float("inf"),
        Mute,
        Huge,
        {1: 2j},
        (1, {2j}),
        Stream(seed_bytes("")),
    ],
)
def test_every_error_can_be_printed_and_written_as_json(game: tablee.Game[Any], value: Any) -> None:
    value = made(value)
    errors = [tablee.TableeError("option.value", {"name": value, "value": value, "expected": "1..2"})]
    for name in game.options["properties"]:
        with pytest.raises(tablee.OptionError) as refused:
            game.start(**{name: value})
        errors.append(refused.value)
    for error in errors:
        assert str(error)
        assert repr(error)
        assert json.loads(json.dumps(error.params, allow_nan=False)) == error.params
        assert len({error.sentence(language) for language in ("en", "fr", "nl")}) == 3


def test_an_error_whose_parameters_were_changed_can_be_printed_all_the_same() -> None:
    error = tablee.TableeError("option.unknown", {"name": "x"})
    error.params["name"] = Mute()
    assert str(error)


def test_numbers_and_texts_may_be_mixed_and_a_changed_position_is_listed_again(
    game: tablee.Game[Any],
) -> None:
    rules, chance = game.rules, Random(5)
    position = rules.new(game.players[0], {}, 5)
    for _ in range(40):
        if position.turn is None:
            break
        moves, numbers = rules.legal(position).moves, rules.legal_numbers(position)
        assert [rules.move_of(position, number) for number in numbers] == moves
        at = chance.randrange(len(moves))
        twin = rules.copy(position)
        rules.play(twin, moves[at])
        if chance.randrange(2):
            assert [rules.move_of(twin, one) for one in rules.step(position, numbers[at])] == list(twin.legal)
        else:
            rules.play(position, moves[at])
        assert position == twin
        assert rules.legal(position).moves == rules.legal(twin).moves


def test_a_copy_that_went_another_way_does_not_change_what_a_number_means(game: tablee.Game[Any]) -> None:
    rules = game.rules
    position = rules.new(game.players[0], {}, 5)
    numbers = rules.legal_numbers(position)
    moves = [rules.move_of(position, number) for number in numbers]
    twin = rules.copy(position)
    rules.step(twin, numbers[0])
    rules.playout(twin, 1)
    assert [rules.move_of(position, number) for number in numbers] == moves
    with pytest.raises(tablee.IllegalMoveError):
        rules.step(twin, numbers[0])
