"""A turn (rulebook: add a card, lay a triple; rulings 1: turn, triple, discards)."""

import pytest

from tablee.games.toko_maja import GAME
from tablee.games.toko_maja.moves import (
    DRAW,
    KEEPS,
    LAYS,
    NOTHING,
    PLACINGS,
    TABLES,
    TEXTS,
    table_parts,
)
from tablee.games.toko_maja.pieces import PILES, TRIPLES
from tests.games.toko_maja.study import after, events_of, refusal, table


def test_you_take_the_top_card_of_one_discard_pile_or_draw() -> None:
    position = table(["", ""], discards=("12", "3", "4"))
    assert GAME.legal(position).moves == ["t1", "t2", "t3", "d"]
    done = after(position, "t1")
    assert done["hands"][0] == ["2"]
    assert done["discards"] == [["1"], ["3"], ["4"]]


def test_nothing_can_be_taken_from_an_empty_pile() -> None:
    position = table(["", ""], discards=("12", "", "4"))
    assert GAME.legal(position).moves == ["t1", "t3", "d"]
    assert refusal(position, "t2") == ("toko-maja.pile_empty", {"pile": 2})


def test_a_turn_without_any_triple_to_lay_ends_by_itself() -> None:
    done = after(table(["12", "", ""], turn=0), "t1")
    assert (done["phase"], done["turn"]) == ("take", 1)


def test_turns_go_clockwise() -> None:
    assert after(table(["", "", ""], turn=2), "t1")["turn"] == 0


def test_you_draw_the_two_top_cards_and_the_first_listed_was_on_top() -> None:
    done = after(table(["", ""], stock="1J54"), "d")
    assert (done["phase"], done["turn"], done["drawn"], done["stock"]) == ("keep", 0, ["4", "5"], ["1", "J"])


@pytest.mark.parametrize(("move", "hand", "pile"), [("k0>2", ["4"], ["2", "5"]), ("k1>2", ["5"], ["2", "4"])])
def test_you_keep_one_and_put_the_other_face_up_on_a_pile(
    move: str, hand: list[str], pile: list[str]
) -> None:
    position = table(["", ""], drawn="45", phase="keep")
    assert GAME.legal(position).moves == ["k0>1", "k0>2", "k0>3", "k1>1", "k1>2", "k1>3"]
    done = after(position, move)
    assert done["hands"][0] == hand
    assert done["discards"][1] == pile
    assert done["drawn"] is None


def test_moves_are_numbered_as_their_texts_stand() -> None:
    first = {"d": DRAW, "k0>1": KEEPS, "b0>1>1": TABLES, TRIPLES[0]: LAYS, "-": NOTHING}
    assert {text: TEXTS.index(text) for text in first} == first
    assert TEXTS.index("b1>1>1") - TABLES == PLACINGS == PILES * PILES
    for move in range(TABLES, LAYS):
        made_by, pile, rest = table_parts(move)
        assert TEXTS[move] == f"b{made_by}>{pile + 1}>{rest + 1}"


def test_equal_drawn_cards_leave_all_the_moves_listed() -> None:
    assert len(GAME.legal(table(["", ""], drawn="44", phase="keep")).moves) == 6


def test_if_any_pile_is_empty_the_discard_must_go_to_an_empty_one() -> None:
    position = table(["", ""], discards=("", "2", ""), drawn="45", phase="keep")
    assert GAME.legal(position).moves == ["k0>1", "k0>3", "k1>1", "k1>3"]
    assert refusal(position, "k0>2") == ("toko-maja.empty_pile_first", {"pile": 2, "empty": [1, 3]})


def test_at_most_one_triple_is_laid_in_a_turn() -> None:
    position = table(["11222", ""], discards=("1", "2", "3"))
    done = after(position, "t1")
    assert done["phase"] == "lay"
    laid = after(GAME.load(done), "111")
    assert (laid["phase"], laid["turn"]) == ("take", 1)
    assert laid["laid"] == [["111"], []]
    assert laid["hands"][0] == ["2", "2", "2"]


def test_you_need_not_lay_a_triple() -> None:
    position = table(["111", ""], phase="lay")
    assert GAME.legal(position).moves == ["111", "-"]
    done = after(position, "-")
    assert (done["turn"], done["hands"][0], done["laid"]) == (1, ["1", "1", "1"], [[], []])


def test_from_a_triple_that_is_not_laid_nobody_can_learn_anything() -> None:
    assert [move for move in TEXTS if GAME.tells_nothing(move)] == ["-"]


def test_a_triple_is_three_equal_or_two_equal_and_one_joker_or_three_jokers() -> None:
    position = table(["11122J33JJ45", ""], phase="lay")
    assert GAME.legal(position).moves == ["111", "11J", "22J", "33J", "JJJ", "-"]


def test_one_card_and_two_jokers_are_never_a_triple() -> None:
    position = table(["1JJ", ""], phase="lay")
    assert GAME.legal(position).moves == ["-"]
    assert refusal(position, "1JJ") == ("toko-maja.no_triple", {"cards": "1JJ"})


def test_a_joker_may_be_used_also_when_three_equal_cards_are_held() -> None:
    assert after(table(["111J", ""], phase="lay"), "11J")["hands"][0] == ["1"]


def test_a_laid_joker_never_comes_back() -> None:
    done = after(table(["22J", "2"], phase="lay"), "22J")
    assert done["laid"][0] == ["22J"]
    assert all("J" not in hand for hand in done["hands"])


def test_the_hand_is_added_to_before_a_triple_is_laid() -> None:
    assert refusal(table(["111", ""]), "111")[0] == "toko-maja.take_first"


@pytest.mark.parametrize(
    ("phase", "move", "code"),
    [
        ("take", "k0>1", "toko-maja.take_first"),
        ("take", "-", "toko-maja.take_first"),
        ("take", "t4", "toko-maja.no_move"),
        ("take", "T1", "toko-maja.no_move"),
        ("take", "d ", "toko-maja.no_move"),
        ("keep", "d", "toko-maja.keep_first"),
        ("keep", "t1", "toko-maja.keep_first"),
        ("keep", "111", "toko-maja.keep_first"),
        ("keep", "k2>1", "toko-maja.no_move"),
        ("keep", "k0>4", "toko-maja.no_move"),
        ("keep", "b0>1>1", "toko-maja.no_table_triples"),
        ("lay", "d", "toko-maja.lay_now"),
        ("lay", "t1", "toko-maja.lay_now"),
        ("lay", "k0>1", "toko-maja.lay_now"),
        ("lay", "222", "toko-maja.not_held"),
        ("lay", "JJJ", "toko-maja.not_held"),
        ("lay", "123", "toko-maja.no_triple"),
        ("lay", "J11", "toko-maja.no_triple"),
        ("lay", "", "toko-maja.no_move"),
    ],
)
def test_the_first_rule_broken_is_named(phase: str, move: str, code: str) -> None:
    position = table(["111", ""], phase=phase, drawn="11" if phase == "keep" else "")
    assert refusal(position, move)[0] == code


def test_the_drawn_cards_and_the_one_kept_are_reported_to_their_player_only() -> None:
    position = table(["", ""], stock="1J54")
    assert events_of(position, "d", 0) == [
        {"event": "toko-maja.drew", "seat": 0, "cards": ["4", "5"], "stock": 2}
    ]
    assert events_of(position, "d", 1)[0]["cards"] == ["?", "?"]
    choosing = GAME.load(after(position, "d"))
    assert events_of(choosing, "k0>3", 0) == [
        {"event": "toko-maja.kept", "seat": 0, "card": "4"},
        {"event": "toko-maja.discarded", "seat": 0, "card": "5", "pile": 3},
    ]
    assert events_of(choosing, "k0>3", 1)[0]["card"] == "?"
    assert events_of(choosing, "k0>3", 1)[1]["card"] == "5"


def test_everybody_sees_what_is_taken_from_a_pile() -> None:
    expected = {"event": "toko-maja.took", "seat": 0, "card": "2", "pile": 1, "left": 1}
    assert events_of(table(["", ""], discards=("12", "", "")), "t1", 1) == [expected]
