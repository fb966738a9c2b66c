"""Brings a database to the current tables; runs at every start, safe when two processes start together."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from tablee.store.database import Database
from tablee.store.failures import noticed
from tablee.store.refusals import CannotOpenError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS: Final = Path(__file__).with_name("migrations")
FIND_VERSION: Final = text("SELECT version_num FROM alembic_version")

# Any number, but always the same: PostgreSQL's lock that migrations hold.
LOCK = 0x7AB1EE


async def migrate(database: Database) -> None:
    """Run the missing migrations, in one transaction that only one process can hold at a time.

    Raises `CannotOpenError` if a newer version of Tablée, or another program, created the tables.
    """
    version = await current(database)
    if version == newest():
        return
    check_version(database, version)
    async with database.opening() as connection:
        if not database.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


async def current(database: Database) -> str | None:
    """Return the version of the tables in the database, None if there are none; this needs no Alembic."""
    try:
        async with database.read(opening=True) as connection:
            found = (await connection.execute(FIND_VERSION)).scalar_one_or_none()
            return None if found is None else str(found)
    except DBAPIError as error:
        if noticed(error) is not None:
            raise
        return None


def check_version(database: Database, version: str | None) -> None:
    """Raise `CannotOpenError` `database.newer` if this program does not know the version."""
    if version is not None and version not in known():
        raise CannotOpenError(
            "database.newer", {"database": database.shown, "found": version, "known": newest()}
        )


def newest() -> str:
    """Return the number of the newest migration, which begins its file name."""
    return max(known())


def known() -> list[str]:
    """Return the numbers of all migrations."""
    return [path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/0*.py")]


def _upgrade(connection: Connection) -> None:
    from alembic import command

    command.upgrade(config(connection), "head")


def config(connection: Connection | None = None) -> "Config":
    """Return Alembic's settings for our migrations, to be run over `connection`."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.attributes["connection"] = connection
    return settings
