"""Baselines: their files are checked, their choices are exact and legal, and those that come with games play well."""

import pickle
import zlib
from importlib.resources import files
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
import pytest

import tablee
from tablee.bots.agent import Seen
from tablee.bots.baselines.agent import Baseline, numbers
from tablee.bots.baselines.network import LARGEST as MOST
from tablee.bots.baselines.network import Network
from tablee.bots.baselines.weights import (
    FOLDER,
    FORM,
    LARGEST,
    METHODS,
    SUFFIX,
    BaselineError,
    Layer,
    Weights,
    packed,
    shipped,
    unpacked,
)
from tablee.core.rng import Stream, seed_bytes
from tablee.games import find, installed, package
from tablee.match import Match
from tests.games.encoded import encoded

LARGEST_OF_ALL = 600_000
"""Bytes of all weights that come with the games."""

SHIPPED = [
    (game, method)
    for game in installed()
    for method in METHODS
    if (files(package(game)) / FOLDER / f"{method}{SUFFIX}").is_file()
]
EACH = pytest.mark.parametrize(("game", "method"), SHIPPED)


def small(**changes: Any) -> Weights:
    """Return weights for Mawoki at random."""
    coder = tablee.game("mawoki").coder()
    chance = np.random.default_rng(5)
    sizes = [coder.size, 7, coder.actions]
    layers = [
        Layer(
            inputs,
            outputs,
            chance.integers(-127, 128, inputs * outputs, np.int8).tobytes(),
            [int(one) for one in chance.integers(5, 9, outputs)],
            [int(one) for one in chance.integers(-300, 300, outputs)],
        )
        for inputs, outputs in pairwise(sizes)
    ]
    made = Weights(FORM, "mawoki", coder.encoding.version, 2, coder.options, "ppo", 1, 10, layers)
    return msgspec.structs.replace(made, **changes)


def exactly(weights: Weights, observation: list[int], factors: list[float]) -> list[float]:
    """Return the outputs by Python's whole numbers: every value is a multiple of 2^-40."""
    unit = 1 << 40
    values = [
        int(max(-8.0, min(8.0, seen * factor)) * unit)
        for seen, factor in zip(observation, factors, strict=True)
    ]
    for number, layer in enumerate(weights.layers):
        found = []
        for output in range(layer.outputs):
            total = layer.biases[output] * unit // 256
            for place, value in enumerate(values):
                weight = int.from_bytes(layer.weights[place * layer.outputs + output :][:1], signed=True)
                total += weight * value >> layer.exponents[output]
            found.append(total)
        if number < len(weights.layers) - 1:
            # To multiples of 1/256, halves to even, as `round` does.
            found = [
                min(max(0, round(one / (unit // 256))) * (unit // 256), int(MOST * unit)) for one in found
            ]
        values = found
    return [value / unit for value in values]


def test_a_file_comes_back_as_it_was() -> None:
    assert unpacked(packed(small()), "mine") == small()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no network",
        pickle.dumps(print),
        zlib.compress(b"no network"),
        zlib.compress(msgspec.msgpack.encode({"form": 1})),
        packed(small())[:-5],
        packed(small(form=2)),
        packed(small(layers=[])),
        packed(small(layers=[small().layers[1], small().layers[0]])),
        packed(small(layers=[msgspec.structs.replace(small().layers[0], weights=b"12")])),
        packed(small(layers=[msgspec.structs.replace(small().layers[0], exponents=[99] * 7)])),
        zlib.compress(bytes(LARGEST + 1)),
        zlib.compress(b"\x91" * 100_000),
    ],
)
def test_what_is_no_network_is_refused(content: bytes) -> None:
    with pytest.raises(BaselineError) as refused:
        unpacked(content, "mine")
    assert (refused.value.code, refused.value.params) == ("baseline.file", {"file": "mine"})


@pytest.mark.parametrize("file", ["nowhere", "", "a\0b", "."])
def test_a_file_that_cannot_be_read_is_refused(file: str) -> None:
    with pytest.raises(BaselineError) as refused:
        Baseline(file)
    assert refused.value.code == "baseline.file"


def test_a_network_is_refused_where_it_does_not_fit() -> None:
    for game, players in (("mawoki", 3), ("tokan", 2)):
        rules = find(game)
        encoding = rules.encoding(rules.options.fill({}), players)
        assert encoding is not None
        with pytest.raises(BaselineError) as refused:
            small().check(game, encoding)
        assert refused.value.code == "baseline.setup"
        assert refused.value.params == {"game": game, "trained": "mawoki", "players": 2}
    with pytest.raises(BaselineError):
        small(numbers=2).check("mawoki", tablee.game("mawoki").coder().encoding)


def test_outputs_are_exact() -> None:
    from tablee.bots.baselines.inputs import scales

    coder = tablee.game("mawoki").coder()
    weights = small()
    network = Network(weights, coder.encoding)
    factors = [float(one) for one in scales(coder.encoding)]
    state, everything = coder.start(seed=2), list(range(coder.actions))
    for _ in range(6):
        seen = np.asarray(state.observation())
        outputs = exactly(weights, seen.tolist(), factors)
        assert network.best(seen, everything) == outputs.index(max(outputs))
        state.step(state.legal[-1])


def test_of_equal_outputs_the_lowest_number_is_best() -> None:
    coder = tablee.game("mawoki").coder()
    nothing = [
        Layer(inputs, outputs, bytes(inputs * outputs), [0] * outputs, [0] * outputs)
        for inputs, outputs in ((coder.size, 3), (3, coder.actions))
    ]
    network = Network(small(layers=nothing), coder.encoding)
    assert network.best(np.zeros(coder.size, np.int16), [9, 4, 7]) == 4


def test_every_game_with_numbers_comes_with_a_network_and_all_are_small() -> None:
    assert {game for game, method in SHIPPED if method == "ppo"} == {game.name for game in encoded()}
    sizes = [
        len((files(package(game)) / FOLDER / f"{method}{SUFFIX}").read_bytes()) for game, method in SHIPPED
    ]
    assert 0 < sum(sizes) <= LARGEST_OF_ALL


@EACH
def test_a_network_that_comes_with_a_game_says_how_it_was_trained(game: str, method: str) -> None:
    weights = shipped(find(game), method)
    assert (weights.game, weights.method, weights.players) == (game, method, 2)
    assert weights.options == find(game).options.fill({})
    assert weights.steps > 10_000


@EACH
def test_it_plays_legal_moves_by_what_its_seat_knows_alone(game: str, method: str) -> None:
    """Any world that looks the same to the seat gives the same move."""
    rules, baseline = find(game), Baseline(method)
    match = Match.new(rules, 2, {}, "legal")
    worlds = Stream(seed_bytes("worlds"))
    for ply in range(30):
        seat = match.turn
        if seat is None:
            break
        known = match.information(seat)
        legal = rules.legal_sample(match.position)
        move = baseline.choose(Seen(known, legal.moves, legal.more, ply, 1))
        world = rules.determinization(known, worlds)
        assert baseline.choose(Seen(rules.information(world, seat), [], True, ply, 2)) == move
        match.play(seat, move)
    assert match.ply > 5


def test_without_weights_for_a_game_it_says_so(toy_installed: None) -> None:
    with pytest.raises(BaselineError) as refused:
        Baseline("ppo").check(find("toy"), {}, 2)
    assert (refused.value.code, refused.value.params) == ("baseline.none", {"game": "toy", "method": "ppo"})
    for language in ("en", "fr", "nl"):
        assert "ppo" in refused.value.sentence(language)


def test_an_array_of_numbers_is_one_of_numpy() -> None:
    assert numbers([1, 2]).dtype == np.int16


def test_they_sit_at_tables_of_the_python_api_and_the_arena() -> None:
    game = tablee.game("toko-maja")
    match = game.start(seed=1).play_out("baseline:ppo", "random", seed=1)
    assert match.over
    arena = game.arena(["baseline:ppo", "random"], deals=5, seed="baseline")
    # Equal on every machine, because the choices are exact.
    assert arena.share("baseline:ppo", "random").scored.share > 0.5
