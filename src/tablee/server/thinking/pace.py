"""How long bots take to choose, so that one with no choice takes as long: else its haste would show what it holds."""

import random
from collections import deque
from typing import Final

KEPT: Final = 16
"""Choices of each bot that are remembered, the latest."""


class Pace:
    """How long recent choices took, by who made them: a game and a level or program, whatever the table."""

    def __init__(self) -> None:
        self._took: dict[object, deque[float]] = {}

    def note(self, who: object, seconds: float) -> None:
        """A choice of `who` took so long."""
        self._took.setdefault(who, deque(maxlen=KEPT)).append(seconds)

    def of_a_choice(self, who: object) -> float:
        """The seconds that one of the latest choices of `who` took, drawn at random; 0 before the first."""
        return random.choice(self._took[who]) if who in self._took else 0.0
