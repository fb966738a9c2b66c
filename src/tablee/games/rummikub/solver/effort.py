"""How long a question may take the solver."""

from typing import Final, final

from tablee.core.native import i64

ENDLESS: Final = 1 << 60


@final
class Effort:
    """How many steps may still be looked at (`left`), and how many states and steps remembered (`room`).

    `support`: how many of the steps may follow support runs. All are counted alike on every machine, so that what is
    cut short is cut at the same place.
    """

    def __init__(self, left: int = ENDLESS, room: int = ENDLESS, support: int = ENDLESS) -> None:
        self.left: i64 = left
        self.room: i64 = room
        self.support: i64 = support

    def spent(self) -> bool:
        """Whether it was more than allowed."""
        return self.left < 0 or self.room < 0
