"""The tiles that each seat may see in Rummikub, written by hand for comparison with the zones."""

from collections.abc import Iterable
from typing import Any, Final

Json = dict[str, Any]

OPTIONS: Final[Json] = {"turns": "play-or-draw", "joker_lift": "any-end", "joker_to": "new-set"}
"""Options with which a whole game is followed."""


def visible(position: Json, viewer: int | None) -> Iterable[str]:
    """Yield every tile that is open to `viewer` (None: a spectator)."""
    if viewer is not None:
        yield from position["racks"][viewer]
    for tiles in position["table"]:
        yield from tiles
