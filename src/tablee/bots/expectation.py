"""What each seat can expect, as playouts tell it, and how far chance alone may have led them astray."""

from math import hypot, sqrt
from typing import NamedTuple


class Expectation(NamedTuple):
    """The share of the others that each seat beats on average, between 0 and 1, and on how many playouts that rests."""

    shares: list[float]
    playouts: int

    def doubt(self, seat: int) -> float:
        """The standard error of what `seat` can expect (two made-up playouts keep it from vanishing)."""
        share = (self.shares[seat] * self.playouts + 1) / (self.playouts + 2)
        return sqrt(share * (1 - share) / self.playouts)

    def joined(self, other: "Expectation", most: int | None = None) -> "Expectation":
        """Both as one; `other` counts for no more than `most` playouts."""
        weight = other.playouts if most is None else min(most, other.playouts)
        playouts = self.playouts + weight
        pairs = zip(self.shares, other.shares, strict=True)
        return Expectation([(one * self.playouts + two * weight) / playouts for one, two in pairs], playouts)


def apart(one: Expectation, other: Expectation, seat: int) -> float:
    """How many standard errors lie between what `seat` can expect by the one and by the other."""
    doubt = hypot(one.doubt(seat), other.doubt(seat))
    return abs(one.shares[seat] - other.shares[seat]) / doubt
