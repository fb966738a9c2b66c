"""Reports by guests, with what was said and done around them."""

from typing import Any

import msgspec
from sqlalchemy import Row, and_, delete, func, insert, select

from tablee.store.database import Database
from tablee.store.rows import ReportRow
from tablee.store.schema import guests, reports


class Reports:
    """All reports."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
        async with self._database.read() as connection:
            row = (await connection.execute(select(reports).where(reports.c.id == report))).first()
        return None if row is None else _report(row)

    async def open(self, limit: int) -> list[ReportRow]:
        """Return open reports, oldest first."""
        query = (
            select(reports)
            .where(reports.c.closed.is_(None))
            .order_by(reports.c.at, reports.c.id)
            .limit(limit)
        )
        async with self._database.read() as connection:
            return [_report(row) for row in await connection.execute(query)]

    async def closed(self, limit: int) -> list[ReportRow]:
        """Return closed reports, latest first."""
        query = (
            select(reports)
            .where(reports.c.closed.is_not(None))
            .order_by(reports.c.closed.desc(), reports.c.id)
            .limit(limit)
        )
        async with self._database.read() as connection:
            return [_report(row) for row in await connection.execute(query)]

    async def count_open(self, reporter: str | None = None) -> int:
        """Return the number of open reports: by this reporter, or in all."""
        query = select(func.count()).select_from(reports).where(reports.c.closed.is_(None))
        if reporter is not None:
            query = query.where(reports.c.reporter == reporter)
        async with self._database.read() as connection:
            number: int = (await connection.execute(query)).scalar_one()
        return number

    async def prune(self, closed_before: int) -> int:
        """Delete reports that were closed before then; return their number."""
        old = and_(reports.c.closed.is_not(None), reports.c.closed < closed_before)
        async with self._database.read() as connection:
            if (await connection.execute(select(reports.c.id).where(old).limit(1))).first() is None:
                return 0
        async with self._database.write() as connection:
            return (await connection.execute(delete(reports).where(old))).rowcount


def _report(row: Row[Any]) -> ReportRow:
    return ReportRow(**{name: getattr(row, name) for name in ReportRow.__struct_fields__})
