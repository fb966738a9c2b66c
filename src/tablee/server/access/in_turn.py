"""A lock per key, for requests that check a limit before they count towards it."""

from asyncio import Lock
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary


class InTurn:
    """Lets requests with a common key wait for each other, within this process.

    Without it, requests that come at the same moment would all be checked against a limit before any of them is
    counted.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def by(self, *keys: str) -> AsyncIterator[None]:
        """Wait until no other request holds one of these keys, then hold them until the block ends."""
        async with AsyncExitStack() as stack:
            # Lock in one order: two requests that each wait for the other's key would wait for ever.
            for key in sorted(set(keys)):
                lock = self._locks.setdefault(key, Lock())
                await stack.enter_async_context(lock)
            yield
