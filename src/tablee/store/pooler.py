"""Whether a pooler between us and PostgreSQL changes the connection behind ours, as PgBouncer does by transactions.

What the driver prepared on one connection is then asked of another, which does not know it. Some poolers carry prepared
statements over (PgBouncer from 1.21 on), so this is tried, not asked.
"""

from typing import Any, Final, cast

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tablee.store.failures import state_of

TRIES: Final = 3
"""Somebody else may take the connection that is hoped for."""

BACKEND: Final = "SELECT pg_backend_pid()"
UNKNOWN_STATEMENT: Final = ("26000", "42P05")
"""SQLSTATE of a statement that was not prepared here, and of one whose name somebody else has."""


async def keeps_statements(engine: AsyncEngine) -> bool:
    """Whether a statement that was prepared on a connection is there in its next transaction."""
    async with engine.connect() as one, engine.connect() as other:
        mine, theirs = await _driver(one), await _driver(other)
        try:
            prepared = await mine.prepare(BACKEND)
            for _ in range(TRIES):
                backend = await prepared.fetchval()
                async with theirs.transaction():
                    if await theirs.fetchval(BACKEND) == backend:
                        # Theirs has what was behind mine, which has to be answered by another one now.
                        await prepared.fetchval()
        except TimeoutError:
            return False
        except Exception as error:
            if state_of(error) not in UNKNOWN_STATEMENT:
                raise
            return False
    return True


async def _driver(connection: AsyncConnection) -> Any:
    return cast("Any", (await connection.get_raw_connection()).driver_connection)
