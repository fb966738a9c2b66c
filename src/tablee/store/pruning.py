"""Deletes data that is no longer needed: a little at a time, by any number of processes."""

from typing import Final

from sqlalchemy import ColumnElement, and_, delete, exists, or_, select, tuple_

from tablee.store.naming import NAMING
from tablee.store.repository import Repository
from tablee.store.schema import attempts, guests, matches, merges, messages, returns, talk, tokens

BATCH: Final = 200
"""The most rows that one call deletes."""


class Pruning(Repository):
    """Each method deletes some old rows, at most `BATCH`, and returns how many: call it again for more.

    Old rows are found without locks and checked again when they are deleted. If two processes do this at the same
    time, one of them finds less or nothing, and rows that are used meanwhile stay.
    """

    async def guests(self, unused_since: int) -> int:
        """Delete guests from before `unused_since` without lasting references, whose browsers were not seen since.

        A guest that a browser can still go back to stays.
        """
        used = exists().where(tokens.c.guest == guests.c.id, tokens.c.used >= unused_since)
        named = [
            exists().where(one.column == guests.c.id).correlate(guests) for one in NAMING if not one.owned
        ]
        comes_back = or_(
            exists().where(returns.c.guest == guests.c.id),
            exists().where(merges.c.younger == guests.c.id, merges.c.moved.is_not(None)),
        )
        idle = and_(guests.c.created < unused_since, ~used, ~comes_back, ~or_(*named))
        found = await self._values(select(guests.c.id).where(idle).limit(BATCH))
        return await self._change(delete(guests).where(guests.c.id.in_(found), idle)) if found else 0

    async def abandoned(self, changed_before: int) -> list[str]:
        """Delete tables without a result that have not changed since: cancelled, waiting or left in mid game.

        Returns their ids.
        """
        following = matches.alias()
        followed = exists().where(following.c.previous == matches.c.id)
        # Cancelled ones are over too, but without a result.
        unfinished = or_(matches.c.state != "over", matches.c.cancelled.is_not(None))
        old = and_(matches.c.changed < changed_before, unfinished, ~followed)
        found = await self._oldest(old)
        if found:
            await self._change(delete(matches).where(matches.c.id.in_(found), old))
        return found

    async def talk(self, changed_before: int) -> int:
        """Delete the chat of tables that are over and have not changed since."""
        said = exists().where(talk.c.match == matches.c.id)
        over = and_(matches.c.state == "over", matches.c.changed < changed_before)
        found = await self._oldest(and_(over, said))
        still = select(matches.c.id).where(matches.c.id.in_(found), over)
        return await self._change(delete(talk).where(talk.c.match.in_(still))) if found else 0

    async def messages(self, before: int) -> int:
        """Delete the ids of messages that were carried out before then: no page sends them again."""
        key = tuple_(messages.c.match, messages.c.guest, messages.c.message)
        query = select(messages.c.match, messages.c.guest, messages.c.message)
        rows = await self._rows(query.where(messages.c.at < before).limit(BATCH))
        found = [tuple(row) for row in rows]
        return await self._change(delete(messages).where(key.in_(found))) if found else 0

    async def attempts(self, before: int) -> int:
        """Delete the attempts of clients that may try again as often as any since then."""
        key = tuple_(attempts.c.kind, attempts.c.who)
        query = select(attempts.c.kind, attempts.c.who).where(attempts.c.until < before).limit(BATCH)
        found = [tuple(row) for row in await self._rows(query)]
        old = and_(key.in_(found), attempts.c.until < before)
        return await self._change(delete(attempts).where(old)) if found else 0

    async def _oldest(self, which: ColumnElement[bool]) -> list[str]:
        query = select(matches.c.id).where(which).order_by(matches.c.changed).limit(BATCH)
        return await self._values(query)
