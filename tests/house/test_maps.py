"""The docstring of each package is its map, one line a module, and docs/architecture.md has the same map."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.house.tree import PACKAGE, ROOT, syntax

FLOORS = ("server", "store", "words")
"""The floors that have a map, with all their folders."""

LINE = re.compile(r"^(\w+): \S.*$", re.MULTILINE)
HEADING = re.compile(r"^#{2,4} `?([\w/]+)`?$", re.MULTILINE)
ROW = re.compile(r"^\| `(\w+)` \| \S.*\|$", re.MULTILINE)


def packages() -> list[str]:
    """Every package of these floors, as its path below `tablee`."""
    found = {path.parent for floor in FLOORS for path in (PACKAGE / floor).rglob("__init__.py")}
    # A migration is named for its number and its day: the folder is its own map.
    inside = (path.relative_to(PACKAGE).as_posix() for path in found)
    return sorted(path for path in inside if "migrations" not in path)


def modules(folder: Path) -> list[str]:
    """What a map has to name: the modules, and the packages inside."""
    files = [path.stem for path in folder.glob("*.py") if path.stem != "__init__"]
    folders = [path.name for path in folder.iterdir() if (path / "__init__.py").is_file()]
    return sorted([*files, *folders])


@cache
def documented() -> dict[str, list[str]]:
    """What the tables of docs/architecture.md name, by the heading above them."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    parts = HEADING.split(text)
    return {name: ROW.findall(section) for name, section in zip(parts[1::2], parts[2::2], strict=True)}


@pytest.mark.parametrize("package", packages())
def test_the_docstring_of_a_package_names_each_of_its_modules(package: str) -> None:
    told = ast.get_docstring(syntax(PACKAGE / package / "__init__.py")) or ""
    assert LINE.findall(told) == modules(PACKAGE / package)


@pytest.mark.parametrize("package", packages())
def test_the_architecture_names_each_module_of_a_package(package: str) -> None:
    assert sorted(documented().get(package, [])) == modules(PACKAGE / package)
