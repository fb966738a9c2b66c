"""How long a question may take the solver."""

from typing import Final

ENDLESS: Final = 1 << 60


class Effort:
    """How many steps may still be looked at (`left`), and how many states and steps remembered (`room`).

    `support`: how many of the steps may follow support runs. All are counted alike on every machine, so that what is
    cut short is cut at the same place.
    """

    def __init__(self, left: int = ENDLESS, room: int = ENDLESS, support: int = ENDLESS) -> None:
        self.left = left
        self.room = room
        self.support = support

    def spent(self) -> bool:
        """Whether it was more than allowed."""
        return self.left < 0 or self.room < 0
