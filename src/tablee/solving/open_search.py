"""The exact value of a position in which nothing is hidden and no luck follows: alpha-beta search to the end.

The value is that of the seat to act, by best play of both: 1 a win, 0 a draw, -1 a loss. Every position that was
searched is kept with what is known of its value (a *transposition table*).
"""

import time
from typing import Any, Final, NamedTuple

from tablee.core.game import Game
from tablee.core.ranking import rewards

WIN: Final = 1.0
LOSS: Final = -1.0
EACH: Final = 1000
"""Positions between two looks at the clock."""


class OutOfTimeError(Exception):
    """The time ended before the value was found."""


class _Known(NamedTuple):
    """The value of a position lies from `low` to `high`; `best` is the number of the move to try first."""

    low: float
    high: float
    best: int


class OpenSearch:
    """Searches positions of one game, and remembers what it found. `until`: the time of `time.monotonic` to stop at."""

    def __init__(self, game: Game[Any], until: float) -> None:
        self.game = game
        self.until = until
        self.positions = 0
        self._known: dict[str, _Known] = {}

    def value(self, position: Any) -> float:
        """Return the value for the seat to act; after the end, of seat 0. Raise `OutOfTimeError`."""
        if position.turn is None:
            return self.result(position, 0)
        return self._search(position, self.game.legal_numbers(position), LOSS, WIN)

    def values(self, position: Any) -> list[tuple[str, float]]:
        """Return each legal move and its value for the seat to act. Raise `OutOfTimeError`."""
        found: list[tuple[str, float]] = []
        for number in self.game.legal_numbers(position):
            move = self.game.move_of(position, number)
            after, following = self._after(position, number)
            found.append((move, self._value_after(position.turn, after, following, LOSS, WIN)))
        return found

    def _after(self, position: Any, number: int) -> tuple[Any, list[int]]:
        after = self.game.copy(position)
        return after, self.game.step(after, number)

    def result(self, position: Any, seat: int) -> float:
        """Return the result of a match that is over, for a seat."""
        ranks = self.game.result(position).ranks
        assert ranks is not None
        return 2 * rewards(ranks)[seat] - 1

    def _value_after(self, seat: int, after: Any, following: list[int], low: float, high: float) -> float:
        """Return the value of a position for the seat that moved there."""
        if after.turn is None:
            return self.result(after, seat)
        if after.turn == seat:
            return self._search(after, following, low, high)
        return -self._search(after, following, -high, -low)

    def _search(self, position: Any, legal: list[int], low: float, high: float) -> float:
        """Return the value if it lies between `low` and `high`, else a bound of it on the same side."""
        seat = position.turn
        key = f"{seat}{self.game.write(position)}"
        known = self._known.get(key)
        best = -1
        if known is not None:
            if known.low >= high or known.low == known.high:
                return known.low
            if known.high <= low:
                return known.high
            best = known.best
        self.positions += 1
        if self.positions % EACH == 0 and time.monotonic() > self.until:
            raise OutOfTimeError
        # First the move that was best before, then those that leave the fewest replies.
        below = [(number, *self._after(position, number)) for number in legal]
        below.sort(key=lambda one: (one[0] != best, len(one[2])))
        found = LOSS
        alpha = low
        best = below[0][0]
        for number, after, following in below:
            value = self._value_after(seat, after, following, alpha, high)
            if value > found:
                found, best = value, number
                alpha = max(alpha, found)
                if found >= high:
                    break
        before = known or _Known(LOSS, WIN, best)
        at_least = found if found > low else before.low
        at_most = found if found < high else before.high
        self._known[key] = _Known(max(before.low, at_least), min(before.high, at_most), best)
        return found
