"""The files, the modules and the targets of make that pages name exist."""

import re
from pkgutil import resolve_name
from typing import Final

import pytest

from tests.docs.prose import pages, source
from tests.house.tree import ROOT

PATH: Final = re.compile(r"`((?:bench|build_steps|docs|examples|locks|src|tests|web)/[\w./-]+)`")
"""A path that a page names in full. One with a placeholder, such as `tests/games/<game>`, is not a path."""

SHORT_PATH: Final = re.compile(r"`((?:[a-z_]+/)+[A-Za-z_.]+\.(?:py|svelte|ts))`")
"""A path without `src/tablee` or `web/src`, as [Contributing](CONTRIBUTING.md) names most files."""

DOTTED: Final = re.compile(r"`(tablee(?:\.\w+)+)`")
NOT_NAMES: Final = ("tablee.db", "tablee.games.NAME", "tablee.games.stash")
"""The beginnings of names that are not of this package: a file, and games that people write."""

TARGET: Final = re.compile(r"(?:`|^)make ([a-z]+)", re.MULTILINE)
TARGETS: Final = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))

PLACES: Final = (ROOT, ROOT / "examples" / "stash")
"""The checkout, and the game that docs/example-game.md copies into it."""

SHORT_PLACES: Final = (*PLACES, ROOT / "src" / "tablee", ROOT / "web" / "src")

PAGES: Final = pages()


def missing(text: str) -> set[str]:
    return {path for path in PATH.findall(text) if not any((place / path).exists() for place in PLACES)} | {
        path
        for path in SHORT_PATH.findall(text)
        if not any((place / path).exists() for place in SHORT_PLACES)
    }


def unresolved(text: str) -> set[str]:
    """Return the dotted names of `tablee` that are neither modules nor in one."""

    def resolves(name: str) -> bool:
        try:
            resolve_name(name)
        except (ImportError, AttributeError):
            return False
        return True

    return {name for name in DOTTED.findall(text) if not name.startswith(NOT_NAMES) and not resolves(name)}


@pytest.mark.parametrize("name", sorted(PAGES))
def test_every_file_that_a_page_names_exists(name: str) -> None:
    assert missing(source(PAGES[name])) == set()


@pytest.mark.parametrize("name", sorted(PAGES))
def test_every_module_and_name_of_ours_that_a_page_names_exists(name: str) -> None:
    assert unresolved(source(PAGES[name])) == set()


@pytest.mark.parametrize("name", sorted(PAGES))
def test_every_target_of_make_that_a_page_names_exists(name: str) -> None:
    assert set(TARGET.findall(source(PAGES[name]))) - TARGETS == set()


def test_a_file_that_does_not_exist_is_found() -> None:
    assert missing("Read `tests/gone.py`, `tests/docs/prose.py` and `web/src`.") == {"tests/gone.py"}
    assert missing("See `server/play/gone.py` and `server/play/play.py`.") == {"server/play/gone.py"}


def test_a_name_that_does_not_exist_is_found() -> None:
    assert unresolved("`tablee.gone`, `tablee.server.live.gone`, `tablee.games`") == {
        "tablee.gone",
        "tablee.server.live.gone",
    }
