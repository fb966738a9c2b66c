"""Positions are never trusted (notation 1, Position)."""

from typing import Any

import pytest

from tablee.core.errors import BadPosition
from tablee.games.rummikub import GAME
from tests.games.rummikub.study import study


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("racks", [["r1"]]),
        ("racks", [["r14"], []]),
        ("racks", [["r1", "r1", "r1"], []]),
        ("opened", [True]),
        ("opened", [1, 0]),
        ("table", [["r1", "r2"]]),
        ("table", [["r3", "r2", "r1"]]),
        ("table", ["r1 r2 r3"]),
        ("pool", ["J", "J", "J"]),
        ("pool", None),
        ("drawn", "k9"),
        ("drawn", 5),
        ("idle", -1),
        ("passes", True),
        ("scores", [0]),
        ("round", 2),
        ("first", 2),
        ("phase", "draw"),
    ],
)
def test_a_malformed_position_is_refused(key: str, value: Any) -> None:
    with pytest.raises(BadPosition):
        GAME.load({**GAME.dump(study("", "r4 r5")), key: value})


def test_in_play_or_draw_no_tile_was_drawn() -> None:
    with pytest.raises(BadPosition):
        study("", "r4 r5", drawn="r4", turns="play-or-draw")


def test_sets_and_racks_may_be_written_in_any_accepted_order() -> None:
    position = study("y1 y2 y3, k7 J b7", "J r5 b1")
    dumped = GAME.dump(position)
    assert dumped["table"] == [["b7", "k7", "J"], ["y1", "y2", "y3"]]
    assert dumped["racks"][0] == ["r5", "b1", "J"]


def test_a_study_position_may_lack_tiles() -> None:
    assert GAME.dump(study("", "r4", pool="", others=("",)))["racks"] == [["r4"], []]
