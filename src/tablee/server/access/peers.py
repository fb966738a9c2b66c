"""The TCP connections of this server: their number per address, and their deadlines.

Every open connection takes a file of the operating system, and a process has a limited number of files. Without these
limits, a client could shut all others out with connections on which it sends nothing or half a request, or reads
nothing.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final, Protocol

from tablee.server.access.addresses import counted
from tablee.server.access.file_limit import file_limit, open_files
from tablee.server.operations.logs import ThrottledLog, log
from tablee.server.operations.metrics import Metrics
from tablee.server.settings import Settings

WINDOWS: Final = 8
"""Connections that a browser may have for each socket of a table: six for requests, and some that are closing."""
FULL: Final = 0.95
NEARLY_FULL: Final = 0.8
CHECK_EVERY_S: Final = 1.0
PROGRESS: Final = 1024
"""An answer counts as being read if at least this number of bytes has gone out since the last check."""


class DeadlineOwner(Protocol):
    """A receiver of the news that the other side missed its deadline."""

    def on_deadline(self) -> None:
        """Answer with an error if there is a request, and close the connection."""


class Peer:
    """One connection: the address it counts for, and its deadline."""

    def __init__(self, transport: asyncio.Transport, who: str, is_proxy: bool) -> None:
        self.transport = transport
        self.who = who
        self.is_proxy = is_proxy
        self._deadline: float | None = None
        self._owner: DeadlineOwner | None = None
        self._unread = 0
        self._unread_since: float | None = None

    def expect(self, owner: DeadlineOwner, seconds: float) -> None:
        """Set a deadline: call `owner.on_deadline` unless `relax` is called within `seconds`."""
        self._owner, self._deadline = owner, monotonic() + seconds

    def relax(self) -> None:
        """Cancel the deadline, because the other side did what was expected."""
        self._owner = self._deadline = None

    @property
    def expecting(self) -> bool:
        """True if a deadline is set."""
        return self._deadline is not None

    def enforce(self, at: float, timeout: float) -> None:
        """Enforce the deadlines: call the owner if its deadline has passed, and abort if the client has stopped
        reading.
        """
        if self._deadline is not None and at >= self._deadline and self._owner is not None:
            owner = self._owner
            self.relax()
            owner.on_deadline()
        unread = self.transport.get_write_buffer_size()
        if unread == 0:
            self._unread_since = None
        elif self._unread_since is None or unread <= self._unread - PROGRESS or unread > self._unread:
            # More than before also restarts the deadline: the server adds data only if the buffer had room.
            self._unread, self._unread_since = unread, at
        elif at - self._unread_since >= timeout:
            self.transport.abort()


class Peers:
    """All connections of this process. `is_proxy`: true of addresses that many people share; they have no limit."""

    def __init__(self, settings: Settings, metrics: Metrics, is_proxy: Callable[[str], bool]) -> None:
        self._settings = settings
        self._metrics = metrics
        self._is_proxy = is_proxy
        self._peers: dict[asyncio.BaseTransport, Peer] = {}
        self._counts: Counter[str] = Counter()
        self._files = file_limit()
        self._turned_away = ThrottledLog()
        self._too_slow = ThrottledLog()
        self._nearly_full = ThrottledLog()
        self._task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._peers)

    @property
    def per_address(self) -> int:
        """The number of connections that one address may have: enough for its sockets, at most half of all."""
        wanted = self._settings.http_per_address or WINDOWS * self._settings.sockets_per_address
        return max(1, min(wanted, self._files // 2))

    def admit(self, transport: asyncio.Transport) -> Peer | None:
        """Register a new connection; return None if this address, or the process, has too many."""
        name = transport.get_extra_info("peername")
        host = str(name[0]) if isinstance(name, tuple) and name else "?"
        who, is_proxy = counted(host), self._is_proxy(host)
        here = self._counts[who]
        reason = None
        if len(self._peers) >= self._files * FULL:
            reason = "process"
        elif not is_proxy and here >= self.per_address:
            reason = "address"
        if reason is not None:
            self._metrics.turned_away.labels(reason).inc()
            self._turned_away.warn("a connection is turned away", limit=reason, open=len(self._peers))
            return None
        self._counts[who] = here + 1
        peer = self._peers[transport] = Peer(transport, who, is_proxy)
        return peer

    def release(self, transport: asyncio.BaseTransport) -> None:
        """Remove a connection that was lost."""
        peer = self._peers.pop(transport, None)
        if peer is not None:
            self._counts[peer.who] -= 1
            if self._counts[peer.who] <= 0:
                del self._counts[peer.who]

    def count_slow(self, what: str) -> None:
        """Record that the `"headers"` or the `"body"` of a request did not arrive in time."""
        self._metrics.too_slow.labels(what).inc()
        self._too_slow.warn("a request did not arrive in time", what=what, open=len(self._peers))

    def start(self) -> None:
        """Begin to check the deadlines of all connections regularly."""
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Stop these checks."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        interval = min(CHECK_EVERY_S, self._settings.request_timeout / 4, self._settings.answer_timeout / 4)
        counted_at = 0.0
        while True:
            await asyncio.sleep(interval)
            at = monotonic()
            for peer in list(self._peers.values()):
                self._enforce(peer, at)
            if at - counted_at >= CHECK_EVERY_S:
                counted_at = at
                self._count_files()

    def _enforce(self, peer: Peer, at: float) -> None:
        try:
            peer.enforce(at, self._settings.answer_timeout)
        except Exception as error:
            # A fault in one connection must not stop the checks of the others.
            self._metrics.faults.inc()
            log.error("looking after a connection failed", exc_info=error)
            peer.transport.abort()

    def _count_files(self) -> None:
        used = max(open_files(), len(self._peers))
        if used >= self._files * NEARLY_FULL:
            self._nearly_full.warn("files are running out", open=used, limit=self._files)
