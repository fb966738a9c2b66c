"""The cards that each seat may see, a second time and by hand: tests compare the zones with it."""

from collections.abc import Iterable
from typing import Any, Final

Json = dict[str, Any]

OPTIONS: Final[Json] = {"hand": 6}
"""The options of the matches that the test plays."""


def visible(position: Json, viewer: int | None) -> Iterable[str]:
    """Yield every card that `viewer` may see (None: a spectator)."""
    if viewer is not None:
        yield from position["hands"][viewer]
    yield from position["pile"]
