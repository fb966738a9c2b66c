"""`tablee.remote.play` refuses what can never work, and tries again what may."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace

import pytest

import tablee
from tablee import remote
from tablee.remote import RemoteError

TOKEN = "a token"


class Drawing(tablee.Agent):
    """An agent that would always draw."""

    def choose(self, seen: tablee.Seen) -> str:
        return "draw"


@asynccontextmanager
async def redirecting(to: str) -> AsyncIterator[tuple[str, list[bytes]]]:
    """Yield the address of a server that sends every request elsewhere, and the requests."""
    asked: list[bytes] = []

    async def redirect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(f"HTTP/1.1 301 Moved\r\nLocation: {to}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(redirect, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", asked


@pytest.mark.parametrize(
    "url",
    [
        "tablee.example",
        "ftp://tablee.example",
        "https://",
        "http://a:b:c",
        "http://a..b",
        "https://me@tablee.example",
        f"https://{'a' * 64}.b",
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(RemoteError) as refused:
        remote.play(url, TOKEN, Drawing())
    assert (refused.value.code, refused.value.params) == ("remote.url", {"url": url})


def test_what_is_no_agent_is_refused() -> None:
    with pytest.raises(tablee.ArgumentError) as refused:
        remote.play("https://tablee.example", TOKEN, object())
    assert refused.value.code == "argument.bot_start"


@pytest.mark.parametrize("token", ["", " \n", "é", "a\nb: c", "a\0"])
def test_what_cannot_be_a_token_is_refused_before_it_is_sent(token: str) -> None:
    with pytest.raises(RemoteError) as refused:
        remote.play("https://tablee.invalid", token, Drawing())
    assert (refused.value.code, refused.value.params) == ("remote.token", {"url": "https://tablee.invalid"})


async def test_an_agent_that_is_sent_elsewhere_ends_and_shows_its_token_nowhere_else() -> None:
    """Such as by a proxy that sends http to https."""
    to = "https://play.example"
    async with redirecting(f"{to}/agent") as (url, asked):
        with pytest.raises(RemoteError) as moved:
            await asyncio.to_thread(remote.play, url, TOKEN, Drawing())
    assert (moved.value.code, moved.value.params) == ("remote.moved", {"url": url, "to": to})
    for language in ("en", "fr", "nl"):
        assert to in moved.value.sentence(language)
    assert len(asked) == 1


@pytest.mark.parametrize(
    ("location", "to"),
    [
        ("ws://127.0.0.1:{port}/agent", "http://127.0.0.1:{port}"),
        ("wss://127.0.0.1:{port}/agent?from=http", "https://127.0.0.1:{port}"),
        ("/bots/agent", "{base}/bots"),
    ],
)
async def test_no_redirection_to_a_socket_is_followed(location: str, to: str) -> None:
    async with redirecting("/elsewhere") as (other, asked_there):
        port = other.rpartition(":")[2]
        async with redirecting(location.format(port=port)) as (url, asked):
            with pytest.raises(RemoteError) as moved:
                await asyncio.to_thread(remote.play, url, TOKEN, Drawing())
    assert moved.value.params == {"url": url, "to": to.format(port=port, base=url)}
    assert (len(asked), len(asked_there), moved.value.code) == (1, 0, "remote.moved")


def test_an_agent_is_not_sent_from_https_to_http(monkeypatch: pytest.MonkeyPatch) -> None:
    end = remote._End("HTTP 302", to=remote._elsewhere("wss://play.example/agent", "ws://play.example/agent"))
    monkeypatch.setattr(remote, "_connected", lambda *_: end)
    with pytest.raises(RemoteError) as moved:
        remote.play("https://play.example", TOKEN, Drawing())
    assert (moved.value.code, moved.value.params["to"]) == ("remote.insecure", "http://play.example")


class PausedError(Exception):
    """The agent pauses before the next attempt."""


@pytest.mark.parametrize(
    "to",
    [
        *(
            "http://[::1/agent",
            "ws://127.0.0.1:99999/agent",
            "ws://a..b/agent",
            "https://me@play.example/agent",
        ),
        *("/agent", "https://portal.example/login", "ftp://play.example/agent", ""),
    ],
)
async def test_a_redirection_to_no_address_of_agents_is_tried_again(
    to: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sleep(_: float) -> None:
        raise PausedError

    monkeypatch.setattr(remote, "time", SimpleNamespace(monotonic=time.monotonic, sleep=sleep))
    async with redirecting(to) as (url, _):
        with pytest.raises(PausedError):
            await asyncio.to_thread(remote.play, url, TOKEN, Drawing())


def test_pauses_between_attempts_grow_until_the_agent_has_made_a_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failed, moved = remote._End("cut"), remote._End("cut", moved=True)
    ends = iter([*[failed] * 7, moved, failed, remote._End(remote.TOKEN)])
    pauses: list[float] = []
    monkeypatch.setattr(remote, "_connected", lambda *_: next(ends))
    monkeypatch.setattr("tablee.remote.time.sleep", pauses.append)
    monkeypatch.setattr("tablee.remote.random.uniform", lambda _low, _high: 1.0)
    with pytest.raises(RemoteError):
        remote.play("https://tablee.invalid", TOKEN, Drawing())
    assert pauses == [1, 2, 4, 8, 16, 30, 30, 1, 2]
