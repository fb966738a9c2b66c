"""Deleting what nobody needs any more: a little at a time, by any number of processes."""

from typing import Final

from sqlalchemy import ColumnElement, Delete, and_, delete, exists, or_, select, tuple_

from tablee.store.database import Database
from tablee.store.naming import NAMING
from tablee.store.schema import guests, matches, merges, messages, returns, talk, tokens

AT_ONCE: Final = 200


class Pruning:
    """Each method deletes some of what is old, at most `AT_ONCE`, and returns how much: ask again for more.

    What is old is found without locking and checked again when it is deleted. So if two processes do this at the same
    time, one of them finds less or nothing, and what is used meanwhile stays.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guests(self, unused_since: int) -> int:
        """Guests from before then to whom nothing lasting refers, and whose browsers have not been seen since.

        A guest that a browser can still become again stays.
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
        async with self._database.read() as connection:
            found = (await connection.execute(select(guests.c.id).where(idle).limit(AT_ONCE))).scalars().all()
        return await self._delete(delete(guests).where(guests.c.id.in_(found), idle)) if found else 0

    async def abandoned(self, changed_before: int) -> list[str]:
        """Tables without a result where nothing has happened since then: cancelled, waiting or left in mid game.

        Returns their ids.
        """
        following = matches.alias()
        followed = exists().where(following.c.previous == matches.c.id)
        # Cancelled ones are over too, but for a result.
        unfinished = or_(matches.c.state != "over", matches.c.cancelled.is_not(None))
        old = and_(matches.c.changed < changed_before, unfinished, ~followed)
        found = await self._oldest(old)
        if found:
            await self._delete(delete(matches).where(matches.c.id.in_(found), old))
        return found

    async def talk(self, changed_before: int) -> int:
        """What was said at tables that are over and where nothing has happened since then."""
        said = exists().where(talk.c.match == matches.c.id)
        over = and_(matches.c.state == "over", matches.c.changed < changed_before)
        found = await self._oldest(and_(over, said))
        still = select(matches.c.id).where(matches.c.id.in_(found), over)
        return await self._delete(delete(talk).where(talk.c.match.in_(still))) if found else 0

    async def messages(self, before: int) -> int:
        """Which messages from before then were carried out: nobody sends them again."""
        key = tuple_(messages.c.match, messages.c.guest, messages.c.message)
        query = select(messages.c.match, messages.c.guest, messages.c.message)
        async with self._database.read() as connection:
            rows = await connection.execute(query.where(messages.c.at < before).limit(AT_ONCE))
            found = [tuple(row) for row in rows]
        return await self._delete(delete(messages).where(key.in_(found))) if found else 0

    async def _oldest(self, which: ColumnElement[bool]) -> list[str]:
        query = select(matches.c.id).where(which).order_by(matches.c.changed).limit(AT_ONCE)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def _delete(self, which: Delete) -> int:
        async with self._database.write() as connection:
            return (await connection.execute(which)).rowcount
