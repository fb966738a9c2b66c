"""Requests to addresses that people entered, which reach public addresses only.

The name is looked up first, and its addresses are judged. The connection goes to a judged address, because a second
look-up could return another one. Redirects are not followed, and proxies in the environment are not used. Of the
answer, only the status and the time to try again are read.
"""

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, TypeAlias

from tablee.server.notifications.reachable import Address, OutgoingError, Reachable, Target, written_out
from tablee.server.notifications.resolver import LookupFailedError, Resolver, UnknownNameError

if TYPE_CHECKING:
    from tablee.server.notifications.exchange import Answered, Exchange

LookUp: TypeAlias = Callable[[str], Awaitable[Sequence[str]]]

TIMEOUT_S: Final = 10.0
MOST_ADDRESSES: Final = 8
"""The most addresses of a host that are tried one after the other if there is no connection."""


class Outgoing:
    """Sends requests to addresses that people entered; `own` are the operator's networks, which may be reached as
    well.
    """

    def __init__(
        self, own: Sequence[str] = (), look_up: LookUp | None = None, trust: ssl.SSLContext | None = None
    ) -> None:
        """`look_up` returns every address of a name, as `Resolver.addresses` does; `trust`: the certificates
        accepted.

        None stands for the resolver that this machine uses, and for the certificates that it trusts.
        """
        self._reachable = Reachable(own)
        self._resolver = Resolver()
        self._look_up = look_up or self._resolver.addresses
        self._trust = trust
        self._exchange: Exchange | None = None
        self._opening = asyncio.Lock()

    def check(self, address: str) -> None:
        """Judge an address without looking its name up.

        Raise `OutgoingError` `channel.address` or `channel.private` if it is forbidden.
        """
        self._reachable.check(address)

    async def send(
        self, address: str, body: bytes, headers: Mapping[str, str], method: str = "POST"
    ) -> "Answered":
        """Send a request there and return the answer. Raise `OutgoingError` if that fails."""
        target = self._reachable.check(address)
        try:
            async with asyncio.timeout(TIMEOUT_S):
                found = await self._addresses(target)
                return await self._ask(target, found, method, headers, body)
        except TimeoutError as error:
            raise OutgoingError("channel.unreachable") from error

    async def _addresses(self, target: Target) -> Sequence[Address]:
        """Return the addresses that the connection may go to. Raise `OutgoingError` if there are none."""
        known = written_out(target.host)
        try:
            found = known or [ip_address(each) for each in await self._look_up(target.host)]
        except LookupFailedError as error:
            raise OutgoingError("channel.lookup") from error
        except UnknownNameError as error:
            raise OutgoingError("channel.unreachable") from error
        return self._reachable.allowed(target, found)[:MOST_ADDRESSES]

    async def _ask(
        self, target: Target, found: Sequence[Address], method: str, headers: Mapping[str, str], body: bytes
    ) -> "Answered":
        exchange = await self._open()
        from tablee.server.notifications.exchange import NoAnswerError, NoConnectionError

        for there in found:
            try:
                return await exchange.ask(target, there, method, headers, body)
            except NoConnectionError:
                continue
            except NoAnswerError as error:
                raise OutgoingError("channel.unreachable") from error
        raise OutgoingError("channel.unreachable")

    async def _open(self) -> "Exchange":
        """Return the sender of requests. It is made for the first of them, so that it does not delay the first page."""
        async with self._opening:
            if self._exchange is None:
                self._exchange = await asyncio.to_thread(_exchange, self._trust)
        return self._exchange

    async def close(self) -> None:
        """Cancel the look-ups under way."""
        await self._resolver.close()


def _exchange(trust: ssl.SSLContext | None) -> "Exchange":
    """Import the modules, and read the certificates that this machine trusts. Both would block the event loop."""
    from tablee.server.notifications.exchange import Exchange

    return Exchange(trust or ssl.create_default_context(), TIMEOUT_S)
