"""People at tables, as programs: HTTP with a cookie, and the socket."""

import asyncio
import itertools
import json
import ssl
from collections import deque
from collections.abc import Callable
from typing import Any, Self, cast

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import MOST_S, patience, patience_s, until
from tests.server.protocol.refusals.parameters import lacking

_ids = itertools.count(1)
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""One context for all: making one reads every certificate of the system, and no person needs any."""

PING_EVERY_S = 4.0
"""A page that waits sends a ping, long before the server takes it for gone."""
KEPT_S = 1.0
"""An idle connection is not reused after this time, because the server closes it after five seconds."""


def complete(refusal: dict[str, Any]) -> None:
    """Check that a refusal has the documented parameters."""
    assert lacking(refusal["code"], refusal["params"]) == set(), refusal


class PatientClient(httpx.AsyncClient):
    """Waits for an answer as long as tests wait for anything; takes the same arguments as `httpx.AsyncClient`."""

    def __init__(self, **given: Any) -> None:
        kept = httpx.Limits(keepalive_expiry=KEPT_S)
        super().__init__(**{"timeout": MOST_S, "verify": NO_TLS, "limits": kept, **given})

    async def send(self, *args: Any, **more: Any) -> httpx.Response:
        async with patience():
            return await super().send(*args, **more)


class Person:
    """One browser: its cookie, its requests, its sockets; `address` is the client address that a proxy reports."""

    def __init__(self, base: str, address: str | None = None) -> None:
        self.base = base
        self.forwarded = {} if address is None else {"X-Forwarded-For": address}
        headers = {"Origin": base, **self.forwarded}
        self.http = PatientClient(base_url=base, headers=headers, follow_redirects=True)

    async def close(self) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("tablee_guest")

    async def call(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """Return the parsed answer, whose status must be `status` (None: success)."""
        answer = await self.http.request(method, path, json=body)
        expected = (answer.status_code == status) if status else answer.is_success
        assert expected, (method, path, answer.status_code, answer.text)
        if answer.headers["content-type"] != "application/json":
            return answer.text
        told = answer.json()
        if status is not None and status >= 400:
            complete(told)
        return told

    async def open(self, *seats: dict[str, Any], game: str = "toy", **more: Any) -> dict[str, Any]:
        """Return a new table."""
        body = {"game": game, "seats": list(seats), "pause": 0, **more}
        table: dict[str, Any] = await self.call("POST", "/api/tables", body)
        return table

    async def sit(self, table: str, last: int = -1, **more: Any) -> "Sitting":
        """Return a socket that has said hello and got its welcome."""
        sitting = await self.connect()
        await sitting.send(do="hello", table=table, last=last, **more)
        sitting.welcome = await sitting.expect("welcome")
        return sitting

    async def connect(self, origin: str | None = None) -> "Sitting":
        """Return a socket that has sent nothing yet."""
        headers = {} if self.cookie is None else {"Cookie": f"tablee_guest={self.cookie}"}
        socket = await connect(
            self.base.replace("http", "ws", 1) + "/ws",
            origin=origin or self.base,  # type: ignore[arg-type]
            additional_headers={**headers, **self.forwarded},
            max_size=None,
            open_timeout=patience_s(),
        )
        return Sitting(socket)


class Sitting:
    """One socket; messages that come before an expected answer are kept in `unread`.

    The effects of a request may arrive before its answer or after it.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.unread: deque[dict[str, Any]] = deque()
        self._signs_of_life = 0
        # Two tasks may send requests, such as moves and signs of life: each reads its own answer.
        self._answering = asyncio.Lock()
        self.welcome: dict[str, Any] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def told(self) -> dict[str, Any]:
        """Return the next message, however long it takes."""
        return self.unread.popleft() if self.unread else await self.received()

    async def received(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["say"] == "error":
            complete(message)
        return message

    async def next(self) -> dict[str, Any]:
        """Return the next message; send pings to keep the connection, and skip their answers."""
        async with patience():
            while True:
                try:
                    async with asyncio.timeout(PING_EVERY_S):
                        message = await self.told()
                except TimeoutError:
                    await self.send(do="ping")
                    self._signs_of_life += 1
                    continue
                if message["say"] != "pong" or not self._signs_of_life:
                    return message
                self._signs_of_life -= 1

    async def expect(self, say: str, **fields: Any) -> dict[str, Any]:
        """Return the next message of this kind with these fields; skip others before it."""
        while True:
            message = await self.next()
            if message["say"] == say and all(message.get(key) == value for key, value in fields.items()):
                return message

    async def answered(self, **message: Any) -> dict[str, Any]:
        """Send a message with an id of its own, and return its ack or error."""
        message.setdefault("id", f"test-{next(_ids)}")
        async with patience(), self._answering:
            await self.send(**message)
            while True:
                answer = await self.received()
                if answer["say"] in ("ack", "error") and answer["id"] == message["id"]:
                    return answer
                self.unread.append(answer)

    async def table(self, such: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the table once it satisfies this; skip earlier ones, because the table is sent for many reasons."""
        while not such(told := (await self.expect("table"))["table"]):
            pass
        return cast(dict[str, Any], told)

    async def reach(self, ply: int) -> dict[str, Any]:
        """Return the step of this ply, once it arrives."""
        while (told := await self.expect("step"))["step"]["ply"] != ply:
            pass
        return told

    async def quiet(self) -> list[dict[str, Any]]:
        """Return all messages that have arrived up to now."""
        async with self._answering:
            await self.send(do="ping")
            told = []
            while (message := await self.next())["say"] != "pong":
                told.append(message)
            return told

    async def closed(self) -> int:
        """Return the code with which the server closes."""
        async with patience():
            await self.socket.wait_closed()
        code = self.socket.close_code
        assert code is not None
        return code


ME = {"kind": "me"}
FRIEND = {"kind": "friend"}


def bot(level: int = 1) -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def device(name: str) -> dict[str, Any]:
    return {"kind": "device", "name": name}


def program(name: str) -> dict[str, Any]:
    return {"kind": "program", "program": name}


async def offered(base: str, game: str, names: list[str]) -> None:
    """Wait until these programs have reported that they play this game."""
    person = Person(base)

    async def all_there() -> bool:
        told = await person.call("POST", "/api/setup", {"game": game, "players": 2})
        return bool(told["programs"] == names)

    await until(all_there, 0.05)
    await person.close()
