"""The cards that each seat may see in Toko Maja, written by hand for comparison with the zones."""

from collections.abc import Iterable
from typing import Any, Final

Json = dict[str, Any]

OPTIONS: Final[Json] = {"table_triples": True}
"""Options with which a whole game is followed."""


def visible(position: Json, viewer: int | None) -> Iterable[str]:
    """Yield every card that is open to `viewer` (None: a spectator)."""
    if viewer is not None:
        yield from position["hands"][viewer]
    for pile in position["discards"]:
        yield from pile
    for triples in position["laid"]:
        yield from "".join(triples)
    if position["drawn"] and position["turn"] == viewer:
        yield from position["drawn"]
