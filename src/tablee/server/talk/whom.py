"""Finds the guest that a request points at by a seat or by a line of talk, because clients never learn others' ids."""

from tablee.server.errors import RefusalError
from tablee.server.live import audience
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.conduct import Whom
from tablee.store.rows import ChatMessage
from tablee.store.store import Store


async def meant(store: Store, live: LiveMatch, guest: str, whom: Whom) -> tuple[str, ChatMessage | None]:
    """Return the guest that `whom` points at, and the line of talk if it points at one.

    Raise `RefusalError` `person.unknown` if the seat has no guest, or if `guest` cannot have heard the line. Raise
    `person.self` if it is `guest`.
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
