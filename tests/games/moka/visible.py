"""What each seat may see of MOKA, told a second time and by hand: the zones are held against it."""

from collections.abc import Iterable
from typing import Any, Final

Json = dict[str, Any]

OPTIONS: Final[Json] = {}
"""With these a whole game is followed."""


def visible(position: Json, viewer: int | None) -> Iterable[str]:
    """Every card that lies open to `viewer` (None: a spectator)."""
    if viewer is not None:
        yield from position["challenges"][viewer]
        yield from position["seen"][viewer].values()
    if position["flipped"] is not None:
        yield position["grid"][position["flipped"]]
    for row in (*position["rows"], *position["specials"]):
        yield from row
    for words in position["words"]:
        for word in words:
            yield from word["cards"]
    yield from position["drawn"] or []


def visible_in_passing(before: Json, move: str) -> Iterable[str]:
    """A flipped card is open to all, also one that goes away by itself."""
    if move.startswith("flip "):
        yield before["grid"][int(move.split()[1])]
