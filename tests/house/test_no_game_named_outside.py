"""No file outside a game's own folders names the game, not even in a comment: the core must not know its games."""

import re
from pathlib import Path

import pytest

from tests.house.tree import ROOT, game_folders, tracked

ABOUT_GAMES = ("README.md", "CHANGELOG.md", "docs", "notebooks", "tests", "bench")
"""Places that describe, test or measure games."""

ORDINARY_WORDS = ("src/tablee/server/guests/recovery_words", "src/tablee/games/moka/common")
"""Folders with lists of ordinary words: a game may have the name of one of them."""


def pattern(game: str) -> re.Pattern[str]:
    """Return a pattern for the game's name as a word, however it is joined: `toko_maja`, `toko-maja`, `TokoMaja`."""
    return re.compile(r"(?<![a-z])" + "[-_ ]?".join(game.split("_")) + r"(?![a-z])", re.IGNORECASE)


def is_home(path: Path, game: str) -> bool:
    """True if this file may name the game: it is about games, or in one of the game's own folders."""
    parts = path.relative_to(ROOT).parts
    if parts[0] in ABOUT_GAMES or (parts[0] == "examples" and parts[1].startswith(game)):
        return True
    return "games" in parts and parts[parts.index("games") + 1] == game


def without_entry_points(path: Path) -> str:
    """Return the file's text, without the one list that has to name games."""
    text = path.read_text()
    if path == ROOT / "pyproject.toml":
        return re.sub(r'(?ms)^\[project\.entry-points\."tablee\.games"\]\n.*?(?=^\[)', "", text)
    return text


@pytest.mark.parametrize("game", game_folders())
def test_only_its_own_folders_name_a_game(game: str) -> None:
    named = pattern(game)
    ordinary = {ROOT / folder for folder in ORDINARY_WORDS}
    elsewhere = [path for path in tracked() if not is_home(path, game) and path.parent not in ordinary]
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in elsewhere
        for number, line in enumerate([str(path.relative_to(ROOT)), *without_entry_points(path).split("\n")])
        if named.search(line)
    ]
    assert found == []
