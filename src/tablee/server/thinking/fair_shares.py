"""To whose share of the bots' thinking a question is charged: an address, a guest there, a table of theirs.

Where a guest was last seen is kept in memory only, while they are among the latest; nothing of it is stored. A guest
who has not been seen since the server was started has a share of their own.
"""

from collections import OrderedDict
from typing import Final

from tablee.store.rows import MatchRow

KEPT: Final = 10_000


class FairShares:
    """Where guests were last seen in this process."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def seen(self, guest: str, address: str) -> None:
        """Note that this guest asked for something from this address."""
        self._addresses[guest] = address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > KEPT:
            self._addresses.popitem(last=False)

    def neighbours(self, guest: str) -> list[str]:
        """Everybody who was last seen where this guest was, including this guest."""
        address = self._addresses.get(guest)
        return [guest, *(other for other, at in self._addresses.items() if at == address and other != guest)]

    def of_guest(self, guest: str | None) -> tuple[object, ...]:
        """What a guest's own questions are charged to."""
        return self._addresses.get(guest or "", guest), guest

    def of_table(self, row: MatchRow) -> tuple[object, ...]:
        """What the thinking of a table's bots is charged to: it is the table of who created it."""
        return *self.of_guest(row.host), row.id
