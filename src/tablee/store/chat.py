"""Chat at tables."""

from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, func, insert, or_, select

from tablee.store.match_changes import touch
from tablee.store.prepared import Statement
from tablee.store.repository import Repository, from_row
from tablee.store.rows import ChatMessage
from tablee.store.schema import talk

UNTOLD: Final = 500


class Chat(Repository):
    """The chat of all tables."""

    async def add(self, match: str, said: ChatMessage) -> tuple[ChatMessage, bool]:
        """Store a line under the next number (`said.n` is ignored); with False, return the line stored before."""
        async with self._database.write() as connection:
            # Lock the match's own row first, so that simultaneous lines get their numbers one after the other.
            await connection.run_sync(touch, match, said.at)
            here = talk.c.match == match
            same = and_(here, talk.c.guest == said.guest, talk.c.message == said.message)
            row = (await connection.execute(select(talk).where(same))).first()
            if row is not None:
                await connection.rollback()
                return from_row(ChatMessage, row), False
            last = await connection.execute(select(func.max(talk.c.n)).where(here))
            numbered = msgspec.structs.replace(said, n=(last.scalar() or 0) + 1)
            await connection.execute(insert(talk).values(match=match, **msgspec.structs.asdict(numbered)))
        return numbered, True

    async def since(self, match: str, n: int, limit: int) -> list[ChatMessage]:
        """Return the last `limit` lines with a number above `n`, in order, except those of deleted guests."""
        return await self._database.look(lambda connection: lines_since(connection, match, n, limit))

    async def find(self, match: str, n: int) -> ChatMessage | None:
        """Return the line with this number; None if there is none."""
        query = select(talk).where(talk.c.match == match, talk.c.n == n)
        row = await self._first(query)
        return None if row is None else from_row(ChatMessage, row)

    async def between(self, match: str, after: int, last: int) -> list[ChatMessage]:
        """Return the lines with numbers above `after` up to `last`, in order."""
        query = (
            select(talk).where(talk.c.match == match, talk.c.n > after, talk.c.n <= last).order_by(talk.c.n)
        )
        return [from_row(ChatMessage, row) for row in await self._rows(query)]

    async def untold(self, match: str, unheard: Collection[str] = ()) -> list[int]:
        """Return the numbers of the last lines that were removed or that one of `unheard` said; at most `UNTOLD`.

        Lines of deleted guests count as removed.
        """
        return await self._database.look(lambda connection: untold_lines(connection, match, unheard))


def lines_since(connection: Connection, match: str, n: int, limit: int) -> list[ChatMessage]:
    """Return the last `limit` lines with a number above `n`, in order, except those of deleted guests."""
    values = {"of_match": match, "after": n, "most": limit}
    return [from_row(ChatMessage, row) for row in reversed(_SINCE.on(connection).rows(connection, values))]


def untold_lines(connection: Connection, match: str, unheard: Collection[str] = ()) -> list[int]:
    """Return the numbers of the last lines that were removed or that one of `unheard` said; at most `UNTOLD`."""
    here = {"of_match": match}
    if unheard:
        found = connection.execute(_untold(talk.c.guest.in_(list(unheard))), here).all()
    else:
        found = _UNTOLD.on(connection).rows(connection, here)
    return sorted(row.n for row in found)


def _untold(*also: ColumnElement[bool]) -> Select[tuple[int]]:
    wordless = and_(talk.c.text.is_(None), talk.c.preset.is_(None))
    gone = or_(talk.c.removed.is_not(None), wordless, *also)
    here = talk.c.match == bindparam("of_match")
    return select(talk.c.n).where(here, gone).order_by(talk.c.n.desc()).limit(UNTOLD)


_SINCE: Final = Statement(
    select(talk)
    .where(
        talk.c.match == bindparam("of_match"),
        talk.c.n > bindparam("after"),
        talk.c.text.is_not(None) | talk.c.preset.is_not(None),
    )
    .order_by(talk.c.n.desc())
    .limit(bindparam("most"))
)
_UNTOLD: Final = Statement(_untold())
