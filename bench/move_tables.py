"""Tables with programs as players, for benchmarks that measure the server from outside."""

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from bench.server_process import MeasuredServer
from tests.server.killing import SERVE
from tests.server.people import FRIEND, ME, Person, Sitting, device

BEAT_S: Final = 5.0
DEALT: Final = (
    "import itertools; from tests.foreseen import Foreseen; dealt = itertools.count(1); "
    + SERVE.removesuffix(")")
    + ", seeds=Foreseen(lambda: f'{next(dealt):064x}'))"
)
"""Serves the same deals in every run."""


@asynccontextmanager
async def serving(source: Path | None, program: str | None = None) -> AsyncIterator[MeasuredServer]:
    """Yield a server with an empty database; it is killed at the end."""
    with tempfile.TemporaryDirectory() as folder:
        server = MeasuredServer(Path(folder), source)
        if program is not None:
            server.program = program
        await server.start()
        try:
            yield server
        finally:
            await server.kill()
            server.log.close()


async def beat(sitting: Sitting) -> None:
    """Send signs of life, as pages do."""
    await asyncio.sleep(random.uniform(0, BEAT_S))
    while True:
        await sitting.send(do="ping", hidden=False)
        await asyncio.sleep(BEAT_S)


async def drain(sitting: Sitting) -> None:
    """Read and discard messages."""
    async for _ in sitting.socket:
        pass


class Table:
    """Two people at one device who alternate, at one table after another."""

    def __init__(self, server: MeasuredServer, game: str, number: int) -> None:
        self.server = server
        self.game = game
        self.number = number
        self.chance = random.Random(number)
        self.person = Person(server.base, f"10.0.{number // 250}.{1 + number % 250}")
        self.sitting: Sitting | None = None
        self.now: dict[str, Any] = {}
        self.id = ""

    async def open(self) -> None:
        """Open a new table, and start its match."""
        if self.person.cookie is None:
            await self.person.call("PUT", "/api/me", {"name": "Ana"})
        await self.leave()
        self.id = (await self.person.open(ME, device("Bo"), game=self.game))["table"]
        self.sitting = await self.person.sit(self.id)
        self.beating = asyncio.create_task(beat(self.sitting))
        self.now = self.sitting.welcome["now"]

    async def leave(self) -> None:
        """Leave the table."""
        if self.sitting is not None:
            self.beating.cancel()
            await self.sitting.socket.close()

    async def look(self) -> None:
        """Request the view of the player to act."""
        assert self.sitting is not None
        await self.sitting.send(do="look", seat=self.now["turn"])
        self.now = (await self.sitting.expect("look"))["now"]

    async def move(self) -> float:
        """Make any move; return the seconds until it was acknowledged."""
        assert self.sitting is not None
        now, move = self.now, self.chance.choice(self.now["legal"])
        began = time.perf_counter()
        named = {"id": f"{self.number}.{now['ply']}", "ply": now["ply"]}
        await self.sitting.send(do="move", **named, seat=now["turn"], move=move)
        await self.sitting.expect("ack")
        taken = time.perf_counter() - began
        self.now = (await self.sitting.expect("step"))["now"]
        return taken

    async def close(self) -> None:
        await self.leave()
        await self.person.close()


class ClubTable:
    """Two people, each at home, and a spectator."""

    def __init__(self, server: MeasuredServer, game: str, number: int) -> None:
        self.game = game
        self.chance = random.Random(number)
        where = f"10.0.{number // 250}.{1 + number % 250}"
        self.people = [Person(server.base, where) for _ in range(3)]
        self.sittings: list[Sitting] = []
        self.beats: list[asyncio.Task[None]] = []

    async def open(self, sockets: int) -> None:
        """Open a table, start its match, and connect `sockets` of them."""
        one, two, _ = self.people
        await one.call("PUT", "/api/me", {"name": "Ana"})
        await two.call("PUT", "/api/me", {"name": "Bo"})
        self.id = (await one.open(ME, FRIEND, game=self.game))["table"]
        await two.call("POST", f"/api/tables/{self.id}/join", {})
        await self.sit(sockets)

    async def sit(self, sockets: int) -> None:
        """Connect the first `sockets` of them."""
        while len(self.sittings) < sockets:
            person = self.people[len(self.sittings)]
            self.sittings.append(await person.sit(self.id))
            self.beats.append(asyncio.create_task(beat(self.sittings[-1])))

    async def play(self, until: float, pause: float) -> list[float]:
        """Make a move every `pause` seconds until the given time or the end of the match; return the waits in seconds.

        With 0, a move is made as soon as the one before has arrived.
        """
        taken: list[float] = []
        nows = [sitting.welcome["now"] for sitting in self.sittings[:2]]
        reading = [asyncio.create_task(drain(sitting)) for sitting in self.sittings[2:]]
        due = time.monotonic() + self.chance.uniform(-pause, 0)
        while (due := due + pause) < until and time.monotonic() < until and nows[0]["over"] is None:
            await asyncio.sleep(max(0, due - time.monotonic()))
            turn = nows[0]["turn"]
            sitting, now = self.sittings[turn], nows[turn]
            began = time.perf_counter()
            move = self.chance.choice(now["legal"])
            await sitting.send(do="move", id=str(now["ply"]), ply=now["ply"], seat=turn, move=move)
            await sitting.expect("ack")
            taken.append(time.perf_counter() - began)
            nows = [(await one.expect("step"))["now"] for one in self.sittings[:2]]
        if pause:
            await asyncio.sleep(max(0, until - time.monotonic()))
        for task in reading:
            task.cancel()
        return taken

    async def close(self) -> None:
        for task in self.beats:
            task.cancel()
        for sitting in self.sittings:
            await sitting.socket.close()
        for person in self.people:
            await person.close()


@asynccontextmanager
async def watching(server: MeasuredServer, table: str, viewers: int) -> AsyncIterator[None]:
    """Have `viewers` spectators watch inside this context."""
    person = Person(server.base)
    sittings = [await person.sit(table) for _ in range(viewers)]
    reading = [asyncio.create_task(drain(sitting)) for sitting in sittings]
    beats = [asyncio.create_task(beat(sitting)) for sitting in sittings]
    try:
        yield
    finally:
        for task in beats:
            task.cancel()
        for sitting in sittings:
            await sitting.socket.close()
        await person.close()
        await asyncio.gather(*reading, return_exceptions=True)
