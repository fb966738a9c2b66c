"""Whose share of the bots' thinking a question is charged to: an address, a guest there, a table of theirs.

Where a guest was seen last is kept in memory only, for as long as they are among the latest;
nothing of it is stored. Whoever has not been seen since the server was started stands alone.
"""

from collections import OrderedDict
from typing import Final

from tablee.store.rows import MatchRow

KEPT: Final = 10_000


class FairShares:
    """Where guests were seen last in this process."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def seen(self, guest: str, address: str) -> None:
        """This guest asked for something from this address."""
        self._addresses[guest] = address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > KEPT:
            self._addresses.popitem(last=False)

    def neighbours(self, guest: str) -> list[str]:
        """Everybody who was seen last where this guest was, this guest included."""
        address = self._addresses.get(guest)
        return [guest, *(other for other, at in self._addresses.items() if at == address and other != guest)]

    def of_guest(self, guest: str | None) -> tuple[object, ...]:
        """What a guest's own questions are charged to."""
        return self._addresses.get(guest or "", guest), guest

    def of_table(self, row: MatchRow) -> tuple[object, ...]:
        """What the thinking of a table's bots is charged to: it is the table of who created it."""
        return *self.of_guest(row.host), row.id
