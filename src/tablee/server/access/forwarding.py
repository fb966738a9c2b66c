"""A hint for the operator about forwarded headers from a proxy that is not trusted: the server ignores them."""

from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.operations.logs import ThrottledLog

EVERY_S: Final = 3600.0
HEADER: Final = b"x-forwarded-for"


class ForwardingHint:
    """Logs, at most once an hour, that an address outside the trusted proxies sends such headers.

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
    """Return the address if it is private; an address on the internet may be a person's, and is logged as "public"."""
    try:
        return address if ip_address(address).is_private else "public"
    except ValueError:
        return "unknown"
