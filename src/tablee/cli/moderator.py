"""`tablee moderator`: adds, lists and removes moderators, who read reports and act on them."""

from datetime import datetime
from typing import TYPE_CHECKING

import click

from tablee.cli.console import Console, UsageError
from tablee.cli.databases import of_server, with_store
from tablee.server.clock import now

if TYPE_CHECKING:
    from tablee.store.store import Store

_who = click.argument("code", metavar="CODE", help="The code that the page /moderation shows to that guest.")


@click.group()
def moderator() -> None:
    """Add, list or remove moderators."""


@moderator.command()
@_who
@of_server
def add(code: str, database: str | None) -> None:
    """Add a moderator; takes effect at once on a running server."""
    from tablee.store.moderation import guest_of

    console = Console()

    async def appoint(store: "Store") -> str | None:
        guest = guest_of(code)
        return await store.guests.name(guest) if await store.moderation.appoint(guest, now()) else None

    name = with_store(database, appoint)
    if name is None:
        raise UsageError("use.moderator", {"code": code})
    console.say("moderator-added", name=name or console.words("moderator-nameless"), code=code)


@moderator.command()
@_who
@of_server
def remove(code: str, database: str | None) -> None:
    """Remove a moderator; their past actions stay in the log."""
    from tablee.store.moderation import guest_of

    console = Console()
    if not with_store(database, lambda store: store.moderation.recall(guest_of(code), now())):
        raise UsageError("use.moderator", {"code": code})
    console.say("moderator-removed", code=code)


@moderator.command("list")
@of_server
def show(database: str | None) -> None:
    """List the moderators."""
    from tablee.store.moderation import code_of

    console = Console()
    moderators = with_store(database, lambda store: store.moderation.moderators())
    if not moderators:
        console.say("moderator-none")
    for one in moderators:
        since = datetime.fromtimestamp(one.since / 1000).date().isoformat()
        name = one.name or console.words("moderator-nameless")
        console.say("moderator-listed", code=code_of(one.guest), name=name, since=since)
