"""`tablee admin invite`: links with which new guests come in to a server by invitation."""

import os
from datetime import datetime
from typing import TYPE_CHECKING, Final

import click

from tablee.cli import parameters
from tablee.cli.announcing import SHOWN
from tablee.cli.console import Console
from tablee.cli.databases import of_server, with_store

if TYPE_CHECKING:
    from tablee.store.store import Store

DAY_MS: Final = 24 * 3600 * 1000
ORIGIN: Final = "TABLEE_SERVE_TRUSTED_ORIGIN"
HERE: Final = "http://localhost:8000"


@click.command()
@click.option(
    "--uses",
    type=click.IntRange(1, 1000),
    default=1,
    show_default=True,
    help="How many people may come in by the link.",
)
@click.option(
    "--days", type=click.IntRange(1, 365), default=7, show_default=True, help="Days for which it is valid."
)
@click.option(
    "--address",
    metavar="URL",
    help=f"The address of the server. Default: the first in {ORIGIN}, or {HERE}.",
)
@click.option("--list", "listed", is_flag=True, help="List the links that can still be used.")
@click.option("--withdraw", is_flag=True, help="Make all links void; who came in by them stays.")
@of_server
@parameters.language
def invite(
    uses: int,
    days: int,
    address: str | None,
    listed: bool,
    withdraw: bool,
    database: str | None,
    lang: str | None,
) -> None:
    """Print a link with which new guests come in to a server that runs with --by-invitation."""
    from tablee.server.clock import now

    console = Console(lang)
    if withdraw:
        with_store(database, lambda store: store.entrances.withdraw())
        console.say("entrances-withdrawn")
        return
    if listed:
        _show(console, database)
        return
    until = now() + days * DAY_MS

    async def make(store: "Store") -> str:
        return await store.entrances.make(uses, until, now())

    token = with_store(database, make)
    begins = address or (os.environ.get(ORIGIN) or HERE).split()[0]
    # The token follows '#', which browsers never send, and which no log or preview of a link sees.
    console.say("entrance-made", link=f"{begins.rstrip('/')}/enter#{token}", count=uses, until=_shown(until))


def _show(console: Console, database: str | None) -> None:
    from tablee.server.clock import now

    found = with_store(database, lambda store: store.entrances.open(now()))
    if not found:
        console.say("entrances-none")
    for one in found:
        console.say(
            "entrance-listed",
            made=_shown(one.made),
            until=_shown(one.until),
            used=one.used,
            uses=one.uses,
        )


def _shown(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000).strftime(SHOWN)
