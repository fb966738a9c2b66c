"""Checks that a request comes from our own pages, and finds the address at which those are reached."""

from collections.abc import Collection, Sequence
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.requests import HTTPConnection

from tablee.server.errors import RefusalError
from tablee.server.operations.logs import ThrottledLog

DEFAULT_PORTS: Final = {"http": 80, "https": 443}
FORWARDED: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)
SHOWN: Final = 100
REMEDY: Final = (
    "have the proxy pass Host as it came (nginx: $http_host), or name the origin: --trusted-origin URL"
)


class Origins:
    """Distinguishes our own pages from those of other sites; refusals are logged seldom, with a remedy.

    `others`: full origins at which the pages are served, besides the host that a request names.
    `shared`: the addresses that the command printed for other devices on the network; empty without any.
    """

    shared: Sequence[str] = ()

    def __init__(self, others: Collection[str]) -> None:
        self._own = tuple(others)
        self._others = frozenset(others)
        self._log = ThrottledLog()

    def check(self, connection: HTTPConnection) -> None:
        """Raise `RefusalError` `origin.foreign` unless this request comes from one of our own pages.

        A page of another site cannot choose its `Origin`, and browsers always send it with requests that change
        something.
        """
        origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
        if origin is not None and (origin in self._others or is_at(origin, host)):
            return
        shown = {"origin": _shown(origin or "none"), "host": _shown(host)}
        self._log.warn("a request comes from a foreign origin", **shown, remedy=REMEDY)
        raise RefusalError("origin.foreign")

    def of_links(self, connection: HTTPConnection) -> str:
        """Return the beginning of links for other people, as `address_of` does.

        A page that this machine itself opened at `localhost` gets the first of `shared`, because no phone can open
        its own address. Nobody else learns the addresses of the network.
        """
        if self.shared and not self._own and is_of_this_machine(connection):
            return self.shared[0]
        return address_of(connection, self._own)


def is_at(origin: str, host: str) -> bool:
    """True if pages of `origin` were served by the host of this `Host` header.

    Only host and port are compared: behind a proxy that ends TLS, the scheme is the proxy's. On either side, a
    missing port stands for the default port of the scheme of `origin`, by which the browser came.

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
    """Return the beginning of links to our pages: the first of `own`, or the address that this request was sent to."""
    for origin in own:
        return origin
    url = connection.url
    usual = DEFAULT_PORTS.get(url.scheme)
    return f"{url.scheme}://{url.netloc.removesuffix(f':{usual}')}"


def is_of_this_machine(connection: HTTPConnection) -> bool:
    """True if a program on this machine sent the request to a loopback address, and no proxy passed it on."""
    if connection.client is None or any(name in connection.headers for name in FORWARDED):
        return False
    return all(_is_loopback(host) for host in (connection.client.host, connection.url.hostname))


def _is_loopback(host: str | None) -> bool:
    try:
        return host == "localhost" or ip_address(host or "").is_loopback
    except ValueError:
        return False


def _split(url: str) -> SplitResult | None:
    """Return the parts of `url`; None if it has no host, several hosts, or an impossible port."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    return parts if parts.hostname else None


def _shown(text: str) -> str:
    return "".join(letter for letter in text[:SHOWN] if letter.isprintable())
