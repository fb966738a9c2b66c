"""From the outbox to the channels: finds the notices that are due, and decides which channels come first.

Every process polls once a second. Notices about tables that a guest has on screen here are dropped before they are
due. Due notices are claimed, so that only one process sends them. If that process dies, another sends them once the
claim has expired.

Each channel has one task at a time, which delays no other channel. Channels that were slow lately share a few slots
of their own, so that slow addresses leave the other slots free.
"""

import asyncio
from collections.abc import Awaitable, Collection
from itertools import groupby
from time import monotonic
from typing import Final

from tablee.server.clock import now
from tablee.server.delivery.connections import Connections
from tablee.server.notifications.channels import Channels
from tablee.server.notifications.notice_sender import NoticeSender
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.operations.recurring import Recurring
from tablee.server.settings import Settings
from tablee.store.failures import DatabaseAwayError
from tablee.store.rows import Notice
from tablee.store.store import Store

SLOTS: Final = 64
"""The number of channels that are sent to at the same time."""

SLOW_SLOTS: Final = 16
"""The number of further slots, for channels that were slow lately."""

SLOW_S: Final = 3.0
"""A channel is slow if sending takes longer than this."""

SLOW_FOR_S: Final = 3600.0
"""A channel counts as slow for this time after it was slow."""

GATHER_S: Final = 0.05
NEAR_EVERY_MS: Final = 60_000
FORGET_EVERY_MS: Final = 3_600_000


class Dispatcher:
    """This process's part in sending notices."""

    def __init__(
        self, store: Store, connections: Connections, channels: Channels, metrics: Metrics, settings: Settings
    ) -> None:
        self._outbox = store.outbox
        self._connections = connections
        self._channels = channels
        self._metrics = metrics
        self._sender = NoticeSender(store, channels, metrics)
        self._poll = settings.poll
        self._quick: dict[str, asyncio.Task[None]] = {}
        self._slow: dict[str, asyncio.Task[None]] = {}
        self._slow_until: dict[str, float] = {}
        self._forgot = 0
        self._warned = 0
        self._recurring = Recurring("sending notices", self.poll, settings.poll)

    def start(self) -> None:
        """Start to poll for notices that are due."""
        self._recurring.start()

    async def stop(self) -> None:
        """Stop. Messages that are being sent get a moment to finish; another process sends the rest again."""
        await self._recurring.stop()
        tasks = [*self._quick.values(), *self._slow.values()]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=1)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self._channels.outgoing.close()

    async def poll(self) -> None:
        """Drop notices about tables on screen here and about past turns, and start sending those that are due."""
        # Take the time first: notices that arrive while those on screen are dropped are not due yet.
        at = now()
        await self._attempt(self._outbox.seen(self._connections.showing()))
        await self._attempt(self._outbox.passed(at))
        if at - self._forgot >= FORGET_EVERY_MS:
            self._forgot = at
            await self._attempt(self._outbox.forget(at))
        if at - self._warned >= NEAR_EVERY_MS:
            self._warned = at
            await self._attempt(self._outbox.near(at))
        await self._attempt(self._send(at))

    async def _attempt(self, work: Awaitable[object]) -> None:
        """Do one part of the work; if it fails, the other parts are done all the same."""
        try:
            await work
        except DatabaseAwayError:
            # The store has counted and logged this already.
            return
        except Exception:
            self._metrics.faults.inc()
            log.error("reading due notices failed", exc_info=True)

    async def _send(self, at: int) -> None:
        """Start sending the notices that are due; if all slots are taken and more wait, go on whenever one is free."""
        ends = monotonic() + self._poll
        self._slow_until = {one: until for one, until in self._slow_until.items() if until > monotonic()}
        if slow := self._slow_until.keys() - self._busy():
            await self._fill(self._slow, SLOW_SLOTS, at, only=slow)
        while await self._fill(self._quick, SLOTS, at, but=self._busy() | self._slow_until.keys()):
            left = ends - monotonic()
            if left <= 0:
                return
            await asyncio.wait(self._quick.values(), timeout=left, return_when=asyncio.FIRST_COMPLETED)
            # Other slots become free at about the same time; wait a moment, and claim for all of them together.
            await asyncio.sleep(min(left, GATHER_S))

    def _busy(self) -> set[str]:
        """Return the channels that are being sent to."""
        return self._quick.keys() | self._slow.keys()

    async def _fill(
        self,
        lane: dict[str, asyncio.Task[None]],
        slots: int,
        at: int,
        only: Collection[str] | None = None,
        but: Collection[str] = (),
    ) -> bool:
        """Send to further channels, up to the number of free slots; return true if more may be waiting."""
        free = slots - len(lane)
        if free <= 0:
            return True
        due = await self._outbox.claim(at, free, only, but)
        by_channel = groupby(sorted(due, key=lambda notice: notice.channel), lambda notice: notice.channel)
        for channel, notices in by_channel:
            lane[channel] = asyncio.create_task(self._send_to(lane, channel, list(notices)))
        return len(due) == free

    async def _send_to(
        self, lane: dict[str, asyncio.Task[None]], channel: str, notices: list[Notice]
    ) -> None:
        begun = monotonic()
        try:
            await self._sender.send(channel, notices)
        finally:
            del lane[channel]
            if monotonic() - begun > SLOW_S:
                self._slow_until[channel] = monotonic() + SLOW_FOR_S
            else:
                self._slow_until.pop(channel, None)
