"""The small variant that a game brings: `variants/small.toml` in the folder of its package."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tablee.games import installed
from tablee.solving.growing import SolvingError

FILE: Final = ("variants", "small.toml")


def brought() -> list[str]:
    """Return the names of the games that bring one."""
    return [name for name in installed() if _file(name).is_file()]


def small_variant(name: str) -> Traversable:
    """Return the file of an installed game. Raise `SolvingError` `solving.no_small` (game, games) if it brings none."""
    found = _file(name)
    if not found.is_file():
        raise SolvingError("solving.no_small", {"game": name, "games": brought()})
    return found


def _file(name: str) -> Traversable:
    return files(installed().package(name).partition(":")[0]).joinpath(*FILE)
