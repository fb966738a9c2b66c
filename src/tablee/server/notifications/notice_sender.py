"""The notices of one channel: those that hold are sent at the times the guest chose; others are postponed or dropped.

A notice that causes an unexpected error is postponed as if it could not be sent, and dropped in the end. It delays no
other notice.
"""

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Final

from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.notifications import texts
from tablee.server.notifications.channels import Channels, Delivery
from tablee.server.notifications.holding import Held, holds, is_of_use, strongest
from tablee.server.notifications.hours import next_digest, quiet_until
from tablee.server.notifications.texts import Text
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.wall_clock import zone_of
from tablee.store.failures import DatabaseAwayError
from tablee.store.rows import Channel, Notice, NoticeMode, NoticeWishes
from tablee.store.store import Store

SEND_S: Final = 25.0
"""The longest, in seconds, that sending one message may take."""

ALL_S: Final = 25.0
"""No further message is begun after this time. With the last message it is shorter than a claim lasts."""

RETRY_DELAYS_S: Final = (10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400, 86_400, 86_400)
"""The delays after which a failed channel is tried again; after the last one it is removed."""


class NoticeSender:
    """Sends notices over their channels."""

    def __init__(self, store: Store, channels: Channels, metrics: Metrics) -> None:
        self._store = store
        self._channels = channels
        self._metrics = metrics

    async def send(self, channel_id: str, notices: Sequence[Notice]) -> None:
        """Handle these notices, all for one channel and claimed by this process."""
        try:
            channel = await self._store.channels.find(channel_id)
            if channel is not None:
                await self._at_the_right_time(self._channels.rooted(channel), notices)
        except DatabaseAwayError:
            # The claim expires, so the notices come back.
            return
        except Exception:
            await self._stumbled(channel_id, notices)

    async def _at_the_right_time(self, channel: Channel, notices: Sequence[Notice]) -> None:
        wishes = await self._store.channels.wishes(channel.guest)
        quiet = quiet_until(now(), wishes)
        if quiet is not None:
            await self._store.outbox.put_off(notices, quiet)
            return
        at_once: list[Held] = []
        in_digest: list[Held] = []
        for notice in notices:
            judged = await self._judged(channel, notice, wishes)
            if judged is not None:
                mode, held = judged
                (at_once if mode == "on" else in_digest).append(held)
        messages = [[one] for one in await self._strongest(channel, at_once)]
        if digest := await self._strongest(channel, in_digest):
            messages.append(digest)
        await self._send_all(channel, messages, wishes)

    async def _judged(
        self, channel: Channel, notice: Notice, wishes: NoticeWishes
    ) -> tuple[NoticeMode, Held] | None:
        """Return the notice if it is to be sent now, with its mode; None if it was dropped or postponed."""
        try:
            row = await self._store.matches.find(notice.match)
            mode = await self._store.channels.mode_at(notice.match, channel.guest) or wishes.mode
            wanted = row is not None and mode != "off" and holds(notice, row)
            if row is None or not wanted or not await is_of_use(self._store, notice, row):
                await self._drop(channel, [notice])
                return None
            if mode == "digest" and (due := next_digest(notice.at, wishes)) > now():
                await self._store.outbox.put_off([notice], due)
                return None
            return mode, Held(notice, texts.at_table(channel, notice.kind, row, notice.ply))
        except DatabaseAwayError:
            raise
        except Exception:
            await self._stumbled(channel.id, [notice])
            return None

    async def _strongest(self, channel: Channel, held: Sequence[Held]) -> list[Held]:
        kept, needless = strongest(held)
        if needless:
            await self._drop(channel, needless)
        return kept

    async def _send_all(
        self, channel: Channel, messages: Sequence[Sequence[Held]], wishes: NoticeWishes
    ) -> None:
        begun = monotonic()
        for number, message in enumerate(messages):
            late = monotonic() - begun > ALL_S
            if late or not await self._send(channel, message, wishes):
                # The other notices claimed for the channel do not count as tried.
                left = messages[number if late else number + 1 :]
                rest = [held.notice for message in left for held in message]
                if rest:
                    await self._store.outbox.put_off(rest, now())
                return

    async def _send(self, channel: Channel, message: Sequence[Held], wishes: NoticeWishes) -> bool:
        """Send one message; return true if the channel can take more."""
        notices = [held.notice for held in message]
        try:
            result = await self._delivered(channel, _text(channel, message, wishes))
        except DatabaseAwayError:
            raise
        except Exception:
            await self._stumbled(channel.id, notices)
            return True
        self._count(channel, result.result)
        log.info(
            "notice sent", channel=channel.id, kind=channel.kind, result=result.result, status=result.status
        )
        if result.result == "sent":
            await self._store.outbox.sent(notices)
            return True
        if result.result == "gone":
            await self._store.channels.remove(channel.id)
        elif result.result == "away":
            delay = RETRY_DELAYS_S[min(notices[0].tries, len(RETRY_DELAYS_S)) - 1]
            await self._store.outbox.put_off(notices, now() + 1000 * delay, sent=True)
        else:
            await self._failed(channel, notices, result)
        return False

    async def _delivered(self, channel: Channel, text: Text) -> Delivery:
        try:
            async with asyncio.timeout(SEND_S):
                return await self._channels.send(channel, text)
        except TimeoutError:
            return Delivery("failed")
        except TableeError:
            # The address was public when the channel was added, and leads to a forbidden network now.
            return Delivery("gone")

    async def _failed(self, channel: Channel, notices: Sequence[Notice], result: Delivery) -> None:
        if channel.failures >= len(RETRY_DELAYS_S):
            await self._store.channels.remove(channel.id)
            return
        delay = max(RETRY_DELAYS_S[channel.failures], result.retry_after or 0)
        resumes = now() + 1000 * delay
        await self._store.channels.failed(channel.id, resumes)
        await self._store.outbox.put_off(notices, resumes, sent=True)

    async def _stumbled(self, channel_id: str, notices: Sequence[Notice]) -> None:
        """Log the exception that is being handled. The notices are tried again, a limited number of times."""
        self._metrics.faults.inc()
        log.error("sending notices failed", channel=channel_id, exc_info=True)
        for notice in notices:
            if notice.tries > len(RETRY_DELAYS_S):
                await self._store.outbox.end([notice.id], "dropped")
            else:
                delay = RETRY_DELAYS_S[notice.tries - 1]
                await self._store.outbox.put_off([notice], now() + 1000 * delay, sent=True)

    async def _drop(self, channel: Channel, notices: Sequence[Notice]) -> None:
        await self._store.outbox.end([notice.id for notice in notices], "dropped")
        for _ in notices:
            self._count(channel, "dropped")

    def _count(self, channel: Channel, result: str) -> None:
        self._metrics.notices.labels(channel.kind, result).inc()


def _text(channel: Channel, message: Sequence[Held], wishes: NoticeWishes) -> Text:
    """Return one message, about one table or several."""
    key = str(message[0].notice.id)
    if len(message) == 1:
        return texts.of_table(key, message[0].text)
    return texts.of_tables(channel, key, [held.text for held in message], zone_of(wishes.zone))
