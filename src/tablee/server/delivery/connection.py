"""One open socket: what goes out to it, in order and never more than it can take."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.server.access.transport import HAND_TO, SEND_NOW, Take

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
    """A socket of a guest (None: somebody without identity), looking through the eyes of one of their seats or none.

    `address`: where it comes from, as limits count it; `for_players`: strangers got no more when it came, so it is
    for a table at which its guest sits. `device`: the hash of the token that the guest showed when it was opened.
    `table`: None where the page shows none; then `tables` are those it was told of. `awaiting`: where it was told
    that it is the guest's turn; None: it is not to be told. `hidden`: its page lies behind others, so that nobody
    sees it.
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
        self.look: int | None = None
        self.hidden = False
        self.ending: int | None = None
        self.ended = asyncio.Event()
        self._send_now: Callable[[str], bool] = socket.scope["extensions"][SEND_NOW]
        self.hand_to: Callable[[Take | None], None] = socket.scope["extensions"][HAND_TO]
        """Have messages offered to a function at once, None: to none, before they have to be received."""
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(room)
        self._has_to_wait = False

    def send(self, frame: str) -> None:
        """Send `frame` after all others, at once where it can be; a connection that is too far behind ends."""
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
        """Send what had to wait, until the connection ends or the other side is gone."""
        try:
            while True:
                await self.socket.send_text(await self._outgoing.get())
                self._has_to_wait = not self._outgoing.empty()
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.end(GOING_AWAY)

    async def drain(self) -> None:
        """Send what is still waiting, as when an error was told before the end."""
        try:
            while not self._outgoing.empty():
                await self.socket.send_text(self._outgoing.get_nowait())
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
