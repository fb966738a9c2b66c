"""Finished matches judged move by move: computed once, for all readers."""

import contextlib

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.exc import IntegrityError

from tablee.store.database import Database
from tablee.store.schema import analyses


class Analyses:
    """The analyses of all matches, as text whose format only the caller knows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, match: str, form: int) -> str | None:
        """Return the analysis of this match; None if there is none in this `form`."""
        query = select(analyses.c.told).where(and_(analyses.c.match == match, analyses.c.form == form))
        async with self._database.read() as connection:
            told: str | None = (await connection.execute(query)).scalar_one_or_none()
        return told

    async def keep(self, match: str, form: int, told: str, now: int) -> None:
        """Store an analysis, replacing one of another form; if another process was faster, its analysis stays."""
        other = and_(analyses.c.match == match, analyses.c.form != form)
        with contextlib.suppress(IntegrityError):
            async with self._database.write() as connection:
                await connection.execute(delete(analyses).where(other))
                await connection.execute(insert(analyses).values(match=match, form=form, told=told, made=now))
