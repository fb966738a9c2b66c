"""The proxy of the storms treats connections as each fault demands."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

import pytest

from tests.faulty_proxy import SOCKETS, FaultyProxy, Pair, faulty_proxy
from tests.patience import patience, until

HELLO = SOCKETS + b" HTTP/1.1\r\n"


class Server:
    """A server that keeps what it receives, and answers each piece with `answer`."""

    def __init__(self, answer: bytes) -> None:
        self.answer = answer
        self.received: list[bytes] = []

    async def start(self) -> int:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async with patience():
            while data := await reader.read(100):
                self.received.append(data)
                writer.write(self.answer)
        writer.close()

    def close(self) -> None:
        self._server.close()


Two = tuple[FaultyProxy, Server, Server]


@pytest.fixture
async def two() -> AsyncIterator[Two]:
    """Yield a proxy to two servers."""
    one, other = Server(b"one."), Server(b"two.")
    ports = [await one.start(), await other.start()]
    async with faulty_proxy(ports, random.Random(1)) as proxy:
        yield proxy, one, other
    one.close()
    other.close()


async def connected(proxy: FaultyProxy) -> Pair:
    """Return a connection through the proxy whose first message was answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
    writer.write(HELLO)
    async with patience():
        await reader.readexactly(4)
    return reader, writer


async def test_it_takes_the_next_server_and_passes_by_one_that_is_gone(two: Two) -> None:
    proxy, one, other = two
    await connected(proxy)
    await connected(proxy)
    assert (one.received, other.received) == ([HELLO], [HELLO])
    one.close()
    await connected(proxy)
    await connected(proxy)
    assert other.received == 3 * [HELLO]


async def test_what_is_cut_ends_without_a_word(two: Two) -> None:
    proxy, *_ = two
    reader, _ = await connected(proxy)
    assert proxy.cut(1.0) == 1
    async with patience():
        with pytest.raises(ConnectionResetError):
            await reader.readexactly(1)


async def test_a_doubled_socket_reaches_both_servers_and_hears_one(two: Two) -> None:
    proxy, one, other = two
    proxy.doubles = True
    reader, writer = await connected(proxy)
    writer.write(b"move")
    async with patience():
        assert await reader.readexactly(4) == b"one."
    await until(lambda: b"".join(other.received) == HELLO + b"move")
    assert b"".join(one.received) == HELLO + b"move"
    assert proxy.doubled == 1


async def test_halves_arrive_one_after_the_other_and_some_are_torn(two: Two) -> None:
    proxy, one, _ = two
    reader, writer = await connected(proxy)
    proxy.halves = True
    writer.write(b"12345678")
    await until(lambda: b"".join(one.received) == HELLO + b"12345678")
    assert one.received == [HELLO, b"1234", b"5678"]
    with contextlib.suppress(ConnectionError):
        async with patience():
            while not proxy.torn:
                writer.write(b"12345678")
                await reader.read(100)
            while await reader.read(100):
                pass
    assert proxy.torn == 1


async def test_a_client_that_reads_nothing_gets_everything_once_it_reads(two: Two) -> None:
    proxy, one, _ = two
    reader, writer = await connected(proxy)
    links = proxy.stop_reading(1.0)
    writer.write(b"move")
    await until(lambda: one.received == [HELLO, b"move"])
    answer = asyncio.create_task(reader.readexactly(4))
    for link in links:
        assert not answer.done()
        link.read.set()
    async with patience():
        assert await answer == b"one."
