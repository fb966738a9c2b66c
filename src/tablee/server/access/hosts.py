"""The host names of this server. Requests for any other name are refused.

With DNS rebinding, a page of another site points a name of its own at a server at home. The browser then takes that
server for the site's own, and only the `Host` header of a request shows that the request is foreign.
"""

import socket
from collections.abc import Collection
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

LOCALHOST: Final = "localhost"
HOME: Final = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""Domains in which routers put the names of machines at home. Nobody can register a name there."""


def host_of(headers: Headers) -> str:
    """Return the `Host` of a request. If there are several, which no browser sends, join them into an unknown name."""
    return ", ".join(headers.getlist("host"))


def named(host: str) -> str | None:
    """Return the name or address in a `Host` header, without its port and in lower case; None if it holds none.

    >>> named("Play.Example:8000"), named("[::1]:8000"), named("a b")
    ('play.example', '::1', None)
    """
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return None
    if not name or "@" in host or "/" in host or any(not 32 < ord(letter) < 127 for letter in host):
        return None
    return name.removesuffix(".")


def is_address(name: str) -> bool:
    """True if `name` is an IP address, written out."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Hosts:
    """The host names that requests may be sent to.

    Three kinds are always allowed: `localhost`; this machine's own name, alone and in the domains that only homes
    have; and every IP address written as digits, because no name is involved that an attacker could point elsewhere.
    The operator adds the hosts of `origins` (`https://play.example`) and `names`; a name with a leading dot allows
    all names below it.
    """

    def __init__(self, origins: Collection[str] = (), names: Collection[str] = ()) -> None:
        own = (socket.gethostname().lower().partition(".")[0], socket.gethostname().lower())
        given = [named(urlsplit(origin).netloc) for origin in origins]
        given += [named(name.removeprefix(".")) for name in names if not name.startswith(".")]
        self._below = tuple(name.lower() for name in names if name.startswith("."))
        self._names = frozenset(
            (LOCALHOST, *own, *(f"{own[0]}.{home}" for home in HOME), *(name for name in given if name))
        )

    def know(self, host: str) -> bool:
        """True if this `Host` header names this server."""
        name = named(host)
        if name is None:
            return False
        if name in self._names or is_address(name):
            return True
        return name.endswith((f".{LOCALHOST}", *self._below))
