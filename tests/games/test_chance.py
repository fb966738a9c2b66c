"""Chance that is asked for, in every game: the luck of a seed, the law of the rules, and nothing about later cards."""

import json
import pickle
from collections import defaultdict
from fractions import Fraction
from itertools import permutations
from math import comb
from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tablee.core.chance import ChanceState
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.reporting_stream import ReportingStream
from tablee.core.rng import seed_bytes
from tablee.games import find, installed
from tablee.testing.luck import luck_is_settled_like_a_seed
from tablee.testing.walks import setups
from tests.games.variants import variants
from tests.marks import examples

GAMES: Final = pytest.mark.parametrize("game", installed().values(), ids=lambda game: game.name)
FEW: Final = settings(
    max_examples=examples(3),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
VARIED: Final = pytest.mark.parametrize(
    "game",
    [game for game in installed().values() if game.options.parameters],
    ids=lambda game: game.name,
)
FACE_DOWN: Final = {
    "mawoki": ("cards", ["stock"]),
    "moka": ("cards", ["stock"]),
    "rummikub": ("tiles", ["pool"]),
    "toko-maja": ("cards", ["stock", "removed"]),
}
"""By game, the deck and the keys of a position where pieces lie that chance has not settled.

Not in it: games whose deal settles everything, and new ones, whose keys no test can know.
"""


@GAMES
@FEW
@given(data=st.data(), seed=st.integers(0, 2**20))
def test_the_outcomes_of_a_seed_settle_its_match(game: Game[Any], data: st.DataObject, seed: int) -> None:
    setup = data.draw(st.sampled_from(setups(game)))
    assert luck_is_settled_like_a_seed(game, setup, seed, plies=30) > 0


@VARIED
@FEW
@given(data=st.data(), seed=st.integers(0, 2**20))
def test_the_outcomes_of_a_seed_settle_its_match_with_other_numbers(
    game: Game[Any], data: st.DataObject, seed: int
) -> None:
    assert luck_is_settled_like_a_seed(game, data.draw(variants(game)), seed, plies=15) > 0


def walked(game: Game[Any], seed: int, plies: int) -> ChanceState[Any]:
    """Return a match of random moves and outcomes after so many plies, or at its end; its luck is settled."""
    chooser, state = Random(seed), tablee.game(game.name).chance()
    while True:
        while state.awaiting:
            state.settle(chooser.choice(state.outcomes())[0])
        if plies == 0 or state.over:
            return state
        state.play(chooser.choice(state.legal.moves))
        plies -= 1


@pytest.mark.parametrize("plies", [0, 12])
def test_nothing_lies_face_down_in_tokan_because_the_deal_settles_everything(plies: int) -> None:
    game = find("tokan")
    position = walked(game, 3, plies).position
    assert game.information(position, None) == game.view(position, 0)


@pytest.mark.parametrize("name", FACE_DOWN)
@pytest.mark.parametrize("plies", [0, 12])
def test_face_down_places_hold_the_rest_in_a_fixed_order(name: str, plies: int) -> None:
    game = find(name)
    state = walked(game, 3, plies)
    deck, keys = FACE_DOWN[name]
    shown = game.dump(state.position)
    rest = [piece for key in keys for piece in shown[key]]
    order = game.pieces(state.options, state.players)[deck]
    # Cards that players put under the stock of MOKA lie below all others, in their order.
    under = 2 * plies if game.name == "moka" else 0
    fixed = [sorted(rest[at:], key=None if game.name == "moka" else order.index) for at in range(under + 1)]
    assert any(rest[at:] == fixed[at] for at in range(under + 1))
    assert len(set(rest[under:])) > 1


@GAMES
def test_pickles_hold_a_match_and_its_open_outcomes(game: Game[Any]) -> None:
    state = walked(game, 4, 8)
    again = pickle.loads(pickle.dumps(state))
    assert (again.position, again.recall(1), again.turn) == (state.position, state.recall(1), state.turn)
    begun = tablee.game(game.name).chance()
    begun.settle(begun.outcomes()[0][0])
    assert pickle.loads(pickle.dumps(begun)).outcomes() == begun.outcomes()


@GAMES
def test_the_text_of_perfect_recall_is_that_of_a_match_from_a_seed(game: Game[Any]) -> None:
    encoding = game.encoding(game.options.fill({}), game.min_players)
    if encoding is None or encoding.spelling(game.new(game.min_players, {}, 1)) is not None:
        return  # Recall of a game that spells its moves has lines for the numbers too.
    match, chooser = tablee.game(game.name).coder().start(seed=1), Random(1)
    stream = ReportingStream(seed_bytes("1"))
    position, state = game.deal(match.coder.options, 2, stream), game.chance({}, 2)
    for ply in range(10):
        while stream.reported:
            state.settle(stream.reported.pop(0))
        assert [state.recall(seat) for seat in range(2)] == [match.recall(seat).text for seat in range(2)], (
            ply
        )
        number = chooser.choice(match.legal)
        move = encoding.move(match.position, number)
        match.step(number)
        game.play(position, move)
        state.play(move)


def test_a_board_of_tokan_is_any_order_of_its_tiles_with_the_same_probability() -> None:
    game = find("tokan")
    law: dict[str, Fraction] = defaultdict(Fraction)

    def go_on(state: ChanceState[Any], share: Fraction) -> None:
        if not state.awaiting:
            law[json.dumps([state.position.first, game.dump(state.position)["board"]])] += share
            return
        for outcome, part in state.outcomes():
            twin = state.copy()
            twin.settle(outcome)
            go_on(twin, share * part)

    go_on(game.chance({"mice": 0, "jackals": 5, "lions": 0, "columns": 5}, 2), Fraction(1))
    assert len(law) == 2 * comb(10, 5)
    assert set(law.values()) == {Fraction(1, 2 * comb(10, 5))}


DECK: Final = "1111222J"
SMALL: Final = {
    **{f"copies_{value}": DECK.count(str(value)) for value in range(1, 6)},
    "jokers": DECK.count("J"),
    "removed": 1,
    "rounds": 1,
}
"""A round of Toko Maja with eight cards."""


def texts(events: list[Event]) -> tuple[str, ...]:
    return tuple(str(event.dump()) for event in events)


def choice(moves: list[str]) -> str:
    return "draw" if "draw" in moves else moves[0]


def test_a_whole_round_of_toko_maja_has_the_law_of_all_orders_of_its_cards() -> None:
    game = find("toko-maja")
    settled: dict[tuple[str, ...], Fraction] = defaultdict(Fraction)

    def go_on(state: ChanceState[Any], told: tuple[str, ...], share: Fraction) -> None:
        if state.awaiting:
            for outcome, part in state.outcomes():
                twin = state.copy()
                twin.settle(outcome)
                go_on(twin, told if twin.awaiting else told + texts(twin.events), share * part)
        elif state.over:
            settled[told] += share
        else:
            state.play(choice(state.legal.moves))
            go_on(state, told if state.awaiting else told + texts(state.events), share)

    begun = game.chance(SMALL, 2)
    begun.settle("0")
    go_on(begun, (), Fraction(1))

    by_rules: dict[tuple[str, ...], Fraction] = defaultdict(Fraction)
    dealt = next(one for one in (game.new(2, SMALL, seed) for seed in range(99)) if one.first == 0)
    orders = set(permutations(DECK))
    for order in orders:
        lies = {
            "removed": [order[0]],
            "discards": [[card] for card in order[1:4]],
            "stock": list(order[:3:-1]),
        }
        world = game.load({**game.dump(dealt), **lies})
        told: tuple[str, ...] = ()
        while world.turn is not None:
            told += texts(game.play(world, choice(world.legal.moves)))
        by_rules[told] += Fraction(1, len(orders))
    assert settled == by_rules
    assert len(settled) > 50
