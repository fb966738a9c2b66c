"""The socket of a table: hello first, then moves and talk, with heartbeats throughout."""

import asyncio
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tablee.core.errors import TableeError
from tablee.server.access.host_check import HostRefusals
from tablee.server.access.hosts import Hosts
from tablee.server.delivery.connection import (
    BAD_HELLO,
    FAULT,
    FOREIGN,
    GOING_AWAY,
    LATER,
    NO_TABLE,
    SILENT,
    TOO_MANY,
    Connection,
)
from tablee.server.errors import RefusalError
from tablee.server.http.request_context import address, device_of
from tablee.server.live.live_match import LiveMatch
from tablee.server.operations import logs
from tablee.server.parts import Parts
from tablee.server.protocol.client_frames import ClientMessage, Hello, Ping, Watch
from tablee.server.protocol.decoding import decoded, encoded
from tablee.server.protocol.server_frames import Pong, Refused
from tablee.server.socket.admission import Admission
from tablee.server.socket.arrivals import Arrivals
from tablee.server.socket.idle_timer import IdleTimer
from tablee.server.socket.inbox import Inbox, ReceivedMessage
from tablee.server.socket.requests import Requests
from tablee.store.failures import DatabaseAwayError

CLOSING_S: Final = 2.0
"""How long, in seconds, the other side may take to close with us."""

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
PONG: Final = encoded(Pong())


class _WithId(msgspec.Struct):
    id: str


_ID: Final = msgspec.json.Decoder(_WithId)


class SocketEndpoint:
    """`/ws` of one server."""

    def __init__(self, parts: Parts, hosts: Hosts, host_refusals: HostRefusals) -> None:
        connections = parts.delivery.connections
        self._store = parts.store
        self._settings = parts.settings
        self._metrics = parts.metrics
        self._background = parts.background
        self._matches = parts.matches
        self._rate_limits = parts.access.rate_limits
        self._connections = connections
        self._feed = parts.delivery.feed
        self._announcements = parts.delivery.announcements
        self._hints = parts.thinking.hints
        self._fair_shares = parts.thinking.fair_shares
        self._admission = Admission(
            parts.store, parts.settings, parts.access, connections, hosts, host_refusals
        )
        self._requests = Requests(parts)
        self._arrivals = Arrivals(parts.delivery, parts.tables, parts.clocks, parts.background)

    async def serve(self, socket: WebSocket) -> None:
        """Serve one connection from beginning to end."""
        who = address(socket)
        await socket.accept()
        connection = Connection(socket, None, self._settings.queue, who)
        with logs.bound(connection=connection.id):
            try:
                connection.for_players = await self._admission.check(socket, who)
            except TableeError as refused:
                await self._turn_away(connection, refused)
                return
            self._admission.enter(who)
            self._metrics.connections.inc()
            try:
                await self._talk(connection)
            finally:
                self._metrics.connections.dec()
                self._admission.leave(who)

    async def _turn_away(self, connection: Connection, refused: TableeError) -> None:
        code = {"origin.foreign": FOREIGN, "host.unknown": FOREIGN, "request.too_many": TOO_MANY}.get(
            refused.code, LATER
        )
        connection.send(encoded(Refused(None, refused.code, refused.params)))
        await connection.drain()
        await self._close(connection, code)

    async def _talk(self, connection: Connection) -> None:
        reader = asyncio.create_task(self._read(connection))
        try:
            await asyncio.wait((reader, connection.ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            # The message that is being carried out is carried to its end, even if its connection ended.
            tasks = [task for task in (reader, connection.writer) if task is not None]
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception):
                    self._end_by_fault(connection, result)
        if connection.ending != GOING_AWAY:
            await connection.drain()
        await self._close(connection, connection.ending or 1000)

    def _check_end(self, worker: "asyncio.Task[None]", connection: Connection) -> None:
        if not worker.cancelled() and isinstance(error := worker.exception(), Exception):
            self._end_by_fault(connection, error)

    def _end_by_fault(self, connection: Connection, error: Exception) -> None:
        self._failed("socket failed", error)
        connection.end(FAULT)

    def _failed(self, event: str, error: Exception) -> None:
        self._metrics.faults.inc()
        logs.log.error(event, exc_info=error)

    async def _close(self, connection: Connection, code: int) -> None:
        self._metrics.closed.labels(str(code)).inc()
        logs.log.info("socket closed", code=code, match=connection.table)
        if connection.socket.application_state is WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(CLOSING_S):
                    await connection.socket.close(code)
            except (WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                return

    async def _read(self, connection: Connection) -> None:
        live: LiveMatch | None = None
        try:
            text = await self._first(connection)
            if isinstance(text, str) and (greeted := await self._greet(connection, text)) is not None:
                live, hello = greeted
                if live is not None and isinstance(hello, Hello):
                    if not await self._enter(connection, live, hello):
                        return
                else:
                    self._connections.watch(connection)
                if connection.guest is not None and (isinstance(hello, Watch) or hello.awaiting):
                    await self._feed.begin(connection)
                self._announcements.greet(connection)
                text = await self._listen(connection, live)
            if isinstance(text, int):
                connection.end(text)
        except DatabaseAwayError as away:
            self._refuse(connection, None, away)
            connection.end(LATER)
        finally:
            self._connections.forget(connection)
            if live is not None and connection.table is not None:
                self._hints.forget(connection)
                await self._arrivals.leave(live, connection)

    async def _listen(self, connection: Connection, live: LiveMatch | None) -> int:
        """Carry out the messages until none will come any more; return the code to close with."""
        inbox = Inbox(partial(self._handle, connection, live), lambda: connection.send(PONG))
        worker = asyncio.create_task(inbox.work())
        worker.add_done_callback(lambda task: self._check_end(task, connection))
        idle = IdleTimer(self._settings.idle_timeout, lambda: connection.end(SILENT))

        def deliver(text: str) -> bool:
            """Take a message without the event loop; return false if it must wait or be refused, which `_next` does."""
            if not inbox.has_room() or not self._rate_limits.count("message", connection.id):
                return False
            idle.expect()
            inbox.put_now(self._received(connection, text))
            return True

        try:
            idle.expect()
            connection.deliver_to(deliver)
            while isinstance(text := await self._next(connection), str):
                idle.relax()
                await inbox.put(self._received(connection, text))
                idle.expect()
            await inbox.emptied()
        finally:
            connection.deliver_to(None)
            idle.end()
            # Finish a move that is under way even if its sender is gone.
            inbox.end(worker, self._background)
        return text

    async def _first(self, connection: Connection) -> str | int:
        """Return the first message, or the code to close with if it does not come, or not in time."""
        try:
            async with asyncio.timeout(self._settings.hello):
                return await self._next(connection)
        except TimeoutError:
            return SILENT

    async def _next(self, connection: Connection) -> str | int:
        """Return the next message, or the code to close with if none will come."""
        try:
            message = await connection.socket.receive()
        except RuntimeError:
            return GOING_AWAY
        if message["type"] == "websocket.disconnect":
            return GOING_AWAY
        try:
            self._rate_limits.hit("message", connection.id)
        except RefusalError as refused:
            self._refuse(connection, None, refused)
            return TOO_MANY
        text = message.get("text")
        return text if text is not None else ""

    async def _greet(
        self, connection: Connection, text: str
    ) -> tuple[LiveMatch | None, Hello | Watch] | None:
        """Return the first message and the table that it asks for, if any; None if it is refused."""
        try:
            hello = self._message(text)
            if not isinstance(hello, Hello | Watch):
                raise RefusalError("hello.first")
            device = await device_of(self._store, connection.socket)
            if device is not None:
                connection.guest, connection.device = device.guest.id, device.hash
            if isinstance(hello, Watch):
                if device is None:
                    raise RefusalError("guest.unknown")
                return None, hello
            if device is None and self._settings.by_invitation:
                raise RefusalError("server.by_invitation")
            live = await self._matches.current(hello.table)
        except DatabaseAwayError:
            raise
        except TableeError as refused:
            self._refuse(connection, None, refused)
            connection.end(NO_TABLE if refused.code == "table.unknown" else BAD_HELLO)
            return None
        return live, hello

    async def _enter(self, connection: Connection, live: LiveMatch, hello: Hello) -> bool:
        """Send the newcomer everything, and the others that they came; return false if too many are here."""
        logs.bind(match=live.id)
        if connection.guest is not None:
            self._fair_shares.seen(connection.guest, address(connection.socket))
        async with live.lock:
            # Check within the lock: of many who come at the same moment, each is counted before the next is
            # checked.
            try:
                self._admission.check_table(connection, live)
            except RefusalError as refused:
                self._refuse(connection, None, refused)
                connection.end(BAD_HELLO)
                return False
            refused_viewpoint = await self._requests.welcome(connection, live, hello)
            self._arrivals.join(live, connection)
        # Send the presence at once: if another guest came first, it would seem sent already.
        self._arrivals.send_presence(live, connection)
        if refused_viewpoint is not None:
            self._refuse(connection, None, refused_viewpoint)
        logs.log.info("socket opened", last=hello.last)
        await self._arrivals.follow(live, connection)
        return True

    async def _handle(
        self, connection: Connection, live: LiveMatch | None, received: ReceivedMessage
    ) -> None:
        message = received.message
        message_id: str | None = getattr(message, "id", None)
        try:
            if isinstance(message, TableeError):
                raise message
            if live is None:
                raise RefusalError("hello.first")
            await self._requests.answer(connection, live, message)
        except TableeError as refused:
            self._refuse(connection, message_id or _id_in(received.text), refused)
        except Exception as error:
            self._failed("message failed", error)
            self._refuse(connection, message_id, RefusalError("server.fault"))

    def _received(self, connection: Connection, text: str) -> ReceivedMessage:
        received = ReceivedMessage(text, self._understood(text))
        if isinstance(received.message, Ping):
            connection.hidden = received.message.hidden
        return received

    def _understood(self, text: str) -> ClientMessage | TableeError:
        try:
            return self._message(text)
        except TableeError as refused:
            return refused

    def _message(self, text: str) -> ClientMessage:
        limit = self._settings.message
        # A character is at most four bytes.
        if 4 * len(text) > limit and len(text.encode(errors="replace")) > limit:
            raise RefusalError("request.too_large", limit=limit)
        return decoded(DECODER, text)

    def _refuse(self, connection: Connection, message_id: str | None, refused: TableeError) -> None:
        self._metrics.refused.labels(refused.code).inc()
        connection.send(encoded(Refused(message_id, refused.code, refused.params)))


def _id_in(text: str) -> str | None:
    try:
        found = _ID.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found if len(found) <= 40 else None
