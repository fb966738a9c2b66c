"""A view on a terminal: as the game draws it, or zone by zone."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rich.markup import escape

from tablee.core.by_seat import kept_by_seat
from tablee.core.events import HIDDEN
from tablee.core.game import Game, JsonObject
from tablee.words import label

SHARED: Final = ("game", "options", "players", "phase", "turn")
"""Keys of every view, which the terminal shows elsewhere."""

WHO_BEGAN: Final = "first"
"""The key that holds the starting seat, in every game that has it (notation 3)."""


def rendered(game: Game[Any], view: JsonObject, names: Sequence[str], language: str) -> list[str]:
    """Return the lines of `view`, in rich's markup; `names` by seat."""
    lines = game.render(view)
    if lines is not None:
        return lines
    lines = []
    for key, value in view.items():
        if key in SHARED:
            continue
        title = label(language, game.name, "zone", key) or key.replace("_", " ")
        if key == WHO_BEGAN and type(value) is int:
            lines.append(f"[bold]{escape(title)}[/]  {escape(names[value])}")
        else:
            lines.extend(_zone(title, value, names if key in kept_by_seat(game) else None))
    return lines


def _zone(title: str, value: Any, names: Sequence[str] | None) -> list[str]:
    """Return the lines of one key: a single line, or one line per seat (if `names` are given), pile or entry."""
    heading = f"[bold]{escape(title)}[/]"
    if isinstance(value, list) and any(isinstance(item, list | dict) for item in value):
        owners = names or [str(number) for number in range(1, len(value) + 1)]
        entries = zip(owners, value, strict=True)
        return [heading, *(f"  [dim]{escape(owner)}[/]  {_flat(item)}" for owner, item in entries)]
    if isinstance(value, list) and names is not None:
        shared = "  ".join(
            f"[dim]{escape(name)}[/] {_flat(item)}" for name, item in zip(names, value, strict=True)
        )
        return [f"{heading}  {shared}"]
    if isinstance(value, dict):
        return [heading, *(f"  [dim]{escape(str(key))}[/]  {_flat(item)}" for key, item in value.items())]
    return [f"{heading}  {_flat(value)}"]


def _flat(value: Any) -> str:
    """Return a value on one line; hidden items are counted."""
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
