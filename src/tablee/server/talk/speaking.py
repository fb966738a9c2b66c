"""Saying a line at a table, and the earlier lines that a newcomer receives."""

from collections.abc import Collection
from typing import Final

from tablee.server.access.rate_limits import RateLimits
from tablee.server.clock import now
from tablee.server.delivery.connection import Connection
from tablee.server.errors import RefusalError
from tablee.server.guests.newcomers import Newcomers
from tablee.server.live import audience, serializers
from tablee.server.live.live_match import LiveMatch
from tablee.server.names.text import readable, tidied
from tablee.server.play.announcing import Announcing
from tablee.server.play.play import Acknowledge
from tablee.server.protocol.client_frames import TALK_CODE_POINTS, Say
from tablee.server.protocol.server_frames import EarlierTalk, Talk
from tablee.store.rows import ChatMessage
from tablee.store.store import Store
from tablee.store.whole_matches import Story

TALK_SHOWN: Final = 100
LONGEST_TALK: Final = 280
EARLIER_SHOWN: Final = 50
EARLIER_TABLES: Final = 5
"""The most lines from earlier tables of a series, and the most tables that are searched for them."""

HOUR_MS: Final = 3_600_000


class Speaking:
    """Takes chat messages of the guests at a table, and shows earlier messages to those who arrive."""

    def __init__(
        self,
        store: Store,
        rate_limits: RateLimits,
        newcomers: Newcomers,
        announcing: Announcing,
    ) -> None:
        self._store = store
        self._rate_limits = rate_limits
        self._newcomers = newcomers
        self._announcing = announcing

    async def say(
        self,
        connection: Connection,
        live: LiveMatch,
        guest: str,
        message: Say,
        acknowledge: Acknowledge,
    ) -> None:
        """Store this line of `guest` and send it to its audience, once for each message id.

        Raise `RefusalError` (`talk.empty`, `talk.off`, `talk.phrases`, `talk.silenced`, `talk.newcomer`,
        `talk.address`, `request.too_many`).
        """
        text = None if message.text is None else tidied(message.text)
        if (text is None) == (message.preset is None) or (
            text is not None and not readable(text, LONGEST_TALK, TALK_CODE_POINTS)
        ):
            raise RefusalError("talk.empty", max=LONGEST_TALK)
        audience.check_may_say(live, message.preset)
        await self._check_pace(connection.address, guest)
        silenced = await self._store.moderation.silenced([guest], at := now())
        if guest in silenced:
            raise RefusalError("talk.silenced", hours=-(-(silenced[guest] - at) // HOUR_MS))
        seats = live.seats_of(guest)
        seat, name = (seats[0].seat, seats[0].name) if seats else (None, "")
        if not seats:
            name = await self._store.guests.name(guest)
        line, is_new = await self._store.chat.add(
            live.id, ChatMessage(0, guest, seat, name, message.preset, text, message.id, at)
        )
        acknowledge(live.match.ply)
        if is_new:
            async with live.lock:
                if line.n > live.sent.chat:
                    await self._announcing.announce_line(live, line)

    async def _check_pace(self, where: str, guest: str) -> None:
        """Count a line of this guest. Newcomers, and all guests at one address together, have further limits."""
        limits = self._rate_limits
        limits.hit("talk", guest)
        try:
            limits.hit("talk_address", where)
        except RefusalError as refused:
            raise RefusalError("talk.address", seconds=refused.params["seconds"]) from None
        if await self._newcomers.is_new(guest):
            try:
                limits.hit("talk_new", guest)
            except RefusalError as refused:
                raise RefusalError("talk.newcomer", seconds=refused.params["seconds"]) from None

    def heard_before(self, live: LiveMatch, guest: str | None, story: Story) -> list[Talk]:
        """Return the earlier lines for `guest`, who arrives, without those that they may not see any more."""
        return [
            serializers.talk(line, guest)
            for line in story.lines
            if line.guest not in story.unheard and audience.may_read_later(live, guest, line)
        ]

    async def heard_earlier(
        self, live: LiveMatch, guest: str | None, unheard: Collection[str]
    ) -> list[EarlierTalk]:
        """Return the last lines from the tables before this one in its series, for `guest`, who plays here.

        The guest reads of each table what its own rules let them read there now, without the people in `unheard`.
        """
        lines: list[EarlierTalk] = []
        before = live.row.previous
        if before is None or guest is None or not live.seats_of(guest):
            return lines
        for _ in range(EARLIER_TABLES):
            row = None if before is None else await self._store.matches.find(before)
            if row is None or len(lines) >= EARLIER_SHOWN:
                break
            said = await self._store.chat.since(row.id, 0, EARLIER_SHOWN - len(lines))
            lines[:0] = [
                serializers.earlier_talk(line, guest, row.id, live.row)
                for line in said
                if line.guest not in unheard and audience.may_read_later_of(row, guest, line)
            ]
            before = row.previous
        return lines
