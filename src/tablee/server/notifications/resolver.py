"""Looks up the names of addresses that people entered, in a resolver that nothing else uses.

The event loop's own look-ups share four threads under uvloop, and a name whose servers never answer occupies one of
them for half a minute. Here such a name delays only its own request, because c-ares waits for all names at the same
time.
"""

import asyncio
import contextlib
import socket
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import aiodns

TIMEOUT_S: Final = 6.0
"""How long a look-up may take, all tries together."""

FIRST_TRY_S: Final = 2.0
TRIES: Final = 3


class UnknownNameError(Exception):
    """The name does not exist, or it has no address."""


class LookupFailedError(Exception):
    """It is unknown whether the name exists: no server answers, or one answers that it failed."""


class Resolver:
    """Looks up names. `servers`: name servers as `ADDRESS:PORT`; None: those that this machine uses."""

    def __init__(self, servers: Sequence[str] | None = None) -> None:
        self._servers = servers
        self._resolver: aiodns.DNSResolver | None = None
        self._opening = asyncio.Lock()

    async def addresses(self, name: str) -> Sequence[str]:
        """Return every address of this name. Raise `UnknownNameError` or `LookupFailedError` if there is none."""
        resolver = await self._open()
        import aiodns

        try:
            async with asyncio.timeout(TIMEOUT_S):
                found = await resolver.getaddrinfo(name, type=socket.SOCK_STREAM)
        except aiodns.error.DNSError as error:
            raise _failure(error) from error
        except (TimeoutError, OSError) as error:
            raise LookupFailedError from error
        return list(dict.fromkeys(node.addr[0].decode() for node in found.nodes))

    async def _open(self) -> "aiodns.DNSResolver":
        """Return the resolver. It is made for the first look-up, so that it does not delay the first page."""
        async with self._opening:
            if self._resolver is None:
                self._resolver = await asyncio.to_thread(_made, self._servers, asyncio.get_running_loop())
        return self._resolver

    async def close(self) -> None:
        """Cancel the look-ups under way."""
        if self._resolver is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._resolver.close()


def _made(servers: Sequence[str] | None, loop: asyncio.AbstractEventLoop) -> "aiodns.DNSResolver":
    """Import the module, and read this machine's settings. Both would block the event loop."""
    import aiodns

    return aiodns.DNSResolver(servers, loop, timeout=FIRST_TRY_S, tries=TRIES)


def _failure(error: "aiodns.error.DNSError") -> Exception:
    import aiodns

    names = (aiodns.error.ARES_ENOTFOUND, aiodns.error.ARES_ENODATA, aiodns.error.ARES_EBADNAME)
    return UnknownNameError() if error.args and error.args[0] in names else LookupFailedError()
