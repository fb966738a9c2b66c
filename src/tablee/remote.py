"""`tablee.remote.play`: an agent of this machine plays at the tables of a server elsewhere.

    tablee.remote.play("https://tablee.example", token, Fox())

The agent gets what its seat knows, and nothing else. docs/bot-process.md describes the lines, for other languages.
"""

import logging
import queue
import random
import re
import threading
import time
from typing import Any, Final, NamedTuple
from urllib.parse import urljoin, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from tablee.bots.agent import Agent, agent_of
from tablee.bots.programs import protocol
from tablee.bots.programs.python_bot import answer
from tablee.core.errors import ArgumentError, TableeError
from tablee.core.plain import shown

PATH: Final = "/agent"
SCHEMES: Final = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}
LONGEST_LINE: Final = 1 << 20
FIRST_S: Final = 1.0
LAST_S: Final = 30.0
"""Seconds until the next attempt to connect: twice as many after each failure, up to this."""

LASTED_S: Final = 60.0
"""After a connection that lasted so many seconds, or over which a move was sent, the next attempt is made soon."""

OPEN_S: Final = 20.0
HEARTBEAT_S: Final = 5.0
"""Seconds between two pings of the WebSocket: a proxy closes connections over which nothing passes."""

SENDABLE: Final = re.compile(r"[ -~]+")
"""The characters that a header may have: no server gave out a token with others."""

TOKEN: Final = "agent.token"
REPLACED: Final = "agent.replaced"

log = logging.getLogger("tablee.remote")


class RemoteError(TableeError):
    """The server does not let this agent play, or its address is none."""


class _End(NamedTuple):
    """Why a connection ended.

    `moved`: the agent made a move over it. `to`: the address to which the server sends agents instead.
    """

    reason: str
    moved: bool = False
    to: str = ""


def play(url: str, token: str, agent: Any, *, name: str = "") -> None:
    """Let an agent, an object or a class, play at the tables of the server at `url` until this process is stopped.

    A lost connection is made again, after pauses that grow to half a minute. `name` is for the server's log. Raise
    `RemoteError`: `remote.url` (url) if this is no address, `remote.token` (url) if the server does not know the token,
    or not any more, `remote.replaced` (url) if another process plays with it, `remote.moved` (url, to) if it sends
    agents to another address, `remote.insecure` (url, to) if to one without encryption; `ArgumentError`
    `argument.bot_start` (bot, reason) if this is no agent.
    """
    found = agent_of(agent() if isinstance(agent, type) else agent)
    if found is None:
        reason = f"TypeError: {type(agent).__name__} has no method choose(seen)"
        raise ArgumentError("argument.bot_start", {"bot": str(shown(repr(agent))), "reason": reason})
    address, called = _address(url), name or found.name or type(found).__name__
    # A token that was read from a file may end with a line end.
    token = token.strip()
    if SENDABLE.fullmatch(token) is None:
        raise RemoteError("remote.token", {"url": url})
    wait = FIRST_S
    while True:
        began = time.monotonic()
        end = _connected(address, token, found, called)
        if end.reason == TOKEN:
            raise RemoteError("remote.token", {"url": url})
        if end.reason == REPLACED:
            raise RemoteError("remote.replaced", {"url": url})
        if end.to:
            insecure = address.startswith("wss:") and not end.to.startswith("https:")
            raise RemoteError("remote.insecure" if insecure else "remote.moved", {"url": url, "to": end.to})
        if end.moved or time.monotonic() - began >= LASTED_S:
            wait = FIRST_S
        log.warning("no connection to %s (%s); next attempt in %.0f s", url, end.reason, wait)
        time.sleep(wait * random.uniform(0.75, 1.25))
        wait = min(2 * wait, LAST_S)


def _address(url: str) -> str:
    """Return the address of the socket. Raise `RemoteError` `remote.url` (url).

    >>> _address("https://tablee.example/")
    'wss://tablee.example/agent'
    """
    try:
        parts = urlsplit(url)
        _ = parts.port, (parts.hostname or "").encode("idna")
    except ValueError:
        raise RemoteError("remote.url", {"url": url}) from None
    if parts.scheme not in SCHEMES or not parts.hostname or parts.username is not None:
        raise RemoteError("remote.url", {"url": url})
    return f"{SCHEMES[parts.scheme]}://{parts.netloc}{parts.path.rstrip('/')}{PATH}"


def _connected(address: str, token: str, agent: Agent, name: str) -> _End:
    """Play over one connection until it ends. No redirection is followed."""
    headers = {"Authorization": f"Bearer {token}"}
    try:
        socket = connect(
            address,
            additional_headers=headers,
            max_size=LONGEST_LINE,
            open_timeout=OPEN_S,
            ping_interval=HEARTBEAT_S,
            create_connection=_Connection,
        )
    except _RedirectedError as problem:
        return _End(str(problem), to=_elsewhere(address, problem.location))
    except (OSError, WebSocketException, EOFError, ValueError, LookupError, ImportError) as problem:
        # The last three: bad settings of a proxy on this machine.
        return _End(f"{type(problem).__name__}: {problem}")
    try:
        with socket:
            return _Session(socket, agent, name).play()
    except (OSError, WebSocketException, EOFError) as problem:
        return _End(f"{type(problem).__name__}: {problem}")


class _RedirectedError(Exception):
    """The server answers with another address."""

    def __init__(self, status: int, location: str) -> None:
        super().__init__(f"HTTP {status}, to {shown(location)}")
        self.location = location


class _Connection(ClientConnection):
    """A connection that is not redirected: websockets follows to any host, from version 17 on."""

    def handshake(self, *given: Any, **named: Any) -> None:
        try:
            super().handshake(*given, **named)
        except InvalidStatus as refused:
            location = refused.response.headers.get("Location")
            if location is None or not 300 <= refused.response.status_code < 400:
                raise
            raise _RedirectedError(refused.response.status_code, location) from refused


def _elsewhere(address: str, location: str) -> str:
    """Return the address of the server to which agents are sent, as a person would give it; empty if it is none.

    >>> _elsewhere("ws://tablee.example/agent", "https://play.example/agent")
    'https://play.example'
    >>> _elsewhere("ws://tablee.example/agent", "/bots/agent")
    'http://tablee.example/bots'
    >>> _elsewhere("ws://tablee.example/agent", "https://tablee.example/welcome")
    ''
    """
    try:
        parts = urlsplit(urljoin(_shown(address), location))
        if not parts.path.endswith(PATH):
            return ""
        found = _shown(f"{parts.scheme}://{parts.netloc}{parts.path.removesuffix(PATH)}")
        return "" if _address(found) == address else found
    except (ValueError, RemoteError):
        return ""


def _shown(address: str) -> str:
    """Return an address with the scheme that a person would give."""
    return f"http{address.removeprefix('ws')}" if address.startswith("ws") else address


class _Session:
    """One connection: a thread reads and answers pings, while the caller's thread thinks."""

    def __init__(self, socket: ClientConnection, agent: Agent, name: str) -> None:
        self._socket = socket
        self._agent = agent
        self._name = name
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._reason = ""

    def play(self) -> _End:
        """Answer every question until the connection ends."""
        reader = threading.Thread(target=self._read, daemon=True)
        reader.start()
        moved = False
        while (line := self._questions.get()) is not None:
            said = answer(self._agent, self._name, line)
            moved = moved or isinstance(said, protocol.Moved)
            self._say(said)
        reader.join()
        return _End(self._reason, moved)

    def _read(self) -> None:
        try:
            while True:
                text = self._socket.recv()
                line = text.encode() if isinstance(text, str) else text
                if _is_ping(line):
                    self._say(protocol.Pong())
                else:
                    self._questions.put(line)
        except ConnectionClosed as closed:
            self._reason = closed.rcvd.reason if closed.rcvd is not None else str(closed)
        finally:
            self._questions.put(None)

    def _say(self, line: protocol.BotLine) -> None:
        try:
            text = msgspec.json.encode(line).decode()
        except UnicodeEncodeError as problem:
            text = msgspec.json.encode(protocol.Fault(repr(problem))).decode()
        try:
            self._socket.send(text)
        except ConnectionClosed:
            # The reader notices it too, and ends.
            return


def _is_ping(line: bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(line, type=protocol.HostLine), protocol.Ping)
    except (msgspec.MsgspecError, ValueError):
        return False
