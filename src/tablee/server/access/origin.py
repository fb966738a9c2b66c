"""Whether a request comes from our own pages, and at which address those are reached."""

from collections.abc import Collection
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.requests import HTTPConnection

from tablee.server.errors import RefusalError
from tablee.server.operations.logs import ThrottledLog

DEFAULT_PORTS: Final = {"http": 80, "https": 443}
SHOWN: Final = 100
REMEDY: Final = (
    "have the proxy pass Host as it came (nginx: $http_host), or name the origin: --trusted-origin URL"
)


class Origins:
    """Tells our own pages from those of other sites; refusals are noted seldom in the log, with what to do.

    `others`: full origins that the pages are served under besides the host that a request names.
    """

    def __init__(self, others: Collection[str]) -> None:
        self._others = frozenset(others)
        self._log = ThrottledLog()

    def check(self, connection: HTTPConnection) -> None:
        """Raise `RefusalError` `origin.foreign` unless this comes from one of our own pages.

        A page of another site cannot choose its `Origin`; a browser always sends it with what changes something.
        """
        origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
        if origin is not None and (origin in self._others or is_at(origin, host)):
            return
        shown = {"origin": _shown(origin or "none"), "host": _shown(host)}
        self._log.warn("a request comes from a foreign origin", **shown, remedy=REMEDY)
        raise RefusalError("origin.foreign")


def is_at(origin: str, host: str) -> bool:
    """Whether pages of `origin` were served by the host of this `Host` header.

    Only host and port are compared, because behind a proxy that ends TLS the scheme is the proxy's. A port that is not
    written is the default one of the scheme by which the browser came, that of `origin`, on either side.

    >>> is_at("https://play.example", "play.example:443"), is_at("https://play.example:443", "PLAY.example")
    (True, True)
    >>> is_at("https://play.example:8443", "play.example"), is_at("null", "play.example")
    (False, False)
    """
    page, server = _split(origin), _split(f"//{host}")
    if page is None or server is None or page.scheme not in DEFAULT_PORTS or page.username is not None:
        return False
    usual = DEFAULT_PORTS[page.scheme]
    return (page.hostname, page.port or usual) == (server.hostname, server.port or usual)


def address_of(connection: HTTPConnection, own: Collection[str]) -> str:
    """The address that links to our pages begin with: the first of `own`, or the one that this request was sent to."""
    for origin in own:
        return origin
    url = connection.url
    usual = DEFAULT_PORTS.get(url.scheme)
    return f"{url.scheme}://{url.netloc.removesuffix(f':{usual}')}"


def _split(url: str) -> SplitResult | None:
    """None where it has no host, or holds more than one or an impossible port."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    return parts if parts.hostname else None


def _shown(text: str) -> str:
    return "".join(letter for letter in text[:SHOWN] if letter.isprintable())
