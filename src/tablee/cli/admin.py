"""`tablee admin`: what an operator does with a database."""

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from tablee.cli import parameters
from tablee.cli.console import Console, UsageError

if TYPE_CHECKING:
    from tablee.store.store import Store

NAMED: Final = 20
"""So many tables at most are named."""

_of_server = click.option("--database", help="The database. Default: the one that `serve` would use.")


@click.group()
def admin() -> None:
    """Back up a database and restore it."""


@admin.command()
@click.argument("to", type=parameters.PATH, metavar="TO", help="A new file, or the folder to make one in.")
@_of_server
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
@_of_server
@click.option(
    "--allow-unreadable", is_flag=True, help="Restore it although the logs of some tables cannot be read."
)
@parameters.language
def restore(file: Path, database: str | None, allow_unreadable: bool, lang: str | None) -> None:
    """Put a backup in the place of the database, and keep the old one.

    Stop every server first. The backup is verified before anything changes: whether it is whole, its version, and
    whether the log of every match can be read. PostgreSQL needs the program pg_restore.
    """
    from tablee.cli.files import to_read
    from tablee.server.run import checked_address
    from tablee.store.backups import restoring

    console = Console(lang)
    address = checked_address(database)
    tables = _Verified(allow_unreadable)
    kept = asyncio.run(restoring.restore(address, to_read(file), tables.verify))
    if tables.unreadable:
        console.say("restored-unreadable", style="yellow", tables=tables.unreadable[:NAMED])
    console.say("restored", path=str(file), count=tables.count)
    if kept is not None:
        console.say("restored-kept", kept=kept)


class _Verified:
    """What was found in a backup."""

    def __init__(self, allow_unreadable: bool) -> None:
        self._allow_unreadable = allow_unreadable
        self.count = 0
        self.unreadable: list[str] = []

    async def verify(self, store: "Store") -> None:
        """Read the log of every match. Raises `UsageError` `use.unreadable` (tables) unless that is allowed."""
        from tablee.server.matches.log_check import examine

        found = await examine(store, None)
        self.count, self.unreadable = found.total, list(found.unreadable)
        if self.unreadable and not self._allow_unreadable:
            raise UsageError("use.unreadable", {"tables": self.unreadable[:NAMED]})
