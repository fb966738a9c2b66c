"""Delays forced moves as long as real choices take: an instant reply would reveal that the bot had no choice."""

import random
from collections import deque
from typing import Final

KEPT: Final = 16
"""The number of each bot's latest choices that are remembered."""


class ChoiceTimes:
    """How long recent choices took, by the bot or program of a game that made them, at all tables together."""

    def __init__(self) -> None:
        self._took: dict[object, deque[float]] = {}

    def note(self, who: object, seconds: float) -> None:
        """Note that a choice of `who` took `seconds`."""
        self._took.setdefault(who, deque(maxlen=KEPT)).append(seconds)

    def draw(self, who: object) -> float:
        """Return the duration in seconds of one of the latest choices of `who`, drawn at random; 0 before the first."""
        return random.choice(self._took[who]) if who in self._took else 0.0
