"""Agents on other machines for tests: one that answers by hand, and one of `tablee.remote.play` in a thread."""

import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import tablee
from tablee import remote
from tablee.bots.programs import offered as programs_offered
from tablee.server.live.live_match import LiveMatch
from tablee.server.socket import agents
from tests.patience import patience, until
from tests.server.conftest import Running
from tests.server.people import ME, Person, Sitting, offered, program

ANA = "Anastasia"
FOX = "Fox (Ana)"
TOKEN = "a token"


class Other:
    """An agent in any language: it has the lines that it got, and answers by hand."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: list[dict[str, Any]] = []

    async def say(self, **line: Any) -> None:
        await self.socket.send(json.dumps(line))

    async def hear(self, do: str) -> dict[str, Any]:
        """Return the next line, which must be of this kind."""
        async with patience():
            line: dict[str, Any] = json.loads(await self.socket.recv())
        self.told.append(line)
        assert line["do"] == do
        return line

    async def begin(self) -> None:
        """Answer until the first question of the match has come."""
        await self.hear("match")
        await self.say(say="ready")

    async def end(self) -> tuple[int, str]:
        """Return the code and the reason with which the server closes."""
        async with patience():
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await self.socket.recv()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code, closed.value.rcvd.reason


@asynccontextmanager
async def other(server: Running, token: str = TOKEN, greets: bool = True) -> AsyncIterator[Other]:
    address = server.base.replace("http", "ws", 1) + "/agent"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        agent = Other(socket)
        if greets:
            await agent.hear("hello")
            await agent.say(say="hello", name="by hand")
            await offered(server.base, "toy", [FOX])
        yield agent


class Table(NamedTuple):
    """A table of Ana and the agent; she has drawn, and it is the agent's turn."""

    server: Running
    ana: Person
    id: str
    sitting: Sitting

    async def live(self) -> LiveMatch:
        return await self.server.services.matches.current(self.id)


@asynccontextmanager
async def agents_turn(server: Running) -> AsyncIterator[Table]:
    """Yield a table at which it is the turn of the agent, which is connected."""
    ana = Person(server.base)
    await ana.call("PUT", "/api/me", {"name": ANA})
    table = (await ana.open(ME, program(FOX)))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        yield Table(server, ana, table, sitting)
    await ana.close()


class Drawing(tablee.Agent):
    """Draws; `seen` keeps what it saw."""

    def __init__(self) -> None:
        self.seen: list[tablee.Seen] = []

    def choose(self, seen: tablee.Seen) -> str:
        self.seen.append(seen)
        return seen.legal[-1]


class Playing:
    """`tablee.remote.play` in a thread; `error` is what ended it."""

    def __init__(self, server: Running, agent: Any, token: str = TOKEN) -> None:
        self.error: Exception | None = None
        self.thread = threading.Thread(target=self._play, args=(server.base, token, agent), daemon=True)
        self.thread.start()

    def _play(self, url: str, token: str, agent: Any) -> None:
        try:
            remote.play(url, token, agent)
        except Exception as error:
            self.error = error

    async def ended(self) -> Exception | None:
        await until(lambda: not self.thread.is_alive())
        return self.error


async def replied(server: Running, table: str, sitting: Sitting, ply: int) -> str:
    """Draw at ply `ply`, and return the move after it."""
    assert (await sitting.answered(do="move", ply=ply, seat=0, move="draw"))["say"] == "ack"
    await sitting.reach(ply + 2)
    return (await server.services.matches.current(table)).match.moves[ply + 1].move


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait long: neither the agent for its next attempt, nor the server for its next check."""
    monkeypatch.setattr(remote, "FIRST_S", 0.01)
    monkeypatch.setattr(agents, "PING_S", 0.05)


@pytest.fixture
def unwaited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no question wait for an agent that lost its connection."""
    monkeypatch.setattr(programs_offered, "RETURN_S", 0.0)
