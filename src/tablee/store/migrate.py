"""Bringing a database to today's tables; run at every start, safe when two processes start together."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from tablee.store.database import Database

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS: Final = Path(__file__).with_name("migrations")

# Any number, but always the same: PostgreSQL's lock that migrations hold.
LOCK = 0x7AB1EE


async def migrate(database: Database) -> None:
    """Run the migrations that are missing, in one transaction that nobody else can hold at the same time."""
    if await _is_current(database):
        return
    async with database.write() as connection:
        if not database.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


async def _is_current(database: Database) -> bool:
    """Whether no migration is missing; this avoids importing Alembic, which takes long."""
    try:
        async with database.read() as connection:
            found = await connection.execute(text("SELECT version_num FROM alembic_version"))
            return [row[0] for row in found] == [newest()]
    except DBAPIError:
        return False


def newest() -> str:
    """The number of the newest migration: its file begins with it."""
    return max(path.name for path in MIGRATIONS.glob("versions/0*.py")).partition("_")[0]


def _upgrade(connection: Connection) -> None:
    from alembic import command

    command.upgrade(config(connection), "head")


def config(connection: Connection | None = None) -> "Config":
    """Alembic's settings for our migrations, to be run over `connection`."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.attributes["connection"] = connection
    return settings
