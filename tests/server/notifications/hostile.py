"""Servers that answer without end, and a name server of the test's own."""

import asyncio
import contextlib
import socket
import struct
from collections.abc import Sequence
from typing import Final, Self

from tests.patience import patience

A: Final = 1
NO_ERROR: Final = 0
SERVER_FAILED: Final = 2
NO_SUCH_NAME: Final = 3
REFUSED: Final = 5


class Flood:
    """A server that sends `begin`, and then `more` again and again until the connection is gone."""

    def __init__(self, more: bytes, begin: bytes = b"", pause: float = 0.0) -> None:
        self._begin, self._more, self._pause = begin, more, pause
        self.asked = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.asked += 1
        with contextlib.suppress(OSError, TimeoutError):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(self._begin)
            async with patience():
                while not writer.is_closing():
                    writer.write(self._more)
                    await writer.drain()
                    await asyncio.sleep(self._pause)
        writer.close()


class NameServer(asyncio.DatagramProtocol):
    """Answers by the first part of a name.

    `none`: there is no such name. `failed`, `refused`: the server fails. `slow`: no answer at all. `empty`: no
    address. Any other name has the addresses given.
    """

    def __init__(self, *addresses: str) -> None:
        self._addresses = addresses
        self.asked: list[str] = []

    async def __aenter__(self) -> Self:
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_datagram_endpoint(lambda: self, local_addr=("127.0.0.1", 0))
        self._transport: asyncio.DatagramTransport = transport
        self.address = "{}:{}".format(*transport.get_extra_info("sockname"))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._transport.close()

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        parts, end = _name(data)
        (kind,) = struct.unpack_from(">H", data, end)
        self.asked.append(".".join(parts))
        status, found = self._answer(parts[0].rstrip("0123456789"))
        records = found if kind == A else []
        answers = b"".join(
            struct.pack(">HHHIH", 0xC00C, A, 1, 60, 4) + socket.inet_aton(each) for each in records
        )
        head = data[:2] + struct.pack(">HHHHH", 0x8180 | status, 1, len(records), 0, 0)
        if parts[0].rstrip("0123456789") != "slow":
            self._transport.sendto(head + data[12 : end + 4] + answers, addr)

    def _answer(self, first: str) -> tuple[int, Sequence[str]]:
        match first:
            case "none":
                return NO_SUCH_NAME, []
            case "failed":
                return SERVER_FAILED, []
            case "refused":
                return REFUSED, []
            case "empty":
                return NO_ERROR, []
            case _:
                return NO_ERROR, self._addresses


def _name(data: bytes) -> tuple[list[str], int]:
    """Return the parts of the name in a question, and the position after it."""
    parts, at = [], 12
    while length := data[at]:
        parts.append(data[at + 1 : at + 1 + length].decode())
        at += 1 + length
    return parts, at + 1
