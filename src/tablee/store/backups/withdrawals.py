"""Consents that were withdrawn after a backup: a restore must not bring them back.

A player who still agreed when the old database was replaced still agrees. Of the others nothing is known, so they do
not.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from tablee.store.address import normalised
from tablee.store.engines import postgresql_unknown
from tablee.store.schema import consents
from tablee.store.sqlite_file import held_as_it_is, is_there, located

Agreed: TypeAlias = frozenset[tuple[str, str]]
"""The consents of a database: a match and a guest each."""


async def agreed_in(address: str) -> Agreed:
    """Return the consents in the database at `address`, which stays as it is; none if they cannot be read."""
    url = normalised(address)
    if url.get_backend_name() == "sqlite":
        return _in_file(located(str(url.database)))
    return await _in_server(url)


def _in_file(file: Path) -> Agreed:
    held = held_as_it_is(file) if is_there(file) else None
    if held is None:
        return frozenset()
    with closing(held) as connection:
        try:
            return frozenset(connection.execute("SELECT match, guest FROM consents").fetchall())
        except sqlite3.Error:
            return frozenset()


async def _in_server(url: URL) -> Agreed:
    engine = postgresql_unknown(url)
    try:
        async with engine.connect() as connection:
            rows = (await connection.execute(select(consents.c.match, consents.c.guest))).all()
        return frozenset((row.match, row.guest) for row in rows)
    except (SQLAlchemyError, OSError):
        return frozenset()
    finally:
        await engine.dispose()
