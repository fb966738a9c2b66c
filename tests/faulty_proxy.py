"""A proxy whose connections fail: cut, late, in halves, doubled, or not read.

Clients connect to one port. Each connection goes to the next server that accepts one, as with any reverse proxy.
"""

import asyncio
import random
import socket
import struct
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

CHUNK: Final = 64 * 1024
AT_ONCE: Final = struct.pack("ii", 1, 0)
"""Reset the connection when it is closed."""

TORN: Final = 0.01
"""The share of messages of which only the first half passes, while the proxy halves; then the connection ends."""

HALF_S: Final = 0.005
SOCKETS: Final = b"GET /ws"
"""Only sockets are doubled: their messages have ids."""

Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Link:
    """One open connection; while it is not `read`, nothing passes to the client."""

    def __init__(self, *writers: asyncio.StreamWriter) -> None:
        self.writers = list(writers)
        self.read = asyncio.Event()
        self.read.set()
        self.passes = asyncio.Event()

    def cut(self) -> None:
        """End it without a word, on all sides."""
        for writer in self.writers:
            if not writer.transport.is_closing():
                writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            writer.transport.abort()


class FaultyProxy:
    """Listens on `port`; `servers` are ports, or paths of socket files.

    - `delay_s`: the longest time by which it delays what passes.
    - `halves`: it sends everything in two parts, and ends some connections between them.
    - `idle_s`: it ends a connection over which nothing passed for this time.
    - `doubles`: what a client sends over a socket also reaches a second server, whose answers are dropped.
    """

    def __init__(self, servers: Sequence[int | str], chance: random.Random) -> None:
        self.port = 0
        self.delay_s = 0.0
        self.idle_s: float | None = None
        self.halves = self.doubles = False
        self.torn = self.doubled = self.idled = 0
        self._servers = list(servers)
        self._chance = chance
        self._links: set[Link] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def cut(self, share: float) -> int:
        """Cut this share of the open connections; return how many."""
        chosen = self._some(share)
        for link in chosen:
            link.cut()
        return len(chosen)

    def stop_reading(self, share: float) -> list[Link]:
        """Let this share of the clients read nothing any more; return their connections."""
        chosen = self._some(share)
        for link in chosen:
            link.read.clear()
        return chosen

    def _some(self, share: float) -> list[Link]:
        links = list(self._links)
        return self._chance.sample(links, round(share * len(links)))

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve this client."""
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        """End all connections."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = Link(writer)
        self._links.add(link)
        ways: list[asyncio.Task[None]] = []
        try:
            with suppress(OSError):
                first = await reader.read(CHUNK)
                there, back = await self._connected()
                link.writers.append(back)
                up = [back]
                if self.doubles and first.startswith(SOCKETS):
                    ignored, second = await self._connected()
                    up.append(second)
                    link.writers.append(second)
                    ways.append(asyncio.create_task(_drop(ignored)))
                    self.doubled += 1
                await self._send(first, up, link)
                ends = [
                    asyncio.create_task(self._pass_on(reader, up, link, None)),
                    asyncio.create_task(self._pass_on(there, [writer], link, link.read)),
                ]
                ways += ends
                if self.idle_s is not None:
                    ends.append(asyncio.create_task(self._idle(link, self.idle_s)))
                    ways.append(ends[-1])
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            self._links.discard(link)
            for one in link.writers:
                one.close()

    async def _connected(self) -> Pair:
        """Connect to the next server that accepts; raise `OSError` if none does."""
        for _ in self._servers[1:]:
            with suppress(OSError):
                return await self._connect()
        return await self._connect()

    async def _connect(self) -> Pair:
        server = self._servers.pop(0)
        self._servers.append(server)
        if isinstance(server, str):
            return await asyncio.open_unix_connection(server)
        return await asyncio.open_connection("127.0.0.1", server)

    async def _pass_on(
        self,
        reader: asyncio.StreamReader,
        writers: Sequence[asyncio.StreamWriter],
        link: Link,
        may: asyncio.Event | None,
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                link.passes.set()
                if may is not None:
                    await may.wait()
                await self._send(data, writers, link)

    async def _idle(self, link: Link, seconds: float) -> None:
        """Return once nothing has passed over this connection for so long."""
        with suppress(TimeoutError):
            while True:
                link.passes.clear()
                async with asyncio.timeout(seconds):
                    await link.passes.wait()
        self.idled += 1

    async def _send(self, data: bytes, writers: Sequence[asyncio.StreamWriter], link: Link) -> None:
        if self.delay_s:
            await asyncio.sleep(self._chance.uniform(0, self.delay_s))
        if self.halves:
            half = len(data) // 2
            await _write(data[:half], writers)
            if self._chance.random() < TORN:
                self.torn += 1
                link.cut()
                return
            # A moment later, so that the halves do not arrive together.
            await asyncio.sleep(HALF_S)
            data = data[half:]
        await _write(data, writers)


async def _write(data: bytes, writers: Sequence[asyncio.StreamWriter]) -> None:
    for writer in writers:
        writer.write(data)
        await writer.drain()


async def _drop(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(CHUNK):
            pass


@asynccontextmanager
async def faulty_proxy(servers: Sequence[int | str], chance: random.Random) -> AsyncIterator[FaultyProxy]:
    """Yield a proxy to these servers, which has no faults yet."""
    proxy = FaultyProxy(servers, chance)
    server = await asyncio.start_server(proxy.accept, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        await proxy.end()
