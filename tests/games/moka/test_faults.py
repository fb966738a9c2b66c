"""A fault in a position of MOKA names the key and the expected value."""

from typing import Any

import pytest

from tablee.core.errors import PositionError
from tablee.games.moka import GAME
from tests.games.moka.study import GRID, STOCK, study, word
from tests.games.moka.test_reading import BIO, SAID, VOTED


def caught(**keys: Any) -> tuple[str, dict[str, Any]]:
    base = GAME.dump(GAME.new(3, {}, "study"))
    with pytest.raises(PositionError) as raised:
        GAME.load({**base, "phase": "turn", "turn": 0, "grid": GRID, "stock": STOCK, **keys})
    return raised.value.code, raised.value.params


@pytest.mark.parametrize(
    ("key", "value", "named", "expected"),
    [
        ("round", 4, "round", "1..3"),
        ("grid", GRID[:15], "grid", "list of 16"),
        ("grid", [*GRID[:15], "?"], "grid", "cards"),
        ("flipped", 3, "flipped", "null"),
        ("stock", ["15-1"], "stock", "cards"),
        ("stacks", [], "stacks", "15 30 80"),
        ("stacks", {"15": [], "30": []}, "stacks", "15 30 80"),
        ("stacks", {"15": [], "30": ["80-1"], "80": []}, "stacks.30", "cards"),
        ("rows", [["STOP"], [], []], "rows.0", "cards"),
        ("specials", [[], ["BOOM"], []], "specials.1", "cards"),
        ("challenges", [["15-11"], [], []], "challenges.0", "cards"),
        ("words", [[BIO, BIO, BIO], [], []], "words", "lists of at most 2"),
        ("words", ["BIO", [], []], "words", "lists of at most 2"),
        ("words", [["BIO"], [], []], "words", "object"),
        ("words", [[{"word": "BIO"}], [], []], "words", "cards"),
        ("words", [[{**BIO, "word": "BOL"}], [], []], "words", "word of its cards"),
        ("words", [[{**BIO, "points": -1}], [], []], "words", "points"),
        ("seen", [[], {}, {}], "seen", "objects"),
        ("seen", [{"3": "Er"}, {}, {}], "seen", "cards of the grid"),
        ("seen", [{"16": "Er"}, {}, {}], "seen", "0..15"),
        ("skips", [0, 0, -1], "skips", "0..100"),
        ("skips", [0, 0, 101], "skips", "0..100"),
        ("scores", [0, 0, -1], "scores", "0..1000000000"),
        ("extra", -1, "extra", "0..100"),
        ("drawn", ["Er", "Eg"], "drawn", "null"),
        ("vote", {}, "vote", "null"),
    ],
)
def test_what_should_stand_under_a_key(key: str, value: Any, named: str, expected: str) -> None:
    assert caught(**{key: value}) == ("position.key", {"key": named, "expected": expected})


def test_what_should_lie_flipped_or_be_drawn() -> None:
    empty = [None, *GRID[1:]]
    assert caught(phase="flipped", flipped=0, grid=empty)[1] == {
        "key": "flipped",
        "expected": "place of a card to take or leave",
    }
    assert caught(phase="flipped", flipped=16)[1] == {"key": "flipped", "expected": "0..15"}
    assert caught(phase="draw", drawn=["Er"])[1] == {"key": "drawn", "expected": "two letters"}
    assert caught(phase="draw", drawn=["Er", "STOP"])[1] == {"key": "drawn", "expected": "cards"}


@pytest.mark.parametrize(
    ("changes", "key", "expected"),
    [
        ({"seat": 2}, "vote", "another seat's word"),
        ({"seat": 3}, "seat", "0..2"),
        ({"cards": ["Br", "Og", "Ig"]}, "vote", "cards of the row"),
        ({"points": "12"}, "vote", "points"),
        ({"yes": 0}, "vote", "a vote of each seat before"),
        ({"yes": 2}, "yes", "0..1"),
        ({"no": -1}, "no", "0..1"),
        ({"back": "flipped"}, "back", "turn after"),
    ],
)
def test_what_a_vote_should_be(changes: dict[str, Any], key: str, expected: str) -> None:
    vote = {**SAID, "yes": 1, **changes}
    assert caught(**{**VOTED, "vote": vote}) == ("position.key", {"key": key, "expected": expected})
    assert caught(**{**VOTED, "vote": "yes"})[1] == {"key": "vote", "expected": "object"}


@pytest.mark.parametrize(
    ("keys", "card"),
    [
        ({"stock": ["Jr", "Jr"]}, "Jr"),
        ({"stock": ["Jr"], "rows": [["Jr"], [], []]}, "Jr"),
        ({"words": [[word("JEU", "Jr", "Eb", "Ub", points=15)], [], []], "stock": ["Jr"]}, "Jr"),
        ({"challenges": [["15-1"], ["15-1"], []], "stacks": {"15": [], "30": [], "80": []}}, "15-1"),
        ({"stock": ["Jr"], "phase": "draw", "drawn": ["Jr", "Er"]}, "Jr"),
    ],
)
def test_a_card_that_is_there_too_often_is_named_wherever_it_lies(keys: dict[str, Any], card: str) -> None:
    with pytest.raises(PositionError) as raised:
        GAME.load({**study(), **keys})
    assert (raised.value.code, raised.value.params) == ("position.pieces", {"key": card})
