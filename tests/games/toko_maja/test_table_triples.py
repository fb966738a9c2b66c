"""Option table_triples (rulebook: variant; rulings 1)."""

from typing import Any

from tablee.games.toko_maja import GAME
from tablee.games.toko_maja.position import TokoMajaPosition
from tests.games.toko_maja.study import after, events_of, refusal, table


def choosing(drawn: str, discards: tuple[str, str, str], **more: Any) -> TokoMajaPosition:
    """Return a position in which seat 0 has drawn two cards, with table triples."""
    return table(["", ""], drawn=drawn, discards=discards, phase="keep", **{"table_triples": True, **more})


def tables(position: TokoMajaPosition) -> list[str]:
    """Return the table triples on offer."""
    return [move for move in GAME.legal(position).moves if move.startswith("b")]


def test_a_discard_that_makes_the_three_tops_a_triple_lets_you_lay_those_three_at_once() -> None:
    position = choosing("25", ("12", "32", "4"))
    assert tables(position) == ["b0>3>1", "b0>3>2", "b0>3>3"]
    done = after(position, "b0>3>2")
    assert done["laid"] == [["222"], []]
    assert done["hands"] == [[], []]
    assert done["tokens"]["2"] == 0


def test_then_the_second_drawn_card_is_discarded_too_and_the_cards_beneath_are_the_tops() -> None:
    done = after(choosing("25", ("12", "32", "4")), "b0>3>2")
    assert done["discards"] == [["1"], ["3", "5"], ["4"]]
    assert (done["phase"], done["turn"], done["drawn"]) == ("take", 1, None)


def test_the_second_card_too_must_go_to_an_empty_pile_first() -> None:
    position = choosing("52", ("2", "32", "4"))
    assert tables(position) == ["b1>3>1"]
    assert refusal(position, "b1>3>2") == ("toko-maja.empty_pile_first", {"pile": 2, "empty": [1]})
    assert after(position, "b1>3>1")["discards"] == [["5"], ["3"], ["4"]]


def test_the_first_card_too_must_go_to_an_empty_pile_first() -> None:
    position = choosing("25", ("2", "2", ""))
    assert tables(position) == ["b0>3>1", "b0>3>2", "b0>3>3"]
    assert refusal(position, "b0>1>1")[0] == "toko-maja.empty_pile_first"


def test_two_empty_piles_make_no_table_triple() -> None:
    assert tables(choosing("22", ("2", "", ""))) == []
    assert refusal(choosing("22", ("2", "", "")), "b0>2>3")[0] == "toko-maja.makes_no_triple"


def test_a_joker_is_allowed_as_in_any_triple() -> None:
    assert tables(choosing("J5", ("2", "2", "34"))) == ["b0>3>1", "b0>3>2"]
    assert after(choosing("J5", ("2", "2", "34")), "b0>3>1")["laid"][0] == ["22J"]
    assert tables(choosing("25", ("J", "2", "34"))) == ["b0>3>1", "b0>3>2"]
    assert tables(choosing("25", ("J", "J", "34"))) == []
    assert after(choosing("J5", ("J", "J", "34")), "b0>3>1")["laid"][0] == ["JJJ"]


def test_not_when_the_tops_were_a_triple_already_even_if_you_cover_one_with_an_equal_card() -> None:
    position = choosing("25", ("2", "2", "2"))
    assert tables(position) == []
    assert refusal(position, "b0>1>1") == ("toko-maja.triple_was_there", {"tops": ["2", "2", "2"]})
    assert tables(choosing("25", ("2", "J", "2"))) == []


def test_not_with_cards_from_your_hand() -> None:
    position = table(["2", ""], drawn="45", discards=("2", "2", "3"), phase="keep", table_triples=True)
    assert tables(position) == []


def test_you_may_leave_the_table_triple_and_keep_the_second_card() -> None:
    position = choosing("25", ("12", "32", "4"))
    assert "k1>3" in GAME.legal(position).moves
    done = after(position, "k1>3")
    assert (done["hands"][0], done["laid"][0]) == (["5"], [])


def test_you_lay_nothing_else_this_turn() -> None:
    hands = ["111", ""]
    position = table(hands, drawn="25", discards=("12", "32", "4"), phase="keep", table_triples=True)
    assert after(position, "b0>3>1")["turn"] == 1


def test_a_card_that_does_not_make_a_triple_is_named() -> None:
    position = choosing("25", ("12", "32", "4"))
    assert refusal(position, "b1>3>1") == ("toko-maja.makes_no_triple", {"card": "5", "pile": 3})


def test_without_the_option_there_are_none() -> None:
    position = choosing("25", ("12", "32", "4"), table_triples=False)
    assert tables(position) == []
    assert refusal(position, "b0>3>1")[0] == "toko-maja.no_table_triples"


def test_equal_drawn_cards_leave_all_the_moves_listed() -> None:
    assert tables(choosing("22", ("12", "32", "44"))) == [
        *("b0>3>1", "b0>3>2", "b0>3>3", "b1>3>1", "b1>3>2", "b1>3>3")
    ]


def test_it_is_reported_step_by_step() -> None:
    events = events_of(choosing("25", ("12", "32", "4")), "b0>3>2")
    assert [event["event"].split(".")[1] for event in events] == [
        *("discarded", "table_triple", "token_taken", "discarded")
    ]
    assert [event["seat"] for event in events] == [0, 0, 0, 0]
