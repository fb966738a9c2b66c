"""One after the other: requests that count something before they add to it."""

from asyncio import Lock
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary


class InTurn:
    """Has requests with a common key wait for each other, in this process.

    Otherwise all that come at the same moment would be checked against a limit before any is counted.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def by(self, *keys: str) -> AsyncIterator[None]:
        """Wait until nobody else with one of these keys is within, and keep others out meanwhile."""
        async with AsyncExitStack() as stack:
            # In one order: two that wait for each other would wait for ever.
            for key in sorted(set(keys)):
                lock = self._locks.setdefault(key, Lock())
                await stack.enter_async_context(lock)
            yield
