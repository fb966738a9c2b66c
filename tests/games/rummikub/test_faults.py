"""A fault in a position names its key and the expected value."""

from typing import Any

import pytest

from tablee.core.errors import PositionError
from tablee.games.rummikub import GAME
from tests.games.rummikub.study import study


def caught(position: dict[str, Any]) -> PositionError:
    with pytest.raises(PositionError) as raised:
        GAME.load(position)
    return raised.value


@pytest.mark.parametrize(
    ("key", "value", "named", "expected"),
    [
        ("phase", "draw", "phase", "play over"),
        ("round", 2, "round", "1..1"),
        ("round", 0, "round", "1..1"),
        ("first", 2, "first", "0..1"),
        ("racks", [["r1"]], "racks", "list of 2"),
        ("racks", [["r14"], []], "racks.0", "cards"),
        ("opened", [True], "opened", "list of 2"),
        ("opened", [1, 0], "opened", "booleans"),
        ("table", None, "table", "list"),
        ("table", ["r1 r2 r3"], "table.0", "cards"),
        ("table", [["r1", "r2", "r3"], ["r1", "r2"]], "table.1", "a set (short)"),
        ("table", [["J", "J", "J"]], "table.0", "a set (jokers)"),
        ("table", [["r1", "r2", "y3"]], "table.0", "a set (mixed)"),
        ("table", [["r3", "r2", "r1"]], "table.0", "a set (gap)"),
        ("table", [["r12", "r13", "J"]], "table.0", "a set (ends)"),
        ("table", [["r5", "r5", "y5"]], "table.0", "a set (twice)"),
        ("table", [["r5", "y5", "b5", "k5", "J"]], "table.0", "a set (large)"),
        ("pool", ["x"], "pool", "cards"),
        ("idle", -1, "idle", "0..39"),
        ("passes", True, "passes", "0..1"),
        ("scores", [0], "scores", "list of 2"),
        ("drawn", "k9", "drawn", "a tile of racks.0"),
    ],
)
def test_what_should_stand_under_a_key(key: str, value: Any, named: str, expected: str) -> None:
    fault = caught({**GAME.dump(study("", "r4 r5")), key: value})
    assert (fault.code, fault.params) == ("position.key", {"key": named, "expected": expected})


def test_in_play_or_draw_nothing_should_stand_under_drawn() -> None:
    fault = caught({**GAME.dump(study("", "r4 r5", turns="play-or-draw")), "drawn": "r4"})
    assert fault.params == {"key": "drawn", "expected": "null"}


@pytest.mark.parametrize(
    ("keys", "tile"),
    [
        ({"pool": ["J", "J", "J"]}, "J"),
        ({"pool": ["r4", "r4"]}, "r4"),
        ({"table": [["k1", "k2", "k3"]], "pool": ["k2", "k2"]}, "k2"),
    ],
)
def test_a_tile_that_is_there_more_than_twice_is_named_wherever_it_lies(
    keys: dict[str, Any], tile: str
) -> None:
    fault = caught({**GAME.dump(study("", "r4 r5")), **keys})
    assert (fault.code, fault.params) == ("position.pieces", {"key": tile})


def test_two_of_each_tile_are_allowed() -> None:
    position = {**GAME.dump(study("", "r4 r5")), "pool": ["r4", "J", "J"]}
    assert GAME.dump(GAME.load(position))["pool"] == ["r4", "J", "J"]
