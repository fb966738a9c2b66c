"""The games that are installed, found by entry point (group `tablee.games`); no game is named here.

The module can be called: `tablee.games()` lists their names.
"""

import sys
from functools import cache
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any

from tablee.core.errors import UnknownGameError
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


def find(name: str) -> Game[Any]:
    """The game called `name`. Raises `UnknownGameError` `game.unknown` (name, known)."""
    game = installed().get(name)
    if game is None:
        raise UnknownGameError("game.unknown", {"name": name, "known": " ".join(installed())})
    return game


@mypyc_attr(native_class=False)
class _Games(ModuleType):
    """This module, which can be called too."""

    def __call__(self) -> list[str]:
        """The names of the games that are installed."""
        return list(installed())


# `tablee.games` is this folder and, for whoever uses the package, a function.
sys.modules[__name__].__class__ = _Games
