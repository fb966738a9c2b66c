"""Refusal of requests that name a host which this server does not have, before anything else reads them."""

from collections.abc import Callable
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.access.hosts import Hosts, host_of
from tablee.server.errors import RefusalError, status
from tablee.server.operations.logs import ThrottledLog
from tablee.server.protocol.base import Problem
from tablee.words.language import language
from tablee.words.sentences import sentence

FOR_MACHINES: Final = ("/healthz", "/readyz")
"""Paths that a load balancer may request under any host name; their answers reveal nothing about people."""
SHOWN: Final = 100
JSON: Final = "application/json"


class HostCheck:
    """Answers HTTP requests for other hosts with 421. Sockets check their host themselves (`SocketEndpoint`)."""

    def __init__(self, app: ASGIApp, hosts: Hosts, refusals: "HostRefusals") -> None:
        self._app = app
        self._hosts = hosts
        self._refusals = refusals

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in FOR_MACHINES:
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = host_of(headers)
        if self._hosts.know(host):
            await self._app(scope, receive, send)
            return
        refused = self._refusals.of(host)
        await _answer(refused, scope["path"], headers.get("accept-language", ""))(scope, receive, send)


class HostRefusals:
    """The refusals of unknown hosts, logged seldom, with the option that the operator needs."""

    def __init__(self, count: Callable[[str], None]) -> None:
        """`count` is called with the code of each refusal."""
        self._count = count
        self._log = ThrottledLog()

    def of(self, host: str) -> RefusalError:
        """Return the refusal of a request for `host`, and log it."""
        shown = "".join(letter for letter in host[:SHOWN] if letter.isprintable())
        self._log.warn("a request names an unknown host", host=shown, option="--trusted-host NAME")
        self._count("host.unknown")
        return RefusalError("host.unknown", host=shown)


def _answer(refused: RefusalError, path: str, languages: str) -> Response:
    if path.startswith("/api/"):
        body = msgspec.json.encode(Problem(refused.code, refused.params))
        return Response(body, status(refused.code), media_type=JSON, headers={"Cache-Control": "no-store"})
    # A person opened the address in a browser. Answer in plain text: our pages are not served for this host.
    wishes = (wish.partition(";")[0].strip() for wish in languages.split(","))
    text = sentence(refused.code, refused.params, language(*wishes))
    return PlainTextResponse(f"{text}\n", status(refused.code), headers={"Cache-Control": "no-store"})
