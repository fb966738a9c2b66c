"""What people at a table ask for, before it is carried out."""

from typing import Any, Literal

import msgspec


class MoveAhead(msgspec.Struct, frozen=True):
    """A move made in advance. `foreseen`: what must still hold; `undone`: how many steps had been taken back."""

    match: str
    seat: int
    move: str
    foreseen: str
    undone: int
    at: int


class Proposal(msgspec.Struct, frozen=True):
    """Something that is proposed at a table; of each kind one thing at a time. `n` tells it from every other one there.

    `guest`, `name`: who proposed it. `agreed`: the guests who agreed so far, `asked`: those whose agreement is
    needed, without whom it is not carried.
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
        """Whether everybody who is asked agrees."""
        return self.asked <= self.agreed


class RematchOffer(msgspec.Struct, frozen=True):
    """These seats want another match."""

    kind: Literal["rematch", "revenge"]
    seats: tuple[int, ...]
