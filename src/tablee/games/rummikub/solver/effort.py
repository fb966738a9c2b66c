"""The limit of a search by the solver."""

from typing import Final, final

from tablee.core.native import i64

ENDLESS: Final = 1 << 60


@final
class Effort:
    """The steps that may still be taken (`left`), and the states and steps that may still be stored (`room`).

    `support`: how many of the steps may follow support runs. All are counted alike on every machine, so that a search
    is cut off at the same place.
    """

    def __init__(self, left: int = ENDLESS, room: int = ENDLESS, support: int = ENDLESS) -> None:
        self.left: i64 = left
        self.room: i64 = room
        self.support: i64 = support

    def spent(self) -> bool:
        """True if a limit is exceeded."""
        return self.left < 0 or self.room < 0
