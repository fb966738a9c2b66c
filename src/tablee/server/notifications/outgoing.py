"""Requests to addresses that people named, which never reach what is not public.

Whoever may have the server send a request somewhere could have it ask what only the server can reach: its own network,
the database's machine, the cloud's secrets. So a name is resolved first; every address that it has must be public; and
the connection goes to the very address that was looked at, for a second answer could be another one. No redirect is
followed, no proxy of the environment is asked, and of the answer only the status and when to come back are read.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias
from urllib.parse import SplitResult, urlsplit

from tablee.core.errors import TableeError

if TYPE_CHECKING:
    import httpx

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network
Resolve: TypeAlias = Callable[[str, int], Awaitable[Sequence[str]]]

TIMEOUT_S: Final = 10.0
LONGEST_WAIT_S: Final = 24 * 3600
HTTPS: Final = 443
UNPRIVILEGED: Final = 1024
GLOBAL_V6: Final = IPv6Network("2000::/3")
NAT64: Final = IPv6Network("64:ff9b::/96")
NOT_PUBLIC: Final[tuple[Network, ...]] = (
    # Of protocols; what leads elsewhere by what is written inside (6to4, Teredo); documentation.
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv6Network("2001::/23"),
    IPv6Network("2001:db8::/32"),
    IPv6Network("2002::/16"),
    IPv6Network("3fff::/20"),
)


class OutgoingError(TableeError):
    """An address cannot be used: `channel.address`, `channel.private` or `channel.unreachable`; nothing was sent."""


class Answered(NamedTuple):
    """The status of an answer, and after how many seconds to try again, if it said so."""

    status: int
    retry_after: int | None


def is_public(address: Address) -> bool:
    """Whether this address is one of the public internet.

    >>> [is_public(ip_address(one)) for one in ("9.9.9.9", "10.0.0.1", "::ffff:9.9.9.9", "64:ff9b::7f00:1")]
    [True, False, False, False]
    """
    if isinstance(address, IPv6Address):
        if address in NAT64:
            # A network of IPv6 alone reaches all of IPv4 so.
            return is_public(IPv4Address(int(address) & 0xFFFFFFFF))
        if address not in GLOBAL_V6 or address.scope_id is not None:
            return False
    if any(address in network for network in NOT_PUBLIC if network.version == address.version):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def resolve(host: str, port: int) -> Sequence[str]:
    """Every address of this name. Raises `OSError`."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


def check_network(given: str) -> None:
    """Raise `OutgoingError` `network.setting` (given) unless this is a network."""
    try:
        ip_network(given)
    except ValueError:
        raise OutgoingError("network.setting", {"given": given}) from None


class Outgoing:
    """Requests to addresses that people named; `own` are networks of the operator's that may be reached as well."""

    def __init__(
        self, own: Sequence[str] = (), resolve: Resolve = resolve, trust: ssl.SSLContext | None = None
    ) -> None:
        """`trust`: whose certificates count; None: those that this machine trusts."""
        self._own = [ip_network(each) for each in own]
        self._resolve = resolve
        self._trust = trust
        self._client: httpx.AsyncClient | None = None

    async def send(
        self, address: str, body: bytes, headers: Mapping[str, str], method: str = "POST"
    ) -> Answered:
        """Send a request there and return the answer. Raises `OutgoingError`."""
        # Imported with the first request: the first page is not to wait for it.
        import httpx

        parts = checked(address)
        assert parts.hostname is not None
        port = parts.port or (HTTPS if parts.scheme == "https" else 80)
        try:
            async with asyncio.timeout(TIMEOUT_S):
                # A name may have several; the next is tried where one cannot be reached.
                for last, there in _and_last(await self._addresses(parts, port)):
                    try:
                        return await self._ask(parts, there, port, method, body, headers)
                    except (httpx.ConnectError, httpx.ConnectTimeout):
                        if last:
                            raise
        except (TimeoutError, OSError, UnicodeError, httpx.HTTPError, httpx.InvalidURL) as error:
            raise OutgoingError("channel.unreachable") from error
        raise OutgoingError("channel.unreachable")

    async def _addresses(self, parts: SplitResult, port: int) -> Sequence[Address]:
        assert parts.hostname is not None
        found = [ip_address(each) for each in await self._resolve(parts.hostname, port)]
        own = [any(each in network for network in self._own) for each in found]
        if not all(is_own or is_public(each) for each, is_own in zip(found, own, strict=True)):
            raise OutgoingError("channel.private")
        if parts.scheme != "https" and not all(own):
            raise OutgoingError("channel.address")
        if port != HTTPS and port < UNPRIVILEGED and not all(own):
            raise OutgoingError("channel.address")
        return found

    async def _ask(
        self,
        parts: SplitResult,
        there: Address,
        port: int,
        method: str,
        body: bytes,
        headers: Mapping[str, str],
    ) -> Answered:
        assert parts.hostname is not None
        host = parts.netloc.rpartition("@")[2]
        at = f"[{there}]" if there.version == 6 else str(there)
        url = f"{parts.scheme}://{at}:{port}{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
        # The certificate must be that of the name, although the connection goes to the address.
        named = {"sni_hostname": parts.hostname}
        async with self._open().stream(
            method, url, content=body, headers={**headers, "Host": host}, extensions=named
        ) as answer:
            wait = answer.headers.get("Retry-After", "")
            seconds = min(int(wait), LONGEST_WAIT_S) if wait.isascii() and wait.isdigit() else None
            return Answered(answer.status_code, seconds)

    def _open(self) -> "httpx.AsyncClient":
        import httpx

        if self._client is None:
            self._client = httpx.AsyncClient(
                verify=self._trust or ssl.create_default_context(),
                trust_env=False,
                follow_redirects=False,
                timeout=TIMEOUT_S,
                # One connection for each request: two names may share an address, and those kept go by that.
                limits=httpx.Limits(max_keepalive_connections=0),
            )
        return self._client

    async def close(self) -> None:
        """Close every connection."""
        if self._client is not None:
            await self._client.aclose()


def checked(address: str) -> SplitResult:
    """The parts of an address that requests may be sent to. Raises `OutgoingError` `channel.address`."""
    try:
        parts = urlsplit(address)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise OutgoingError("channel.address") from None
    if not usable or parts.username is not None or not address.isascii() or not address.isprintable():
        raise OutgoingError("channel.address")
    return parts


def _and_last(addresses: Sequence[Address]) -> list[tuple[bool, Address]]:
    return [(number == len(addresses), each) for number, each in enumerate(addresses, 1)]
