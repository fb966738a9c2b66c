"""The events of a turn and of a round's end, in order, and the parameters of a refusal."""

from typing import Any

import pytest

from tablee.core.errors import OptionError
from tablee.games.rummikub import GAME
from tablee.games.rummikub.position import RummikubPosition
from tests.games.rummikub.study import international, refusal, study


def events_seen(position: RummikubPosition, move: str, viewer: int | None = 0) -> list[dict[str, Any]]:
    """Return the events as `viewer` sees them, without the game's name."""
    seen = [event.seen_by(viewer) for event in GAME.apply(position, move)[1]]
    return [{**event, "event": event["event"].removeprefix("rummikub.")} for event in seen]


LAID = {
    "event": "laid",
    "seat": 0,
    "tiles": ["r4"],
    "before": [["r1", "r2", "r3"]],
    "after": [["r1", "r2", "r3", "r4"]],
}


def test_a_turn_is_reported_as_laying_discarding_and_the_next_ones_draw() -> None:
    assert events_seen(study("r1 r2 r3", "r4 r9 y9"), "r1 r2 r3 r4 / r9") == [
        LAID,
        {"event": "discarded", "seat": 0, "tile": "r9", "colour": "r", "number": "9"},
        {"event": "drew", "seat": 1, "tile": "?", "colour": "?", "number": "?", "pool": 2},
    ]


def test_a_joker_is_reported_without_a_number() -> None:
    discarded = events_seen(study("", "J r4"), "= / J")[0]
    assert discarded == {"event": "discarded", "seat": 0, "tile": "J", "colour": "J", "number": ""}


def test_an_opening_is_reported_with_what_it_was_worth() -> None:
    events = events_seen(study("", "r9 r10 r11 y1 y2", opened=False), "r9 r10 r11 / y1")
    assert events[1] == {"event": "opened", "seat": 0, "points": 30}


@pytest.mark.parametrize(
    ("table", "rack", "move", "stood_for", "colour", "number"),
    [
        ("b3 b4 J", "r7 y7 b5 k1", "b3 b4 b5, r7 y7 J", "b5", "b", "5"),
        ("b3 y3 J", "r3 r7 y7 k1", "r3 b3 y3, r7 y7 J", "3", "", "3"),
    ],
)
def test_a_joker_that_was_freed_is_reported_with_what_it_stood_for_and_where_it_lies(
    table: str, rack: str, move: str, stood_for: str, colour: str, number: str
) -> None:
    assert events_seen(international(table, rack), move)[1] == {
        "event": "joker_freed",
        "seat": 0,
        "stood_for": stood_for,
        "colour": colour,
        "number": number,
        "set": ["r7", "y7", "J"],
    }


def test_a_last_tile_that_is_kept_is_reported_without_saying_which() -> None:
    position = study("", "r9 r10 r11 y1", go_out_by_discard=False)
    assert events_seen(position, "r9 r10 r11")[1] == {"event": "kept", "seat": 0}


def test_drawing_and_passing_are_reported() -> None:
    assert events_seen(international("", "r9"), "draw") == [
        {"event": "drew", "seat": 0, "tile": "k13", "colour": "k", "number": "13", "pool": 1}
    ]
    assert events_seen(international("", "r9", pool=""), "pass") == [{"event": "passed", "seat": 0}]


def test_the_end_of_a_match_is_reported_with_the_tiles_left_and_what_they_cost() -> None:
    assert events_seen(study("r1 r2 r3", "r4", others=("y13 k1",), scores=[3, 4]), "r1 r2 r3 r4") == [
        LAID,
        {"event": "out", "seat": 0},
        {
            "event": "round_over",
            "round": 1,
            "winners": [0],
            "left": [[], ["k1", "y13"]],
            "held": [0, 14],
            "points": [0, 14],
            "totals": [3, 18],
        },
        {"event": "over", "winners": [0], "scores": [3, 18]},
    ]


def test_in_zero_sum_the_end_names_the_seat_with_most_points() -> None:
    position = international("r1 r2 r3", "r4", others=("y13 J", "k5"), scoring="zero-sum")
    *_, over_round, over = events_seen(position, "r1 r2 r3 r4")
    assert over_round["points"] == [48, -43, -5]
    assert over == {"event": "over", "winners": [0], "scores": [48, -43, -5]}


def test_all_who_share_the_lowest_total_have_won() -> None:
    position = study("r1 r2 r3", "r4", others=("y1", "y2"), scores=[9, 8, 8])
    assert events_seen(position, "r1 r2 r3 r4")[-1] == {
        "event": "over",
        "winners": [0, 1],
        "scores": [9, 9, 10],
    }


def test_another_round_is_reported_with_who_begins_it_and_draws() -> None:
    *_, dealt, drew = events_seen(study("r1 r2 r3", "r4", others=("y13 J",), rounds=2), "r1 r2 r3 r4")
    assert dealt == {"event": "dealt", "round": 2, "first": 1}
    assert (drew["event"], drew["seat"], drew["pool"]) == ("drew", 1, 77)


@pytest.mark.parametrize(
    ("position", "move", "first", "why"),
    [
        (study("", "r4 r5", stall=20, idle=39), "= / r4", "discarded", "idle"),
        (international("", "r9", pool="", passes=1), "pass", "passed", "passes"),
    ],
)
def test_why_a_round_ends_without_anybody_out_is_reported(
    position: RummikubPosition, move: str, first: str, why: str
) -> None:
    events = events_seen(position, move)
    assert [event["event"] for event in events] == [first, "stalled", "round_over", "over"]
    assert events[1]["why"] == why


@pytest.mark.parametrize(
    ("position", "move", "code", "params"),
    [
        (study("r1 r2 r3", "r4"), "r1 r2 x", "syntax", {"part": "x"}),
        (study("", "r4"), "r" * 50, "syntax", {"part": "r" * 40}),
        (study("", "r4 r5"), "= / x", "syntax", {"part": "x"}),
        (study("r1 r2 r3", "r4 r5"), "r1 r2, r3 r4 r5", "set", {"set": ["r1", "r2"], "why": "short"}),
        (study("r1 r2 r3", "y1 y2 y3"), "y1 y2 y3", "missing", {"tiles": ["r1", "r2", "r3"]}),
        (study("", "r4 r5"), "r4 r5 r6 / r4", "not_yours", {"tiles": ["r6"]}),
        (study("r1 r2 r3", "r4"), "r1 r2 r3 / r4", "nothing_laid", {}),
        (international("", "r4"), "=", "nothing_laid", {}),
        (
            study("r1 r2 r3", "r4 y9", opened=False),
            "r1 r2 r3 r4",
            "opening_table",
            {"set": ["r1", "r2", "r3"]},
        ),
        (
            study("", "r1 r2 r3 y1", opened=False),
            "r1 r2 r3 / y1",
            "opening",
            {"points": 6, "needed": 30},
        ),
        (
            international("b3 b4 J", "r7 y7 k1"),
            "b3 b4 J r7",
            "set",
            {"set": ["b3", "b4", "J", "r7"], "why": "mixed"},
        ),
        (study("", "r4 r5"), "= / r9", "discard_not_held", {"tile": "r9", "colour": "r", "number": "9"}),
        (
            study("", "r4", go_out_by_discard=False),
            "= / r4",
            "discard_last",
            {"tile": "r4", "colour": "r", "number": "4"},
        ),
        (study("", "r4 r5"), "=", "discard_missing", {}),
        (study("", "r4"), "draw", "no_draw", {}),
        (study("", "r4"), "pass", "no_pass", {}),
        (international("", "r4", pool=""), "draw", "pool_empty", {}),
        (international("", "r4"), "pass", "pool_left", {"count": 2}),
    ],
)
def test_a_refusal_names_what_it_is_about(
    position: RummikubPosition, move: str, code: str, params: dict[str, Any]
) -> None:
    assert refusal(position, move) == (f"rummikub.{code}", params)


def test_a_discard_beside_what_goes_out_is_refused_with_the_tiles_left() -> None:
    assert refusal(study("r1 r2 r3", "r4"), "r1 r2 r3 r4 / r9") == (
        "rummikub.discard_none",
        {"tile": "r9", "colour": "r", "number": "9", "left": 0},
    )
    assert refusal(international("r1 r2 r3", "r4 r9 r8"), "r1 r2 r3 r4 / r9") == (
        "rummikub.discard_none",
        {"tile": "r9", "colour": "r", "number": "9", "left": 2},
    )


def test_options_that_do_not_go_together_are_named() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(2, {"scoring": "zero-sum", "turns": "draw-discard"}, "x")
    assert (caught.value.code, caught.value.params) == ("option.combination", {"names": "scoring, turns"})
