"""From the outbox to the channels: what is due, and in which order channels are sent to.

Every process looks once a second. Notices about what a guest has on screen here are dropped before they are due; those
that are due are claimed, so that only one process sends them. If it dies, another sends them once the claim has
expired.

Each channel has one task at a time, which holds up no other channel. Channels that took long lately share a few slots
of their own, so that slow addresses leave the other slots to everybody else.
"""

import asyncio
from collections.abc import Awaitable, Collection
from itertools import groupby
from time import monotonic
from typing import Final

from tablee.server.clock import now
from tablee.server.delivery.connections import Connections
from tablee.server.notifications.channels import Channels
from tablee.server.notifications.telling import Telling
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.operations.recurring import Recurring
from tablee.server.settings import Settings
from tablee.store.failures import DatabaseAwayError
from tablee.store.rows import Notice
from tablee.store.store import Store

SLOTS: Final = 64
"""How many channels are sent to at a time."""

SLOW_SLOTS: Final = 16
"""How many more, of those that took long lately."""

SLOW_S: Final = 3.0
"""Sending that takes longer is slow."""

SLOW_FOR_S: Final = 3600.0
"""So long after it was slow a channel is taken to be slow still."""

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
        self._telling = Telling(store, channels, metrics)
        self._poll = settings.poll
        self._quick: dict[str, asyncio.Task[None]] = {}
        self._slow: dict[str, asyncio.Task[None]] = {}
        self._slow_until: dict[str, float] = {}
        self._forgot = 0
        self._warned = 0
        self._looking = Recurring("telling people", self.look, settings.poll)

    def start(self) -> None:
        """Start looking for notices that are due."""
        self._looking.start()

    async def stop(self) -> None:
        """Stop. What is being sent gets a moment to finish; another process sends the rest again."""
        await self._looking.stop()
        tasks = [*self._quick.values(), *self._slow.values()]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=1)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self._channels.outgoing.close()

    async def look(self) -> None:
        """Drop notices about tables on screen here and of turns that passed, and start sending what is due."""
        # Before it is struck out what is seen: what comes in meanwhile is not due yet.
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
        """Do one part of what there is to do; if it fails, the others are done all the same."""
        try:
            await work
        except DatabaseAwayError:
            # Counted and logged where it was noticed.
            return
        except Exception:
            self._metrics.faults.inc()
            log.error("looking whom to tell failed", exc_info=True)

    async def _send(self, at: int) -> None:
        """Start sending what is due; while all slots are taken and more waits, go on as soon as one is free."""
        ends = monotonic() + self._poll
        self._slow_until = {one: until for one, until in self._slow_until.items() if until > monotonic()}
        if slow := self._slow_until.keys() - self._busy():
            await self._fill(self._slow, SLOW_SLOTS, at, only=slow)
        while await self._fill(self._quick, SLOTS, at, but=self._busy() | self._slow_until.keys()):
            left = ends - monotonic()
            if left <= 0:
                return
            await asyncio.wait(self._quick.values(), timeout=left, return_when=asyncio.FIRST_COMPLETED)
            # Others end at about the same time: one claim for all of them.
            await asyncio.sleep(min(left, GATHER_S))

    def _busy(self) -> set[str]:
        """The channels that are being sent to."""
        return self._quick.keys() | self._slow.keys()

    async def _fill(
        self,
        lane: dict[str, asyncio.Task[None]],
        slots: int,
        at: int,
        only: Collection[str] | None = None,
        but: Collection[str] = (),
    ) -> bool:
        """Send to as many more of these channels as there are free slots. Returns whether more may be waiting."""
        free = slots - len(lane)
        if free <= 0:
            return True
        due = await self._outbox.claim(at, free, only, but)
        by_channel = groupby(sorted(due, key=lambda notice: notice.channel), lambda notice: notice.channel)
        for channel, notices in by_channel:
            lane[channel] = asyncio.create_task(self._tell(lane, channel, list(notices)))
        return len(due) == free

    async def _tell(self, lane: dict[str, asyncio.Task[None]], channel: str, notices: list[Notice]) -> None:
        begun = monotonic()
        try:
            await self._telling.tell(channel, notices)
        finally:
            del lane[channel]
            if monotonic() - begun > SLOW_S:
                self._slow_until[channel] = monotonic() + SLOW_FOR_S
            else:
                self._slow_until.pop(channel, None)
