"""However an address answers, it is given up after a number of bytes or a time, and other tasks run in between."""

import asyncio
import gzip
import ssl
from pathlib import Path

import pytest

from tablee.server.notifications import outgoing
from tablee.server.notifications.exchange import HEAD_BYTES, PIECE_BYTES
from tablee.server.notifications.outgoing import Outgoing
from tablee.server.notifications.reachable import OutgoingError
from tests.patience import MOST_S, patience
from tests.server.notifications.endpoint import Endpoint
from tests.server.notifications.hostile import Flood
from tests.server.notifications.test_outgoing import HOME, certificate

INTERIM = b"HTTP/1.1 103 \r\n\r\n"
OK = b"HTTP/1.1 200 OK\r\n"


async def refused(address: str, trust: ssl.SSLContext | None = None) -> tuple[str, int]:
    """Return the code of the refusal, and how often another task ran in the meantime."""
    turns = 0

    async def somebody_else() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    asking = Outgoing(HOME, trust=trust)
    task = asyncio.create_task(somebody_else())
    try:
        with pytest.raises(OutgoingError) as error:
            async with patience():
                await asking.send(address, b"{}", {})
    finally:
        task.cancel()
        await asking.close()
    return error.value.code, turns


@pytest.fixture
def no_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the deadlines, so that time alone would end nothing within the test's patience."""
    monkeypatch.setattr(outgoing, "TIMEOUT_S", 10 * MOST_S)


@pytest.mark.usefixtures("no_deadline")
@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"", 4096 * INTERIM),
        (b"", b"HTTP/1.1 100 Go on\r\nX-Long: " + 1000 * b"x" + b"\r\n\r\n"),
        (OK, 100 * b"X-One-More: header\r\n"),
        (OK + b"X-Without-End: ", 4096 * b"x"),
        (b"HTTP/1.1 ", 4096 * b"2"),
        (b"", 4096 * b"\r\n"),
    ],
    ids=["interim answers", "long interim answers", "headers", "one header", "status", "empty lines"],
)
async def test_an_answer_that_never_begins_is_given_up_after_so_many_bytes(begin: bytes, more: bytes) -> None:
    async with Flood(more, begin) as flood:
        code, turns = await refused(flood.base)
    assert code == "channel.unreachable"
    if more != 4096 * b"\r\n":
        assert turns >= HEAD_BYTES // PIECE_BYTES


@pytest.mark.usefixtures("no_deadline")
async def test_so_it_is_over_tls(tmp_path: Path) -> None:
    path, trust = certificate("hooks.example", tmp_path)
    theirs = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    theirs.load_cert_chain(path)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            writer.write(4096 * INTERIM)
            await writer.drain()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=theirs)
    port = server.sockets[0].getsockname()[1]

    async def look_up(name: str) -> list[str]:
        return ["127.0.0.1"]

    asking = Outgoing(HOME, look_up, trust)
    with pytest.raises(OutgoingError) as error:
        async with patience():
            await asking.send(f"https://hooks.example:{port}/", b"{}", {})
    await asking.close()
    server.close()
    assert error.value.code == "channel.unreachable"


@pytest.mark.parametrize(("begin", "more"), [(b"", b""), (b"", INTERIM), (OK, b"X-One: more\r\n")])
async def test_one_that_drips_is_given_up_after_so_long(
    monkeypatch: pytest.MonkeyPatch, begin: bytes, more: bytes
) -> None:
    monkeypatch.setattr(outgoing, "TIMEOUT_S", 0.5)
    async with Flood(more, begin, pause=0.05) as flood:
        assert (await refused(flood.base))[0] == "channel.unreachable"


@pytest.mark.usefixtures("no_deadline")
@pytest.mark.parametrize(
    "more",
    [4096 * b"x", gzip.compress(bytes(1 << 20))],
    ids=["endless", "compressed"],
)
async def test_of_a_body_nothing_is_read(more: bytes) -> None:
    """Neither a body without end, nor one that would grow a thousandfold."""
    head = OK + b"Content-Encoding: gzip\r\nRetry-After: 9\r\n\r\n"
    async with Flood(more, head) as flood:
        asking = Outgoing(HOME)
        async with patience():
            answered = await asking.send(flood.base, b"{}", {})
        await asking.close()
    assert answered == (200, 9)


@pytest.mark.parametrize(
    ("said", "wait"),
    [
        ("7", 7),
        ("999999999", 86_400),
        ("9" * 5000, None),
        ("-1", None),
        ("٣", None),
        ("Fri, 31 Dec 1999", None),
    ],
)
async def test_when_to_come_back_is_a_number_of_seconds_up_to_a_day(said: str, wait: int | None) -> None:
    async with Endpoint(503, headers=f"Retry-After: {said}\r\n") as endpoint:
        asking = Outgoing(HOME)
        assert await asking.send(endpoint.base, b"", {}) == (503, wait)
        await asking.close()
