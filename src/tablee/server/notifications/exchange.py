"""One request on a connection of its own, of whose answer only the head is read, up to a limit.

The parser works through everything that has arrived before it yields, and interim answers (`1xx`) may come without
end. So an answer is read in small pieces, and other tasks run after each piece.
"""
# ruff: noqa: ASYNC109 - that functions take timeouts is the form of httpcore.

import asyncio
import ssl
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

import httpcore

from tablee.server.notifications.reachable import Address, Target

HEAD_BYTES: Final = 16 * 1024
"""The most bytes that are read of an answer, interim answers included; real answers have a quarter of it."""

PIECE_BYTES: Final = 1024
"""The number of bytes that are parsed at a time."""

LONGEST_WAIT_S: Final = 24 * 3600
LONGEST_NUMBER: Final = 9
TIMEOUTS: Final = ("connect", "read", "write", "pool")


class NoAnswerError(Exception):
    """There was no answer, or none that could be read."""


class NoConnectionError(NoAnswerError):
    """There was no connection to this address; another address of the same host may work."""


class Answered(NamedTuple):
    """The status of an answer, and the seconds after which to try again, if the answer named them."""

    status: int
    retry_after: int | None


class Exchange:
    """Sends requests. `trust`: the certificates that are accepted; `timeout`: the seconds that each step may take."""

    def __init__(self, trust: ssl.SSLContext, timeout: float) -> None:
        self._trust = trust
        self._timeouts = dict.fromkeys(TIMEOUTS, timeout)

    async def ask(
        self, target: Target, there: Address, method: str, headers: Mapping[str, str], body: bytes
    ) -> Answered:
        """Send a request to the address `there` of the target, and return the answer.

        Raise `NoAnswerError`, and `NoConnectionError` if nothing was sent yet.
        """
        parts = target.parts
        path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
        to = (parts.scheme.encode(), str(there).encode(), target.port)
        sent = {
            "Host": parts.netloc,
            "User-Agent": "Tablee",
            "Accept": "*/*",
            "Connection": "close",
            "Content-Length": str(len(body)),
            **headers,
        }
        # The certificate must be that of the name, although the connection goes to the address.
        extensions = {"sni_hostname": target.host, "timeout": self._timeouts}
        connection = httpcore.AsyncHTTPConnection(
            httpcore.Origin(*to), ssl_context=self._trust, network_backend=_Backend()
        )
        try:
            async with (
                connection,
                connection.stream(
                    method,
                    httpcore.URL(scheme=to[0], host=to[1], port=to[2], target=path.encode()),
                    headers=[(name.encode(), value.encode()) for name, value in sent.items()],
                    content=body,
                    extensions=extensions,
                ) as answer,
            ):
                return Answered(answer.status, _wait(answer.headers))
        except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
            raise NoConnectionError from error
        except (
            httpcore.NetworkError,
            httpcore.TimeoutException,
            httpcore.ProtocolError,
            OSError,
        ) as error:
            raise NoAnswerError from error


def _wait(headers: Iterable[tuple[bytes, bytes]]) -> int | None:
    """Return the seconds after which to try again. A date, which the header may hold instead, is not read."""
    seconds = next((value for name, value in headers if name.lower() == b"retry-after"), b"")
    return min(int(seconds), LONGEST_WAIT_S) if seconds.isdigit() and len(seconds) <= LONGEST_NUMBER else None


class _Backend(httpcore.AsyncNetworkBackend):
    """Opens connections of which only `HEAD_BYTES` are read."""

    def __init__(self) -> None:
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        connected = await self._inner.connect_tcp(host, port, timeout, local_address, socket_options)
        return _Stream(connected)

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)


class _Stream(httpcore.AsyncNetworkStream):
    """A connection of which at most `HEAD_BYTES` are read, a piece at a time."""

    def __init__(self, inner: httpcore.AsyncNetworkStream) -> None:
        self._inner = inner
        self._left = HEAD_BYTES

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if self._left <= 0:
            raise httpcore.ReadError("the answer is too long")
        # The last piece has been parsed by now. Let other tasks run, even if more has arrived already.
        await asyncio.sleep(0)
        piece = await self._inner.read(min(max_bytes, PIECE_BYTES, self._left), timeout)
        self._left -= len(piece)
        return piece

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        await self._inner.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._inner.aclose()

    async def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.AsyncNetworkStream:
        return _Stream(await self._inner.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:
        return self._inner.get_extra_info(info)
