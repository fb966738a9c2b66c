"""Constants in the drawing of Rummikub agree with the rules."""

import re
from pathlib import Path

from tablee.games.rummikub import moves, pieces

DRAWN = Path("web/src/games/rummikub")


def constant(file: str, name: str) -> list[str]:
    """Return the strings in a constant of a TypeScript file."""
    found = re.search(rf"const {name} = (.+)", DRAWN.joinpath(file).read_text("utf-8"))
    assert found is not None
    return re.findall(r"'([^']*)'", found[1])


def test_tiles_are_written_alike() -> None:
    assert constant("tiles.ts", "COLOURS") == list(pieces.COLOURS)
    assert constant("tiles.ts", "JOKER") == [pieces.NAMES[pieces.JOKER]]


def test_moves_without_tiles_are_written_alike() -> None:
    assert constant("moves.ts", "DRAW") == [moves.DRAW]
    assert constant("moves.ts", "PASS") == [moves.PASS]


def test_the_refusal_that_a_turn_still_owes_a_discard_is_one_of_the_rules() -> None:
    rules = Path("src/tablee/games/rummikub/rules.py").read_text("utf-8")
    (code,) = constant("Status.svelte", "OWED")
    assert f'IllegalMoveError("{code}")' in rules
