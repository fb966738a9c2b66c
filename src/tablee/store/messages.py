"""The guests' messages that were carried out: a repeated message has no second effect.

A page that loses its connection cannot know whether its last message arrived. It sends the message again under the
same id, perhaps to another process. Moves, undone moves and chat keep the id in rows of their own; all other messages
are noted here.
"""

from typing import NamedTuple

from sqlalchemy import Connection, and_, select

from tablee.store.insertion import insert_into
from tablee.store.repository import Repository
from tablee.store.schema import messages, talk


class SentMessage(NamedTuple):
    """A message of this guest, by the id that their page gave it."""

    guest: str
    id: str


class CarriedOutError(Exception):
    """This message was carried out before; nothing has changed now."""


class Messages(Repository):
    """The messages at all tables."""

    async def note(self, match: str, sent: SentMessage | None, now: int) -> None:
        """Note that the request of `sent` was already fulfilled, by any player. Raise `CarriedOutError`."""
        if sent is not None:
            async with self._database.write() as connection:
                await connection.run_sync(note, match, sent, now)

    async def carried_out(self, match: str, sent: SentMessage) -> bool:
        """True if this message was carried out at this table, or is a chat line there."""
        noted = select(messages.c.message).where(
            and_(messages.c.match == match, messages.c.guest == sent.guest, messages.c.message == sent.id)
        )
        said = select(talk.c.message).where(
            and_(talk.c.match == match, talk.c.guest == sent.guest, talk.c.message == sent.id)
        )
        return await self._first(noted.union_all(said)) is not None


def note(connection: Connection, match: str, sent: SentMessage | None, now: int) -> None:
    """Note that `sent` (None: no guest's message) is carried out, in the transaction that does so.

    The caller has changed the match's row before, so that a simultaneous copy of the message waits here.
    Raises `CarriedOutError`.
    """
    if sent is None:
        return
    row = insert_into(messages, connection.dialect.name)
    row = row.values(match=match, guest=sent.guest, message=sent.id, at=now)
    if (connection.execute(row.on_conflict_do_nothing())).rowcount == 0:
        raise CarriedOutError
