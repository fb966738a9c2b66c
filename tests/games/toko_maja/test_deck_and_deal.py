"""The deck, setting up a round, the JSON form (rulings 1; notation 3, toko-maja)."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.errors import OptionError, PositionError
from tablee.core.rng import Stream, seed_bytes
from tablee.games.toko_maja import GAME
from tablee.games.toko_maja.pieces import (
    CARDS,
    COPIES,
    TRIPLES,
    counts,
    hand_of,
    has_triple,
    triples_in,
    without_triple,
)
from tests.games.toko_maja.study import table

DECK = list("1" * 21 + "2" * 18 + "3" * 15 + "4" * 12 + "5" * 10 + "J" * 5)


def test_the_deck_has_81_cards() -> None:
    assert GAME.pieces(GAME.options.fill({}), 2) == {"cards": DECK}
    assert len(DECK) == 81


@pytest.mark.parametrize(("players", "removed"), [(2, 20), (3, 14), (4, 8), (5, 4), (6, 2)])
def test_cards_are_removed_by_the_number_of_players_and_the_stock_is_even(players: int, removed: int) -> None:
    position = GAME.dump(GAME.new(players, {}, "tablee"))
    assert len(position["removed"]) == removed
    assert [len(pile) for pile in position["discards"]] == [1, 1, 1]
    assert len(position["stock"]) == 81 - removed - 3
    assert len(position["stock"]) % 2 == 0
    assert position["hands"] == [[]] * players


def test_the_deal_takes_the_first_player_the_shuffle_the_removed_and_a_card_for_each_discard() -> None:
    stream = Stream(seed_bytes("tablee"))
    first = stream.uniform(5)
    stock = list(DECK)
    stream.shuffle(stock)
    removed = [stock.pop() for _ in range(4)]
    discards = [[stock.pop()], [stock.pop()], [stock.pop()]]
    position = GAME.dump(GAME.new(5, {}, "tablee"))
    assert (position["first"], position["turn"]) == (first, first)
    assert position["removed"] == removed
    assert position["discards"] == discards
    assert position["stock"] == stock
    assert position["rng"]["used"] == stream.used


def test_the_keys_of_a_position() -> None:
    dumped = GAME.dump(GAME.new(2, {}, "x"))
    assert list(dumped) == [
        *("game", "options", "players", "phase", "turn", "round", "first", "stock", "discards", "hands"),
        *("drawn", "laid", "tokens", "removed", "scores", "rng"),
    ]
    assert dumped["drawn"] is None
    assert dumped["laid"] == [[], []]
    assert dumped["tokens"] == {"1": None, "2": None, "3": None, "4": None, "5": None}
    assert dumped["scores"] == [0, 0]
    assert (dumped["round"], dumped["phase"]) == (1, "take")


def test_options_have_their_defaults_first() -> None:
    assert GAME.options.fill({}) == {
        "table_triples": False,
        "teams": 0,
        "highest_token": "value",
        "rounds": 3,
    }


@pytest.mark.parametrize(
    ("players", "teams"), [(4, 2), (6, 2), (6, 3), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0)]
)
def test_teams_that_go_with_the_number_of_players(players: int, teams: int) -> None:
    assert GAME.new(players, {"teams": teams}, "x").players == players


@pytest.mark.parametrize(("players", "teams"), [(2, 2), (3, 2), (5, 2), (2, 3), (3, 3), (4, 3), (5, 3)])
def test_teams_that_do_not_go_with_the_number_of_players(players: int, teams: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(players, {"teams": teams}, "x")
    assert caught.value.code == "option.combination"


def test_seats_alternate_teams() -> None:
    assert GAME.sides({"table_triples": False, "teams": 2}, 6) == [0, 1, 0, 1, 0, 1]
    assert GAME.sides({"table_triples": False, "teams": 3}, 6) == [0, 1, 2, 0, 1, 2]
    assert GAME.sides({"table_triples": False, "teams": 0}, 3) == [0, 1, 2]


@pytest.mark.parametrize(
    "change",
    [
        {"stock": ["1"]},
        {"stock": []},
        {"stock": ["6", "1"]},
        {"discards": [["1"], ["2"]]},
        {"hands": [["J"] * 6, []]},
        {"hands": [[]]},
        {"drawn": ["1", "2"]},
        {"phase": "keep"},
        {"phase": "keep", "drawn": ["1"]},
        {"laid": [["122"], []]},
        {"laid": [["2J2"], []]},
        {"tokens": {"1": None}},
        {"tokens": {"1": 2, "2": None, "3": None, "4": None, "5": None}},
        {"tokens": []},
        {"round": 0},
        {"round": 4},
        {"first": 2},
        {"scores": [0]},
        {"scores": [0, True]},
        {"removed": None},
    ],
)
def test_what_is_no_position_is_refused(change: dict[str, Any]) -> None:
    position = GAME.dump(table(["J", "12"]))
    with pytest.raises(PositionError):
        GAME.load({**position, **change})


def test_hands_are_listed_by_value_and_the_joker_last() -> None:
    assert GAME.dump(table(["J2511", ""]))["hands"][0] == ["1", "1", "2", "5", "J"]


def test_a_view_hides_stock_removed_the_discards_under_the_tops_and_the_hands_of_others() -> None:
    position = table(["J1", "22"], discards=("123", "", "45"), stock="1213")
    view = GAME.view(position, 0)
    assert view["stock"] == ["?"] * 4
    assert view["discards"] == [["?", "?", "3"], [], ["?", "5"]]
    assert view["hands"] == [["1", "J"], ["?", "?"]]
    assert GAME.view(GAME.new(2, {}, "x"), 0)["removed"] == ["?"] * 20


def test_the_drawn_cards_are_seen_by_the_seat_to_act_only() -> None:
    position = table(["", ""], drawn="4J", phase="keep", turn=1)
    assert GAME.view(position, 1)["drawn"] == ["4", "J"]
    assert GAME.view(position, 0)["drawn"] == GAME.view(position, None)["drawn"] == ["?", "?"]


def test_the_cards_beneath_the_tops_may_be_remembered_but_are_not_shown() -> None:
    position = table(["", ""], discards=("123", "4", "5"))
    assert GAME.information(position, 1)["discards"] == [["1", "2", "3"], ["4"], ["5"]]


def test_removed_cards_come_back_for_the_next_round() -> None:
    position = GAME.new(2, {}, "x")
    while position.round == 1:
        position, _ = GAME.apply(position, GAME.legal(position).moves[-1])
    dumped = GAME.dump(position)
    discards = [card for pile in dumped["discards"] for card in pile]
    assert Counter([*dumped["stock"], *dumped["removed"], *discards]) == Counter(DECK)


@given(st.tuples(*(st.integers(0, copies) for copies in COPIES)))
def test_a_hand_holds_the_triples_whose_cards_it_holds(held: tuple[int, ...]) -> None:
    hand = hand_of(list(held))
    assert counts(hand) == list(held)
    needed = [Counter(triple) for triple in TRIPLES]
    cards = Counter(dict(zip(CARDS, held, strict=True)))
    assert triples_in(hand) == [number for number, need in enumerate(needed) if need <= cards]
    assert has_triple(hand) == bool(triples_in(hand))
    for triple in triples_in(hand):
        left = counts(without_triple(hand, triple))
        assert Counter(dict(zip(CARDS, left, strict=True))) + needed[triple] == +cards
