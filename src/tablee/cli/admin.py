"""`tablee admin`: what an operator does with a database."""

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from tablee.cli import parameters
from tablee.cli.announcing import announce
from tablee.cli.banning import ban
from tablee.cli.console import Console, UsageError
from tablee.cli.databases import of_server, with_store
from tablee.cli.draining import drain
from tablee.cli.given_dataset import dataset
from tablee.cli.inviting import invite
from tablee.cli.ladder import ladder
from tablee.cli.logs_read import NAMED, findings

if TYPE_CHECKING:
    from tablee.store.backups.withdrawals import Agreed
    from tablee.store.store import Store

F = TypeVar("F", bound=Callable[..., object])
DAY_S = 24 * 3600


@click.group()
def admin() -> None:
    """Back up a database, restore it, and maintain it; announce something, ban addresses."""


@admin.command()
@click.argument("to", type=parameters.PATH, metavar="TO", help="A new file, or the folder to make one in.")
@of_server
@parameters.language
def backup(to: Path, database: str | None, lang: str | None) -> None:
    """Write a backup of the database while servers go on.

    It appears whole or not at all, and no file is overwritten. PostgreSQL needs the program pg_dump.
    """
    from tablee.server.run import checked_address
    from tablee.store.backups.backing_up import back_up, ending

    console = Console(lang)
    address = checked_address(database)
    if to.is_dir():
        to /= time.strftime("tablee-%Y-%m-%d-%H%M%S", time.gmtime()) + ending(address)
    size = asyncio.run(back_up(address, to))
    console.say("backed-up", path=str(to), size=_kilobytes(size))


def _kilobytes(size: int) -> int:
    return -(-size // 1000)


@admin.command()
@click.argument("file", type=parameters.PATH, metavar="FILE", help="A backup.")
@of_server
@click.option(
    "--allow-unreadable", is_flag=True, help="Restore it although the logs of some tables cannot be read."
)
@parameters.language
def restore(file: Path, database: str | None, allow_unreadable: bool, lang: str | None) -> None:
    """Put a backup in the place of the database, and keep the old one.

    Stop every server first. The backup is verified before anything changes: whether it is whole, its version, and
    whether the log of every match can be read. Consents to research that the old database lacks become void.
    PostgreSQL needs the program pg_restore.
    """
    from tablee.cli.files import to_read
    from tablee.server.run import checked_address
    from tablee.store.backups import restoring
    from tablee.store.backups.withdrawals import agreed_in

    console = Console(lang)
    address = checked_address(database)
    backup = to_read(file)
    tables = _Verified(allow_unreadable, asyncio.run(agreed_in(address)))
    kept = asyncio.run(restoring.restore(address, backup, tables.verify))
    if tables.unreadable:
        console.say("restored-unreadable", style="yellow", tables=tables.unreadable[:NAMED])
    console.say("restored", path=str(file), count=tables.count)
    if tables.void:
        console.say("restored-void", count=tables.void)
    if kept is not None:
        console.say("restored-kept", kept=kept)


class _Verified:
    """What was found in a backup."""

    def __init__(self, allow_unreadable: bool, agreed: "Agreed") -> None:
        """`agreed`: the consents to research in the database that is replaced."""
        self._allow_unreadable = allow_unreadable
        self._agreed = agreed
        self.count = 0
        self.void = 0
        self.unreadable: list[str] = []

    async def verify(self, store: "Store") -> None:
        """Read the log of every match, and void consents that may have been withdrawn since.

        Raises `UsageError` `use.unreadable` (tables) unless that is allowed.
        """
        from tablee.server.play.log_check import examine

        found = await examine(store, None)
        self.count, self.unreadable = found.total, list(found.unreadable)
        if self.unreadable and not self._allow_unreadable:
            raise UsageError("use.unreadable", {"tables": self.unreadable[:NAMED]})
        self.void = await store.consents.keep(self._agreed)


@admin.command()
@of_server
@parameters.language
def verify(database: str | None, lang: str | None) -> None:
    """Read the log of every match, however long that takes; servers may run.

    Exit status 1 if a log cannot be replayed, a row says otherwise than its log, or a deal does not follow from what
    was bound before it.
    """
    from tablee.server.play.log_check import examine

    console = Console(lang)
    found = with_store(database, lambda store: examine(store, None))
    marks = {True: "green", None: "yellow", False: "red"}
    for finding in findings(console, found):
        console.out.print(finding.text, style=marks[finding.fine], soft_wrap=True)
    if found.unreadable or found.differing or found.misdealt:
        sys.exit(1)
    console.say("verified", style="bold green")


def _days(name: str, what: str) -> Callable[[F], F]:
    help_text = f"Days after which {what} is deleted; 0: never."
    return click.option(name, type=click.IntRange(min=0), default=0, help=help_text)


@admin.command()
@of_server
@_days("--keep-guests", "a guest who never sat at any table")
@_days("--keep-abandoned", "a table without a result, where nothing happens any more,")
@_days("--keep-talk", "the chat of a table that is over")
@parameters.language
def prune(
    database: str | None, keep_guests: int, keep_abandoned: int, keep_talk: int, lang: str | None
) -> None:
    """Delete now what is old, as servers do every hour; they may run."""
    from tablee.server.operations.pruning import Pruning
    from tablee.server.settings import Settings

    settings = Settings(
        "",
        keep_guests=keep_guests * DAY_S,
        keep_abandoned=keep_abandoned * DAY_S,
        keep_talk=keep_talk * DAY_S,
    )
    with_store(database, lambda store: Pruning(store, list, lambda _: None, settings).prune())
    Console(lang).say("pruned")


@admin.command()
@click.argument("code", metavar="CODE", help="The code that the page /moderation shows to that guest.")
@click.argument("to", type=parameters.PATH, metavar="FILE", help="A new file.")
@of_server
@parameters.language
def export(code: str, to: Path, database: str | None, lang: str | None) -> None:
    """Write everything that is stored about a guest to a file, as the guest could; servers may run."""
    from tablee.server.api.own_data import written
    from tablee.store.backups.files import appearing
    from tablee.store.moderation import guest_of

    console = Console(lang)

    async def write(store: "Store") -> None:
        guest = guest_of(code)
        if await store.guests.created(guest) is None:
            raise UsageError("use.guest", {"code": code})
        with appearing(to) as partial, partial.open("wb") as file:
            async for part in written(store, guest):
                file.write(part)

    with_store(database, write)
    console.say("exported", code=code, path=str(to))


@admin.command()
@click.argument("code", metavar="CODE", help="The code that the page /moderation shows to that guest.")
@of_server
@parameters.language
def delete(code: str, database: str | None, lang: str | None) -> None:
    """Delete a guest, as the guest could; servers may run.

    The guest resigns their running matches and leaves their waiting tables first. This cannot be undone.
    """
    from tablee.server.beside import delete_guest
    from tablee.store.moderation import guest_of

    console = Console(lang)

    async def forget(store: "Store") -> int:
        guest = guest_of(code)
        if await store.guests.created(guest) is None:
            raise UsageError("use.guest", {"code": code})
        return await delete_guest(store, guest)

    console.say("deleted-guest", code=code, count=with_store(database, forget))


admin.add_command(announce)
admin.add_command(ban)
admin.add_command(dataset)
admin.add_command(drain)
admin.add_command(invite)
admin.add_command(ladder)
