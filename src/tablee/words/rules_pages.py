"""The pages of rules as text, for people and language models without a browser."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from tablee.games import installed, package

HERE: Final = Path(__file__).parent
PLACES: Final = (HERE / "rules", HERE.parents[2] / "docs" / "rules")
"""The folder in an installed package, and the one in a checkout; a game from another package brings its own."""

PICTURE: Final = re.compile(r"!\[([^\]]*)\]\([^)]*\)")


def rules_page(game: str, language: str) -> str | None:
    """Return the page of rules of a game, with the description of each picture in its place; None if there is none."""
    its_own = files(package(game)) / "rules" if game in installed() else HERE
    for place in (*PLACES, its_own):
        path = place / f"{game}.{language}.md"
        if path.is_file():
            return PICTURE.sub(r"(\1)", path.read_text(encoding="utf-8"))
    return None
