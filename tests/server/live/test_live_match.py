"""A match in memory has one owner: it changes through its own methods and in no other way."""

import ast
import inspect

import pytest

from tablee.games import find
from tablee.match import Match
from tablee.server.live.live_match import LiveMatch
from tests.house.tree import PACKAGE, syntax
from tests.store.samples import match as sample

CHANGING = {"play", "follow", "carry_out", "back_to", "resign", "set_resigned"}
"""What changes a `Match`."""


@pytest.fixture
def live() -> LiveMatch:
    return LiveMatch(sample(), Match.new(find("tokan"), 2, {}, "one owner"))


def test_nobody_can_put_anything_into_a_live_match(live: LiveMatch) -> None:
    shown = [name for name, value in inspect.getmembers(LiveMatch) if isinstance(value, property)]
    assert {"row", "match", "stood_in", "events", "sent"} <= set(shown)
    for name in shown:
        with pytest.raises(AttributeError):
            setattr(live, name, None)
    assert {name for name in vars(live) if not name.startswith("_")} == {"lock"}


def test_nobody_but_its_owner_plays_on_in_a_live_match() -> None:
    found = []
    for path in sorted((PACKAGE / "server").rglob("*.py")):
        for node in ast.walk(syntax(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = ast.unparse(node.func.value)
                if node.func.attr in CHANGING and owner.endswith("live.match"):
                    found.append(f"{path.name}: {owner}.{node.func.attr}")
    assert found == []
