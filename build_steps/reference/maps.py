"""The pages of the site about modules and tests, made from docstrings. Needs nothing but Python."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PACKAGE: Final = Path("src/tablee")
PAGES: Final = Path("web/src/main.ts")
TESTS: Final = Path("tests")
MAPPED: Final = re.compile(r"^(?:- )?`?(\w+)`?: (?=\S)", re.MULTILINE)
"""The beginning of a line of a map, in the docstring of a package: a module, then its description."""


def modules(title: str) -> str:
    """Return the maps in the docstrings of all packages, as one page."""
    parts = [
        f"# {title}",
        "Every package with its modules, one line each, for people who look for a place in the code."
        " [Architecture](../architecture.md) explains how the packages fit together.",
    ]
    for path in sorted(PACKAGE.rglob("__init__.py")):
        told = _docstring(path)
        if MAPPED.search(told.partition("\n")[2]):
            name = ".".join(path.parent.relative_to(PACKAGE.parent).parts)
            parts += [f"## {name}", MAPPED.sub(r"- `\1`: ", told)]
    comment = PAGES.read_text(encoding="utf-8").partition("/**\n")[2].partition("\n */")[0]
    parts += ["## web/src", re.sub(r"^ \* ?", "", comment, flags=re.MULTILINE)]
    return "\n\n".join([*parts, ""])


def tests(title: str) -> str:
    """Return the promise of every file of tests, as one page."""
    parts = [
        f"# {title}",
        "Every file of tests with its promise, for people who look for the test of a rule or a feature."
        " [Tests](../testing.md) shows how to run them.",
    ]
    folders = sorted({path.parent for path in TESTS.rglob("test_*.py") if "node_modules" not in path.parts})
    for folder in folders:
        parts += [f"## {folder.as_posix()}", "\n".join(_promises(folder))]
    return "\n\n".join([*parts, ""])


def _promises(folder: Path) -> Iterator[str]:
    for path in sorted(folder.glob("test_*.py")):
        promise = " ".join(_docstring(path).partition("\n\n")[0].split())
        yield f"- `{path.name}`: {promise}"


def _docstring(path: Path) -> str:
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
