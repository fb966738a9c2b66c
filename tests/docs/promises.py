"""Reads tables that name the tests of a promise."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from tests.house.tree import ROOT

NAMED: Final = re.compile(r"`((?:tests/)?[\w/]+(?:\.py)?)(?:::(test_\w+))?`")
"""A folder, a file or a test; a file without a folder is in the folder of the one before it."""


class Named(NamedTuple):
    """What a row names: a path below the checkout, and one test in it, or "" for all of them."""

    path: str
    test: str


class Row(NamedTuple):
    """A row of such a table."""

    promise: str
    tests: list[Named]
    text: str
    """The last column."""


def rows(page: str, heading: str) -> list[Row]:
    """Return the rows of the first table below this heading; the last column names the tests."""
    lines = iter((ROOT / page).read_text(encoding="utf-8").split(f"{heading}\n", 1)[1].splitlines())
    table: list[str] = []
    for line in lines:
        if line.startswith("|"):
            table.append(line)
        elif table:
            break
    cells = (line.strip("|").split("|") for line in table[2:])
    return [Row(cell[0].strip(), list(_named(cell[-1])), cell[-1]) for cell in cells]


def _named(text: str) -> Iterator[Named]:
    folder = ""
    for path, test in NAMED.findall(text):
        whole = path if path.startswith("tests/") else f"{folder}/{path}"
        if whole.endswith(".py"):
            folder = str(PurePosixPath(whole).parent)
        if whole.startswith("tests/"):
            yield Named(whole, test)


@cache
def run_by_name(file: Path) -> dict[str, bool]:
    """Return by name whether `make test` runs each test of the file: the others run in `make soak` only."""
    found = {}
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            found[node.name] = not any(
                ast.unparse(each) == "pytest.mark.soak" for each in node.decorator_list
            )
    return found


def faults(named: Named) -> list[str]:
    """Return what is wrong with this name in words."""
    place = ROOT / named.path
    if not place.exists():
        return [f"{named.path} does not exist"]
    if place.is_dir():
        files = place.rglob("test_*.py")
        return [] if any(any(run_by_name(file).values()) for file in files) else [f"{named.path} has no test"]
    there = run_by_name(place)
    if named.test and named.test not in there:
        return [f"{named.path} has no {named.test}"]
    run = there[named.test] if named.test else any(there.values())
    return [] if run else [f"`make test` runs nothing of {named.path} {named.test}".strip()]
