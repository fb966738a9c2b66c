"""Words in three languages: the same messages, the same parameters, and one for every code and event."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.house.tree import GAMES, PACKAGE, ROOT, game_folders, syntax

LANGUAGES = ("fr", "nl", "en")
SHARED = PACKAGE / "words"
FOLDERS = sorted({path.parent for path in (ROOT / "src").rglob("*.ftl")} | {ROOT / "web" / "src" / "words"})
CODE = re.compile(r"[a-z][a-z0-9_-]*(\.[a-z0-9_-]+)+")


class Variables(Visitor):
    """Collects the `$names` that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        """Note one name."""
        self.names.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, frozenset[str]]:
    """Return the ids of a Fluent file (attributes as `id.attribute`), each with its variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {(entry.content or '')[:80]}"
        if isinstance(entry, ftl.Message | ftl.Term):
            prefix = "-" if isinstance(entry, ftl.Term) else ""
            texts = {"": entry.value, **{f".{part.id.name}": part.value for part in entry.attributes}}
            for suffix, text in texts.items():
                if text is not None:
                    variables = Variables()
                    variables.visit(text)
                    name = f"{prefix}{entry.id.name}{suffix}"
                    assert name not in found, f"{path}: {name} stands twice"
                    found[name] = frozenset(variables.names)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_the_three_languages_have_the_same_messages_with_the_same_parameters(folder: Path) -> None:
    sets = {language: messages(folder / f"{language}.ftl") for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        ours, theirs = sets[LANGUAGES[0]], sets[language]
        assert sorted(ours) == sorted(theirs), (
            f"{LANGUAGES[0]} and {language} differ in {set(ours) ^ set(theirs)}"
        )
        different = {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]}
        assert different == {}


def coded_classes() -> set[str]:
    """Return `Event`, and the names of `TableeError` and all its subclasses."""
    classes = [
        node for path in sources() for node in ast.walk(syntax(path)) if isinstance(node, ast.ClassDef)
    ]
    found = {"TableeError"}
    while (
        new := {
            node.name for node in classes if {ast.unparse(base).split(".")[-1] for base in node.bases} & found
        }
        - found
    ):
        found |= new
    return found | {"Event"}


def sources() -> list[Path]:
    """Return every Python file of the package."""
    return sorted(PACKAGE.rglob("*.py"))


class Said(NamedTuple):
    """A code or event kind in a literal, its parameters (None: not literal), and the place."""

    code: str
    params: frozenset[str] | None
    place: str
    event: bool


def said() -> Iterator[Said]:
    """Yield every code and event kind in the package."""
    classes = coded_classes()
    for path in sources():
        for node in ast.walk(syntax(path)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in classes and node.args:
                place = f"{path.relative_to(ROOT)}:{node.lineno}"
                event = ast.unparse(node.func).split(".")[-1] == "Event"
                for literal in ast.walk(node.args[0]):
                    if isinstance(literal, ast.Constant) and isinstance(literal.value, str):
                        yield Said(literal.value, given(node), place, event)


def given(call: ast.Call) -> frozenset[str] | None:
    """Return the names of the parameters of this call, as keywords or in a dict; None if they are made elsewhere."""
    named = {keyword.arg for keyword in call.keywords}
    for extra in call.args[1:2]:
        if not isinstance(extra, ast.Dict):
            return None
        for key in extra.keys:
            if not (isinstance(key, ast.Constant) and isinstance(key.value, str)):
                return None
            named.add(key.value)
    return None if None in named else frozenset(name for name in named if name is not None)


def words_for(code: str) -> tuple[Path, str]:
    """Return the file and the id of a code's French sentence."""
    games = {folder.replace("_", "-"): folder for folder in game_folders()}
    folder = games.get(code.split(".")[0].replace("_", "-"))
    words = GAMES / folder / "words" if folder else SHARED
    return words / f"{LANGUAGES[0]}.ftl", code.replace(".", "-").replace("_", "-")


def test_every_code_and_event_has_words_in_its_set() -> None:
    everything = list(said())
    assert [one for one in everything if not CODE.fullmatch(one.code)] == [], "codes are dotted"
    located = [(one, *words_for(one.code)) for one in everything]
    assert located
    assert [one for one, path, name in located if name not in messages(path)] == []


def test_each_act_of_a_guest_has_a_name_for_reports() -> None:
    """Events with a seat are counted; if parameters are made elsewhere, the sentence shows whether there is one."""
    located = [(one, *words_for(one.code)) for one in said() if one.event]
    counted = {
        (path, name)
        for one, path, name in located
        if one.code.startswith(tuple(game_folders())) and "name" in messages(path)[name]
    }
    counted |= {(path, name) for one, path, name in located if one.params and "seat" in one.params}
    assert counted
    assert [name for path, name in sorted(counted) if f"{name}.heading" not in messages(path)] == []


def test_a_sentence_about_an_error_uses_only_what_the_error_tells() -> None:
    located = [(one, *words_for(one.code)) for one in said() if not one.event and one.params is not None]
    assert located
    unknown = [
        (one.place, one.code, sorted(messages(path)[name] - one.params))
        for one, path, name in located
        if one.params is not None and not messages(path)[name] <= one.params
    ]
    assert unknown == []


def test_a_game_with_rules_has_its_own_words() -> None:
    assert [game for game in game_folders() if not (GAMES / game / "words").is_dir()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_of_the_pages_takes_the_place_of_a_sentence_for_a_code(language: str) -> None:
    """The pages read both into one bundle, in which the last definition counts."""
    pages = (ROOT / "web" / "src").rglob(f"{language}.ftl")
    coded = PACKAGE.rglob(f"{language}.ftl")
    labels = {name.split(".")[0] for path in pages for name in messages(path)}
    codes = {name.split(".")[0] for path in coded for name in messages(path)}
    assert sorted(labels & codes) == []
