"""Saying a line at a table, and the earlier lines that a newcomer receives."""

from typing import Final

from tablee.server.clock import now
from tablee.server.delivery.connection import Connection
from tablee.server.errors import RefusalError
from tablee.server.http.request_context import address
from tablee.server.live import audience, serializers
from tablee.server.live.live_match import LiveMatch
from tablee.server.names.text import readable, tidied
from tablee.server.play.play import Acknowledge
from tablee.server.protocol.client_frames import TALK_CODE_POINTS, Say
from tablee.server.protocol.server_frames import Talk
from tablee.server.services import Services
from tablee.store.rows import ChatMessage

TALK_SHOWN: Final = 100
LONGEST_TALK: Final = 280
HOUR_MS: Final = 3_600_000


async def say(
    services: Services,
    connection: Connection,
    live: LiveMatch,
    guest: str,
    message: Say,
    acknowledge: Acknowledge,
) -> None:
    """Store this line of `guest` and send it to its audience; a line sent again under the same id is not sent again.

    Raise `RefusalError` (`talk.empty`, `talk.off`, `talk.phrases`, `talk.silenced`, `talk.newcomer`, `talk.address`,
    `request.too_many`).
    """
    text = None if message.text is None else tidied(message.text)
    if (text is None) == (message.preset is None) or (
        text is not None and not readable(text, LONGEST_TALK, TALK_CODE_POINTS)
    ):
        raise RefusalError("talk.empty", max=LONGEST_TALK)
    audience.check_may_say(live, message.preset)
    await _check_pace(services, address(connection.socket), guest)
    silenced = await services.store.moderation.silenced([guest], at := now())
    if guest in silenced:
        raise RefusalError("talk.silenced", hours=-(-(silenced[guest] - at) // HOUR_MS))
    seats = live.seats_of(guest)
    seat, name = (seats[0].seat, seats[0].name) if seats else (None, "")
    if not seats:
        name = await services.store.guests.name(guest)
    line, is_new = await services.store.chat.add(
        live.id, ChatMessage(0, guest, seat, name, message.preset, text, message.id, at)
    )
    acknowledge(live.match.ply)
    if is_new:
        async with live.lock:
            if line.n > live.told.chat:
                deaf = await services.store.blocks.deaf_to(guest, services.connections.present(live.id))
                services.broadcaster.tell_chat(live, line, deaf)


async def _check_pace(services: Services, where: str, guest: str) -> None:
    """Count a line of this guest. Newcomers, and all guests at one address together, have further limits."""
    limits = services.rate_limits
    limits.hit("talk", guest)
    try:
        limits.hit("talk_address", where)
    except RefusalError as refused:
        raise RefusalError("talk.address", seconds=refused.params["seconds"]) from None
    if await services.newcomers.is_new(guest):
        try:
            limits.hit("talk_new", guest)
        except RefusalError as refused:
            raise RefusalError("talk.newcomer", seconds=refused.params["seconds"]) from None


async def heard_before(
    services: Services, live: LiveMatch, guest: str | None
) -> tuple[list[Talk], list[int]]:
    """Return the earlier lines for `guest`, who arrives, and the numbers of lines that they may not see any more.

    The latter are lines that a moderator removed, and lines by guests whom this guest has muted.
    """
    unheard = await services.store.blocks.unheard_by(guest)
    lines = await services.store.chat.since(live.id, 0, TALK_SHOWN)
    lines_heard = [
        serializers.talk(line, guest)
        for line in lines
        if line.guest not in unheard and audience.is_told(live, guest, line)
    ]
    return lines_heard, await services.store.chat.untold(live.id, unheard)
