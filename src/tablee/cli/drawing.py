"""A view on a terminal: as the game draws it, or zone by zone."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rich.markup import escape

from tablee.core.events import HIDDEN
from tablee.core.game import Game, JsonObject
from tablee.words import label

SHARED: Final = ("game", "options", "players", "phase", "turn")
"""Keys that every view has, and that are told in other ways."""


def drawn(game: Game[Any], view: JsonObject, names: Sequence[str], language: str) -> list[str]:
    """The lines of `view`, in rich's markup; `names` by seat."""
    lines = game.draw(view)
    if lines is not None:
        return lines
    lines = []
    for key, value in view.items():
        if key not in SHARED:
            title = label(language, game.name, "zone", key) or key.replace("_", " ")
            lines.extend(_zone(title, value, names))
    return lines


def _zone(title: str, value: Any, names: Sequence[str]) -> list[str]:
    heading = f"[bold]{escape(title)}[/]"
    if isinstance(value, dict):
        return [heading, *(f"  [dim]{escape(str(key))}[/]  {_flat(item)}" for key, item in value.items())]
    if isinstance(value, list) and any(isinstance(item, list | dict) for item in value):
        by_seat = len(value) == len(names)
        return [
            heading,
            *(
                f"  [dim]{escape(names[i] if by_seat else str(i + 1))}[/]  {_flat(item)}"
                for i, item in enumerate(value)
            ),
        ]
    return [f"{heading}  {_flat(value)}"]


def _flat(value: Any) -> str:
    """A value on one line; things face down are counted."""
    if value is None or value in ([], {}):
        return "[dim]–[/]"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, dict):
        return "  ".join(f"{escape(str(key))} {_flat(item)}" for key, item in value.items())
    if isinstance(value, list):
        return " ".join(_run(item, len(list(same))) for item, same in groupby(value, key=_hashable))
    return escape(str(value))


def _run(item: Any, times: int) -> str:
    if item == HIDDEN:
        return f"[dim]▒×{times}[/]"
    shown = f"({_flat(list(item))})" if isinstance(item, tuple) else _flat(item)
    return " ".join([shown] * times)


def _hashable(item: Any) -> Any:
    if isinstance(item, list):
        return tuple(_hashable(each) for each in item)
    return str(item) if isinstance(item, dict) else item
