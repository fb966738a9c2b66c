"""One open socket: the frames that go out to it, in order and never more than its queue holds."""

import asyncio
import secrets
from collections.abc import Callable
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
        self.ended = asyncio.Event()
        self._send_now: Callable[[str], bool] = socket.scope["extensions"][SEND_NOW]
        self.deliver_to: Callable[[MessageSink | None], None] = socket.scope["extensions"][DELIVER_TO]
        """Offer each message to a function first, before the application has to receive it; None ends that."""
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(room)
        self._has_to_wait = False

    def send(self, frame: str) -> None:
        """Send `frame` after all earlier ones, at once if possible; end a connection that is too far behind."""
        if self.ending is not None or (not self._has_to_wait and self._send_now(frame)):
            return
        self._has_to_wait = True
        try:
            self._outgoing.put_nowait(frame)
        except asyncio.QueueFull:
            self.end(BEHIND)

    def end(self, code: int) -> None:
        """Have the connection closed with this code."""
        if self.ending is None:
            self.ending = code
            self.ended.set()

    async def write(self) -> None:
        """Send the frames that had to wait, until the connection ends or the client is gone."""
        try:
            while True:
                await self.socket.send_text(await self._outgoing.get())
                self._has_to_wait = not self._outgoing.empty()
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.end(GOING_AWAY)

    async def drain(self) -> None:
        """Send the frames that still wait, for instance an error just before the end."""
        try:
            while not self._outgoing.empty():
                await self.socket.send_text(self._outgoing.get_nowait())
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
