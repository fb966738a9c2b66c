"""Sends every page the announcement of the operator, and its end."""

from tablee.server.clock import now
from tablee.server.delivery.connection import Connection
from tablee.server.delivery.connections import Connections
from tablee.server.operations.operator_orders import OrdersRead
from tablee.server.protocol.decoding import encoded
from tablee.server.protocol.server_frames import Announced


class Announcements:
    """The announcement, for all connections of this process."""

    def __init__(self, orders: OrdersRead, connections: Connections) -> None:
        self._orders = orders
        self._connections = connections
        self._sent = Announced(None, 0)

    def current(self) -> Announced:
        """Return the announcement that holds now; without text, none does."""
        set_now = self._orders.current.announcement
        if set_now is None or (set_now.until is not None and set_now.until <= now()):
            return Announced(None, 0)
        return Announced(set_now.text, set_now.at)

    def greet(self, connection: Connection) -> None:
        """Send this new connection the announcement, if there is one."""
        announced = self.current()
        if announced.text is not None:
            connection.send(encoded(announced))

    async def poll(self) -> None:
        """Send everybody the announcement if it has changed or ended since the last poll."""
        announced = self.current()
        if announced == self._sent:
            return
        self._sent, frame = announced, encoded(announced)
        for one in self._connections.everybody():
            one.send(frame)
