"""The cards that each seat may see in MOKA, written by hand for comparison with the zones."""

from collections.abc import Iterable
from typing import Any, Final

Json = dict[str, Any]

OPTIONS: Final[Json] = {}
"""Options with which a whole game is followed."""


def visible(position: Json, viewer: int | None) -> Iterable[str]:
    """Yield every card that is open to `viewer` (None: a spectator)."""
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
    """Yield a flipped card, which is open to all even if it leaves at once."""
    if move.startswith("flip "):
        yield before["grid"][int(move.split()[1])]
