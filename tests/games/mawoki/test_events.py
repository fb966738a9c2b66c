"""The events of every card, drawing and end, and the parameters of a refusal."""

from typing import Any

import pytest

from tablee.core.errors import PositionError
from tablee.games.mawoki import GAME
from tests.games.mawoki.study import events_of, refusal, table

TOP = ["bT/rC/n"]


def test_a_card_is_reported_whole_and_in_its_parts() -> None:
    (played,) = events_of(table([["bT/rP/-", "J"], ["bP/rP/-"]], TOP), "bT/rP/-")
    assert played == {
        "event": "mawoki.played",
        "seat": 0,
        "card": "bT/rP/-",
        "half": "bT",
        "other_half": "rP",
        "sign": "none",
    }


@pytest.mark.parametrize(
    ("card", "move", "sign"),
    [
        ("bT/rT/s", "bT/rT/s", "smoke"),
        ("bT/yT/a", "bT/yT/a@1", "arrow"),
        ("bT/yP/n", "bT/yP/n", "snake"),
        ("J", "J", "joker"),
    ],
)
def test_the_drawing_on_the_diagonal_is_reported_by_its_name(card: str, move: str, sign: str) -> None:
    events = events_of(table([[card, "rC/yT/s"], ["bP/rP/-"]], TOP, ["bP/yH/-"]), move)
    assert (events[0]["card"], events[0]["sign"]) == (card, sign)


def test_the_joker_has_no_halves() -> None:
    events = events_of(table([["J", "rC/yT/s"], ["bP/rP/-"]], TOP, ["bP/yH/-"]), "J")
    assert (events[0]["half"], events[0]["other_half"]) == ("", "")


def test_an_arrow_is_reported_with_its_target_seat_0_too() -> None:
    position = table([["bP/rP/-"], ["bT/yT/a", "J"]], TOP, ["bP/yH/-"], turn=1)
    assert events_of(position, "bT/yT/a@0")[0] == {
        "event": "mawoki.aimed",
        "seat": 1,
        "target": 0,
        "card": "bT/yT/a",
        "half": "bT",
        "other_half": "yT",
        "sign": "arrow",
    }


def test_after_smoke_it_is_reported_who_goes_on() -> None:
    position = table([["bP/rP/-"], ["bT/rT/s", "J"]], TOP, turn=1)
    assert events_of(position, "bT/rT/s")[1] == {"event": "mawoki.again", "seat": 1}


@pytest.mark.parametrize(
    ("card", "move", "seat", "why"),
    [
        ("bT/yP/n", "bT/yP/n", 0, "snake"),
        ("bT/yT/a", "bT/yT/a@1", 1, "arrow"),
        ("J", "J", 1, "joker"),
        ("rH/yC/-", "draw", 0, "stuck"),
    ],
)
def test_why_a_card_is_drawn_is_reported_and_how_many_are_left(
    card: str, move: str, seat: int, why: str
) -> None:
    hand = [card] if move == "draw" else [card, "rC/yT/s"]
    drew = events_of(table([hand, ["bP/rP/-"]], TOP, ["bC/yT/-", "bP/yH/-"]), move)[-1]
    assert (drew["event"], drew["seat"], drew["why"], drew["stock"]) == ("mawoki.drew", seat, why, 1)
    assert drew["card"] == "bP/yH/-"


@pytest.mark.parametrize(
    ("card", "move", "seat", "why"),
    [
        ("bT/yP/n", "bT/yP/n", 0, "snake"),
        ("bT/yT/a", "bT/yT/a@1", 1, "arrow"),
        ("rH/yC/-", "draw", 0, "stuck"),
    ],
)
def test_cards_are_shuffled_before_one_is_drawn_and_that_is_reported(
    card: str, move: str, seat: int, why: str
) -> None:
    hand = [card] if move == "draw" else [card, "rC/yT/s"]
    events = events_of(table([hand, ["bP/rP/-"]], ["bC/yT/-", *TOP]), move)
    shuffled, drew = events[-2:]
    assert shuffled == {"event": "mawoki.reshuffled", "cards": 1 if move == "draw" else 2}
    assert (drew["event"], drew["seat"], drew["why"]) == ("mawoki.drew", seat, why)


def test_that_there_is_nothing_to_draw_is_reported_with_its_reason() -> None:
    nothing = {"event": "mawoki.nothing_to_draw", "seat": 0}
    assert events_of(table([["rH/yC/-"], ["J"]], TOP), "draw") == [{**nothing, "why": "stuck"}]
    again = table([["rH/yC/-"], ["J"]], TOP, phase="again")
    assert events_of(again, "draw") == [{**nothing, "why": "smoke"}]


def test_a_theft_is_reported_with_thief_and_victim() -> None:
    position = table([["bT/yT/a", "J"], ["bP/rP/-", "bC/rP/-"]], TOP, arrow="steal")
    stole = events_of(position, "bT/yT/a@1", 1)[1]
    assert (stole["event"], stole["seat"], stole["target"]) == ("mawoki.stole", 0, 1)
    assert stole["half"] + "/" + stole["other_half"] + "/-" == stole["card"]
    assert stole["sign"] == "none"


def test_an_end_by_a_theft_is_reported_after_the_theft() -> None:
    position = table([["bT/yT/a", "J"], ["bP/rP/-"]], TOP, arrow="steal")
    assert events_of(position, "bT/yT/a@1")[2] == {
        "event": "mawoki.out",
        "seat": 1,
        "winners": [1],
        "cards": [2, 0],
    }


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("draw", ("must_play", {"cards": ["bT/rP/-", "bT/yT/a"]})),
        ("x@1", ("no_move", {"move": "x@1"})),
        ("J", ("not_held", {"card": "J"})),
        ("bT/yT/a", ("target_missing", {"card": "bT/yT/a"})),
        ("bT/yT/a@7", ("target_unknown", {"card": "bT/yT/a", "target": "7", "last": 2})),
        ("bT/yT/a@0", ("target_self", {"card": "bT/yT/a"})),
        ("bT/rP/-@1", ("no_target", {"card": "bT/rP/-"})),
        (
            "rH/yC/-",
            (
                "no_match",
                {"top": "bT/rC/n", "card": "rH/yC/-", "half": "rH", "other_half": "yC", "sign": "none"},
            ),
        ),
    ],
)
def test_a_refusal_names_the_cards_that_it_is_about(move: str, expected: tuple[str, Any]) -> None:
    position = table([["bT/yT/a", "bT/rP/-", "rH/yC/-"], ["J"], ["bP/rP/-"]], TOP, ["bP/yH/-"])
    code, params = expected
    assert refusal(position, move) == (f"mawoki.{code}", params)


@pytest.mark.parametrize(
    ("change", "key", "expected"),
    [
        ({"phase": "draft"}, "phase", "play again over"),
        ({"pile": []}, "pile", "cards"),
        ({"pile": ["x"]}, "pile", "cards"),
        ({"stock": ["x"]}, "stock", "cards"),
        ({"hands": [["J"]]}, "hands", "list of 2"),
        ({"hands": [["J"], ["x"]]}, "hands.1", "cards"),
        ({"idle": 2}, "idle", "0..1"),
    ],
)
def test_a_fault_in_a_position_is_named_with_what_should_stand_there(
    change: dict[str, Any], key: str, expected: str
) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load({**GAME.dump(table([["J"], ["bP/rP/-"]], TOP)), **change})
    assert (caught.value.code, caught.value.params) == (
        "position.key",
        {"key": key, "expected": expected},
    )


def test_a_card_that_lies_in_two_places_is_a_fault_of_the_cards() -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load({**GAME.dump(table([["J"], ["bP/rP/-"]], TOP)), "stock": ["J"]})
    assert (caught.value.code, caught.value.params) == ("position.pieces", {"key": "cards"})


def test_a_blocked_game_may_end_with_as_many_idle_turns_as_seats() -> None:
    over = {**GAME.dump(table([["J"], ["bP/rP/-"]], TOP)), "phase": "over", "turn": None}
    assert GAME.dump(GAME.load({**over, "idle": 2}))["idle"] == 2
    with pytest.raises(PositionError):
        GAME.load({**over, "idle": 3})


def test_who_has_no_cards_after_smoke_and_none_to_draw_has_won_and_that_is_reported() -> None:
    position = table([[], ["J"]], TOP, phase="again", last_card="effect-first")
    assert events_of(position, "draw") == [
        {"event": "mawoki.nothing_to_draw", "seat": 0, "why": "smoke"},
        {"event": "mawoki.out", "seat": 0, "winners": [0], "cards": [0, 1]},
    ]
