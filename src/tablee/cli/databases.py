"""The database of the servers, for commands that read or change it while they run."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from tablee.store.store import Store

T = TypeVar("T")

of_server = click.option("--database", help="The database. Default: the one that `serve` would use.")


def with_store(database: str | None, ask: "Callable[[Store], Awaitable[T]]") -> T:
    """Open the database, and return the answer of `ask`. Raise `TableeError` if it cannot be opened."""
    # Imported here because the import is slow, and most commands do not need it.
    from tablee.server.run import checked_address
    from tablee.store.store import Store

    async def asked() -> T:
        store = await Store.open(checked_address(database))
        try:
            return await ask(store)
        finally:
            await store.close()

    return asyncio.run(asked())
