"""Which messages of guests were carried out: a message that is sent again does nothing twice.

A page that loses its connection cannot know whether its last message arrived, and sends it again under the same id,
perhaps to another process. Moves, steps taken back and talk keep the id in rows of their own; all else is noted here.
"""

from typing import NamedTuple

from sqlalchemy import and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.database import Database
from tablee.store.insertion import insert_into
from tablee.store.schema import messages, talk


class SentMessage(NamedTuple):
    """A message of this guest, by the id that their page gave it."""

    guest: str
    id: str


class CarriedOutError(Exception):
    """This message was carried out before; nothing has changed now."""


class Messages:
    """The messages at all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, match: str, sent: SentMessage | None, now: int) -> None:
        """Note that what `sent` asks for was done already, whoever did it. Raises `CarriedOutError`."""
        if sent is not None:
            async with self._database.write() as connection:
                await note(connection, match, sent, now)

    async def carried_out(self, match: str, sent: SentMessage) -> bool:
        """Whether this message was carried out at this table, or is a line that was said there."""
        noted = select(messages.c.message).where(
            and_(messages.c.match == match, messages.c.guest == sent.guest, messages.c.message == sent.id)
        )
        said = select(talk.c.message).where(
            and_(talk.c.match == match, talk.c.guest == sent.guest, talk.c.message == sent.id)
        )
        async with self._database.read() as connection:
            return (await connection.execute(noted.union_all(said))).first() is not None


async def note(connection: AsyncConnection, match: str, sent: SentMessage | None, now: int) -> None:
    """Note that `sent` (None: no message of anybody's) is carried out, in the transaction that does so.

    The caller has changed the match's row before, so that the same message waits here where it came twice at once.
    Raises `CarriedOutError`.
    """
    if sent is None:
        return
    row = insert_into(messages, connection.dialect.name)
    row = row.values(match=match, guest=sent.guest, message=sent.id, at=now)
    if (await connection.execute(row.on_conflict_do_nothing())).rowcount == 0:
        raise CarriedOutError
