"""Decides whose share of the bots' thinking time a question uses: by address, then guest, then table.

The addresses at which guests were last seen are kept in memory only, for the latest guests; nothing is stored. A
guest who has not been seen since the server started has a share of their own.
"""

from collections import OrderedDict
from typing import Final

from tablee.store.rows import MatchRow

KEPT: Final = 10_000


class FairShares:
    """The addresses at which guests were last seen in this process."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def seen(self, guest: str, address: str) -> None:
        """Note that this guest sent a request from this address."""
        self._addresses[guest] = address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > KEPT:
            self._addresses.popitem(last=False)

    def neighbours(self, guest: str) -> list[str]:
        """Return all guests who were last seen at this guest's address, including this guest."""
        address = self._addresses.get(guest)
        return [guest, *(other for other, at in self._addresses.items() if at == address and other != guest)]

    def of_guest(self, guest: str | None) -> tuple[object, ...]:
        """Return the share that a guest's own questions use."""
        return self._addresses.get(guest or "", guest), guest

    def of_table(self, row: MatchRow) -> tuple[object, ...]:
        """Return the share that the bots of a table use: one within the share of the guest who created it."""
        return *self.of_guest(row.host), row.id
