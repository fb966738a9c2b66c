"""Records every refusal by servers in the tests' process, and finds those that no document names."""

import contextlib
import json
from collections.abc import Iterator
from contextvars import ContextVar
from typing import Any, Final

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from tablee import games
from tablee.core.errors import TableeError
from tablee.server.errors import GAME_RULE
from tablee.server.http.endpoint import Endpoint
from tablee.server.parts import Parts
from tablee.server.protocol.socket_refusals import ANY_MESSAGE, CONNECTING, REFUSALS
from tablee.server.socket.inbox import ReceivedMessage
from tablee.server.socket.session import SocketEndpoint

FIRST: Final = ("hello", "watch")
CONNECTED: Final = frozenset(ANY_MESSAGE)
_verbs: ContextVar[tuple[str, ...]] = ContextVar("verbs", default=FIRST)


@contextlib.contextmanager
def undocumented() -> Iterator[set[tuple[str, str]]]:
    """Yield the pairs of a request and a code that no document names; filled as requests and messages come."""
    found: set[tuple[str, str]] = set()
    respond, handle = Endpoint._respond, SocketEndpoint._handle
    refuse, turn_away = SocketEndpoint._refuse, SocketEndpoint._turn_away

    async def responded(self: Endpoint, parts: Parts, request: Request) -> Response:
        response = await respond(self, parts, request)
        body = getattr(response, "body", b"")
        if response.status_code >= 400 and body:
            _note(found, f"{self.method} {self.path}", json.loads(body)["code"], self.refusals)
        return response

    async def handled(self: SocketEndpoint, connection: Any, live: Any, received: ReceivedMessage) -> None:
        config = getattr(type(received.message), "__struct_config__", None)
        is_read = isinstance(received.message, msgspec.Struct) and config is not None
        _verbs.set((str(config.tag),) if is_read and config is not None else ())
        await handle(self, connection, live, received)

    def refused(self: SocketEndpoint, connection: Any, message_id: str | None, error: TableeError) -> None:
        verbs = _verbs.get()
        allowed = {*CONNECTED, *(code for verb in verbs for code in REFUSALS[verb])}
        _note(found, " ".join(verbs), error.code, allowed)
        refuse(self, connection, message_id, error)

    async def turned_away(self: SocketEndpoint, connection: Any, error: TableeError) -> None:
        _note(found, "a connection", error.code, {*CONNECTING, *CONNECTED})
        await turn_away(self, connection, error)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Endpoint, "_respond", responded)
        patch.setattr(SocketEndpoint, "_handle", handled)
        patch.setattr(SocketEndpoint, "_refuse", refused)
        patch.setattr(SocketEndpoint, "_turn_away", turned_away)
        yield found


def _note(found: set[tuple[str, str]], asked: str, code: str, allowed: Any) -> None:
    known = code in allowed or (GAME_RULE in allowed and code.split(".")[0] in _games())
    if not known:
        found.add((asked, code))


def _games() -> set[str]:
    return {name.replace("-", "_") for name in games.installed()}
