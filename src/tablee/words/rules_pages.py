"""The pages of rules and the notation as text, for people and language models without a browser."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from tablee.games import installed, package

HERE: Final = Path(__file__).parent
DOCS: Final = HERE.parents[2] / "docs"
PLACES: Final = (HERE / "rules", DOCS / "rules", DOCS)
"""The folder in an installed package, and those in a checkout; a game from another package brings its own."""

PICTURE: Final = re.compile(r"!\[([^\]]*)\]\([^)]*\)")
LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
DEAL: Final = "**Deal.**"
"""Begins the part of a game's notation about random numbers, which players do not need."""


def rules_page(game: str, language: str) -> str | None:
    """Return the page of rules of a game, with the description of each picture in its place; None if there is none."""
    for text in _texts(game, f"{game}.{language}.md"):
        return PICTURE.sub(r"(\1)", text)
    return None


def notation(game: str) -> str | None:
    """Return how positions and moves of a game are written, in English: its section of docs/notation.md; None if it
    has none.
    """
    for text in _texts(game, "notation.md"):
        found = re.search(rf"^### {re.escape(game)}\n(.*?)(?=^##|\Z)", text, re.DOTALL | re.MULTILINE)
        if found is not None:
            return LINK.sub(r"\1", found[1].partition(DEAL)[0]).strip()
    return None


def _texts(game: str, name: str) -> list[str]:
    """Return the texts of the files of a name, those of our own games first."""
    places: list[Traversable] = [*PLACES]
    if game in installed():
        places += [files(package(game)) / "rules", files(package(game))]
    paths = [place / name for place in places]
    return [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
