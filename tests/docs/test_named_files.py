"""The files and the targets of make that pages name exist."""

import re
from typing import Final

import pytest

from tests.docs.prose import pages, source
from tests.house.tree import ROOT

PATH: Final = re.compile(r"`((?:bench|build_steps|docs|examples|locks|src|tests|web)/[\w./-]+)`")
"""A path that a page names in full. One with a placeholder, such as `tests/games/<game>`, is not a path."""

TARGET: Final = re.compile(r"(?:`|^)make ([a-z]+)", re.MULTILINE)
TARGETS: Final = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))

PLACES: Final = (ROOT, ROOT / "examples" / "stash")
"""The checkout, and the game that docs/example-game.md copies into it."""

PAGES: Final = pages()


def missing(text: str) -> set[str]:
    return {path for path in PATH.findall(text) if not any((place / path).exists() for place in PLACES)}


@pytest.mark.parametrize("name", sorted(PAGES))
def test_every_file_that_a_page_names_exists(name: str) -> None:
    assert missing(source(PAGES[name])) == set()


@pytest.mark.parametrize("name", sorted(PAGES))
def test_every_target_of_make_that_a_page_names_exists(name: str) -> None:
    assert set(TARGET.findall(source(PAGES[name]))) - TARGETS == set()


def test_a_file_that_does_not_exist_is_found() -> None:
    assert missing("Read `tests/gone.py`, `tests/docs/prose.py` and `web/src`.") == {"tests/gone.py"}
