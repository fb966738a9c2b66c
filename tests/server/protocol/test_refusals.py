"""Every refusal of the server is documented at its endpoint or message, and has its sentence in each language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tablee.server.app import ENDPOINTS
from tablee.server.errors import GAME_RULE
from tablee.server.protocol.socket_refusals import ANY_MESSAGE, CONNECTING, REFUSALS
from tablee.words.language import LANGUAGES
from tablee.words.sentences import has
from tests.house.tree import PACKAGE, ROOT, syntax

REFERENCE: Final = (ROOT / "docs/reference/errors.md").read_text()
LISTED: Final = {
    *(code for endpoint in ENDPOINTS for code in endpoint.refusals),
    *CONNECTING,
    *ANY_MESSAGE,
    *(code for codes in REFUSALS.values() for code in codes),
} - {GAME_RULE}
WHERE = ("server", "store", "bots/pool")
"""The folders with code that refuses requests of a page or a program."""

CODE = re.compile(r"[a-z_]+\.[a-z_]+")
MADE_BY = ("_refusal", "Refused")
"""The functions that make such an error, or have another process make it."""
AT_THE_START = {
    *("mail.setting", "network.setting", "program.setting", "program.twice"),
    *("database.driver", "database.encoding", "database.foreign", "database.home", "database.is_folder"),
    *("database.locked", "database.login", "database.malformed", "database.missing", "database.newer"),
    *("database.no_database", "database.no_folder", "database.not_permitted", "database.option"),
    *("database.unreachable", "database.unusable", "database.url"),
    *("backup.damaged", "backup.exists", "backup.failed", "backup.folder", "backup.none", "backup.program"),
    *("backup.room", "backup.time", "backup.under_way", "restore.damaged", "restore.in_use"),
    *("restore.no_backup", "restore.not_permitted", "restore.refused"),
    *("ban.limit", "ladder.extra", "ladder.programs"),
    *("house.colour", "house.contrast", "house.invalid", "house.invisible", "house.language", "house.toml"),
    *("house.too_large", "house.unknown", "house.unreadable"),
    *("serve.name", "serve.origin", "serve.path", "serve.proxy", "worker.database"),
}
"""Codes shown to the operator before the server answers, or about backups; they are not part of the protocol."""


def errors() -> set[str]:
    """Return the names of the errors with a code."""
    found = {"TableeError"}
    bases = {
        node.name: {ast.unparse(base) for base in node.bases}
        for folder in WHERE
        for path in (PACKAGE / folder).rglob("*.py")
        for node in ast.walk(syntax(path))
        if isinstance(node, ast.ClassDef)
    }
    while new := {name for name, above in bases.items() if above & found} - found:
        found |= new
    return found


ERRORS = errors()


def constants(node: ast.AST) -> Iterator[str]:
    """Return the codes that are anywhere in this expression."""
    for one in ast.walk(node):
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and CODE.fullmatch(one.value):
            yield one.value


def given(path: Path) -> Iterator[str]:
    """Yield the codes with which errors are made here: written out, by a name or by a function of this file."""
    tree = syntax(path)
    made: dict[str, ast.AST] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=value):
                made[name] = value
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                made[name] = value
            case ast.FunctionDef(name=called):
                made[called] = node
    inherits = {
        id(call)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name in ERRORS
        for call in ast.walk(node)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        if called in (*ERRORS, *MADE_BY) or (called == "__init__" and id(node) in inherits):
            for argument in node.args:
                yield from constants(argument)
                for one in ast.walk(argument):
                    if isinstance(one, ast.Name):
                        yield from constants(made.get(one.id, one))


RAISED = {
    code for folder in WHERE for path in (PACKAGE / folder).rglob("*.py") for code in given(path)
} | LISTED


@pytest.mark.parametrize(
    "code",
    [
        "seat.taken",  # Written out.
        "passkey.refused",  # By a name.
        "words.unknown",  # By a function.
        "channel.unreachable",  # Of another error than RefusalError.
        "seat.apart",  # Of an error that has one code.
        "database.in_doubt",  # Of one that passes it on.
        "request.method",  # Put into a variable before.
        "rules.too_long",  # By way of a method.
        "rules.too_large",  # From a worker.
    ],
)
def test_refusals_are_found_however_their_code_comes(code: str) -> None:
    assert code in RAISED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    assert [code for code in sorted(RAISED) if not has(code, language)] == []


def test_every_refusal_is_documented() -> None:
    assert {code for code in RAISED if f"| `{code}` |" not in REFERENCE} == set()


def test_every_refusal_belongs_to_an_endpoint_or_a_message() -> None:
    """The codes named here are sent before any endpoint is found, or answer no request."""
    elsewhere = {"request.method", "device.ended"}
    assert sorted(RAISED - LISTED - AT_THE_START - elsewhere) == []
