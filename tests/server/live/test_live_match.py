"""A match in memory has one owner: it changes through its own methods and in no other way."""

import ast
import inspect

import pytest
from msgspec import structs, to_builtins

from tablee.games import find
from tablee.match import Match
from tablee.server.live import live_match
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.terms import Help, Terms
from tablee.store.rows import Entry, Resignation, TakenBack
from tests.house.tree import PACKAGE, syntax
from tests.store.samples import match as sample
from tests.store.samples import seat

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


@pytest.mark.parametrize("change", ["move", "undo", "resignation", "stand-in", "stand-in ends"])
def test_the_time_of_a_turn_begins_when_this_process_learns_whose_it_is(
    monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    clock = [0.0]
    monkeypatch.setattr(live_match, "perf_counter", lambda: clock[0])
    three = sample("m", *(seat(number, "bot") for number in range(3)))
    live = LiveMatch(three, Match.new(find("mawoki"), 3, {}, "three"))
    first = live.match.turn
    moved(live, ["m1"])
    turn = live.match.turn
    assert first is not None
    assert turn is not None
    if change == "stand-in ends":
        live.stand_in(frozenset({turn}), {})
    other, clock[0] = (turn + 1) % 3, 5.0
    live.stand_in(live.stood_in | {other}, {})
    assert live.turn_since == 0.0
    row = structs.replace(live.row)
    match change:
        case "move":
            live.carry_out(
                live.match.prepare(turn, move := live.match.legal().moves[0]), entry(2, turn, move), None
            )
        case "undo":
            live.catch_up(
                structs.replace(row, ply=0), 0, (), [TakenBack(1, entry(1, first, "x"), "u", 1002)], ()
            )
        case "resignation":
            live.catch_up(row, 1, (), (), [Resignation(turn, 1002)])
        case "stand-in":
            live.stand_in(frozenset({turn, other}), {})
        case "stand-in ends":
            live.stand_in(frozenset({other}), {})
    assert live.turn_since == 5.0


def entry(ply: int, seat: int, move: str) -> Entry:
    return Entry(ply, seat, move, "m", 5, 1000 + ply)
