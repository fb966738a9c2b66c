"""The state of a match whose luck is asked for, as solvers need it; `tablee.core.chance.ChanceState` is one."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Protocol, Self


class Luck(Protocol):
    """A match in which chance lists its outcomes, and which settles one at a time."""

    @property
    def awaiting(self) -> bool:
        """True if chance has the next step; then nobody is to act."""
        ...

    @property
    def over(self) -> bool:
        """True if the match is over."""
        ...

    @property
    def turn(self) -> int | None:
        """The seat to act."""
        ...

    @property
    def legal(self) -> Iterable[str]:
        """The moves of the seat to act."""
        ...

    @property
    def returns(self) -> list[float]:
        """By seat, -1 to 1, once the match is over; the sum is 0."""
        ...

    def outcomes(self) -> list[tuple[str, Fraction]]:
        """Return what chance may decide, with probabilities."""
        ...

    def settle(self, outcome: str) -> None:
        """Let chance decide."""
        ...

    def play(self, move: str) -> None:
        """Make a move for the seat to act."""
        ...

    def copy(self) -> Self:
        """Return an independent copy."""
        ...

    def recall(self, seat: int) -> str:
        """Return everything that a seat has seen and done; equal texts are the same information."""
        ...

    def information(self, seat: int) -> dict[str, Any]:
        """Return what a bot at this seat is given."""
        ...
