"""Finished matches of people who all let researchers use the moves, for a data set.

Neither names nor times leave this module, except when the match began, which the data set rounds to a month.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, func, or_, select, true

from tablee.store.log import entries_of
from tablee.store.match_rows import find_all
from tablee.store.parting import person_of
from tablee.store.reports import DISMISSED
from tablee.store.repository import Repository
from tablee.store.rows import Entry, MatchRow
from tablee.store.schema import consents, matches, moderation_log, reports, resignations, seats

LOCKED_OUT = "end"
"""The action of a moderator that locks a guest out."""

Reason: TypeAlias = Literal["gave_up", "consent", "moderated"]
"""Why a match is left out: a player gave up, a player did not agree, or moderators acted at the table."""


class Finished(NamedTuple):
    """A finished match of people; `reason`: why it is left out, None if it is given."""

    id: str
    rules: int
    players: int
    options: dict[str, Any]
    reason: Reason | None


class Given(NamedTuple):
    """A match that its players give, with its moves."""

    row: MatchRow
    entries: Sequence[Entry]


class GivenMatches(Repository):
    """Only reads."""

    async def finished(self, game: str) -> list[Finished]:
        """Return the finished matches of this game at which a person played, in no order that means anything."""
        async with self._database.read() as connection:
            ended = select(moderation_log.c.target).where(moderation_log.c.action == LOCKED_OUT).distinct()
            targets = list((await connection.execute(ended)).scalars())
            locked_out = [await person_of(connection, target) for target in targets if target]
            query = _finished(locked_out).where(matches.c.game == game)
            rows = (await connection.execute(query)).all()
        return [Finished(row.id, row.rules, row.players, row.options, _reason(row)) for row in rows]

    async def read(self, ids: Sequence[str]) -> list[Given]:
        """Return those of these matches whose people all still agree, in this order."""

        def read(connection: Connection) -> list[Given]:
            agreed = select(matches.c.id).where(matches.c.id.in_(ids), ~_lacks_consent())
            still = set(connection.execute(agreed).scalars())
            rows = find_all(connection, [match for match in ids if match in still])
            return [Given(row, entries_of(connection, row.id, 0)) for row in rows]

        async with self._database.read() as connection:
            return await connection.run_sync(read)


PLAYED: Final = (seats, resignations)
"""The tables that name who plays, and whose seats others took over."""


def _played_by(*such: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return a condition on matches: a guest plays or played there; `such` are further conditions on each table."""
    there = [
        exists()
        .where(table.c.match == matches.c.id, table.c.guest.is_not(None), condition)
        .correlate(matches)
        for table, condition in zip(PLAYED, such or (true(), true()), strict=True)
    ]
    return or_(*there)


def _lacks_consent() -> ColumnElement[bool]:
    """Return a condition on matches: a guest who plays or played there has not agreed."""
    return _played_by(
        *(
            ~exists()
            .where(consents.c.match == table.c.match, consents.c.guest == table.c.guest)
            .correlate(table)
            for table in PLAYED
        )
    )


def _finished(locked_out: Sequence[str]) -> Select[Any]:
    reported = exists().where(
        reports.c.match == matches.c.id, func.coalesce(reports.c.ending, "") != DISMISSED
    )
    punished = _played_by(*(table.c.guest.in_(locked_out) for table in PLAYED))
    return select(
        matches.c.id,
        matches.c.rules,
        matches.c.players,
        matches.c.options,
        matches.c.outcome,
        _lacks_consent().label("lacks"),
        or_(reported.correlate(matches), punished).label("moderated"),
    ).where(
        and_(matches.c.state == "over", matches.c.cancelled.is_(None), matches.c.outcome.is_not(None)),
        _played_by(),
    )


def _reason(row: Any) -> Reason | None:
    if row.outcome["scores"] is None:
        return "gave_up"
    if row.lacks:
        return "consent"
    return "moderated" if row.moderated else None
