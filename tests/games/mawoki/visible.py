"""The cards that each seat may see in Mawoki, written by hand for comparison with the zones."""

from collections.abc import Iterable
from typing import Any, Final

Json = dict[str, Any]

OPTIONS: Final[Json] = {"arrow": "steal", "last_card": "effect-first", "smoke": "may", "drawings": 3}
"""Options with which a whole game is followed."""


def visible(position: Json, viewer: int | None) -> Iterable[str]:
    """Yield every card that is open to `viewer` (None: a spectator)."""
    if viewer is not None:
        yield from position["hands"][viewer]
    yield from position["pile"]
