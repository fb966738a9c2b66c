"""Each move and each piece that docs/notation.md shows for a game exists in that game."""

import itertools
import json
import re
from pathlib import Path
from typing import Final

import pytest

from tablee import games
from tablee.testing.walks import setups, walk
from tests.house.tree import ROOT

TEXT: Final = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
SECTIONS: Final = {
    section.partition("\n")[0]: section
    for section in TEXT.partition("## 3. The games")[2].split("\n### ")[1:]
}
PATTERNS: Final = {"+k", "word …", " / ", '"more":true', "="}
"""Parts of moves and of answers, which are no moves."""

WALKS: Final = 20
PLIES: Final = 200
"""So many random matches of at most so many moves, of a game without records."""


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`\n]+)`", text)


def shape(text: str) -> str:
    """Return a text with each number as 9, and letters as `a` or `A`."""
    return re.sub(r"[a-z]", "a", re.sub(r"[A-Z]", "A", re.sub(r"\d+", "9", text)))


def pieces(name: str) -> set[str]:
    """Return every piece of a game with its default options."""
    rules = games.find(name)
    most = rules.max_players
    return {piece for deck in rules.pieces(rules.options.fill({}), most).values() for piece in deck}


def recorded(name: str) -> set[str]:
    """Return the moves of all matches that are kept for the tests of a game."""
    folder: Path = ROOT / "tests" / "games" / name.replace("-", "_") / "records"
    lines = (line for path in folder.glob("*.jsonl") for line in path.read_text("utf-8").splitlines())
    return {move for line in lines if (move := json.loads(line).get("move")) is not None}


def played(name: str) -> set[str]:
    """Return the moves of some random matches of a game."""
    rules = games.find(name)
    walks = zip(range(WALKS), itertools.cycle(setups(rules)), strict=False)
    steps = (step for seed, setup in walks for step in walk(rules, setup, seed, PLIES))
    return {move for _, move in steps if move is not None}


def no_pieces(text: str, known: set[str]) -> list[str]:
    """Return the parts of a text that are written like pieces of several kinds of characters, and are none."""
    shapes = {shape(piece) for piece in known if len(set(shape(piece))) > 1}
    parts = re.split(r"[\s\",@:=\[\]{}]+", text)
    return [part for part in parts if shape(part) in shapes and part not in known]


@pytest.mark.parametrize("name", SECTIONS)
def test_every_piece_in_an_example_is_one_of_the_game(name: str) -> None:
    known = pieces(name)
    assert [part for text in quoted(SECTIONS[name]) for part in no_pieces(text, known)] == []


@pytest.mark.parametrize("name", SECTIONS)
def test_every_move_in_an_example_was_played_or_is_written_like_one_that_was(name: str) -> None:
    # A new game has no records yet.
    moves = recorded(name) or played(name)
    shapes = {shape(move) for move in moves}
    shown = quoted(SECTIONS[name].partition("**Moves.**")[2].partition("**Deal.**")[0])
    strange = [
        text
        for text in shown
        # Words in small letters are phases, options and keys as well as moves.
        if text not in moves and shape(text) not in shapes and not re.fullmatch(r"[a-z_-]+", text)
    ]
    assert [text for text in strange if text not in PATTERNS] == []
    assert len(moves.intersection(shown)) >= 3


def test_a_card_that_does_not_exist_is_noticed() -> None:
    known = pieces("mawoki")
    assert no_pieces("bT/rC/s", known) == ["bT/rC/s"]
    assert no_pieces("bT/rC/a@2", known) == ["bT/rC/a"]
    assert no_pieces("bT/rC/n", known) == []
