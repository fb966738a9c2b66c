"""`tablee moderator`: adds, lists and removes moderators, who read reports and act on them."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, TypeVar

import click

from tablee.cli.console import Console, UsageError
from tablee.server.clock import now

if TYPE_CHECKING:
    from tablee.store.store import Store

T = TypeVar("T")

_of_server = click.option(
    "--database", help="The database of the server. Default: the one that `serve` would use."
)
_who = click.argument("code", metavar="CODE", help="The code that the page /moderation shows to that guest.")


@click.group()
def moderator() -> None:
    """Add, list or remove moderators."""


@moderator.command()
@_who
@_of_server
def add(code: str, database: str | None) -> None:
    """Add a moderator; takes effect at once on a running server."""
    from tablee.store.moderation import guest_of

    console = Console()

    async def appoint(store: "Store") -> str | None:
        guest = guest_of(code)
        return await store.guests.name(guest) if await store.moderation.appoint(guest, now()) else None

    name = _with_store(database, appoint)
    if name is None:
        raise UsageError("use.moderator", {"code": code})
    console.say("moderator-added", name=name or console.words("moderator-nameless"), code=code)


@moderator.command()
@_who
@_of_server
def remove(code: str, database: str | None) -> None:
    """Remove a moderator; their past actions stay in the log."""
    from tablee.store.moderation import guest_of

    console = Console()
    if not _with_store(database, lambda store: store.moderation.recall(guest_of(code), now())):
        raise UsageError("use.moderator", {"code": code})
    console.say("moderator-removed", code=code)


@moderator.command("list")
@_of_server
def show(database: str | None) -> None:
    """List the moderators."""
    from tablee.store.moderation import code_of

    console = Console()
    moderators = _with_store(database, lambda store: store.moderation.moderators())
    if not moderators:
        console.say("moderator-none")
    for one in moderators:
        since = datetime.fromtimestamp(one.since / 1000).date().isoformat()
        name = one.name or console.words("moderator-nameless")
        console.say("moderator-listed", code=code_of(one.guest), name=name, since=since)


def _with_store(database: str | None, ask: "Callable[[Store], Awaitable[T]]") -> T:
    # Imported here because the import is slow, and most commands do not need it.
    from tablee.server.run import default_database
    from tablee.store.store import Store

    async def asked() -> T:
        store = await Store.open(database or default_database())
        try:
            return await ask(store)
        finally:
            await store.close()

    return asyncio.run(asked())
