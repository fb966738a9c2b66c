"""What each seat may see of Toko Maja, told a second time and by hand: the zones are held against it."""

from collections.abc import Iterable
from typing import Any, Final

Json = dict[str, Any]

OPTIONS: Final[Json] = {"table_triples": True}
"""With these a whole game is followed."""


def visible(position: Json, viewer: int | None) -> Iterable[str]:
    """Every card that lies open to `viewer` (None: a spectator)."""
    if viewer is not None:
        yield from position["hands"][viewer]
    for pile in position["discards"]:
        yield from pile
    for triples in position["laid"]:
        yield from "".join(triples)
    if position["drawn"] and position["turn"] == viewer:
        yield from position["drawn"]
