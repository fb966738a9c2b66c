"""A match in memory has one owner: it changes through its own methods and in no other way."""

import ast
import inspect

import pytest
from msgspec import structs, to_builtins

from tablee.games import find
from tablee.match import Match
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.terms import Help, Terms
from tablee.store.rows import Entry
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


def moved(live: LiveMatch, by: list[str | None]) -> None:
    """Make as many moves, each by a bot (None) or by a person's message, at 1001, 1002 and so on."""
    for ply, message in enumerate(by, 1):
        seat = live.match.turn
        assert seat is not None
        move = live.match.legal().moves[0]
        live.carry_out(live.match.prepare(seat, move), Entry(ply, seat, move, message, 5, 1000 + ply), None)


def test_a_bot_played_for_a_seat_if_it_made_the_last_move_there_and_since_then(live: LiveMatch) -> None:
    first = live.match.turn
    assert first is not None
    moved(live, ["m1", None, None, "m2"])
    # A person moved at 1001 and a bot at 1003; for the other seat a bot at 1002 and a person at 1004.
    assert live.played_for(first, 1002)
    assert not live.played_for(first, 1003)
    assert not live.played_for(1 - first, 0)


def test_before_the_first_move_of_a_seat_no_bot_played_for_it(live: LiveMatch) -> None:
    assert not live.played_for(0, 0)


def test_where_looking_back_was_not_agreed_the_story_begins_with_the_viewers_last_move(
    live: LiveMatch,
) -> None:
    unseen = Help(look_back=False)
    closed = LiveMatch(structs.replace(sample(), terms=to_builtins(Terms(help=unseen))), live.match)
    first = live.match.turn
    assert first is not None
    moved(closed, ["m1", "m2", "m3"])
    assert [closed.story_start(viewpoint) for viewpoint in (None, first, 1 - first)] == [2, 2, 1]
    moved_none = LiveMatch(closed.row, Match.new(find("tokan"), 2, {}, "none"))
    assert [moved_none.story_start(viewpoint) for viewpoint in (None, 0)] == [-1, -1]
    assert live.story_start(None) == -1
