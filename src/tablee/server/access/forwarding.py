"""Headers of a proxy that is not trusted: they count for nothing, which the operator is told."""

from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.operations.logs import ThrottledLog

EVERY_S: Final = 3600.0
HEADER: Final = b"x-forwarded-for"


class ForwardingHint:
    """Notes in the log, once an hour at most, that an address sends such headers and is not among the trusted ones.

    Then all people behind that proxy count as one address, cookies are not `Secure`, and links begin with `http`.
    """

    def __init__(self, app: ASGIApp, is_proxy: Callable[[str], bool]) -> None:
        self._app = app
        self._is_proxy = is_proxy
        self._log = ThrottledLog(EVERY_S)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and any(name == HEADER for name, _ in scope["headers"]):
            client = scope.get("client")
            if client is not None and not self._is_proxy(client[0]):
                self._log.warn(
                    "forwarded headers come from an address that is not trusted",
                    address=_shown(client[0]),
                    option="--trusted-proxies ADDRESS",
                )
        await self._app(scope, receive, send)


def _shown(address: str) -> str:
    """The address, unless it may be that of somebody on the internet."""
    try:
        return address if ip_address(address).is_private else "public"
    except ValueError:
        return "unknown"
