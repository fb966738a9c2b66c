"""The docstring of each package is its map, one line a module."""

import ast
import re
from pathlib import Path

import pytest

from tests.house.tree import GAMES, PACKAGE, ROOT, syntax

FLOORS = (
    *("api", "arena", "bots", "cli", "core", "games", "match", "server", "solving", "store", "testing"),
    "words",
)
"""The layers that have a map, with all their folders; `games` means the folder of each game."""

LINE = re.compile(r"^(?:- )?(`?\w+`?(?:, `?\w+`?)*): \S", re.MULTILINE)
"""One line of a map: a module, or several that belong together, and their description."""


def packages() -> list[str]:
    """Return every package of these layers, as its path below `tablee`."""
    found = {path.parent for floor in FLOORS for path in (PACKAGE / floor).rglob("__init__.py")}
    # `games` itself names no game. A migration is named by its number; its folder is its map.
    inside = (path.relative_to(PACKAGE).as_posix() for path in found - {GAMES})
    return sorted(path for path in inside if "migrations" not in path)


def mapped(docstring: str) -> list[str]:
    """Return the modules that a docstring names below its first line."""
    lines = LINE.findall(docstring.partition("\n")[2])
    return sorted(name.strip("`") for line in lines for name in line.split(", "))


def modules(folder: Path) -> list[str]:
    """Return the modules that a map must name, and the packages inside."""
    files = [path.stem for path in folder.glob("*.py") if path.stem != "__init__"]
    folders = [path.name for path in folder.iterdir() if (path / "__init__.py").is_file()]
    return sorted([*files, *folders])


@pytest.mark.parametrize("package", packages())
def test_the_docstring_of_a_package_names_each_of_its_modules(package: str) -> None:
    told = ast.get_docstring(syntax(PACKAGE / package / "__init__.py")) or ""
    assert mapped(told) == modules(PACKAGE / package)


def test_the_tests_of_the_server_lie_in_folders_called_as_its_parts() -> None:
    folders = {path.parent.name for path in (ROOT / "tests" / "server").glob("*/__init__.py")}
    assert folders
    parts = {path.parent.name for path in (PACKAGE / "server").glob("*/__init__.py")}
    # An attack, or a storm of faults, passes through several parts.
    assert folders <= parts | {"attacks", "storms"}
