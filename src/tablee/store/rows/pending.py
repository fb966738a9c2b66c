"""Requests of people at a table that are not carried out yet."""

from typing import Any, Literal

import msgspec


class MoveAhead(msgspec.Struct, frozen=True):
    """A move made in advance. `foreseen`: what must still hold; `undone`: the number of undone moves at that time."""

    match: str
    seat: int
    move: str
    foreseen: str
    undone: int
    at: int


class Proposal(msgspec.Struct, frozen=True):
    """A proposal at a table; there is one of each kind at a time. `n` distinguishes it from all others there.

    `guest`, `name`: who proposed it. `agreed`: the guests who agreed so far; `asked`: those who must agree before it
    is carried out.
    """

    match: str
    kind: str
    n: int
    guest: str
    name: str
    params: dict[str, Any]
    at: int
    agreed: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()

    @property
    def carried(self) -> bool:
        """True if all who must agree have agreed."""
        return self.asked <= self.agreed


class RematchOffer(msgspec.Struct, frozen=True):
    """The seats that want another match."""

    kind: Literal["rematch", "revenge"]
    seats: tuple[int, ...]
