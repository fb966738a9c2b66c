"""A fault in a position names its key and the expected value."""

from typing import Any

import pytest

from tablee.core.errors import PositionError
from tablee.games.tokan import GAME
from tests.games.tokan.test_position import EXAMPLE, ROW, STRIP

BOARD = "5 rows of 6 towers or 6 of 5, at most the 30 tiles"
CELLS = "7 rows of 10 single tiles or gaps"
SUPPLY = "as many tiles for each, one less for who has just laid"
EMPTY = ". . . . . . . . . ."


def fault(position: dict[str, Any]) -> tuple[str, str]:
    """Return the key and its expected value from the error."""
    with pytest.raises(PositionError) as caught:
        GAME.load(position)
    assert caught.value.code == "position.key"
    return caught.value.params["key"], caught.value.params["expected"]


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("phase", "end", "play draft over"),
        ("board", None, "list"),
        ("board", [1, 2, 3, 4, 5], "strings"),
        ("board", [], BOARD),
        ("board", [ROW] * 4, BOARD),
        ("board", [ROW] * 4 + [". . x . . ."], BOARD),
        ("board", [ROW] * 4 + ["MMMM . . . . ."], BOARD),
        ("taboo", "g1", "a square of the board or null"),
        ("taboo", 3, "a square of the board or null"),
        ("first", 2, "0..1"),
    ],
)
def test_on_a_board(key: str, value: Any, expected: str) -> None:
    assert fault({**EXAMPLE, key: value}) == (key, expected)


@pytest.mark.parametrize(
    ("key", "value", "named", "expected"),
    [
        ("board", [EMPTY] * 6, "board", CELLS),
        ("board", [". ."] * 7, "board", CELLS),
        ("board", ["jJ . . . . . . . . .", *[EMPTY] * 6], "board", CELLS),
        ("board", [EMPTY] * 7, "board", "tiles within a rectangle of 5 x 6"),
        ("board", ["J . . . . . . . . J", *[EMPTY] * 6], "board", "tiles within a rectangle of 5 x 6"),
        ("supply", ["M", "m", "j"], "supply", "list of 2"),
        ("supply", ["m", "m"], "supply.0", "animals of this colour"),
        ("supply", ["M", "M"], "supply.1", "animals of this colour"),
        ("supply", ["M", 1], "supply.1", "animals of this colour"),
        ("supply", ["MMMM", "mmmj"], "board", "at most the 30 tiles, those of the supply included"),
        ("supply", ["M", "mmj"], "supply", SUPPLY),
        ("supply", ["", ""], "supply", SUPPLY),
        ("taboo", "e2", "taboo", "null in the draft"),
    ],
)
def test_in_the_draft(key: str, value: Any, named: str, expected: str) -> None:
    position = {**STRIP, key: value}
    if key == "board":
        position["supply"] = ["MJ", "mj"]
    assert fault(position) == (named, expected)


def test_who_lays_first_has_as_many_tiles_as_the_other_and_who_lays_second_one_more() -> None:
    board = [*[EMPTY] * 3, ". . . . M . . . . .", *[EMPTY] * 3]
    for turn, supply in ((0, ["M", "m"]), (1, ["M", "mj"])):
        position = {**STRIP, "board": board, "first": 0, "turn": turn, "supply": supply}
        assert GAME.dump(GAME.load(position))["supply"] == supply
        assert fault({**position, "turn": 1 - turn}) == ("supply", SUPPLY)


def test_a_supply_is_written_mice_first() -> None:
    board = [*[EMPTY] * 3, ". . . . M . . . . .", *[EMPTY] * 3]
    position = {**STRIP, "board": board, "first": 0, "turn": 0, "supply": ["LJM", "ljm"]}
    assert GAME.dump(GAME.load(position))["supply"] == ["MJL", "mjl"]
