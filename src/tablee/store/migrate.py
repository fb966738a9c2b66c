"""Bringing a database to today's tables; run at every start, safe when two processes start together."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from tablee.store.database import Database

# Any number, but always the same: PostgreSQL's lock that migrations hold.
LOCK = 0x7AB1EE


async def migrate(database: Database) -> None:
    """Run the migrations that are missing, in one transaction that nobody else can hold at the same time."""
    async with database.write() as connection:
        if not database.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    command.upgrade(config(connection), "head")


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings for our migrations, to be run over `connection`."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    settings.attributes["connection"] = connection
    return settings
