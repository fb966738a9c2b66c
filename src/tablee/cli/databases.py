"""The database of the servers, for commands that read or change it while they run."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from tablee.cli.console import UsageError

if TYPE_CHECKING:
    from tablee.store.store import Store

T = TypeVar("T")

of_server = click.option("--database", help="The database. Default: the one that `serve` would use.")


class Opened:
    """An open database, for work in several steps."""

    def __init__(self, store: "Store", runner: asyncio.Runner) -> None:
        self._store = store
        self._runner = runner

    def ask(self, ask: "Callable[[Store], Awaitable[T]]") -> T:
        """Return the answer of `ask`."""

        async def asked() -> T:
            return await ask(self._store)

        return self._runner.run(asked())


def with_store(database: str | None, ask: "Callable[[Store], Awaitable[T]]") -> T:
    """Open the database, and return the answer of `ask`. Raise as `opened` does."""
    with opened(database) as found:
        return found.ask(ask)


@contextmanager
def opened(database: str | None) -> Iterator[Opened]:
    """Open the database. Raise `TableeError` if it cannot be opened.

    Raise `UsageError` (database) if it is a file that does not exist: `use.named_database` if it is named, else
    `use.database`, because no server of this user has made one.
    """
    # Imported here because the import is slow, and most commands do not need it.
    from tablee.server.run import DATABASE_VARIABLE, checked_address
    from tablee.store.address import normalised, shown
    from tablee.store.store import Store

    address = checked_address(database)
    url = normalised(address)
    file = Path(shown(url)) if url.get_backend_name() == "sqlite" else None
    if file is not None and not file.exists() and file.parent.exists():
        # A new database would take an order or an invitation of which the operator's server learns nothing.
        is_named = database or os.environ.get(DATABASE_VARIABLE)
        raise UsageError("use.named_database" if is_named else "use.database", {"database": str(file)})

    with asyncio.Runner() as runner:
        store = runner.run(Store.open(address))
        try:
            yield Opened(store, runner)
        finally:
            runner.run(store.close())
