"""The examples in docstrings are correct, compiled or not: they are read from the sources."""

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import tablee
from tests.house.tree import PACKAGE

SOURCES = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if ">>>" in path.read_text(encoding="utf-8") and "pages" not in path.parts
]
FRONT_DOOR = sorted((PACKAGE / "api").glob("[!_]*.py"))
EXAMPLE = "tokan"
"""The game that examples call `game`: for two, without hidden information, and soon over."""


def documented(path: Path) -> dict[str, tuple[str, int]]:
    """Return the docstrings of a file by qualified name, each with its first line; the file's own has the empty
    name.
    """
    found: dict[str, tuple[str, int]] = {}

    def visit(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> None:
        if text := ast.get_docstring(node):
            found[name] = (text, node.body[0].lineno)
        for child in node.body:
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                visit(child, f"{name}.{child.name}".lstrip("."))

    visit(ast.parse(path.read_text(encoding="utf-8")), "")
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_the_examples_in_docstrings_do_what_they_show(path: Path) -> None:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    module = import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
    runner = doctest.DocTestRunner(optionflags=flags, verbose=False)
    told: list[str] = []
    for name, (text, line) in documented(path).items():
        names = {**vars(module), "tablee": tablee, "game": tablee.game(EXAMPLE)}
        test = doctest.DocTestParser().get_doctest(text, names, name or path.name, str(path), line)
        runner.run(test, out=told.append)
    assert not runner.summarize(verbose=False).failed, "".join(told)


@pytest.mark.parametrize("path", FRONT_DOOR, ids=lambda path: path.stem)
def test_whatever_the_front_door_lends_out_has_an_example(path: Path) -> None:
    exported = {*tablee.__all__, "BaseCoder", "BaseMatch"}
    without = []
    for name, (text, _) in documented(path).items():
        parts = name.split(".")
        public = parts[0] in exported and not any(part.startswith("_") for part in parts[1:])
        if public and ">>>" not in text:
            without.append(name)
    assert without == []
