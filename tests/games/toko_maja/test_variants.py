"""Numbers that differ from the rulebook: each does what its name says."""

import pickle
from collections import Counter

import pytest

from tablee.core.errors import OptionError
from tablee.games.toko_maja import GAME
from tablee.games.toko_maja.pieces import COPIES, REMOVED
from tests.games.toko_maja.study import table


@pytest.mark.parametrize(("name", "card"), [*((f"copies_{n}", str(n)) for n in range(1, 6)), ("jokers", "J")])
def test_the_deck_has_as_many_cards_of_a_kind_as_the_number_says(name: str, card: str) -> None:
    deck = Counter(GAME.pieces(GAME.options.fill({name: 4}), 2)["cards"])
    whole = dict(zip("12345J", COPIES, strict=True))
    assert deck == {**whole, card: 4}
    dealt = GAME.dump(GAME.new(2, {name: 4}, "any"))
    piles = [*dealt["stock"], *dealt["removed"], *(one for pile in dealt["discards"] for one in pile)]
    assert Counter(piles) == deck


@pytest.mark.parametrize("players", range(2, 7))
def test_as_many_cards_are_taken_out_as_removed_says_and_one_more_if_the_stock_were_odd(players: int) -> None:
    assert len(GAME.dump(GAME.new(players, {"removed": 30}, "any"))["removed"]) == 30
    odd = GAME.dump(GAME.new(players, {"removed": 31}, "any"))
    assert (len(odd["removed"]), len(odd["stock"])) == (32, 46)
    fewer = GAME.dump(GAME.new(players, {"jokers": 4}, "any"))
    assert (len(fewer["removed"]), len(fewer["stock"]) % 2) == (REMOVED[players] + 1, 0)


def test_a_deck_is_no_larger_than_the_box_and_large_enough_for_a_turn() -> None:
    with pytest.raises(OptionError) as refused:
        GAME.new(2, {"copies_1": 22}, "any")
    assert refused.value.code == "option.most_pieces"
    assert (refused.value.params["pieces"], refused.value.params["most"]) == (82, 81)
    GAME.new(2, {"copies_1": 22, "copies_2": 17}, "any")
    few = {f"copies_{value}": 0 for value in range(1, 6)}
    GAME.new(2, {**few, "jokers": 9, "removed": 4}, "any")
    with pytest.raises(OptionError) as refused:
        GAME.new(2, {**few, "jokers": 9, "removed": 5}, "any")
    assert refused.value.code == "option.pieces"
    assert (refused.value.params["needed"], refused.value.params["pieces"]) == (11, 9)


def test_a_majority_is_worth_the_points_of_its_token() -> None:
    position = table(["", ""], laid=["111", "555"], tokens="0...1", token_1=2, token_5=30)
    assert GAME.standing(position) == [1 + 2, 5 + 30]
    breakdown = GAME.score_breakdown(GAME.view(position, 0))
    assert [line["tokens"] for line in breakdown] == [2, 30]


def test_a_token_that_is_won_says_its_points() -> None:
    position = table(["222", ""], phase="lay", token_2=8)
    token = [event.dump() for event in GAME.apply(position, "222")[1] if "token" in event.kind]
    assert [event["points"] for event in token] == [8]


def test_the_highest_token_by_points_follows_the_points() -> None:
    ended = table(
        ["", ""],
        phase="over",
        turn=None,  # type: ignore[arg-type]
        tokens="1...0",
        stock="",
        token_1=0,
        token_5=7,
        rounds=1,
        highest_token="points",
    )
    assert GAME.result(ended).ranks == [1, 2]


def test_a_joker_costs_and_brings_the_points_of_a_joker() -> None:
    position = table(["J1", ""], laid=["JJJ", ""], joker_points=3)
    (line, _) = GAME.score_breakdown(GAME.view(position, 0))
    assert (line["triples"], line["hand"]) == (3, 4)


def test_numbers_for_machines_know_the_points_of_the_variant() -> None:
    options = GAME.options.fill({"joker_points": 20, "jokers": 24, "copies_1": 2, "token_1": 30})
    encoding = GAME.encoding(options, 2)
    (scores,) = [field for field in encoding.fields if field.name == "scores"]
    assert scores.high == 3 * (2 + 36 + 45 + 48 + 50 + 24 * 20 + 30 + 6 + 3 + 1)
    twin = pickle.loads(pickle.dumps(encoding))
    assert [repr(field) for field in twin.fields] == [repr(field) for field in encoding.fields]
    (usual,) = [field for field in GAME.encoding(GAME.options.fill({}), 2).fields if field.name == "scores"]
    assert (usual.low, usual.high) == (-1000, 1000)
