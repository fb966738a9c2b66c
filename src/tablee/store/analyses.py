"""Finished matches judged move by move: computed once, for all readers."""

import contextlib

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.exc import IntegrityError

from tablee.store.repository import Repository
from tablee.store.schema import analyses


class Analyses(Repository):
    """The analyses of all matches, as text whose format only the caller knows."""

    async def find(self, match: str, form: int) -> str | None:
        """Return the analysis of this match; None if there is none in this `form`."""
        query = select(analyses.c.told).where(and_(analyses.c.match == match, analyses.c.form == form))
        told: str | None = await self._value(query)
        return told

    async def keep(self, match: str, form: int, told: str, now: int) -> None:
        """Store an analysis, replacing one of another form; if another process was faster, its analysis stays."""
        other = and_(analyses.c.match == match, analyses.c.form != form)
        with contextlib.suppress(IntegrityError):
            async with self._database.write() as connection:
                await connection.execute(delete(analyses).where(other))
                await connection.execute(insert(analyses).values(match=match, form=form, told=told, made=now))
