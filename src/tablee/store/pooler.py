"""Whether a pooler between us and PostgreSQL changes the connection behind ours, as PgBouncer does by transactions.

What the driver prepares on one connection may then be asked of another, which does not know it; and what is set for a
connection holds for whoever has it next.
"""

from typing import Any, Final, NamedTuple, cast

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

TRIES: Final = 3
"""Somebody else may take the connection that is hoped for."""

BACKEND: Final = "SELECT pg_backend_pid()"


class Met(NamedTuple):
    """A server of PostgreSQL: the encoding of its texts, and whether a pooler before it changes connections."""

    encoding: str
    is_pooled: bool


async def met(engine: AsyncEngine) -> Met:
    """Look at the server over two connections. Raises what the driver raises."""
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
