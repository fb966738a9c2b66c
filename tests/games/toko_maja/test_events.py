"""The events of a turn and of a round's end, and the parameters of a refusal."""

from typing import Any

import pytest

from tablee.core.errors import OptionError, PositionError
from tablee.games.toko_maja import GAME
from tests.games.toko_maja.study import events_of, refusal, table


def names(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"].removeprefix("toko-maja.") for event in events]


def test_that_a_triple_is_held_back_is_reported_and_no_card_of_it() -> None:
    position = table(["111", ""], phase="lay")
    assert events_of(position, "-") == [{"event": "toko-maja.laid_nothing", "seat": 0}]


@pytest.mark.parametrize(
    ("hands", "phase", "move", "before"),
    [
        (["111", ""], "lay", "111", ["laid", "token_taken"]),
        (["111", ""], "lay", "-", ["laid_nothing"]),
        (["", ""], "keep", "k0>1", ["kept", "discarded"]),
    ],
)
def test_the_count_and_the_next_round_are_reported_whichever_move_ends_the_round(
    hands: list[str], phase: str, move: str, before: list[str]
) -> None:
    position = table(hands, phase=phase, stock="", drawn="25" if phase == "keep" else "")
    ends = ["round_ended", "scored", "scored", "round_began_by_chance"]
    assert names(events_of(position, move)) == [*before, *ends]


def test_a_table_triple_may_end_the_round_too() -> None:
    position = table(
        ["", ""], drawn="25", stock="", discards=("2", "2", "3"), phase="keep", table_triples=True
    )
    assert names(events_of(position, "b0>3>1"))[-4:] == [
        *("round_ended", "scored", "scored", "round_began_by_chance"),
    ]


def test_who_begins_the_next_round_is_reported_with_the_cards_that_begin_the_piles() -> None:
    position = table(["", ""], drawn="15", stock="", phase="keep", tokens="....1")
    began = events_of(position, "k0>1")[-1]
    tops = [pile[-1] for pile in GAME.dump(GAME.apply(position, "k0>1")[0])["discards"]]
    assert began == {
        "event": "toko-maja.round_began",
        "round": 2,
        "seat": 1,
        "tops": tops,
        "removed": 20,
    }


def test_in_teams_one_line_is_reported_for_each_team_with_its_seats() -> None:
    position = table(["", "2", "5", ""], drawn="15", stock="", phase="keep", teams=2, scores=[1, 2, 1, 2])
    lines = [event for event in events_of(position, "k0>1") if event["event"] == "toko-maja.team_scored"]
    assert [(line["team"], line["seats"], line["points"], line["total"]) for line in lines] == [
        (0, [0, 2], -6, -5),
        (1, [1, 3], -2, 0),
    ]


def test_at_the_end_of_the_match_the_winners_and_the_scores_are_reported() -> None:
    position = table(["", "2", ""], drawn="15", stock="", phase="keep", round=3, scores=[1, 9, 8])
    assert events_of(position, "k0>1")[-1] == {
        "event": "toko-maja.over",
        "winners": [2],
        "scores": [0, 7, 8],
    }


@pytest.mark.parametrize(
    ("phase", "move", "expected"),
    [
        ("take", "x", ("toko-maja.no_move", {"move": "x"})),
        ("take", "-", ("toko-maja.take_first", {"move": "-"})),
        ("keep", "t1", ("toko-maja.keep_first", {"move": "t1"})),
        ("lay", "t1", ("toko-maja.lay_now", {"move": "t1"})),
        ("lay", "22J", ("toko-maja.not_held", {"triple": "22J"})),
    ],
)
def test_a_refusal_names_the_move_or_the_triple(phase: str, move: str, expected: tuple[str, Any]) -> None:
    position = table(["111", ""], phase=phase, drawn="11" if phase == "keep" else "")
    assert refusal(position, move) == expected


def test_teams_that_do_not_go_with_the_number_of_players_are_named_with_it() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(5, {"teams": 2}, "x")
    assert (caught.value.code, caught.value.params) == ("option.combination", {"names": "teams, players"})


@pytest.mark.parametrize(
    ("change", "key", "expected"),
    [
        ({"phase": "later"}, "phase", "take keep lay over"),
        ({"stock": ["1"]}, "stock", "an even number of cards, two or more in the phase take"),
        ({"stock": ["x", "1"]}, "stock", "cards"),
        ({"drawn": ["1", "2"]}, "drawn", "two cards in the phase keep, else null"),
        ({"phase": "keep", "drawn": ["1"]}, "drawn", "two cards"),
        ({"phase": "keep", "drawn": "12"}, "drawn", "cards"),
        ({"discards": [["1"], ["x"], ["2"]]}, "discards.1", "cards"),
        ({"hands": [[], ["x"]]}, "hands.1", "cards"),
        ({"laid": [["123"], []]}, "laid.0", "cards"),
        ({"removed": ["x"]}, "removed", "cards"),
        ({"tokens": []}, "tokens", "object"),
        ({"round": 4}, "round", "1..3"),
        ({"first": 2}, "first", "0..1"),
        ({"scores": [0]}, "scores", "list of 2"),
        ({"scores": [0, 1001]}, "scores", "-1000..1000"),
    ],
)
def test_a_fault_in_a_position_is_named_with_what_should_stand_there(
    change: dict[str, Any], key: str, expected: str
) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load({**GAME.dump(table(["J", "12"])), **change})
    assert (caught.value.code, caught.value.params) == (
        "position.key",
        {"key": key, "expected": expected},
    )


@pytest.mark.parametrize("change", [{"hands": [["J"] * 6, []]}, {"laid": [["JJJ", "JJJ"], []]}])
def test_more_cards_of_a_kind_than_there_are_is_a_fault_of_the_cards(change: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load({**GAME.dump(table(["", ""])), **change})
    assert (caught.value.code, caught.value.params) == ("position.pieces", {"key": "cards"})


def test_all_the_copies_of_a_card_may_lie_in_triples_of_one_seat() -> None:
    laid = ["55J 55J 55J 55J 55J", ""]
    assert GAME.dump(table(["", ""], laid=laid))["laid"][0] == laid[0].split()
