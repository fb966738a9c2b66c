"""A client that writes and reads bytes, as no browser would."""

import asyncio
from typing import Self
from urllib.parse import urlsplit

from tests.patience import patience


class Raw:
    """One TCP connection to the server at `base`."""

    def __init__(self, base: str) -> None:
        parts = urlsplit(base)
        assert parts.hostname is not None
        self.base, self.netloc, self.host, self.port = base, parts.netloc, parts.hostname, parts.port
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def __aenter__(self) -> Self:
        self._reader, self._writer = await asyncio.open_connection(self.host, self.port, limit=1024)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.transport.abort()

    async def send(self, *lines: str, body: bytes = b"") -> None:
        """Send header lines, each with its end, then the body."""
        self._writer.write("".join(f"{line}\r\n" for line in lines).encode() + body)
        await self._writer.drain()

    async def send_raw(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def some(self, size: int) -> bytes:
        """Return this number of bytes."""
        async with patience():
            return await self._reader.readexactly(size)

    async def rest(self) -> bytes:
        """Return everything until the server closes; b"" too if it resets the connection."""
        async with patience():
            try:
                return await self._reader.read()
            except ConnectionError:
                return b""

    async def answer(self) -> bytes:
        """Return the head of the next answer."""
        async with patience():
            return await self._reader.readuntil(b"\r\n\r\n")
