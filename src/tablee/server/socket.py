"""The socket of a table: hello first, then moves and talk, heartbeats all along."""

import asyncio
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tablee.core.errors import TableeError
from tablee.server.call import address, device_of
from tablee.server.connection import (
    BAD_HELLO,
    FOREIGN,
    GOING_AWAY,
    NO_TABLE,
    SILENT,
    TOO_MANY,
    Connection,
)
from tablee.server.decoding import decoded, encoded
from tablee.server.frames import ClientMessage, Hello, Refused
from tablee.server.house import House
from tablee.server.live import Live
from tablee.server.logs import log
from tablee.server.origin import is_own
from tablee.server.refusals import Refusal
from tablee.server.requests import answer, welcome

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class _WithId(msgspec.Struct):
    id: str


_ID: Final = msgspec.json.Decoder(_WithId)


class Socket:
    """`/ws` of one server."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def serve(self, socket: WebSocket) -> None:
        """One connection from beginning to end."""
        house, who = self._house, address(socket)
        counts = house.connections_by_address
        await socket.accept()
        connection = Connection(socket, None, house.settings.queue)
        with structlog.contextvars.bound_contextvars(connection=connection.id):
            try:
                house.rates.hit("socket", who)
                if not is_own(socket, house.settings.origins):
                    raise Refusal("origin.foreign")
                here, everywhere = counts.get(who, 0), sum(counts.values())
                if here >= house.settings.connections_per_address or everywhere >= house.settings.connections:
                    raise Refusal("server.full", limit=house.settings.connections_per_address)
            except TableeError as refused:
                await self._turn_away(connection, refused)
                return
            counts[who] = counts.get(who, 0) + 1
            house.metrics.connections.inc()
            try:
                await self._talk(connection)
            finally:
                house.metrics.connections.dec()
                counts[who] -= 1
                if counts[who] == 0:
                    del counts[who]

    async def _turn_away(self, connection: Connection, refused: TableeError) -> None:
        code = {"origin.foreign": FOREIGN, "request.too_many": TOO_MANY}.get(refused.code, 1013)
        connection.send(encoded(Refused(None, refused.code, refused.params)))
        await connection.drain()
        await self._close(connection, code)

    async def _talk(self, connection: Connection) -> None:
        device = await device_of(self._house, connection.socket)
        if device is not None:
            connection.guest, connection.device = device.guest.id, device.hash
        writer = asyncio.create_task(connection.write())
        reader = asyncio.create_task(self._read(connection))
        ended = asyncio.create_task(connection.ended.wait())
        try:
            await asyncio.wait((reader, ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            # What the reader is carrying out is carried to its end; a connection that ended only stops listening.
            for task in (reader, writer, ended):
                task.cancel()
            await asyncio.gather(reader, writer, ended, return_exceptions=True)
        if connection.ending != GOING_AWAY:
            await connection.drain()
        await self._close(connection, connection.ending or 1000)

    async def _close(self, connection: Connection, code: int) -> None:
        self._house.metrics.closed.labels(str(code)).inc()
        log.info("socket closed", code=code, match=connection.table)
        if connection.socket.application_state is WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(2):
                    await connection.socket.close(code)
            except (WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                return

    async def _read(self, connection: Connection) -> None:
        live: Live | None = None
        try:
            while True:
                text = await self._next(connection)
                if text is None:
                    break
                if live is None:
                    live = await self._greet(connection, text)
                    if live is None:
                        break
                else:
                    # A move that is under way is finished even when its sender is gone.
                    await self._house.finishing.finish(self._handle(connection, live, text))
        finally:
            if live is not None:
                self._house.adviser.forget(connection)
                self._house.hub.leave(live.id, connection)
                self._tell_presence(live, connection)

    async def _next(self, connection: Connection) -> str | None:
        try:
            async with asyncio.timeout(self._house.settings.silence):
                message = await connection.socket.receive()
        except TimeoutError:
            connection.end(SILENT)
            return None
        except RuntimeError:
            connection.end(GOING_AWAY)
            return None
        if message["type"] == "websocket.disconnect":
            connection.end(GOING_AWAY)
            return None
        try:
            self._house.rates.hit("message", connection.id)
        except Refusal as refused:
            self._refuse(connection, None, refused)
            connection.end(TOO_MANY)
            return None
        text = message.get("text")
        return text if text is not None else ""

    async def _greet(self, connection: Connection, text: str) -> Live | None:
        house = self._house
        try:
            hello = self._message(text)
            if not isinstance(hello, Hello):
                raise Refusal("hello.first")
            live = await house.live(hello.table)
            if house.hub.count(live.id) >= house.settings.connections_per_table:
                raise Refusal("server.full", limit=house.settings.connections_per_table)
        except TableeError as refused:
            self._refuse(connection, None, refused)
            connection.end(NO_TABLE if refused.code == "table.unknown" else BAD_HELLO)
            return None
        structlog.contextvars.bind_contextvars(match=live.id)
        async with live.lock:
            refused_look = await welcome(house, connection, live, hello)
            connection.table = live.id
            house.hub.join(live.id, connection)
        await house.stand_ins.arrived(live, connection.guest)
        if refused_look is not None:
            self._refuse(connection, None, refused_look)
        log.info("socket opened", last=hello.last)
        self._tell_presence(live, connection)
        house.bots.poke(live)
        return live

    def _tell_presence(self, live: Live, connection: Connection) -> None:
        others = [one for one in self._house.hub.at(live.id) if one is not connection]
        if connection.guest is not None and all(one.guest != connection.guest for one in others):
            self._house.hub.tell_table(live, but=connection)

    async def _handle(self, connection: Connection, live: Live, text: str) -> None:
        message_id: str | None = None
        try:
            message = self._message(text)
            message_id = getattr(message, "id", None)
            await answer(self._house, connection, live, message)
        except TableeError as refused:
            self._refuse(connection, message_id or _id_in(text), refused)
        except Exception:
            self._house.metrics.faults.inc()
            log.error("message failed", exc_info=True)
            self._refuse(connection, message_id, Refusal("server.fault"))

    def _message(self, text: str) -> ClientMessage:
        limit = self._house.settings.message
        if len(text) > limit or len(text.encode(errors="replace")) > limit:
            raise Refusal("request.too_large", limit=limit)
        return decoded(DECODER, text)

    def _refuse(self, connection: Connection, message_id: str | None, refused: TableeError) -> None:
        self._house.metrics.refused.labels(refused.code).inc()
        connection.send(encoded(Refused(message_id, refused.code, refused.params)))


def _id_in(text: str) -> str | None:
    try:
        found = _ID.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found if len(found) <= 40 else None
