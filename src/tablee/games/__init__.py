"""The installed games, found by entry point (group `tablee.games`); no game is named here.

The module is callable: `tablee.games()` lists the names of the games.
"""

import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any

from tablee.core.errors import RecordError, UnknownGameError
from tablee.core.game import Game
from tablee.core.native import mypyc_attr

GROUP = "tablee.games"
INSTALL = "pip install ."
"""The command that installs the games, in the folder of Tablée's sources."""

NO_CLOSE = "none"
"""The parameter `close` of `game.unknown` if no installed name is close; words test for it."""

LONGEST_NAME = 40
"""The characters of an unknown name that are compared with the installed ones."""


class Installed:
    """The installed games by name, in the order of the names, each loaded on first access.

    Access raises `TypeError` if the entry point is not a game of that name, or any error of loading it.
    """

    def __init__(self) -> None:
        points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
        self._points: dict[str, EntryPoint] = {point.name: point for point in points}
        self._loaded: dict[str, Game[Any]] = {}

    def __contains__(self, name: object) -> bool:
        return name in self._points

    def __getitem__(self, name: str) -> Game[Any]:
        found = self._loaded.get(name)
        if found is None:
            game = self._points[name].load()
            if not isinstance(game, Game) or game.name != name:
                raise TypeError(f"entry point {name} of {GROUP} is no game of that name")
            found = self._loaded[name] = game
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._points)

    def __len__(self) -> int:
        return len(self._points)

    def keys(self) -> list[str]:
        """Return the names."""
        return list(self._points)

    def values(self) -> list[Game[Any]]:
        """Return all games, loaded."""
        return [self[name] for name in self._points]

    def items(self) -> list[tuple[str, Game[Any]]]:
        """Return all games, loaded, with their names."""
        return [(name, self[name]) for name in self._points]

    def get(self, name: str) -> Game[Any] | None:
        """Return the game called `name`, None if it is not installed."""
        return self[name] if name in self._points else None

    def package(self, name: str) -> str:
        """Return the module that the game's entry point names. Raises `KeyError`."""
        return self._points[name].module


@cache
def installed() -> Installed:
    """Return every installed game by name. The first call reads the entry points."""
    return Installed()


def package(name: str) -> str:
    """Return the module of the game's entry point; its words and drawings lie next to it. Raises `UnknownGameError`."""
    if name not in installed():
        raise _unknown(name)
    return installed().package(name)


def find(name: str, rules: int = 0) -> Game[Any]:
    """Return the game called `name`, with version `rules` of its rules; 0: the newest.

    Raises `UnknownGameError` `game.unknown` (name, known, close) or `game.none_installed` (name, install), and
    `RecordError` `record.rules` (rules, line) if that version is not known.
    """
    game = installed().get(name)
    if game is None:
        raise _unknown(name)
    if rules in (0, game.rules):
        return game
    if rules not in game.older:
        raise RecordError("record.rules", {"line": 1, "rules": rules})
    return _older(name, rules, game.older[rules])


@cache
def _older(name: str, rules: int, module: str) -> Game[Any]:
    """Return the `GAME` of `module`, an older version of the rules of `name`."""
    game = import_module(module).GAME
    if not isinstance(game, Game) or (game.name, game.rules) != (name, rules):
        raise TypeError(f"{module} is not version {rules} of the rules of {name}")
    return game


def _unknown(name: str) -> UnknownGameError:
    known = " ".join(installed())
    if not known:
        # As after an import from the sources: games are found by the metadata of an installation.
        return UnknownGameError("game.none_installed", {"name": name, "install": INSTALL})
    return UnknownGameError("game.unknown", {"name": name, "known": known, "close": _close(name)})


def _close(name: str) -> str:
    """Return the installed game whose name is most like `name`, `NO_CLOSE` if none is.

    Only the first characters of a long name count, because a stranger can send one.
    """
    from difflib import get_close_matches

    begins = name[:LONGEST_NAME].strip().lower().replace("_", "-").replace(" ", "-")
    found = get_close_matches(begins, list(installed()), 1)
    return found[0] if found else NO_CLOSE


@mypyc_attr(native_class=False)
class _Games(ModuleType):
    """This module as a callable."""

    def __call__(self) -> list[str]:
        """Return the names of the installed games."""
        return list(installed())


# `tablee.games` is this package and, for users of `tablee`, a function.
sys.modules[__name__].__class__ = _Games
