"""Reports by guests, with what was said and done around them."""

from typing import Final

import msgspec
from sqlalchemy import and_, delete, func, insert, select

from tablee.store.repository import Repository, from_row
from tablee.store.rows import ReportRow
from tablee.store.schema import consents, guests, reports

DISMISSED: Final = "dismissed"
"""How a report was closed that was about nothing."""


class Reports(Repository):
    """All reports."""

    async def add(self, report: ReportRow) -> str:
        """Store a report; return its id, or that of an open report in which this reporter said the same."""
        same = and_(
            reports.c.reporter == report.reporter,
            reports.c.target == report.target,
            reports.c.match == report.match,
            reports.c.line.is_(None) if report.line is None else reports.c.line == report.line,
            reports.c.reason == report.reason,
            reports.c.closed.is_(None),
        )
        async with self._database.write() as connection:
            # Lock the reporter's own row first: another process with the same report waits here, and then finds this
            # one.
            own = select(guests.c.id).where(guests.c.id == report.reporter).with_for_update()
            await connection.execute(own)
            row = (await connection.execute(select(reports.c.id).where(same))).first()
            if row is not None:
                known: str = row.id
                return known
            await connection.execute(insert(reports).values(msgspec.structs.asdict(report)))
        return report.id

    async def find(self, report: str) -> ReportRow | None:
        """Return one report; None if there is none."""
        row = await self._first(select(reports).where(reports.c.id == report))
        return None if row is None else from_row(ReportRow, row)

    async def open(self, limit: int) -> list[ReportRow]:
        """Return open reports, oldest first."""
        query = (
            select(reports)
            .where(reports.c.closed.is_(None))
            .order_by(reports.c.at, reports.c.id)
            .limit(limit)
        )
        return [from_row(ReportRow, row) for row in await self._rows(query)]

    async def closed(self, limit: int) -> list[ReportRow]:
        """Return closed reports, latest first."""
        query = (
            select(reports)
            .where(reports.c.closed.is_not(None))
            .order_by(reports.c.closed.desc(), reports.c.id)
            .limit(limit)
        )
        return [from_row(ReportRow, row) for row in await self._rows(query)]

    async def count_open(self, reporter: str | None = None) -> int:
        """Return the number of open reports: by this reporter, or in all."""
        query = select(func.count()).select_from(reports).where(reports.c.closed.is_(None))
        if reporter is not None:
            query = query.where(reports.c.reporter == reporter)
        number: int = await self._value(query)
        return number

    async def prune(self, closed_before: int) -> int:
        """Delete reports that were closed before then; return their number.

        Moderators acted at these tables, so no researcher gets the moves, also once the reports are gone. A report
        that was dismissed withholds nothing.
        """
        old = and_(reports.c.closed.is_not(None), reports.c.closed < closed_before)
        if await self._first(select(reports.c.id).where(old).limit(1)) is None:
            return 0
        acted = select(reports.c.match).where(old, reports.c.ending != DISMISSED)
        async with self._database.write() as connection:
            await connection.execute(delete(consents).where(consents.c.match.in_(acted)))
            return (await connection.execute(delete(reports).where(old))).rowcount
