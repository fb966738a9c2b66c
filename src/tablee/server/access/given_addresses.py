"""Checks of the addresses that an operator gives as options, before the server starts.

A mistake there would otherwise show only later, as refusals of people who did nothing wrong.
"""

from collections.abc import Iterable
from ipaddress import ip_network
from typing import Final
from urllib.parse import urlsplit

from tablee.core.errors import TableeError
from tablee.server.access.hosts import named

SCHEMES: Final = ("http", "https")
ALL: Final = "*"


class GivenAddressError(TableeError):
    """An address that cannot work as the value of its option.

    `serve.origin` (origin): the value of `--trusted-origin` is not a scheme, a host name and perhaps a port.
    `serve.path` (origin): it names a path; the pages need a host name of their own.
    `serve.name` (name): the value of `--trusted-host` is not a host name.
    `serve.proxy` (address): the value of `--trusted-proxies` is neither an IP address nor a network.
    """

    exit_status = 3


def check_origin(origin: str) -> None:
    """Raise `GivenAddressError` `serve.origin` or `serve.path` unless a browser could send this `Origin`.

    >>> check_origin("https://play.example:8443")
    """
    try:
        parts = urlsplit(origin)
        _ = parts.port
    except ValueError:
        raise GivenAddressError("serve.origin", {"origin": origin}) from None
    if parts.scheme not in SCHEMES or parts.username is not None or named(parts.netloc) is None:
        raise GivenAddressError("serve.origin", {"origin": origin})
    if parts.path == "/" or parts.query or parts.fragment:
        raise GivenAddressError("serve.origin", {"origin": origin})
    if parts.path:
        raise GivenAddressError("serve.path", {"origin": origin})


def check_host(name: str) -> None:
    """Raise `GivenAddressError` `serve.name` unless this is a host name, or one after a dot (`.example`).

    >>> check_host("games.example"), check_host(".example")
    (None, None)
    """
    if name.endswith(".") or named(name.removeprefix(".")) != name.removeprefix(".").lower():
        raise GivenAddressError("serve.name", {"name": name})


def check_proxies(addresses: str) -> None:
    """Raise `GivenAddressError` `serve.proxy` unless each of these is an IP address or a network, or `*` is all.

    >>> check_proxies("10.0.0.1, fd00::/8"), check_proxies("*")
    (None, None)
    """
    if addresses == ALL:
        return
    for address in _separated(addresses):
        try:
            ip_network(address)
        except ValueError:
            raise GivenAddressError("serve.proxy", {"address": address}) from None


def _separated(addresses: str) -> Iterable[str]:
    return (address.strip() for address in addresses.split(","))
