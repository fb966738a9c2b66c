"""What each seat may see of Rummikub, told a second time and by hand: the zones are held against it."""

from collections.abc import Iterable
from typing import Any, Final

Json = dict[str, Any]

OPTIONS: Final[Json] = {"turns": "play-or-draw", "joker_lift": "any-end", "joker_to": "new-set"}
"""With these a whole game is followed."""


def visible(position: Json, viewer: int | None) -> Iterable[str]:
    """Every card that lies open to `viewer` (None: a spectator)."""
    if viewer is not None:
        yield from position["racks"][viewer]
    for tiles in position["table"]:
        yield from tiles
