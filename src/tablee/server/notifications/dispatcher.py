"""From the outbox to the channels: what is due, for whom, and whether it is still true.

Every process looks once a second. Notices about what a guest has on screen here are dropped before they are due; those
that are due are claimed, so that only one process sends them. If it dies, another sends them once the claim has
expired.
"""

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.notifications import texts
from tablee.server.notifications.channels import Channels, Delivery
from tablee.server.notifications.hours import next_digest, quiet_until
from tablee.server.notifications.texts import Text
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.operations.recurring import Recurring
from tablee.server.settings import Settings
from tablee.server.socket.hub import Hub
from tablee.store.failures import DatabaseAwayError
from tablee.store.outbox import NEAR_MS
from tablee.store.rows import Channel, MatchRow, Notice, NoticeWishes
from tablee.store.store import Store

SLOTS: Final = 64
"""How many channels are sent to at a time."""

SEND_S: Final = 30.0
"""The longest that sending may take; less than a claim lasts."""

PAUSES_S: Final = (10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400, 86_400, 86_400)
"""The pauses after which a channel that failed is tried again; after the last it is given up."""

NEAR_EVERY_MS: Final = 60_000
FORGET_EVERY_MS: Final = 3_600_000


class Dispatcher:
    """This process's part in sending notices."""

    def __init__(
        self, store: Store, hub: Hub, channels: Channels, metrics: Metrics, settings: Settings
    ) -> None:
        self._store = store
        self._hub = hub
        self._channels = channels
        self._metrics = metrics
        self._settings = settings
        self._telling: set[asyncio.Task[None]] = set()
        self._forgot = 0
        self._warned = 0
        self._looking = Recurring("telling people", self.look, settings.poll)

    def start(self) -> None:
        """Start looking for notices that are due."""
        self._looking.start()

    async def stop(self) -> None:
        """Stop. What is being sent gets a moment to finish; another process sends the rest again."""
        await self._looking.stop()
        if self._telling:
            _, late = await asyncio.wait(self._telling, timeout=1)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self._channels.outgoing.close()

    async def look(self) -> None:
        """Drop notices about tables on screen here, and start sending what is due."""
        # Before it is struck out what is seen: what comes in meanwhile is not due yet.
        at = now()
        await self._store.outbox.seen(self._hub.showing())
        if at - self._forgot >= FORGET_EVERY_MS:
            await self._store.outbox.forget(at)
            self._forgot = at
        if at - self._warned >= NEAR_EVERY_MS:
            await self._store.outbox.near(at)
            self._warned = at
        free = SLOTS - len(self._telling)
        if free <= 0:
            return
        due = sorted(await self._store.outbox.claim(at, free), key=lambda notice: notice.channel)
        for channel, notices in groupby(due, key=lambda notice: notice.channel):
            task = asyncio.create_task(self._deliver(channel, list(notices)))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _deliver(self, channel_id: str, notices: Sequence[Notice]) -> None:
        try:
            channel = await self._store.channels.find(channel_id)
            if channel is not None:
                await self._tell(channel, notices)
        except DatabaseAwayError:
            # What was claimed comes back by itself.
            return
        except Exception:
            log.error("telling somebody failed", channel=channel_id, exc_info=True)

    async def _tell(self, channel: Channel, notices: Sequence[Notice]) -> None:
        """Send what is still true, at the times that the guest chose."""
        wishes = await self._store.channels.wishes(channel.guest)
        quiet = quiet_until(now(), wishes)
        if quiet is not None:
            await self._store.outbox.put_off(notices, quiet)
            return
        together: list[tuple[Notice, MatchRow]] = []
        for notice in notices:
            row = await self._store.matches.find(notice.match)
            mode = await self._store.channels.mode_at(notice.match, channel.guest) or wishes.mode
            if row is None or mode == "off" or not holds(notice, row):
                await self._store.outbox.end([notice.id], "dropped")
                self._count(channel, "dropped")
            elif mode == "on":
                text = texts.of_table(channel, str(notice.id), notice.kind, row, notice.ply)
                if not await self._send(channel, [notice], text):
                    await self._release(notices[notices.index(notice) + 1 :])
                    return
            elif not await self._waits_for_digest(notice, wishes):
                together.append((notice, row))
        if together:
            happened = [(notice.kind, row) for notice, row in together]
            text = texts.of_tables(channel, str(together[0][0].id), happened)
            await self._send(channel, [notice for notice, _ in together], text)

    async def _waits_for_digest(self, notice: Notice, wishes: NoticeWishes) -> bool:
        due = next_digest(notice.at, wishes)
        if due <= now():
            return False
        await self._store.outbox.put_off([notice], due)
        return True

    async def _release(self, notices: Sequence[Notice]) -> None:
        """Let the channel rest: what else was claimed for it is postponed, and does not count as tried."""
        if notices:
            await self._store.outbox.put_off(notices, now())

    async def _send(self, channel: Channel, notices: Sequence[Notice], text: Text) -> bool:
        """Send it. Returns whether the channel can take more."""
        try:
            async with asyncio.timeout(SEND_S):
                told = await self._channels.tell(channel, text)
        except TimeoutError:
            told = Delivery("failed")
        except TableeError:
            # What was public when the channel was added leads elsewhere now.
            told = Delivery("gone")
        self._count(channel, told.result)
        log.info("told", channel=channel.id, kind=channel.kind, result=told.result, status=told.status)
        if told.result == "sent":
            await self._store.outbox.sent(notices)
            return True
        if told.result == "gone":
            await self._store.channels.remove(channel.id)
        elif told.result == "away":
            pause = PAUSES_S[min(notices[0].tries, len(PAUSES_S)) - 1]
            await self._store.outbox.put_off(notices, now() + 1000 * pause, sent=True)
        else:
            await self._failed(channel, notices, told)
        return False

    async def _failed(self, channel: Channel, notices: Sequence[Notice], told: Delivery) -> None:
        if channel.failures >= len(PAUSES_S):
            await self._store.channels.remove(channel.id)
            return
        pause = max(PAUSES_S[channel.failures], told.retry_after or 0)
        resumes = now() + 1000 * pause
        await self._store.channels.failed(channel.id, resumes)
        await self._store.outbox.put_off(notices, resumes, sent=True)

    def _count(self, channel: Channel, result: str) -> None:
        self._metrics.notices.labels(channel.kind, result).inc()


def holds(notice: Notice, row: MatchRow) -> bool:
    """Whether what a notice says is still true."""
    match notice.kind:
        case "turn":
            return _is_due(notice, row)
        case "deadline":
            return _is_due(notice, row) and row.deadline is not None and 0 < row.deadline - now() <= NEAR_MS
        case "begun":
            return row.state == "running"
        case "rematch":
            return row.next is None
        case _:
            return row.state == "over"


def _is_due(notice: Notice, row: MatchRow) -> bool:
    """Whether this guest is still to act in the position that the notice is about."""
    at_turn = [seat.guest for seat in row.seats if seat.seat == row.turn and not seat.resigned]
    same = (row.ply, row.undone) == (notice.ply, notice.undone)
    return row.state == "running" and same and at_turn == [notice.guest]
