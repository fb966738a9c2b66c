"""How requests come in: uvicorn's own protocols, with the patience, the limits and the short ways that it lacks.

Every connection begins as HTTP, that of a socket too. Its headers must arrive within `Settings.request_timeout`, and
the body within the same time again; until a connection is used again it may be idle for as long as uvicorn says.
"""

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from tablee.server.access.peers import Peer, Peers
from tablee.server.protocol.base import Problem
from tablee.server.settings import Settings

HEADERS: Final = 64 * 1024
INVALID_TEXT: Final = 1007
SEND_NOW: Final = "tablee.send_now"
"""Among the extensions of a socket's scope: `Clean.send_now`."""
HAND_TO: Final = "tablee.hand_to"
"""Also there: `Clean.hand_to`."""

WORTH_COMPRESSING: Final = 100
"""Bytes. A shorter message, an acknowledgement or a pong, goes as it is: beside the headers of its packet it is hardly
longer for it."""

COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 3}
)
"""What a socket keeps to compress by: 4 kB of what was sent, as uvicorn has it, but tables for it of 4 kB instead of
16; a step is no longer for it."""

AHEAD: Final = 4
"""So many messages of a socket are read before they are asked for."""

HTTP_LOG: Final = logging.getLogger("uvicorn.http")
HTTP_LOG.setLevel(logging.ERROR)
"""Without uvicorn's warnings about malformed requests: anybody could fill the log with them."""
SOCKET_LOG: Final = logging.getLogger("uvicorn.sockets")
SOCKET_LOG.setLevel(logging.WARNING)
"""Without uvicorn's lines about each socket, which hold addresses of people; ours (`SocketEndpoint`) do not."""
FindPeers = Callable[[], Peers | None]
Take = Callable[[str], bool]
"""Takes a message, or does not."""


def http_protocol(settings: Settings, find: FindPeers) -> type[HttpToolsProtocol]:
    """The protocol of HTTP connections; `find` tells who counts them, None while nobody does."""

    class Http(Patient):
        patience = settings.request_timeout
        peers = staticmethod(find)

    return Http


def socket_protocol(find: FindPeers) -> type[WebSocketsSansIOProtocol]:
    """The protocol of a connection once it is a socket."""

    class Ws(Clean):
        peers = staticmethod(find)

    return Ws


class Patient(HttpToolsProtocol):
    """HTTP that waits so long and no longer."""

    patience: float
    peers: FindPeers
    _peer: Peer | None = None
    _reading_headers = True
    _header_bytes = 0
    _has_begun = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or close it at once."""
        super().connection_made(transport)
        self.logger = HTTP_LOG
        peers = self.peers()
        if peers is None:
            return
        self._peer = peers.admit(transport)
        if self._peer is None:
            transport.abort()
        else:
            self._peer.expect(self, self.patience)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        super().connection_lost(exc)
        peers = self.peers()
        if peers is not None:
            peers.release(self.transport)

    def data_received(self, data: bytes) -> None:
        """Read on, as long as the headers stay within bounds."""
        if self._reading_headers:
            self._has_begun = True
            if self._peer is not None and not self._peer.expecting:
                self._peer.expect(self, self.patience)
        super().data_received(data)
        if self._reading_headers and self._has_begun:
            self._header_bytes += len(data)
            if self._header_bytes > HEADERS:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "request.too_large", limit=HEADERS)

    def on_headers_complete(self) -> None:
        """From now on the body is awaited."""
        self._reading_headers, self._header_bytes = False, 0
        if self._peer is not None:
            self._peer.expect(self, self.patience)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is there whole; the next headers are awaited when they begin."""
        self._reading_headers, self._has_begun = True, False
        if self._peer is not None:
            self._peer.relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The socket's own deadlines count from here on."""
        if self._peer is not None:
            self._peer.relax()
        super().handle_websocket_upgrade()

    def too_late(self) -> None:
        """Say so to whoever sent a part of a request; who sent nothing is not waiting for an answer."""
        if self._reading_headers and not self._has_begun:
            self.transport.close()
            return
        peers = self.peers()
        if peers is not None:
            peers.count_slow("headers" if self._reading_headers else "body")
        if self._reading_headers or not self.cycle.response_started:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "request.slow", seconds=round(self.patience))
        else:
            self.transport.close()

    def _refuse(self, status: HTTPStatus, code: str, **params: Any) -> None:
        body = msgspec.json.encode(Problem(code, params))
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()


class Clean(WebSocketsSansIOProtocol):
    """A socket that takes text for text only, without alarm, and is counted until it is lost."""

    peers: FindPeers
    _take: Take | None = None

    def __init__(self, config: uvicorn.Config, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.conn = ServerProtocol(extensions=[COMPRESSION], max_size=config.ws_max_size, logger=SOCKET_LOG)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, without logging an address."""
        self.logger = SOCKET_LOG
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        super().connection_lost(exc)
        peers = self.peers()
        if peers is not None:
            peers.release(self.transport)

    def handle_connect(self, event: Request) -> None:
        """Begin to serve it; whoever does finds `send_now` and `hand_to` in the scope."""
        super().handle_connect(event)
        if not self.close_sent:
            ways: dict[str, Any] = {SEND_NOW: self.send_now, HAND_TO: self.hand_to}
            self.scope["extensions"].update(ways)

    def send_now(self, text: str) -> bool:
        """Send a message without a way through the event loop; False where the ASGI way has to be gone.

        That is where the transport has enough to send already, or the socket is not open any more.
        """
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        data = text.encode()
        extensions = self.conn.extensions if len(data) >= WORTH_COMPRESSING else ()
        self.transport.write(Frame(Opcode.TEXT, data).serialize(mask=False, extensions=extensions))
        return True

    def hand_to(self, take: Take | None) -> None:
        """From now on offer each message to `take` before it has to be received, unless others wait for that."""
        self._take = take

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; text that is not UTF-8 ends the connection.

        uvicorn stops reading after each message until that was taken, which is two calls of the system for each.
        """
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        try:
            text = b"".join(frames).decode()
        except UnicodeDecodeError:
            self.conn.fail(INVALID_TEXT)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": INVALID_TEXT, "reason": ""})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            return
        if self._take is not None and self.queue.empty() and self._take(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
