"""What the operator has set at the command line, as far as this process knows."""

from tablee.store.orders import Orders
from tablee.store.store import Store


class OrdersRead:
    """The orders as they were when this process last read them; it does so within a second of each change.

    `first`: those that it found when it began.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.current = Orders(0, None)
        self.first: Orders | None = None

    async def read(self) -> None:
        """Read them again. Raise `DatabaseAwayError`."""
        self.current = await self._store.orders.read()
        self.first = self.first or self.current
