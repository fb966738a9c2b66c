"""A change of a match is published once, by `Play`: no other part of the server has to call its subscribers."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.tree import PACKAGE, syntax

SERVER = PACKAGE / "server"
FOLLOWERS = re.compile(r"\.(poke|on_change|on_presence)\b")
"""The methods that the signals call."""

CALLED_BY = {"services.py", "thinking/bot_turns.py"}
"""The file that connects the signals, and the bots themselves."""

AT_MOST = 5


def sources(part: str = "") -> Iterator[tuple[str, Path]]:
    """Yield the files of the server, or of one of its parts, with their names there."""
    yield from ((path.relative_to(SERVER).as_posix(), path) for path in sorted((SERVER / part).rglob("*.py")))


def test_what_follows_a_change_is_called_by_the_signals_alone() -> None:
    calling = {name for name, path in sources() if FOLLOWERS.search(path.read_text(encoding="utf-8"))}
    assert calling == CALLED_BY


def test_only_the_way_of_every_change_reads_into_a_match_in_memory() -> None:
    """Code that called the cache or the match past `Play` would change a match and publish nothing."""
    past = re.compile(r"(match_cache|_reader|live)\.(catch_up|carry_out|stand_in)\(")
    found = {name for name, path in sources() if past.search(path.read_text(encoding="utf-8"))}
    assert {name for name in found if not name.startswith("play/")} == set()
    assert "play/play.py" in found


def taken(function: ast.FunctionDef) -> int:
    """Return the number of parameters of the function besides `self`."""
    given = function.args
    return len(given.posonlyargs) + len(given.args) + len(given.kwonlyargs) - 1


def test_no_part_of_a_table_is_built_from_more_than_five_others() -> None:
    built = {
        (name, of.name): taken(function)
        for name, path in sources("tables")
        for of in ast.walk(syntax(path))
        if isinstance(of, ast.ClassDef)
        for function in of.body
        if isinstance(function, ast.FunctionDef) and function.name == "__init__"
    }
    assert len(built) > 10
    assert {which: count for which, count in built.items() if count > AT_MOST} == {}
