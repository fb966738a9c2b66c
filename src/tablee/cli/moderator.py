"""`tablee moderator`: who may read reports and act on them."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from tablee.cli.console import Console, UsageError
from tablee.server.clock import now

if TYPE_CHECKING:
    from tablee.store.store import Store

T = TypeVar("T")
Database = Annotated[
    str | None,
    typer.Option(help="The database of the server. Default: the one that `serve` would use."),
]
Code = Annotated[
    str, typer.Argument(help="What the page /moderation shows to whoever is meant.", metavar="CODE")
]

moderator: Final = typer.Typer(
    name="moderator",
    help="Say who may read reports and act on them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)


@moderator.command("add")
def add(code: Code, database: Database = None) -> None:
    """Make somebody a moderator, at once, on a server that runs too."""
    from tablee.store.moderation import guest_of

    console = Console()

    async def appoint(store: "Store") -> str | None:
        guest = guest_of(code)
        return await store.guests.name(guest) if await store.moderation.appoint(guest, now()) else None

    name = _with_store(database, appoint)
    if name is None:
        raise UsageError("use.moderator", {"code": code})
    console.say("moderator-added", name=name or console.words("moderator-nameless"), code=code)


@moderator.command("remove")
def remove(code: Code, database: Database = None) -> None:
    """Let somebody moderate no longer; what they did stays in the log."""
    from tablee.store.moderation import guest_of

    console = Console()
    if not _with_store(database, lambda store: store.moderation.recall(guest_of(code), now())):
        raise UsageError("use.moderator", {"code": code})
    console.say("moderator-removed", code=code)


@moderator.command("list")
def show(database: Database = None) -> None:
    """Show who moderates."""
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
    # These take a moment to import, and most commands do without.
    from tablee.server.run import default_database
    from tablee.store.store import Store

    async def asked() -> T:
        store = await Store.open(database or default_database())
        try:
            return await ask(store)
        finally:
            await store.close()

    return asyncio.run(asked())
