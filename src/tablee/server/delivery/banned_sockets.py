"""Closes the sockets of addresses that were just banned, in every process."""

from tablee.server.access.bans import Bans
from tablee.server.delivery.connection import LATER
from tablee.server.delivery.connections import Connections


class BannedSockets:
    """The sockets of this process. Pages connect again, and then the ban decides who may come in."""

    def __init__(self, bans: Bans, connections: Connections) -> None:
        self._bans = bans
        self._connections = connections
        self._looked_at = bans.known

    async def poll(self) -> None:
        """Close the sockets of banned addresses if the bans have changed since the last poll."""
        if self._bans.known == self._looked_at:
            return
        self._looked_at = self._bans.known
        for one in self._connections.everybody():
            if self._bans.of(one.address) is not None:
                one.end(LATER)
