"""The games that are installed, found by entry point (group `tablee.games`); no game is named here.

The module can be called: `tablee.games()` lists their names.
"""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any

from tablee.core.errors import RecordError, UnknownGameError
from tablee.core.game import Game
from tablee.core.native import mypyc_attr

GROUP = "tablee.games"


@cache
def installed() -> dict[str, Game[Any]]:
    """Every installed game by name, in the order of the names."""
    found: dict[str, Game[Any]] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        game = point.load()
        if not isinstance(game, Game) or game.name != point.name:
            raise TypeError(f"entry point {point.name} of {GROUP} is no game of that name")
        found[game.name] = game
    return found


@cache
def package(name: str) -> str:
    """The module that the game's entry point names; its words and drawings lie beside it. Raises `UnknownGameError`."""
    find(name)
    (point,) = entry_points(group=GROUP, name=name)
    return point.module


def find(name: str, rules: int = 0) -> Game[Any]:
    """The game called `name`, by version `rules` of its rules; 0: today's.

    Raises `UnknownGameError` `game.unknown` (name, known), `RecordError` `record.rules` (rules, line) where that
    version is not known here.
    """
    game = installed().get(name)
    if game is None:
        raise UnknownGameError("game.unknown", {"name": name, "known": " ".join(installed())})
    if rules in (0, game.rules):
        return game
    if rules not in game.older:
        raise RecordError("record.rules", {"line": 1, "rules": rules})
    return _older(name, rules, game.older[rules])


@cache
def _older(name: str, rules: int, module: str) -> Game[Any]:
    """What `module` calls `GAME`: an older version of the rules of `name`."""
    game = import_module(module).GAME
    if not isinstance(game, Game) or (game.name, game.rules) != (name, rules):
        raise TypeError(f"{module} is not version {rules} of the rules of {name}")
    return game


@mypyc_attr(native_class=False)
class _Games(ModuleType):
    """This module, which can be called too."""

    def __call__(self) -> list[str]:
        """The names of the games that are installed."""
        return list(installed())


# `tablee.games` is this folder and, for whoever uses the package, a function.
sys.modules[__name__].__class__ = _Games
