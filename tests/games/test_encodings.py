"""Numbers for machines: they stand for moves one to one, show exactly what a seat knows, and never change."""

import json
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tablee
from tablee.core.encoding import Field
from tablee.core.errors import IllegalMoveError
from tablee.core.game import Game
from tablee.core.recall import Recall
from tablee.core.rng import QuickStream
from tablee.testing.walks import setups
from tests.games.encoded import coder, encoded, pairs, positions, some_setups, spells
from tests.marks import always_and_soak

GAMES = pytest.mark.parametrize("game", encoded(), ids=lambda game: game.name)
FLAT = pytest.mark.parametrize(
    "game", [game for game in encoded() if not spells(game)], ids=lambda game: game.name
)
"""The games that have one number for each move; `test_spellings` is about the others."""
PINNED = Path(__file__).with_name("encodings.json")
PAIRS = 100_000
MANY = 400
"""Games with more setups than this show some of them."""
WITHIN = 20
"""One in so many numbers within a move is compared: the coder spells the whole move so far again each time."""


@GAMES
@pytest.mark.parametrize("sampled", always_and_soak(1_000, PAIRS))
def test_equal_information_gives_equal_numbers_and_different_information_different_ones(
    game: Game[Any], sampled: int
) -> None:
    found: Counter[bool] = Counter()
    for pair in islice(pairs(game, sampled), sampled):
        same = pair.same_information()
        assert pair.same_numbers() == same, (pair.seat, game.dump(pair.one), game.dump(pair.other))
        found[same] += 1
    assert found[True] > sampled / 5
    assert found[False] > sampled / 5


@FLAT
@pytest.mark.parametrize("sampled", always_and_soak(300, 20_000))
def test_numbers_stand_for_the_legal_moves_one_to_one(game: Game[Any], sampled: int) -> None:
    for one, position, chance in islice(positions(game, sampled), sampled):
        numbers, moves = one.legal(position), game.legal(position).moves
        assert len(set(numbers)) == len(numbers) == len(moves)
        assert [one.move(position, number) for number in numbers] == moves
        chosen = chance.choice(moves)
        assert [numbers[moves.index(chosen)]] == one.numbers(position, chosen)
        assert [number for number, legal in enumerate(one.mask(position)) if legal] == sorted(numbers)
        assert all(one.name(number) for number in numbers)


@GAMES
def test_every_setup_has_numbers_within_the_same_bounds(game: Game[Any]) -> None:
    for setup in some_setups(game):
        one = coder(game, setup)
        state = one.start(seed=1)
        for _ in range(12):
            if state.over:
                break
            for seat in range(setup.players):
                seen = state.observation(seat).tolist()
                assert len(seen) == one.size
                for field, part in parts(one, seen):
                    assert min(part) >= field.low, field
                    assert max(part) <= field.high, field
            state.step(state.legal[len(state.legal) // 2])


def parts(one: tablee.Coder[Any], seen: list[int]) -> list[tuple[Field, list[int]]]:
    """Return the fields of an observation, each with its numbers."""
    at, found = 0, []
    for field in one.fields:
        found.append((field, seen[at : at + field.size]))
        at += field.size
    return found


@GAMES
def test_numbers_that_are_not_legal_are_refused_and_change_nothing(game: Game[Any]) -> None:
    for one, position, _ in islice(positions(game, 3), 0, 100, 10):
        before, legal = game.dump(position), set(one.legal(position))
        for number in (-1, *range(one.actions), one.actions, 10**30):
            if number not in legal:
                for act in (one.encoding.play, one.encoding.move):
                    with pytest.raises(IllegalMoveError) as refused:
                        act(position, number)
                    assert refused.value.code == "move.number"
                with pytest.raises(IllegalMoveError) as refused:
                    one.move(position, number)
                assert refused.value.code == "move.number"
        assert game.dump(position) == before


@GAMES
def test_a_match_by_numbers_is_that_of_the_same_moves_and_ends_with_returns_that_sum_to_zero(
    game: Game[Any],
) -> None:
    chance = Random(5)
    for setup in some_setups(game):
        one = coder(game, setup)
        state, match = one.start(seed=5), tablee.game(game).start(setup.players, seed=5, **setup.options)
        while not state.over:
            if not state.spelt or chance.randrange(WITHIN) == 0:
                assert state.legal == one.legal(state.position, state.spelt)
            numbers = [*state.spelt, chance.choice(state.legal)]
            before = game.copy(state.position)
            state.step(numbers[-1])
            if not state.spelt:
                match.push(one.move(before, *numbers))
            assert len(match.moves) <= (one.longest or 5_000)
        assert state.position == match.position
        assert match.over
        assert sum(state.returns) == pytest.approx(0)
        assert state.scores == match.scores
        best = max(state.returns)
        assert [value == best for value in state.returns] == [rank == 1 for rank in match.ranks]


@GAMES
def test_an_information_state_grows_by_what_the_seat_saw_and_can_be_read_back(game: Game[Any]) -> None:
    for setup in some_setups(game):
        one = coder(game, setup)
        state = one.start(seed=9)
        told: dict[int, tuple[str, list[int]]] = {seat: ("", []) for seat in range(setup.players)}
        while not state.over and len(state.played) < 40:
            for seat, (text, numbers) in told.items():
                recall = state.recall(seat)
                assert recall.text.startswith(text)
                assert recall.numbers.tolist()[: len(numbers)] == numbers
                told[seat] = recall.text, recall.numbers.tolist()
                lines = [json.loads(line) for line in told[seat][0].split("\n")]
                assert one.vocabulary.read(told[seat][1]) == lines
                assert max(told[seat][1]) < one.vocabulary.size
            state.step(state.legal[(5 * len(state.played)) % len(state.legal)])
        fresh = one.start(seed=9)
        for number in state.played:
            fresh.step(number)
        assert fresh.recall(0) == state.recall(0)


@GAMES
@pytest.mark.parametrize("sampled", always_and_soak(12, 1_000))
def test_an_information_state_shows_what_the_seat_knows_and_no_more(game: Game[Any], sampled: int) -> None:
    """Worlds that look the same at the deal are played alike until the seat could tell them apart.

    The next line shows who was to act. That can depend on hidden cards: in Toko Maja a seat that can lay nothing is
    passed over.
    """
    compared = 0
    for number, (one, _, chance) in enumerate(islice(positions(game, sampled), 0, 40 * sampled, 40)):
        seat = number % one.players
        deal = game.new(one.players, one.options, f"recall {number}")
        world = game.determinization(game.information(deal, seat), QuickStream(number))
        recalls = [recall_of(one, seat, deal), recall_of(one, seat, world)]
        here, there = game.copy(deal), world
        while here.turn is not None:
            assert recalls[0].numbers() == recalls[1].numbers()
            if here.turn != there.turn:
                break
            assert game.information(here, seat) == game.information(there, seat)
            assert one.observation(here, seat) == one.observation(there, seat)
            compared += 1
            shared = [move for move in game.legal(here).moves if move in game.legal(there).moves]
            if not shared:
                break
            move, by = chance.choice(shared), here.turn
            for recall, position in zip(recalls, (here, there), strict=True):
                recall.watch(by, move, game.play(position, move))
            if recalls[0].text() != recalls[1].text():
                assert recalls[0].numbers() != recalls[1].numbers()
                break
    assert compared >= sampled


def recall_of(one: tablee.Coder[Any], seat: int, deal: Any) -> Recall:
    """Return what the seat knows of a deal, to be carried forward."""
    return Recall(one.vocabulary, seat, one.rules.information(deal, seat))


@GAMES
def test_seats_are_relative(game: Game[Any]) -> None:
    """The first seat's number is that of the seat itself: in the field `turn`, wherever the seat sits."""
    for one, position, _ in islice(positions(game, 8), 100):
        seen = {field.name: part for field, part in parts(one, one.observation(position).tolist())}
        assert seen["turn"] == [1, *[0] * (one.players - 1)]


def declared(game: Game[Any]) -> dict[str, Any]:
    """Return all that the version of an encoding promises, in the form of the pinned file."""
    found: dict[str, Any] = {"fields": {}, "sizes": {}}
    listed = setups(game)
    for setup in listed[:: 1 + len(listed) // MANY]:
        one = coder(game, setup)
        found["version"] = one.encoding.version
        found["actions"] = one.actions
        found["words"] = " ".join(one.vocabulary.words)
        fields = [[field.name, list(field.shape), field.low, field.high] for field in one.fields]
        assert found["fields"].setdefault(str(setup.players), fields) == fields, (
            "options must not change arrays"
        )
    one = coder(game, setups(game)[-1])
    found["names"] = " ".join(one.name(number) or "_" for number in range(one.actions))
    return found


@GAMES
def test_the_numbers_of_a_version_never_change(game: Game[Any]) -> None:
    """If this fails, raise the version of the encoding, then write the file again as its first line says."""
    pinned = json.loads(PINNED.read_text(encoding="utf-8"))
    assert pinned[game.name] == declared(game)


if __name__ == "__main__":
    # After a version was raised: python -m tests.games.test_encodings
    PINNED.write_text(json.dumps({game.name: declared(game) for game in encoded()}, indent=1) + "\n", "utf-8")
