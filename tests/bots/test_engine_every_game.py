"""Positions of every installed game, damaged in any way: the engine names the fault, and never crashes."""

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee import games
from tablee.core.game import JsonObject
from tests.bots.engine_client import ask
from tests.marks import examples

GAMES = sorted(games.installed())

junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 200),
    st.sampled_from(
        [10**30, 1.5, "", "?", "J", "*", "over", "play", "a1", "-1", [], {}, [None], [[]], {"0": None}]
    ),
)


def reached(name: str, seed: int) -> JsonObject:
    """Return a position somewhere in a match."""
    game = games.find(name)
    chance = random.Random(seed)
    players = chance.randint(game.min_players, game.max_players)
    options = {}
    for option in game.options.all.values():
        values = option.schema().get("enum")
        options[option.name] = chance.choice(values) if values else option.default
    try:
        position = game.new(players, options, str(seed))
    except Exception:
        position = game.new(game.min_players, {}, str(seed))
    for _ in range(chance.randint(0, 25)):
        moves = game.legal(position).moves
        if not moves:
            break
        position, _events = game.apply(position, chance.choice(moves))
    return game.dump(position)


def places(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path of every part of a position."""
    found = [path] if path else []
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, item in items:
        found.extend(places(item, (*path, key)))
    return found


def damage(position: JsonObject, data: st.DataObject) -> None:
    """Replace, remove, double or move something."""
    paths = places(position)
    path = data.draw(st.sampled_from(paths))
    parent: Any = position
    for step in path[:-1]:
        parent = parent[step]
    how = data.draw(st.sampled_from(["junk", "remove", "double", "copy"]))
    if how == "remove" and isinstance(parent, list | dict):
        del parent[path[-1]]
    elif how == "double" and isinstance(parent, list):
        parent.insert(path[-1], copy.deepcopy(parent[path[-1]]))
    elif how == "copy":
        source: Any = position
        for step in data.draw(st.sampled_from(paths)):
            source = source[step]
        parent[path[-1]] = copy.deepcopy(source)
    else:
        # A list drawn twice is one object: inserted into itself it would never end.
        parent[path[-1]] = copy.deepcopy(data.draw(junk))


@pytest.mark.parametrize("name", GAMES)
@settings(deadline=None, max_examples=examples(40))
@given(seed=st.integers(0, 30), data=st.data())
def test_a_damaged_position_is_refused_or_played_on(name: str, seed: int, data: st.DataObject) -> None:
    position = reached(name, seed)
    for _ in range(data.draw(st.integers(1, 3))):
        damage(position, data)
    answers = [ask(do="result", position=position), ask(do="view", position=position, seat=0)]
    legal = ask(do="legal", position=position)
    answers.append(legal)
    answers.append(ask(do="check", position=position, move="c3c5"))
    for move in legal.get("moves", [])[:3]:
        answers.append(ask(do="apply", position=position, move=move))
    answers.append(ask(do="best", position=position, level=1))
    failed = [answer for answer in answers if answer.get("error", {}).get("code") == "engine.failed"]
    assert failed == []
