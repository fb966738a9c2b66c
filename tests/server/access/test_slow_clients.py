"""Clients that open connections and send nothing, or half a request, or read nothing, delay nobody for long."""

import asyncio
import contextlib
import logging
import resource
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tablee.server.access import peers
from tablee.server.access.file_limit import file_limit, raise_file_limit
from tablee.server.access.peers import Peers
from tests.patience import patience, until
from tests.server.conftest import Running, Start
from tests.server.people import ME, Person, bot
from tests.server.raw import Raw

SOON = 0.4
HALF = "GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: "


def value(server: Running, name: str, **labels: str) -> float:
    return server.services.metrics.registry.get_sample_value(name, labels) or 0


def upload(server: Running, size: int) -> tuple[str, ...]:
    return (
        "PUT /api/me HTTP/1.1",
        f"Host: {server.base.removeprefix('http://')}",
        f"Origin: {server.base}",
        f"Content-Length: {size}",
        "",
    )


async def test_half_sent_headers_are_answered_and_closed(start: Start) -> None:
    server = await start(request_timeout=SOON)
    with capture_logs() as lines:
        async with Raw(server.base) as raw:
            await raw.send_raw(HALF.encode())
            answer = await raw.rest()
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'{"code":"request.slow","params":{"seconds":' in answer
    assert value(server, "tablee_requests_too_slow_total", what="headers") == 1
    assert "a request did not arrive in time" in [line["event"] for line in lines]


async def test_headers_that_trickle_in_do_not_gain_time(start: Start) -> None:
    server = await start(request_timeout=SOON)

    async def trickle(raw: Raw) -> None:
        with contextlib.suppress(ConnectionError):
            async with patience():
                while True:
                    await raw.send_raw(b"x")
                    await asyncio.sleep(SOON / 8)

    async with Raw(server.base) as raw:
        await raw.send_raw(HALF.encode())
        sending = asyncio.create_task(trickle(raw))
        # A reset may overtake the answer; the connection must end.
        await raw.rest()
        sending.cancel()
    assert value(server, "tablee_requests_too_slow_total", what="headers") == 1


async def test_half_sent_bodies_are_answered_and_closed(start: Start) -> None:
    server = await start(request_timeout=SOON)
    async with Raw(server.base) as raw:
        await raw.send(*upload(server, 20), body=b'{"name":')
        assert (await raw.rest()).startswith(b"HTTP/1.1 408 ")
    assert value(server, "tablee_requests_too_slow_total", what="body") == 1
    assert value(server, "tablee_faults_total") == 0


async def test_connections_that_say_nothing_are_closed_without_a_word(start: Start) -> None:
    server = await start(request_timeout=SOON)
    async with Raw(server.base) as raw:
        assert await raw.rest() == b""
    assert value(server, "tablee_requests_too_slow_total", what="headers") == 0


async def test_a_request_after_the_first_has_the_same_deadline(start: Start) -> None:
    server = await start(request_timeout=SOON)
    async with Raw(server.base) as raw:
        await raw.send("GET /healthz HTTP/1.1", "Host: localhost", "")
        assert (await raw.answer()).startswith(b"HTTP/1.1 200 ")
        assert await raw.some(3) == b"ok\n"
        await raw.send_raw(HALF.encode())
        assert (await raw.rest()).startswith(b"HTTP/1.1 408 ")


async def test_headers_without_end_are_refused(server: Running) -> None:
    async with Raw(server.base) as raw:
        await raw.send_raw(HALF.encode())
        with contextlib.suppress(ConnectionError):
            for _ in range(80):
                await raw.send_raw(b"x" * 1024)
        # As the rest of them is not read, a reset may overtake the answer.
        assert (await raw.rest())[:13] in (b"HTTP/1.1 431 ", b"")
    async with Raw(server.base) as raw:
        await raw.send(*upload(server, 60_000), body=b'{"name":"' + b" " * 59_980 + b'Ana"}      ')
        assert (await raw.answer()).startswith(b"HTTP/1.1 4")


async def test_sockets_outlive_the_deadlines_of_requests(start: Start) -> None:
    server = await start(request_timeout=SOON, answer_timeout=SOON)
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        for _ in range(3):
            await asyncio.sleep(SOON)
            assert await sitting.quiet() == []
    await ana.close()


async def test_who_does_not_read_the_answer_is_cut_off(start: Start, tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "large.bin").write_bytes(b"\0" * (32 << 20))
    server = await start(answer_timeout=SOON, pages=pages)
    async with Raw(server.base) as raw:
        await raw.send("GET /large.bin HTTP/1.1", "Host: localhost", "")
        await until(lambda: value(server, "tablee_tcp_connections") == 1)
        await until(lambda: value(server, "tablee_tcp_connections") == 0)


async def test_connections_of_one_address_are_limited_and_counted(start: Start) -> None:
    server = await start(http_per_address=3, proxies="")
    async with contextlib.AsyncExitStack() as held:
        await until(lambda: value(server, "tablee_tcp_connections") == 0)
        for _ in range(3):
            await held.enter_async_context(Raw(server.base))
        await until(lambda: value(server, "tablee_tcp_connections") == 3)
        async with Raw(server.base) as fourth:
            assert await fourth.rest() == b""
        assert value(server, "tablee_connections_turned_away_total", limit="address") == 1
        assert value(server, "tablee_tcp_connections") == 3
    await until(lambda: value(server, "tablee_tcp_connections") == 0)
    async with Raw(server.base) as again:
        await again.send("GET /healthz HTTP/1.1", "Host: localhost", "Connection: close", "")
        assert (await again.rest()).startswith(b"HTTP/1.1 200 ")


async def test_a_socket_counts_until_it_is_closed(server: Running) -> None:
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    await ana.close()
    await until(lambda: value(server, "tablee_tcp_connections") == 0)
    async with await ana.sit(table):
        assert value(server, "tablee_tcp_connections") == 1
    await until(lambda: value(server, "tablee_tcp_connections") == 0)


async def test_text_that_is_none_ends_a_socket_cleanly(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ana = Person(server.base)
    table = (await ana.open(ME, bot()))["table"]
    for already in (False, True):
        sitting = await (ana.sit(table) if already else ana.connect())
        # Twice at once: the second comes when the first has closed the socket already.
        for _ in range(2):
            await sitting.socket.send(b"\xff\xfe", text=True)
        assert await sitting.closed() == 1007
    await ana.close()
    assert value(server, "tablee_faults_total") == 0
    assert not [record for record in caplog.records if record.exc_info]


class Transport:
    """A substitute for a connection from `host`."""

    def __init__(self, host: str) -> None:
        self.host = host

    def get_extra_info(self, name: str) -> Any:
        return (self.host, 1234) if name == "peername" else None


async def test_proxies_are_not_limited_as_one_address(start: Start) -> None:
    server = await start(http_per_address=2)
    here = Peers(server.services.settings, server.services.metrics, lambda address: address == "192.0.2.1")
    admitted = {
        host: sum(here.admit(Transport(host)) is not None for _ in range(9))  # type: ignore[arg-type]
        for host in ("192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")
    }
    assert admitted == {
        "192.0.2.1": 9,
        "192.0.2.2": 2,
        "2001:db8::1": 2,
        "2001:db8::2": 0,
        "2001:db8:0:1::1": 2,
    }


async def test_some_files_are_left_for_the_database_and_no_address_has_more_than_half(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await start(http_per_address=1000)
    monkeypatch.setattr(peers, "file_limit", lambda: 100)
    here = Peers(server.services.settings, server.services.metrics, lambda address: address == "192.0.2.1")
    assert sum(here.admit(Transport("192.0.2.2")) is not None for _ in range(99)) == 50  # type: ignore[arg-type]
    assert sum(here.admit(Transport("192.0.2.1")) is not None for _ in range(99)) == 45  # type: ignore[arg-type]
    assert value(server, "tablee_connections_turned_away_total", limit="process") == 54


async def test_files_that_run_out_are_logged(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "file_limit", lambda: 10)
    monkeypatch.setattr(peers, "CHECK_EVERY_S", 0.05)
    monkeypatch.setattr(peers, "open_files", lambda: 8)
    with capture_logs() as lines:
        await start()
        await until(lambda: any(line["event"] == "files are running out" for line in lines))


def test_the_file_limit_is_raised_as_far_as_may_be() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
    try:
        assert file_limit() == min(soft, 512)
        assert raise_file_limit() == min(hard, 1 << 20) == file_limit()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_no_address_of_anybody_is_logged_when_a_socket_opens(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    away = Person(server.base, "203.0.113.77")
    with capture_logs() as lines:
        table = (await away.open(ME, bot()))["table"]
        async with await away.sit(table):
            pass
    await away.close()
    assert lines
    # uvicorn's log of requests is off in every process in which `configure` set up logging.
    others = [record.getMessage() for record in caplog.records if record.name != "uvicorn.access"]
    assert "203.0.113.77" not in repr(others) + repr(lines)


async def test_requests_that_are_none_do_not_fill_the_log(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    async with Raw(server.base) as raw:
        await raw.send_raw(b"garbage\r\n\r\n")
        assert (await raw.rest()).startswith(b"HTTP/1.1 400 ")
    assert "Invalid HTTP" not in caplog.text


async def test_an_answer_may_take_longer_than_a_request_and_the_connection_outlives_it(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await start(request_timeout=SOON)

    async def slowly(guest: str) -> list[str]:
        await asyncio.sleep(4 * SOON)
        return []

    ana = Person(server.base)
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    monkeypatch.setattr(server.services.store.own_data, "tables", slowly)
    async with Raw(server.base) as raw:
        whose = f"Cookie: tablee_guest={ana.cookie}"
        await raw.send("GET /api/me/export HTTP/1.1", f"Host: {raw.netloc}", whose, "")
        assert (await raw.answer()).startswith(b"HTTP/1.1 200 ")
        told = b""
        while not told.endswith(b"0\r\n\r\n"):
            told += await raw.some(1)
        assert b'"tables":[' in told
        await raw.send("GET /healthz HTTP/1.1", f"Host: {raw.netloc}", "")
        assert (await raw.answer()).startswith(b"HTTP/1.1 200 ")
    await ana.close()


async def test_each_request_of_a_connection_may_have_headers_of_its_own(server: Running) -> None:
    """Their sizes are not added up, although each comes in two parts."""
    long = "X-Long: " + "x" * 24_000
    async with Raw(server.base) as raw:
        for _ in range(4):
            await raw.send("GET /healthz HTTP/1.1", f"Host: {raw.netloc}", long)
            # The server, in the same loop, reads what has come.
            await asyncio.sleep(0.05)
            await raw.send("")
            assert (await raw.answer()).startswith(b"HTTP/1.1 200 ")
            assert await raw.some(3) == b"ok\n"


class Reader(Transport):
    """A connection with this number of bytes that the other side has not read yet."""

    def __init__(self) -> None:
        super().__init__("192.0.2.1")
        self.unread, self.aborted = 0, False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted = True


def test_who_has_read_an_answer_has_the_whole_time_for_the_next() -> None:
    reader = Reader()
    peer = peers.Peer(reader, "192.0.2.1", False)  # type: ignore[arg-type]
    for at, unread in ((0.0, 5_000), (1.0, 0), (100.0, 5_000), (129.0, 5_000)):
        reader.unread = unread
        peer.enforce(at, 30.0)
        assert not reader.aborted
    peer.enforce(131.0, 30.0)
    assert reader.aborted
