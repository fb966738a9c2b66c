"""Whom somebody means who points at a seat or at a line of talk: nobody is told another's id."""

from tablee.server.errors import RefusalError
from tablee.server.live import audience
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.conduct import Whom
from tablee.store.rows import ChatMessage
from tablee.store.store import Store


async def meant(store: Store, live: LiveMatch, guest: str, whom: Whom) -> tuple[str, ChatMessage | None]:
    """The guest meant, and the line of talk, if they were pointed at by one.

    Raises `RefusalError` `person.unknown` where nobody sits, or where no line is that `guest` may have heard;
    `person.self` where that is the one who asks.
    """
    line = None
    if whom.line is not None:
        line = await store.chat.find(live.id, whom.line)
        if line is None or not audience.hears(live, guest, line):
            raise RefusalError("person.unknown")
        other: str | None = line.guest
    else:
        seats = live.row.seats
        other = seats[whom.seat].guest if whom.seat is not None and whom.seat < len(seats) else None
    if other is None:
        raise RefusalError("person.unknown")
    if other == guest:
        raise RefusalError("person.self")
    return other, line
