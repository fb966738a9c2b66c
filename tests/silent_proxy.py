"""A proxy to the tests' PostgreSQL server that can go silent, like a network that lost a connection without notice.

A silent connection accepts everything and passes nothing on: no error, no end, as after a failover without a reset, or
if a firewall has forgotten a connection.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

SOCKET: Final = ".s.PGSQL.5432"
CHUNK: Final = 64 * 1024


class SilentProxy:
    """Listens on a port of its own, and connects to the server whose socket file is in the folder `cluster`."""

    def __init__(self, cluster: Path) -> None:
        self._socket = str(cluster / SOCKET)
        self._open: set[asyncio.Event] = set()
        self._passes = asyncio.Event()
        self._passes.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    def address(self, url: str) -> str:
        """Return the URL of the same database through this proxy."""
        return f"postgresql://tablee@127.0.0.1:{self.port}/{make_url(url).database}"

    def silence(self) -> int:
        """Silence the open connections, and let new ones through; return how many were open."""
        silenced = len(self._open)
        for passes in self._open:
            passes.clear()
        self._open.clear()
        return silenced

    def silence_all(self) -> None:
        """Silence everything, new connections included."""
        self.silence()
        self._passes.clear()

    def speak(self) -> None:
        """Let new connections through again."""
        self._passes.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._passes.wait()
        passes = asyncio.Event()
        passes.set()
        self._open.add(passes)
        try:
            there, back = await asyncio.open_unix_connection(self._socket)
            ways = (_pass_on(reader, back, passes), _pass_on(there, writer, passes))
            tasks = [asyncio.create_task(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            back.close()
            writer.close()
        finally:
            self._open.discard(passes)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def end(self) -> None:
        """Close all connections."""
        for task in self._tasks:
            task.cancel()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, passes: asyncio.Event) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(CHUNK):
            await passes.wait()
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def silent_proxy(cluster: Path) -> AsyncIterator[SilentProxy]:
    """Yield the proxy."""
    proxy = SilentProxy(cluster)
    server = await asyncio.start_server(proxy._accept, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        proxy.end()
