"""The product's name is in no text that reaches people at a server with a name of its own.

An operator's house file names the server. So the name of the software is written once, for servers without a name,
and otherwise only where the software itself is meant.
"""

import ast
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from tablee.server.house.house_file import PRODUCT
from tests.house.comments import script_texts
from tests.house.tree import PACKAGE, ROOT, syntax

NAMED: Final = "server/house/house_file.py"
PAGES_NAMED: Final = "frame/house.ts"
SOFTWARE: Final = {
    "arena-data-column-version": "the release whose bot decided, in a data card of the command line",
    "arena-data-fields-text": "a page of the software's documentation, in a data card of the command line",
    "arena-report-title": "the software that compared bots, in a report of the command line",
    "database-newer": "the version that an operator has to install",
    "game-none-installed": "the folder of the sources",
    "house-credit": "a house that runs on the software",
    "invite-here": "the command, to who started it on this computer",
    "moka-dictionary-missing": "the package to install",
    "proof-verify": "a computer on which the software is installed",
    "restore-no-backup": "a file that the software wrote",
    "serve-path": "what the software can do, to an operator",
    "serve-port": "a program that runs on an operator's machine",
    "use-drain-port": "a program that runs on an operator's machine",
}
"""The messages that name the software, and what they mean by it."""

WORDS: Final = sorted(
    path
    for folder in (PACKAGE, ROOT / "web" / "src")
    for path in folder.rglob("*.ftl")
    # Only an operator reads the command line.
    if PACKAGE / "cli" not in path.parents
)


def naming(path: Path) -> set[str]:
    """Return the ids of the messages in a Fluent file that name the product."""
    found = set()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            patterns = [entry.value, *(one.value for one in entry.attributes)]
            if any(PRODUCT in serialize_pattern(one) for one in patterns if one is not None):
                found.add(entry.id.name)
    return found


@pytest.mark.parametrize("language", ["fr", "nl", "en"])
def test_a_message_names_the_product_only_if_it_means_the_software(language: str) -> None:
    files = [path for path in WORDS if path.stem == language]
    assert len(files) > 5
    assert set().union(*map(naming, files)) == set(SOFTWARE)


def docstrings(module: ast.Module) -> set[int]:
    """Return the identities of the strings that are statements: docstrings."""
    return {id(one.value) for one in ast.walk(module) if isinstance(one, ast.Expr)}


def test_the_server_writes_the_name_once() -> None:
    found = []
    for path in sorted((PACKAGE / "server").rglob("*.py")):
        module = syntax(path)
        prose = docstrings(module)
        found += [
            path.relative_to(PACKAGE).as_posix()
            for one in ast.walk(module)
            if isinstance(one, ast.Constant) and isinstance(one.value, str)
            if PRODUCT in one.value and id(one) not in prose
        ]
    assert found == [NAMED]


def test_the_pages_write_the_name_once() -> None:
    pages = ROOT / "web" / "src"
    found = []
    for path in sorted((*pages.rglob("*.ts"), *pages.rglob("*.svelte"))):
        if ".test." in path.name:
            continue
        comments = sum(text.words.count(PRODUCT) for text in script_texts(path))
        if path.read_text(encoding="utf-8").count(PRODUCT) > comments:
            found.append(path.relative_to(pages).as_posix())
    assert found == [PAGES_NAMED]
