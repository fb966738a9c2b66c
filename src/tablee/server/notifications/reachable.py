"""The addresses that the server may send requests to: the public internet, and networks that the operator named.

A server that sent requests to any address could be made to reach what only it can reach: its own network, the
database's machine, the cloud's secrets.
"""

import socket
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import SplitResult, urlsplit

from tablee.core.errors import TableeError

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

HTTP: Final = 80
HTTPS: Final = 443
UNPRIVILEGED: Final = 1024
GLOBAL_V6: Final = IPv6Network("2000::/3")
NAT64: Final = IPv6Network("64:ff9b::/96")
NOT_PUBLIC: Final[tuple[Network, ...]] = (
    # Networks of protocols; of addresses that contain another address (6to4, Teredo); of documentation.
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv6Network("2001::/23"),
    IPv6Network("2001:db8::/32"),
    IPv6Network("2002::/16"),
    IPv6Network("3fff::/20"),
)
LOCALHOST: Final = "localhost"
LOOPBACK: Final[tuple[Address, ...]] = (IPv4Address("127.0.0.1"), IPv6Address("::1"))


class OutgoingError(TableeError):
    """An address cannot be used, and nothing was sent there.

    `channel.address`: such addresses are never used. `channel.private`: it is in a network that is not public.
    `channel.unreachable`: there is no answer. `channel.lookup`: its name cannot be looked up now.
    """


class Target(NamedTuple):
    """The parts of an address."""

    parts: SplitResult
    host: str
    port: int


def is_public(address: Address) -> bool:
    """True if this address belongs to the public internet.

    >>> [is_public(ip_address(one)) for one in ("9.9.9.9", "10.0.0.1", "::ffff:9.9.9.9", "64:ff9b::7f00:1")]
    [True, False, False, False]
    """
    if isinstance(address, IPv6Address):
        if address in NAT64:
            # A network with IPv6 only reaches all of IPv4 through these addresses.
            return is_public(IPv4Address(int(address) & 0xFFFFFFFF))
        if address not in GLOBAL_V6 or address.scope_id is not None:
            return False
    if any(address in network for network in NOT_PUBLIC if network.version == address.version):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def written_out(host: str) -> Sequence[Address] | None:
    """Return the addresses of a host that has no name to look up; None if it has one.

    >>> [len(written_out(one) or ()) for one in ("9.9.9.9", "0x7f.1", "localhost", "play.example")]
    [1, 1, 2, 0]
    """
    if host == LOCALHOST or host.endswith(f".{LOCALHOST}"):
        return LOOPBACK
    try:
        return [ip_address(host)]
    except ValueError:
        pass
    try:
        # Other ways to write an IPv4 address: with fewer parts, in hexadecimal or octal.
        return [IPv4Address(socket.inet_aton(host))] if host[0].isdigit() else None
    except OSError:
        return None


def parsed(address: str) -> Target:
    """Return the parts of an address that requests may be sent to. Raise `OutgoingError` `channel.address` for
    others.
    """
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise OutgoingError("channel.address") from None
    usable = parts.scheme in ("http", "https") and port != 0 and parts.username is None
    if not usable or not host or not address.isascii() or not address.isprintable():
        raise OutgoingError("channel.address")
    return Target(parts, host, port or (HTTPS if parts.scheme == "https" else HTTP))


def check_network(given: str) -> None:
    """Raise `OutgoingError` `network.setting` (given) unless this is a network."""
    try:
        ip_network(given)
    except ValueError:
        raise OutgoingError("network.setting", {"given": given}) from None


class Reachable:
    """The rules of one server; `own` are the operator's networks, which may be reached as well."""

    def __init__(self, own: Sequence[str] = ()) -> None:
        self._own = [ip_network(each) for each in own]

    def check(self, address: str) -> Target:
        """Return the parts of an address, judged without looking its name up.

        Raise `OutgoingError` `channel.address` or `channel.private` if it is forbidden.
        """
        target = parsed(address)
        known = written_out(target.host)
        if known is not None:
            self.allowed(target, known)
        elif not self._own:
            _check_public_service(target)
        return target

    def allowed(self, target: Target, found: Sequence[Address]) -> Sequence[Address]:
        """Return those addresses of this host to which a connection may be made.

        If some are in the operator's own networks, return only these. Otherwise each address has to be public. Raise
        `OutgoingError` `channel.address` or `channel.private` if it is forbidden.
        """
        own = [each for each in found if any(each in network for network in self._own)]
        if own:
            return own
        if not all(map(is_public, found)):
            raise OutgoingError("channel.private")
        _check_public_service(target)
        return found


def _check_public_service(target: Target) -> None:
    """Raise `OutgoingError` unless the target uses https on a port that no other well-known service has."""
    if target.parts.scheme != "https" or (target.port != HTTPS and target.port < UNPRIVILEGED):
        raise OutgoingError("channel.address")
