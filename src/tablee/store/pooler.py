"""Detects a pooler that changes the connection to PostgreSQL behind ours, as PgBouncer does by transactions.

A statement prepared on one connection may then reach another, which does not know it; and a setting of a connection
also applies to its next user.
"""

from typing import Any, Final, NamedTuple, cast

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

TRIES: Final = 3
"""Several tries, because another client may take the expected connection."""

BACKEND: Final = "SELECT pg_backend_pid()"


class Met(NamedTuple):
    """A server of PostgreSQL: the encoding of its texts, and whether a pooler in front changes connections."""

    encoding: str
    is_pooled: bool


async def met(engine: AsyncEngine) -> Met:
    """Examine the server over two connections. Raise what the driver raises."""
    async with engine.connect() as one, engine.connect() as other:
        mine, theirs = await _driver(one), await _driver(other)
        encoding = mine.get_settings().server_encoding
        for _ in range(TRIES):
            backend = await mine.fetchval(BACKEND)
            async with theirs.transaction():
                if await theirs.fetchval(BACKEND) == backend:
                    return Met(encoding, is_pooled=True)
    return Met(encoding, is_pooled=False)


async def _driver(connection: AsyncConnection) -> Any:
    return cast("Any", (await connection.get_raw_connection()).driver_connection)
