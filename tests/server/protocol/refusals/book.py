"""How each refusal is provoked: one entry for each pair of a request and the code of its refusal.

An entry sends the request, and returns the code of the refusal; over HTTP with its status. `EXCUSED` holds the pairs
that no test can provoke, with the reason.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from tests.server.protocol.refusals.scene import Scene

Provoked = tuple[int, str]
Pair = tuple[str, str]

OVER_HTTP: Final[dict[Pair, Callable[[Scene], Awaitable[Provoked]]]] = {}
OVER_SOCKETS: Final[dict[Pair, Callable[[Scene], Awaitable[str]]]] = {}
EXCUSED: Final[dict[Pair, str]] = {}


def over_http(code: str, *asked: str) -> Callable[[Callable[..., Awaitable[Any]]], Any]:
    """Register a function that provokes `code` by each of these requests (`POST /api/…`); of several it gets one."""
    return _entered(OVER_HTTP, code, asked)


def over_sockets(code: str, *verbs: str) -> Callable[[Callable[..., Awaitable[Any]]], Any]:
    """Register a function that provokes `code` by a message with each of these verbs; of several it gets one."""
    return _entered(OVER_SOCKETS, code, verbs)


def _entered(
    book: dict[Pair, Any], code: str, asked: Iterable[str]
) -> Callable[[Callable[..., Awaitable[Any]]], Any]:
    several = tuple(asked)

    def enter(provoke: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        for one in several:
            assert (one, code) not in book, f"{one} {code} is entered twice"
            book[one, code] = _of_one(provoke, one) if len(several) > 1 else provoke
        return provoke

    return enter


def _of_one(provoke: Callable[..., Awaitable[Any]], one: str) -> Callable[[Scene], Awaitable[Any]]:
    return lambda scene: provoke(scene, one)
