"""Guests who come to a table and leave it, and what follows for the others there."""

from tablee.server.delivery.connection import Connection
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations.background_tasks import BackgroundTasks
from tablee.server.parts import ClockParts, DeliveryParts, TableParts
from tablee.server.play.changes import PresenceChanged


class Arrivals:
    """Counts connections among those of a table, and lets stand-ins and clocks follow."""

    def __init__(
        self, delivery: DeliveryParts, tables: TableParts, clocks: ClockParts, background: BackgroundTasks
    ) -> None:
        self._connections = delivery.connections
        self._broadcaster = delivery.broadcaster
        self._presence = delivery.presence
        self._stand_ins = tables.stand_ins
        self._outages = clocks.outages
        self._background = background

    def join(self, live: LiveMatch, connection: Connection) -> None:
        """Count this connection at the table from now on; the caller holds the lock of the match."""
        connection.table = live.id
        self._connections.join(live.id, connection)

    async def follow(self, live: LiveMatch, connection: Connection) -> None:
        """Let stand-ins, clocks and bots know that this guest has joined."""
        await self._stand_ins.arrived(live, connection.guest)
        await self._outages.arrived(live, connection.guest)
        self._presence.publish(PresenceChanged(live.id))

    async def leave(self, live: LiveMatch, connection: Connection) -> None:
        """Count this connection no longer, and let clocks and bots know."""
        self._connections.leave(live.id, connection)
        self.send_presence(live, connection)
        # A bot that waits for its turn to think gives up if no guest watches any more.
        self._presence.publish(PresenceChanged(live.id))
        await self._background.finish(self._outages.left(live, connection.guest))

    def send_presence(self, live: LiveMatch, connection: Connection) -> None:
        """Send the table to the others if this is the only connection of its guest there."""
        others = [one for one in self._connections.at(live.id) if one is not connection]
        if connection.guest is not None and all(one.guest != connection.guest for one in others):
            self._broadcaster.send_table(live, but=connection)
