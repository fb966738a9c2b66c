"""What each seat may see of Mawoki, told a second time and by hand: the zones are held against it."""

from collections.abc import Iterable
from typing import Any, Final

Json = dict[str, Any]

OPTIONS: Final[Json] = {"arrow": "steal", "last_card": "effect-first", "smoke": "may", "drawings": 3}
"""With these a whole game is followed."""


def visible(position: Json, viewer: int | None) -> Iterable[str]:
    """Every card that lies open to `viewer` (None: a spectator)."""
    if viewer is not None:
        yield from position["hands"][viewer]
    yield from position["pile"]
