"""Draining at the operator's wish (`tablee admin drain`): no new tables here, while running matches go on."""

import platform

from tablee.server.errors import RefusalError
from tablee.server.operations.operator_orders import OrdersRead
from tablee.store.orders import Drain


def node_at(port: int) -> str:
    """Return the name of the process that listens on this port of this machine."""
    return f"{platform.node()}:{port}"


class Draining:
    """The drains that hold for this process: a process that begins after an order takes tables.

    `node`: the name of this process; None until it listens.
    """

    def __init__(self, orders: OrdersRead) -> None:
        self._orders = orders
        self.node: str | None = None

    @property
    def leaves(self) -> bool:
        """True if this process drains and others do not, so that proxies are to turn to another one."""
        return any(one.node is not None and one.node == self.node for one in self._orders_since())

    @property
    def refuses(self) -> bool:
        """True if every process drains, so that new tables are refused."""
        return any(one.node is None for one in self._orders_since())

    def check(self) -> None:
        """Raise `RefusalError` `server.draining` unless tables may be created."""
        if self.refuses:
            raise RefusalError("server.draining")

    def _orders_since(self) -> list[Drain]:
        before = () if self._orders.first is None else self._orders.first.drains
        return [one for one in self._orders.current.drains if one not in before]
