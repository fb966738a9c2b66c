"""By which names this server is known: a request for any other is refused.

A page of another site can have a name of its own point at a server at home (DNS rebinding); its requests are then that
site's own as far as the browser knows, and only the `Host` that they name gives them away.
"""

import socket
from collections.abc import Collection
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

LOCALHOST: Final = "localhost"
HOME: Final = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""Where routers put the names of machines at home. Nobody can register a name there."""


def host_of(headers: Headers) -> str:
    """The `Host` that a request names; of several, which no browser sends, all: nobody is known by that."""
    return ", ".join(headers.getlist("host"))


def named(host: str) -> str | None:
    """The name or address in a `Host` header, without port, in lower case; None where it holds none.

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
    """Whether this is an IP address, written out."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Hosts:
    """The names that requests may be sent to.

    Always: `localhost`, this machine's own name, alone and in the domains that only homes have, and every address
    written as digits, for no name stands in between that somebody else could point elsewhere. Besides: the hosts of
    `origins` (`https://play.example`), and `names`; one that begins with a dot stands for all below it.
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
        """Whether this `Host` header names us."""
        name = named(host)
        if name is None:
            return False
        if name in self._names or is_address(name):
            return True
        return name.endswith((f".{LOCALHOST}", *self._below))
