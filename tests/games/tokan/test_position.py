"""Positions as JSON: exactly the example of the notation, and no trust in input."""

import json
from typing import Any

import pytest

from tablee.core.errors import OptionError, PositionError
from tablee.games.tokan import GAME
from tests.games.tokan.boards import study

EXAMPLE = {
    "game": "tokan",
    "options": {"scoring": "towers", "setup": "random"},
    "players": 2,
    "phase": "play",
    "turn": 0,
    "first": 1,
    "board": ["L . j . M j", "m l jL J L j", ". . lJ J j Jl", ". JJ ML lm . .", "L J . jmMj l ."],
    "taboo": "f3",
    "rng": {"seed": "08f9a9956eab8851d700f6e6d302ee4e47e403509360bf363746a21f91e28071", "used": 30},
}


def test_the_example_of_the_notation_comes_out_to_the_letter() -> None:
    position = GAME.new(2, {}, "tablee")
    for move in ["b3d3", "e2b2", "d2e2", "c1c4", "e1d1", "d2b2", "d3d1+1", "b5b3", "c3f3"]:
        position, _ = GAME.apply(position, move)
    assert json.dumps(GAME.dump(position)) == json.dumps(EXAMPLE)
    assert json.dumps(GAME.dump(GAME.load(EXAMPLE))) == json.dumps(EXAMPLE)


def test_a_view_hides_nothing_but_the_random_stream() -> None:
    position = GAME.load(EXAMPLE)
    shown = {key: value for key, value in EXAMPLE.items() if key != "rng"}
    assert [GAME.view(position, viewer) for viewer in (0, 1, None)] == [shown] * 3


def test_only_known_options_and_values_are_taken() -> None:
    assert GAME.options.fill({}) == {"scoring": "towers", "setup": "random"}
    for options in ({"scoring": "both"}, {"setup": None}, {"taboo": True}):
        with pytest.raises(OptionError):
            GAME.new(2, options, "x")
    with pytest.raises(OptionError):
        GAME.new(3, {}, "x")


ROW = ". . . . . ."


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("board", None),
        ("board", []),
        ("board", [1, 2, 3, 4, 5]),
        ("board", [ROW] * 4),
        ("board", [ROW] * 6),
        ("board", [ROW] * 4 + [". . . . ."]),
        ("board", [ROW] * 4 + [". .  . . . ."]),
        ("board", [ROW] * 4 + [". . x . . ."]),
        ("board", [ROW] * 4 + ["m.. . . . ."]),
        ("board", [ROW] * 4 + ["MMMM . . . . ."]),
        ("taboo", "g1"),
        ("taboo", 3),
        ("first", 2),
        ("first", None),
        ("turn", None),
        ("phase", "end"),
        ("phase", "over"),
        ("phase", "draft"),
        ("players", 3),
    ],
)
def test_what_is_no_position_is_refused(key: str, value: Any) -> None:
    with pytest.raises(PositionError):
        GAME.load({**EXAMPLE, key: value})


STRIP = GAME.dump(GAME.new(2, {"setup": "draft"}, "strip"))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("supply", None),
        ("supply", ["", ""]),
        ("supply", ["M", "m", "j"]),
        ("supply", ["m", "M"]),
        ("supply", ["MMMJJJJJJJ", "mmmjjjjjjj"]),
        ("supply", ["M", "mmj"]),
        ("taboo", "e2"),
        ("board", [". . . . . . . . . ."] * 7),
        ("board", ["J . . . . . . . . J"] + [". . . . . . . . . ."] * 6),
        ("board", ["jJ . . . . . . . . ."] + [". . . . . . . . . ."] * 6),
        ("board", [". . . . . . . . . ."] * 6),
    ],
)
def test_what_is_no_draft_is_refused(key: str, value: Any) -> None:
    with pytest.raises(PositionError):
        GAME.load({**STRIP, key: value})


def test_pieces_may_be_missing_on_a_study_board() -> None:
    assert GAME.legal(study("M j . . . .")).moves == ["a1b1"]


def test_a_study_board_on_which_nothing_can_move_lists_no_move() -> None:
    assert GAME.legal(study("M . . . . .")).moves == []


def test_unknown_keys_are_ignored() -> None:
    assert GAME.dump(GAME.load({**EXAMPLE, "note": "mine"})) == EXAMPLE
