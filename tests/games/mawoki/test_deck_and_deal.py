"""The deck, the deal and the JSON form (rulings 2; notation 3, mawoki)."""

import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.errors import OptionError, PositionError
from tablee.core.rng import Stream, seed_bytes
from tablee.games.mawoki import GAME
from tablee.games.mawoki.pieces import DECK, bit, cards_in, lowest, nth, size
from tests.games.mawoki.study import table


def test_the_deck_has_49_cards_of_which_one_is_the_joker() -> None:
    assert len(DECK) == len(set(DECK)) == 49
    assert DECK.count("J") == 1


def test_every_pair_of_halves_of_different_colours_exists_exactly_once() -> None:
    halves = [colour + drawing for colour in "bry" for drawing in "TPCH"]
    pairs = {(one, two) for one, two in itertools.combinations(halves, 2) if one[0] != two[0]}
    assert {tuple(card.split("/")[:2]) for card in DECK if card != "J"} == pairs


def test_the_deck_lies_blue_red_then_blue_yellow_then_red_yellow_and_the_joker_last() -> None:
    assert DECK[:5] == ["bT/rT/s", "bT/rP/-", "bT/rC/n", "bT/rH/-", "bP/rT/a"]
    assert DECK[15:18] == ["bH/rH/n", "bT/yT/a", "bT/yP/n"]
    assert DECK[31:34] == ["bH/yH/-", "rT/yT/n", "rT/yP/-"]
    assert DECK[47:] == ["rH/yH/s", "J"]


def test_the_diagonals_are_those_of_the_table() -> None:
    signs = "".join(card[-1] for card in DECK[:48])
    assert signs == "s-n-a--sn-sa-san" + "an-sn-s--sa-san-" + "n-sa-sans-n-a--s"


@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 7), (4, 7), (5, 5), (6, 5)])
def test_seven_cards_each_for_two_to_four_players_and_five_for_five_or_six(players: int, cards: int) -> None:
    position = GAME.dump(GAME.new(players, {}, "tablee"))
    assert [len(hand) for hand in position["hands"]] == [cards] * players
    assert len(position["stock"]) == 49 - players * cards - 1
    assert len(position["pile"]) == 1


def test_the_deal_takes_the_first_player_then_the_shuffle_then_cards_round_and_round_from_seat_0() -> None:
    stream = Stream(seed_bytes("tablee"))
    first = stream.uniform(3)
    stock = list(DECK)
    stream.shuffle(stock)
    hands: list[list[str]] = [[], [], []]
    for _ in range(7):
        for hand in hands:
            hand.append(stock.pop())
    pile = [stock.pop()]
    position = GAME.dump(GAME.new(3, {}, "tablee"))
    assert position["turn"] == first
    assert position["hands"] == [sorted(hand, key=DECK.index) for hand in hands]
    assert position["pile"] == pile
    assert position["stock"] == stock
    assert position["rng"] == {"seed": seed_bytes("tablee").hex(), "used": stream.used}
    assert position["idle"] == 0
    assert position["phase"] == "play"


def test_the_keys_of_a_position() -> None:
    assert list(GAME.dump(GAME.new(2, {}, "x"))) == [
        *("game", "options", "players", "phase", "turn", "hands", "stock", "pile", "idle", "rng")
    ]


def test_the_start_card_has_no_effect_on_anyone() -> None:
    for number in range(60):
        position = GAME.new(2, {}, f"start {number}")
        assert position.phase == "play"
        assert [size(hand) for hand in position.hands] == [7, 7]


def test_options_have_their_defaults_first() -> None:
    assert GAME.options.fill({}) == {
        **{"arrow": "target-draws", "last_card": "wins"},
        **{"smoke": "must", "drawings": 4, "starter": "chance"},
    }


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(OptionError):
        GAME.new(players, {}, "x")


def test_hands_are_kept_in_deck_order_whatever_the_order_given() -> None:
    position = table([["J", "bT/rT/s"], ["bP/rP/-"]], ["bC/rC/s"])
    assert GAME.dump(position)["hands"][0] == ["bT/rT/s", "J"]


@pytest.mark.parametrize(
    "change",
    [
        {"pile": []},
        {"pile": ["bT/rT/s", "bT/rT/s"]},
        {"stock": ["bT/rC/s"]},
        {"stock": "J"},
        {"hands": [["J"]]},
        {"hands": [["J"], ["J"]]},
        {"hands": [["J"], [3]]},
        {"idle": 2},
        {"idle": -1},
        {"idle": True},
        {"phase": "draft"},
        {"turn": 2},
        {"turn": None},
        {"rng": None},
    ],
)
def test_what_is_no_position_is_refused(change: dict[str, Any]) -> None:
    position = GAME.dump(table([["J"], ["bP/rP/-"]], ["bC/rC/s"]))
    with pytest.raises(PositionError):
        GAME.load({**position, **change})


def test_a_view_hides_the_stock_and_the_hands_of_others() -> None:
    position = table([["J", "bT/rT/s"], ["bP/rP/-"]], ["bC/rC/s", "bH/rH/n"], ["bP/rC/-"])
    view = GAME.view(position, 0)
    assert view["hands"] == [["bT/rT/s", "J"], ["?"]]
    assert view["stock"] == ["?"]
    assert view["pile"] == ["bC/rC/s", "bH/rH/n"]
    assert "rng" not in view
    assert GAME.view(position, None)["hands"] == [["?", "?"], ["?"]]


@given(st.sets(st.integers(0, len(DECK) - 1)))
def test_cards_of_a_hand_are_counted_and_found_as_they_are_listed(cards: set[int]) -> None:
    hand = sum(bit(card) for card in cards)
    assert cards_in(hand) == sorted(cards)
    assert size(hand) == len(cards)
    assert [nth(hand, place) for place in range(len(cards))] == sorted(cards)
    assert not cards or lowest(hand) == min(cards)
