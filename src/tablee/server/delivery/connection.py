"""One open socket: the frames that go out to it, in order and never more than its queue holds."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.server.access.transport import DELIVER_TO, SEND_NOW, MessageSink

BAD_HELLO: Final = 4000
ENDED: Final = 4001
FOREIGN: Final = 4003
NO_TABLE: Final = 4004
BEHIND: Final = 4008
SILENT: Final = 4009
TOO_MANY: Final = 4029
GOING_AWAY: Final = 1001
FAULT: Final = 1011
LATER: Final = 1013


class Connection:
    """A socket of a guest (None: a person without identity), with the viewpoint of one of their seats, or of none.

    - `address`: the client's address as limits count it.
    - `for_players`: strangers had no room left when it opened, so it may only go to a table at which its guest sits.
    - `device`: the hash of the token that the guest showed when it opened.
    - `table`: None if the page shows none; then `tables` are those that were sent to it.
    - `awaiting`: the tables that were sent as awaiting the guest's turn; None if it wants no such messages.
    - `hidden`: the page is in the background, so that nobody sees it.
    """

    def __init__(self, socket: WebSocket, guest: str | None, room: int, address: str = "") -> None:
        self.id = secrets.token_hex(4)
        self.socket = socket
        self.guest = guest
        self.address = address
        self.for_players = False
        self.device: str | None = None
        self.table: str | None = None
        self.tables: set[str] = set()
        self.awaiting: list[str] | None = None
        self.viewpoint: int | None = None
        self.hidden = False
        self.ending: int | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._send_now: Callable[[str], bool] = socket.scope["extensions"][SEND_NOW]
        self.deliver_to: Callable[[MessageSink | None], None] = socket.scope["extensions"][DELIVER_TO]
        """Offer each message to a function first, before the application has to receive it; None ends that."""
        self.writer: asyncio.Task[None] | None = None
        """The task that sends the frames that have to wait; None as long as none had to, as at most sockets."""
        self._room = room
        self._waiting: deque[str] | None = None
        self._has_to_wait = False

    def send(self, frame: str) -> None:
        """Send `frame` after all earlier ones, at once if possible; end a connection that is too far behind."""
        if self.ending is not None or (not self._has_to_wait and self._send_now(frame)):
            return
        if self._waiting is None:
            self._waiting = deque()
        if len(self._waiting) >= self._room:
            self.end(BEHIND)
            return
        self._waiting.append(frame)
        if not self._has_to_wait:
            self._has_to_wait = True
            self.writer = asyncio.create_task(self._write())

    def end(self, code: int) -> None:
        """Have the connection closed with this code."""
        if self.ending is None:
            self.ending = code
            if not self.ended.done():
                self.ended.set_result(None)

    async def drain(self) -> None:
        """Send the frames that still wait, for instance an error just before the end."""
        if self.writer is not None and not self.writer.done():
            await self.writer
            return
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._send_waiting()

    async def _write(self) -> None:
        """Send the frames that have to wait; end the connection if the client is gone."""
        try:
            await self._send_waiting()
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.end(GOING_AWAY)

    async def _send_waiting(self) -> None:
        while self._waiting:
            await self.socket.send_text(self._waiting.popleft())
        self._has_to_wait = False
