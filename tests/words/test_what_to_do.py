"""A refusal says what is wrong and what to do, in two sentences. The few exceptions are listed with a reason.

This holds for the server, the rules of every game, the command line, `tablee doctor` and the pages, in every language.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from tablee.words.language import LANGUAGES
from tablee.words.sentences import message_id
from tests.house.tree import ROOT, game_folders

ONE_IS_ENOUGH = {
    "cli-game-broken": "the sentences of the fault follow",
    "cli-logs-more": "what to do is said for the tables listed before",
    "record-rule": "the two sentences of the rule follow",
}
NO_REFUSALS = {"seat-numbered"}

PAGES: Final = (
    *(
        "broken-text",
        "connection-none",
        "connection-unanswered",
        "copy-by-hand",
        "fault-note",
        "lesson-offline",
    ),
    *("passkeys-none-here", "problem-unknown", "server-broken"),
    *("tell-cannot", "tell-cannot-http", "tell-denied", "tell-failed"),
)
"""Where the pages themselves find that something is wrong; they show what the server refuses in its own words."""

WELL: Final = {
    *("cli-clock", "cli-database-new", "cli-out-https", "cli-out-origins", "cli-out-ready", "cli-out-socket"),
    *("cli-pages", "cli-python", "cli-room", "cli-running", "cli-sync"),
}
"""What `tablee doctor` says where it may find something wrong, and finds that all is well."""

SOURCES: Final = ROOT / "src" / "tablee"
RAISED: Final = {"IllegalMoveError", "TableeError"}
CODE: Final = re.compile(r"[a-z_-]+(\.[a-z_]+)+")
PROBLEM: Final = re.compile(r"code: '([a-z_.]+)'")
END: Final = r"[.!?][”»\s]* "
START: Final = r"[A-ZÀ-Ý“«]|\{"


def read(path: Path) -> dict[str, fluent.Message]:
    """Return the messages of a file of sentences, by id."""
    found = parse(path.read_text("utf-8")).body
    return {message.id.name: message for message in found if isinstance(message, fluent.Message)}


def texts(message: fluent.Message) -> Iterator[str]:
    """Yield every form of a sentence: its attributes, and each variant on its own. A variable is the letter X."""
    for pattern in (message.value, *(attribute.value for attribute in message.attributes)):
        if pattern is not None:
            yield from _forms(pattern)


def _forms(pattern: fluent.Pattern) -> Iterator[str]:
    parts: list[Sequence[str]] = []
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            parts.append([" ".join(f"|{element.value}|".split()).strip("|")])
        elif isinstance(element.expression, fluent.SelectExpression):
            parts.append([form for variant in element.expression.variants for form in _forms(variant.value)])
        else:
            parts.append(["X"])
    yield from ("".join(form) for form in product(*parts))


def says_two_things(text: str) -> bool:
    """True if one sentence follows another."""
    return re.search(f"{END}({START})", text) is not None


def constants(tree: ast.AST, at: ast.AST) -> Iterator[str]:
    """Yield the texts in an expression, and in the values of the names that it uses."""
    names = {node.id for node in ast.walk(at) if isinstance(node, ast.Name)}
    assigned = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and target.id in names
    ]
    for part in (at, *assigned):
        yield from (
            node.value
            for node in ast.walk(part)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        )


def calls(path: Path) -> Iterator[tuple[ast.Module, ast.Call, str]]:
    """Yield the calls in a source, with the name of what is called."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            yield tree, node, called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")


@cache
def raised(game: str) -> frozenset[str]:
    """Return the ids of the sentences by which the rules of a game refuse a move."""
    return frozenset(
        message_id(text)
        for path in (SOURCES / "games" / game).rglob("*.py")
        for tree, call, name in calls(path)
        if name in RAISED and call.args
        for text in constants(tree, call.args[0])
        if CODE.fullmatch(text) and text.startswith((game, game.replace("_", "-")))
    )


@cache
def found_wrong() -> frozenset[str]:
    """Return the ids of the sentences by which `tablee doctor` may report what is not well."""
    found = (
        f"cli-{text}"
        for path in (SOURCES / "cli").glob("*.py")
        for tree, call, name in calls(path)
        if name == "Finding" and ast.unparse(call.args[0]) != "True"
        for said in ast.walk(call.args[1])
        if isinstance(said, ast.Call) and getattr(said.func, "attr", "") == "words"
        for text in constants(tree, said.args[0])
        if not CODE.fullmatch(text)
    )
    return frozenset(found) - WELL


def refusals(language: str) -> dict[str, list[str]]:
    """Return every form of the sentences that refuse or report something, by id."""
    file = f"words/{language}.ftl"
    found = {key: message for key, message in read(SOURCES / file).items() if key not in NO_REFUSALS}
    for game in game_folders():
        words = read(SOURCES / "games" / game / file)
        found |= {key: words[key] for key in raised(game)}
    for folder, keys in ((SOURCES / "cli", found_wrong()), (ROOT / "web" / "src", PAGES)):
        words = read(folder / file)
        found |= {key: words[key] for key in keys}
    return {key: [*texts(message)] for key, message in found.items()}


def short(language: str) -> set[str]:
    """Return the ids of sentences of which a form says one thing only."""
    return {key for key, forms in refusals(language).items() if not all(map(says_two_things, forms))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_what_is_wrong_and_what_to_do(language: str) -> None:
    assert sorted(short(language) - set(ONE_IS_ENOUGH)) == []
    assert len(refusals(language)) > 350


def test_the_list_holds_only_what_needs_to_be_there() -> None:
    assert {key for language in LANGUAGES for key in short(language)} == set(ONE_IS_ENOUGH)


def test_the_rules_of_every_game_and_the_doctor_refuse_something() -> None:
    assert [game for game in game_folders() if not raised(game)] == []
    assert {"cli-out-name", "cli-stale", "cli-room-little"} <= found_wrong()


def test_every_problem_that_the_pages_find_themselves_is_among_them() -> None:
    sources = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    named = {
        message_id(code)
        for path in sources
        if ".test." not in path.name and ".stub." not in path.name
        for code in PROBLEM.findall(path.read_text("utf-8"))
    }
    assert sorted(named - set(PAGES) - set(read(SOURCES / "words" / "en.ftl"))) == []
    assert "connection-none" in named


@pytest.mark.parametrize(
    ("text", "two"),
    [
        ("It is wrong. Do this.", True),
        ("It is { $a ->\n    [one] wrong. Do this.\n   *[other] wrong.\n }", False),
        ("It is wrong. Do this.\n    .named = { $name } is wrong.", False),
        ("It is wrong: do this.", False),
    ],
)
def test_each_form_of_a_sentence_is_read_alone(text: str, two: bool) -> None:
    (message,) = parse(f"key = {text}\n").body
    assert isinstance(message, fluent.Message)
    assert all(map(says_two_things, texts(message))) is two
