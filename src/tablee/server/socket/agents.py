"""The socket of an agent on another machine: it shows its token, then answers the lines of the bot protocol."""

import asyncio
import time
from collections import Counter
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs.offered import AgentKey
from tablee.bots.programs.remote_agent import LATE, REPLACED, STOPPED, TOKEN, UNEXPECTED, Link, RemoteAgent
from tablee.core.errors import TableeError
from tablee.server.access.host_check import HostRefusals
from tablee.server.access.hosts import Hosts
from tablee.server.delivery.connection import (
    BAD_HELLO,
    BEHIND,
    ENDED,
    FOREIGN,
    GOING_AWAY,
    LATER,
    SILENT,
    TOO_MANY,
    Connection,
)
from tablee.server.http.request_context import address
from tablee.server.operations.logs import log
from tablee.server.parts import Parts
from tablee.server.socket.admission import Admission
from tablee.server.socket.session import CLOSING_S
from tablee.store.failures import DatabaseAwayError

PING_S: Final = 15.0
"""Seconds between two pings of an agent; the token is checked as often."""

SILENCE_S: Final = 40.0
"""Seconds without any line of the agent after which its connection ends."""

GUESTS_PER_ADDRESS: Final = 9
"""The most connections of guests' agents from one address, and from all addresses to one process."""
GUESTS_HERE: Final = 300

MANY: Final = "agent.too_many"
SILENCE: Final = "agent.silent"
FLOOD: Final = "request.too_many"
BEARER: Final = "bearer "

CODES: Final = {
    TOKEN: BAD_HELLO,
    UNEXPECTED: BAD_HELLO,
    REPLACED: ENDED,
    STOPPED: GOING_AWAY,
    SILENCE: SILENT,
    LATE: SILENT,
    FLOOD: TOO_MANY,
    MANY: LATER,
    "origin.foreign": FOREIGN,
    "host.unknown": FOREIGN,
}
"""The code with which a socket is closed for each reason; the reason is sent too."""


class AgentEndpoint:
    """`/agent` of one server."""

    def __init__(self, parts: Parts, hosts: Hosts, host_refusals: HostRefusals) -> None:
        self._store = parts.store
        self._settings = parts.settings
        self._metrics = parts.metrics
        self._rate_limits = parts.access.rate_limits
        self._programs = parts.thinking.programs
        self._of_guests: Counter[str] = Counter()
        self._admission = Admission(
            parts.store, parts.settings, parts.access, parts.delivery.connections, hosts, host_refusals
        )

    async def serve(self, socket: WebSocket) -> None:
        """Serve one connection from beginning to end."""
        who = address(socket)
        await socket.accept()
        connection = Connection(socket, None, self._settings.queue, who)
        try:
            self._admission.check_agent(socket, who)
        except TableeError as refused:
            await self._close(connection, refused.code)
            return
        self._admission.enter(who)
        self._metrics.connections.inc()
        try:
            reason = await self._admitted(connection)
        except DatabaseAwayError as away:
            reason = away.code
        finally:
            self._metrics.connections.dec()
            self._admission.leave(who)
        await self._close(connection, reason)

    async def _admitted(self, connection: Connection) -> str:
        """Let the agent play if its token is known; return the reason of the end. Raise `DatabaseAwayError`."""
        token = _token(connection.socket)
        key = await self._known(token)
        if key is None:
            return TOKEN
        if isinstance(key, str):
            return await self._played(connection, token, key)
        who, guests = connection.address, self._of_guests
        if guests.total() >= GUESTS_HERE or guests[who] >= GUESTS_PER_ADDRESS:
            return MANY
        guests[who] += 1
        try:
            return await self._played(connection, token, key)
        finally:
            guests[who] -= 1
            if not guests[who]:
                del guests[who]

    async def _known(self, token: str) -> AgentKey | None:
        """Return the agent with this token; None if there is none, or it is a guest's and guests may have none.

        Raise `DatabaseAwayError`.
        """
        name = await self._store.agent_tokens.name_of(token)
        if name is not None or not self._settings.own_agents:
            return name
        return await self._store.own_agents.of_token(token)

    async def _played(self, connection: Connection, token: str, key: AgentKey) -> str:
        """Let the agent play; return the reason of the end."""
        with self._programs.remote(key) as agent:
            return await self._linked(connection, token, key, agent)

    async def _linked(self, connection: Connection, token: str, key: AgentKey, agent: RemoteAgent) -> str:
        log.info("an agent connects", program=agent.name)
        link = Link(connection.send)
        tasks = [
            asyncio.create_task(self._read(connection, link)),
            asyncio.create_task(self._ping(link, token, key)),
        ]
        try:
            await agent.connect(link)
            ends: list[asyncio.Future[Any]] = [*tasks, link.ended, connection.ended]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        except ProcessFailedError as failed:
            log.info("an agent does not say who it is", program=agent.name, error=str(failed))
        finally:
            agent.leave(link)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            log.info("an agent leaves", program=agent.name, code=link.ended.result())
        return link.ended.result()

    async def _read(self, connection: Connection, link: Link) -> None:
        """Take the agent's lines until none will come any more."""
        while not link.ended.done():
            try:
                message = await connection.socket.receive()
            except RuntimeError:
                message = {"type": "websocket.disconnect"}
            if message["type"] == "websocket.disconnect":
                link.end(STOPPED)
            elif not self._rate_limits.count("message", connection.id):
                link.end(FLOOD)
            else:
                link.hear(message.get("text") or "")

    async def _ping(self, link: Link, token: str, key: AgentKey) -> None:
        """See now and then whether the agent is there, and its token still valid."""
        while True:
            await asyncio.sleep(PING_S)
            if time.monotonic() - link.heard_at > SILENCE_S:
                link.end(SILENCE)
            try:
                known = await self._known(token)
                if known is None:
                    link.end(TOKEN)
                elif known != key:
                    # Its owner was merged with another guest; it connects again as that guest's agent.
                    link.end(STOPPED)
            except DatabaseAwayError:
                # It is checked next time.
                pass
            link.ping()

    async def _close(self, connection: Connection, reason: str) -> None:
        code = BEHIND if connection.ending == BEHIND else CODES.get(reason, LATER)
        self._metrics.closed.labels(str(code)).inc()
        if connection.socket.application_state is WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(CLOSING_S):
                    await connection.drain()
                    await connection.socket.close(code, reason)
            except (WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                return


def _token(socket: WebSocket) -> str:
    """Return the token that a socket shows; empty without any."""
    given = socket.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""
