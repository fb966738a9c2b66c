"""uvicorn's own protocols, with the deadlines, the limits and the shortcuts that they lack.

Every connection begins as HTTP, that of a socket too. Its headers must arrive within `Settings.request_timeout`, and
the body within the same time again. Between two requests, a connection may be idle for as long as uvicorn allows.
"""

import asyncio
import logging
import zlib
from collections.abc import Callable, Sequence
from functools import cached_property
from http import HTTPStatus
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from tablee.server.access.peers import Peer, Peers
from tablee.server.protocol.base import Problem
from tablee.server.settings import Settings

HEADERS: Final = 64 * 1024
INVALID_TEXT: Final = 1007
SEND_NOW: Final = "tablee.send_now"
"""The key of `TextSocket.send_now` among the extensions of a socket's scope."""
DELIVER_TO: Final = "tablee.deliver_to"
"""The key of `TextSocket.deliver_to` in the same place."""

WORTH_COMPRESSING: Final = 100
"""The size in bytes from which messages are compressed. A shorter message, such as an acknowledgement or a pong,
hardly grows its packet.
"""


class LateCompression(PerMessageDeflate):
    """Compression whose compressor is made for the first message that is compressed.

    The page of a guest without tables never gets such a message, and saves a third of the memory of its socket.
    """

    def __init__(self, negotiated: PerMessageDeflate) -> None:
        self.__dict__.update(negotiated.__dict__)
        self.__dict__.pop("encoder", None)

    @cached_property
    def encoder(self) -> Any:  # type: ignore[override]
        """The compressor; with context takeover, it is kept from message to message."""
        return zlib.compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)


class LateCompressionFactory(ServerPerMessageDeflateFactory):
    """Negotiates as its base class does."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Return the parameters of the answer, and the compression."""
        answered, negotiated = super().process_request_params(params, accepted_extensions)
        return answered, LateCompression(negotiated)


COMPRESSION: Final = LateCompressionFactory(
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 3},
)
"""The memory that a socket keeps for compression: a window of 4 kB, as in uvicorn, but tables of 4 kB instead of 16.
A step does not get longer by that. For the short messages of clients it keeps nothing: they are compressed alone.
"""

AHEAD: Final = 4
"""The number of messages of a socket that are read before the application receives them."""

HTTP_LOG: Final = logging.getLogger("uvicorn.http")
HTTP_LOG.setLevel(logging.ERROR)
"""Without uvicorn's warnings about malformed requests, with which a stranger could fill the log."""
SOCKET_LOG: Final = logging.getLogger("uvicorn.sockets")
SOCKET_LOG.setLevel(logging.WARNING)
"""Without uvicorn's lines about each socket, which hold people's addresses. Our own lines (`SocketEndpoint`) do not."""
FindPeers = Callable[[], Peers | None]
MessageSink = Callable[[str], bool]
"""Takes a message and returns true, or returns false if it cannot take the message now."""


def http_protocol(settings: Settings, find: FindPeers) -> type[HttpToolsProtocol]:
    """Return the protocol class of HTTP connections; `find` returns the register that counts them, None while there
    is none.
    """

    class Http(BoundedHttp):
        time_limit = settings.request_timeout
        peers = staticmethod(find)

    return Http


def socket_protocol(find: FindPeers) -> type[WebSocketsSansIOProtocol]:
    """Return the protocol class of connections that have become sockets."""

    class Ws(TextSocket):
        peers = staticmethod(find)

    return Ws


class BoundedHttp(HttpToolsProtocol):
    """HTTP with a deadline for the headers, and one for the body, of each request."""

    time_limit: float
    peers: FindPeers
    _peer: Peer | None = None
    _reading_headers = True
    _header_bytes = 0
    _has_begun = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or abort it if there are too many."""
        super().connection_made(transport)
        self.logger = HTTP_LOG
        peers = self.peers()
        if peers is None:
            return
        self._peer = peers.admit(transport)
        if self._peer is None:
            transport.abort()
        else:
            self._peer.expect(self, self.time_limit)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        super().connection_lost(exc)
        peers = self.peers()
        if peers is not None:
            peers.release(self.transport)

    def data_received(self, data: bytes) -> None:
        """Read on while the headers stay within bounds."""
        if self._reading_headers:
            self._has_begun = True
            if self._peer is not None and not self._peer.expecting:
                self._peer.expect(self, self.time_limit)
        super().data_received(data)
        if self._reading_headers and self._has_begun:
            self._header_bytes += len(data)
            if self._header_bytes > HEADERS:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "request.too_large", limit=HEADERS)

    def on_headers_complete(self) -> None:
        """Set the deadline of the body."""
        self._reading_headers, self._header_bytes = False, 0
        if self._peer is not None:
            self._peer.expect(self, self.time_limit)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Cancel the deadline: the request is complete. The next headers get theirs when they begin."""
        self._reading_headers, self._has_begun = True, False
        if self._peer is not None:
            self._peer.relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Cancel the deadline: a socket has deadlines of its own."""
        if self._peer is not None:
            self._peer.relax()
        super().handle_websocket_upgrade()

    def on_deadline(self) -> None:
        """Answer a client that sent part of a request with an error; close at once if it sent nothing."""
        if self._reading_headers and not self._has_begun:
            self.transport.close()
            return
        peers = self.peers()
        if peers is not None:
            peers.count_slow("headers" if self._reading_headers else "body")
        if self._reading_headers or not self.cycle.response_started:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "request.slow", seconds=round(self.time_limit))
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


class TextSocket(WebSocketsSansIOProtocol):
    """A socket that takes text only as valid text, logs no addresses, and is counted until it is lost."""

    peers: FindPeers
    _sink: MessageSink | None = None

    def __init__(self, config: uvicorn.Config, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.conn = ServerProtocol(extensions=[COMPRESSION], max_size=config.ws_max_size, logger=SOCKET_LOG)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, without logging an address."""
        self.logger = SOCKET_LOG
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        super().connection_lost(exc)
        peers = self.peers()
        if peers is not None:
            peers.release(self.transport)

    def handle_connect(self, event: Request) -> None:
        """Begin to serve the socket, with `send_now` and `deliver_to` in its scope for the application."""
        super().handle_connect(event)
        # uvicorn keeps the request, but never reads it again: 3 kB of each socket.
        del self.request
        if not self.close_sent:
            ways: dict[str, Any] = {SEND_NOW: self.send_now, DELIVER_TO: self.deliver_to}
            self.scope["extensions"].update(ways)

    def send_now(self, text: str) -> bool:
        """Send a message without the event loop. Return False if it has to go the ASGI way.

        That is so if the transport has enough to send already, or the socket is no longer open.
        """
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        data = text.encode()
        extensions = self.conn.extensions if len(data) >= WORTH_COMPRESSING else ()
        self.transport.write(Frame(Opcode.TEXT, data).serialize(mask=False, extensions=extensions))
        return True

    def deliver_to(self, sink: MessageSink | None) -> None:
        """From now on offer each message to `sink` first, unless earlier messages still wait to be received."""
        self._sink = sink

    def send_receive_event_to_app(self) -> None:
        """Deliver a message to the application; text that is not UTF-8 ends the connection.

        uvicorn pauses reading after each message until the application has received it: two system calls for each
        message.
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
        if self._sink is not None and self.queue.empty() and self._sink(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
