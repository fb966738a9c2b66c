"""Finished matches of people who all let researchers use the moves, for a data set.

Neither names nor times leave this module, except when the match began, which the data set rounds to a month.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import (
    Connection,
    FromClause,
    Select,
    and_,
    exists,
    func,
    or_,
    select,
    union,
)

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
"""Why a match is left out: somebody gave up, somebody did not agree, or moderators acted at the table."""


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


def _people() -> FromClause:
    """Return every match with every guest who plays or played there."""
    sitting = select(seats.c.match, seats.c.guest).where(seats.c.guest.is_not(None))
    left = select(resignations.c.match, resignations.c.guest).where(resignations.c.guest.is_not(None))
    return union(sitting, left).subquery()


def _lacks_consent() -> Any:
    """Return a condition on matches: a guest who plays or played there has not agreed."""
    people = _people()
    agreed = exists().where(consents.c.match == people.c.match, consents.c.guest == people.c.guest)
    return exists().where(people.c.match == matches.c.id, ~agreed.correlate(people)).correlate(matches)


def _finished(locked_out: Sequence[str]) -> Select[Any]:
    people = _people()
    shut = _people()
    reported = exists().where(
        reports.c.match == matches.c.id, func.coalesce(reports.c.ending, "") != DISMISSED
    )
    punished = exists().where(shut.c.match == matches.c.id, shut.c.guest.in_(locked_out))
    return select(
        matches.c.id,
        matches.c.rules,
        matches.c.players,
        matches.c.options,
        matches.c.outcome,
        _lacks_consent().label("lacks"),
        or_(reported.correlate(matches), punished.correlate(matches)).label("moderated"),
    ).where(
        and_(matches.c.state == "over", matches.c.cancelled.is_(None), matches.c.outcome.is_not(None)),
        exists().where(people.c.match == matches.c.id).correlate(matches),
    )


def _reason(row: Any) -> Reason | None:
    if row.outcome["scores"] is None:
        return "gave_up"
    if row.lacks:
        return "consent"
    return "moderated" if row.moderated else None
