"""A server looked at from outside, by the address at which people reach it.

Nothing is made there: the requests that would change something are ones that the server refuses.
"""

import base64
import json
import os
import ssl
from collections.abc import Iterator, Mapping
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from tablee.cli.console import Console, UsageError
from tablee.cli.finding import Finding

PATIENCE_S: Final = 10.0
FOREIGN: Final = "https://foreign.invalid"
"""No page of ours, and of nobody's."""

NO_TABLE: Final = "/api/tables/none/join"
"""A request that changes something where there is such a table, which there never is."""

MISDIRECTED: Final = 421
UPGRADED: Final = 101
MOST_BYTES: Final = 64 * 1024


class Answer(NamedTuple):
    """What came back; `code` is that of a refusal of ours."""

    status: int
    headers: Mapping[str, str]
    code: str | None


def examine(console: Console, url: str) -> Iterator[Finding]:
    """Everything there is to look at. Raises `UsageError` `use.deployment` (url)."""
    server = Outside(url)
    yield Finding(
        True if server.is_https else None, console.words("out-https" if server.is_https else "out-http")
    )
    try:
        ready = server.ask("GET", "/readyz")
    except (OSError, HTTPException) as error:
        yield Finding(False, console.words("out-unreachable", url=server.shown, reason=_reason(error)))
        return
    fine = ready.status == 200
    yield Finding(fine, console.words("out-ready" if fine else "out-not-ready", status=str(ready.status)))
    try:
        yield from _names(console, server)
        yield from _origins(console, server)
        yield from _sockets(console, server)
        if server.ask("GET", "/metrics").status == 200:
            yield Finding(None, console.words("out-metrics"))
    except (OSError, HTTPException) as error:
        yield Finding(False, console.words("out-unreachable", url=server.shown, reason=_reason(error)))


def _names(console: Console, server: "Outside") -> Iterator[Finding]:
    """Check that the server knows its name, and the scheme of its address."""
    page = server.ask("GET", "/")
    if page.status == MISDIRECTED:
        yield Finding(False, console.words("out-name", host=server.host))
        return
    if page.status != 200 or "content-security-policy" not in page.headers:
        yield Finding(False, console.words("out-page", status=str(page.status)))
        return
    yield Finding(True, console.words("out-named", host=server.host))
    if server.is_https and "strict-transport-security" not in page.headers:
        yield Finding(False, console.words("out-proto"))


def _origins(console: Console, server: "Outside") -> Iterator[Finding]:
    """Check that the server accepts requests of its own pages, and refuses those of other sites."""
    own = server.ask("POST", NO_TABLE, {"Origin": server.origin})
    if own.code == "origin.foreign":
        yield Finding(False, console.words("out-own-refused", origin=server.origin))
        return
    foreign = server.ask("POST", NO_TABLE, {"Origin": FOREIGN})
    fine = foreign.code == "origin.foreign"
    yield Finding(fine, console.words("out-origins" if fine else "out-foreign-taken"))


def _sockets(console: Console, server: "Outside") -> Iterator[Finding]:
    key = base64.b64encode(os.urandom(16)).decode()
    headers = {
        "Origin": server.origin,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": key,
    }
    answer = server.ask("GET", "/ws", headers, read=False)
    fine = answer.status == UPGRADED
    yield Finding(fine, console.words("out-socket" if fine else "out-no-socket", status=str(answer.status)))


class Outside:
    """A server, asked as browsers ask it. Raises `UsageError` `use.deployment` (url) for what is no address of one."""

    def __init__(self, url: str) -> None:
        parts = _parted(url)
        self.host = parts.netloc
        self.is_https = parts.scheme == "https"
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.shown = self.origin
        self._name, self._port = parts.hostname or "", parts.port

    def ask(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, *, read: bool = True
    ) -> Answer:
        """The answer to one request, over a connection of its own. Raises `OSError`, `HTTPException`."""
        connection = self._connection()
        try:
            body = "{}" if method == "POST" else None
            sent = {"Content-Type": "application/json", **(headers or {})}
            connection.request(method, path, body=body, headers=sent)
            response = connection.getresponse()
            found = {name.lower(): value for name, value in response.getheaders()}
            return Answer(response.status, found, _code(response) if read else None)
        finally:
            connection.close()

    def _connection(self) -> HTTPConnection:
        if self.is_https:
            context = ssl.create_default_context()
            return HTTPSConnection(self._name, self._port, timeout=PATIENCE_S, context=context)
        return HTTPConnection(self._name, self._port, timeout=PATIENCE_S)


def _parted(url: str) -> SplitResult:
    try:
        parts = urlsplit(url if "://" in url else f"https://{url}")
        _ = parts.port
    except ValueError:
        raise UsageError("use.deployment", {"url": url}) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise UsageError("use.deployment", {"url": url})
    if parts.path not in ("", "/"):
        raise UsageError("use.deployment", {"url": url})
    return parts


def _code(response: HTTPResponse) -> str | None:
    """The code of a refusal of ours; None for every other answer."""
    try:
        found = json.loads(response.read(MOST_BYTES))
    except ValueError:
        return None
    code = found.get("code") if isinstance(found, dict) else None
    return code if isinstance(code, str) else None


def _reason(error: Exception) -> str:
    return str(error) or type(error).__name__
