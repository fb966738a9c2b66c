"""What a move costs the server: its processor time by game and by viewer, and how long people wait.

`python -m bench.move_cost` starts server processes on SQLite and plays against them; the clients are this process,
and are counted apart. Four parts, one or several of which can be named:

- `cost`: one table of each game, nothing else going on: a look through other eyes, a move, and what each further
  viewer adds to it;
- `rate`: 50 tables, 200 moves a second together;
- `club`: 500 tables of two people and somebody who looks on (1,500 sockets), a move every 5 s at each; and memory;
- `trace`: as `rate`, and what the slowest hundred moves waited for, in a server that takes notes (`bench.move_trace`).

`--source FOLDER` measures another version, whose `src` that is, in turns with this one. `--short`: less of each.
"""

import argparse
import asyncio
import itertools
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.move_trace import TRACED, told
from bench.server_process import MeasuredServer, Spent
from tablee.games import installed
from tests.server.people import FRIEND, ME, Person, Sitting, device

PARTS: Final = ("cost", "rate", "club", "trace")
SETTLED_S: Final = 0.003
"""What the server still does after its answer has come belongs to what was asked."""

VIEWERS: Final = 20
ROUNDS: Final = 5
BEAT_S: Final = 5.0
RATE_TABLES: Final = 50
RATE_PAUSE_S: Final = 0.25
CLUB_PAUSE_S: Final = 5.0
AT_ONCE: Final = 10
"""Tables that are opened at the same time."""

MAY_COST_MS: Final = 1.0
VIEWER_MAY_COST_MS: Final = 0.1
MAY_TAKE_MS: Final = {"rate": 50, "club": 100}


class Size(NamedTuple):
    """How much is played: moves for each figure of `cost`, seconds of `rate` and `club`, tables of `club`."""

    moves: int = 120
    seconds: float = 20.0
    tables: int = 500


SHORT: Final = Size(40, 8.0, 100)


class Table:
    """Two people at one device, by turns, at one table after another."""

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
        """A new table, its match begun."""
        if self.person.cookie is None:
            await self.person.call("PUT", "/api/me", {"name": "Ana"})
        await self.leave()
        self.id = (await self.person.open(ME, device("Bo"), game=self.game))["table"]
        self.sitting = await self.person.sit(self.id)
        self.beating = asyncio.create_task(beat(self.sitting))
        self.now = self.sitting.welcome["now"]

    async def leave(self) -> None:
        """The table."""
        if self.sitting is not None:
            self.beating.cancel()
            await self.sitting.socket.close()

    async def look(self) -> None:
        """Through the eyes of whoever is to act."""
        assert self.sitting is not None
        await self.sitting.send(do="look", seat=self.now["turn"])
        self.now = (await self.sitting.expect("look"))["now"]

    async def move(self) -> float:
        """Any move; the seconds until it was acknowledged."""
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


@asynccontextmanager
async def serving(source: Path | None, program: str | None = None) -> AsyncIterator[MeasuredServer]:
    """A server with an empty database, until it is killed."""
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
    """Give signs of life, as pages do."""
    await asyncio.sleep(random.uniform(0, BEAT_S))
    while True:
        await sitting.send(do="ping", hidden=False)
        await asyncio.sleep(BEAT_S)


async def drain(sitting: Sitting) -> None:
    """Read and forget."""
    async for _ in sitting.socket:
        pass


# --- what one move costs ----------------------------------------------------------------------------------------------


class Costs(NamedTuple):
    """Milliseconds of the server's processor time, in the mean: of a look, of a move, of what each viewer adds.

    `main`: what the thread of the event loop takes of a move.
    """

    look: float
    move: float
    main: float
    viewer: float


async def cost(game: str, size: Size, versions: Mapping[str, Path | None]) -> dict[str, Costs]:
    """Of one table of this game at a time; each figure is the median of rounds in which the versions take turns."""
    async with AsyncExitStack() as stack:
        tables = {
            name: Table(await stack.enter_async_context(serving(source)), game, 0)
            for name, source in versions.items()
        }
        rounds: dict[str, list[Costs]] = {name: [] for name in versions}
        for table in tables.values():
            await played(table, size.moves // ROUNDS, 0)
        for _ in range(ROUNDS):
            for name, table in tables.items():
                rounds[name].append(await one_round(table, size.moves // ROUNDS))
        for table in tables.values():
            await table.close()
    return {name: Costs(*map(statistics.median, zip(*found, strict=True))) for name, found in rounds.items()}


async def one_round(table: Table, moves: int) -> Costs:
    """So many moves with one viewer, as many with others beside."""

    def mean(spent: list[Spent], of: Callable[[Spent], float]) -> float:
        return 1000 * statistics.fmean(map(of, spent))

    looks, alone = await played(table, moves, 0)
    _, watched = await played(table, moves, VIEWERS)
    move = mean(alone, lambda one: one.all)
    viewer = (mean(watched, lambda one: one.all) - move) / VIEWERS
    return Costs(mean(looks, lambda one: one.all), move, mean(alone, lambda one: one.main), viewer)


async def played(table: Table, moves: int, viewers: int) -> tuple[list[Spent], list[Spent]]:
    """Play so many moves, with so many who look on; what each look and each move took."""
    server = table.server
    looks: list[Spent] = []
    made: list[Spent] = []

    async def settled() -> Spent:
        await asyncio.sleep(SETTLED_S * (1 + viewers / 5))
        return server.spent()

    while len(made) < moves:
        await table.open()
        async with watching(server, table.id, viewers):
            before = await settled()
            while table.now["over"] is None and len(made) < moves:
                await table.look()
                looked = await settled()
                await table.move()
                after = await settled()
                looks.append(looked.since(before))
                made.append(after.since(looked))
                before = after
    return looks, made


@asynccontextmanager
async def watching(server: MeasuredServer, table: str, viewers: int) -> AsyncIterator[None]:
    """So many people look on meanwhile."""
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


# --- how long people wait ---------------------------------------------------------------------------------------------


class Waits(NamedTuple):
    """Seconds until each move was acknowledged; what the server took meanwhile, and we; the time that went by."""

    taken: list[float]
    spent: Spent
    clients: float
    seconds: float

    def __str__(self) -> str:
        taken, moves = sorted(self.taken), len(self.taken)
        p50, p99, most = (1000 * taken[int((moves - 1) * share)] for share in (0.5, 0.99, 1))
        return (
            f"{moves / self.seconds:.0f} moves/s, acknowledged p50 {p50:.1f}, p99 {p99:.1f}, most {most:.1f} ms; "
            f"{1000 * self.spent.all / moves:.2f} ms of the server's processor time a move, all else included "
            f"({1000 * self.spent.main / moves:.2f} in the event loop; clients {1000 * self.clients / moves:.2f})"
        )


async def measured(
    server: MeasuredServer, players: Sequence[Callable[[float], Awaitable[list[float]]]], seconds: float
) -> Waits:
    """Have all of them play until the same time."""
    began, before, ours = time.monotonic(), server.spent(), time.process_time()
    found = await asyncio.gather(*(play(began + seconds) for play in players))
    passed = time.monotonic() - began
    taken = list(itertools.chain.from_iterable(found))
    return Waits(taken, server.spent().since(before), time.process_time() - ours, passed)


async def rate(size: Size, source: Path | None, program: str | None = None) -> Waits:
    """50 tables of all games, a look and a move every quarter of a second at each."""
    async with serving(source, program) as server:
        games = list(installed())
        tables = [Table(server, games[number % len(games)], number) for number in range(RATE_TABLES)]
        for table in tables:
            await table.open()

        waits = await measured(server, [partial(hurried, table) for table in tables], size.seconds)
        for table in tables:
            await table.close()
        if program is not None:
            print(told(Path(f"{server.database}.moves")))
    return waits


async def hurried(table: Table, until: float) -> list[float]:
    """Play on, one match after the other."""
    taken: list[float] = []
    await asyncio.sleep(table.chance.uniform(0, RATE_PAUSE_S))
    due = time.monotonic()
    while (due := due + table.chance.uniform(0, 2 * RATE_PAUSE_S)) < until:
        await asyncio.sleep(max(0, due - time.monotonic()))
        if table.now["over"] is not None:
            await table.open()
        await table.look()
        taken.append(await table.move())
    return taken


class ClubTable:
    """Two people, each at home, and somebody who looks on."""

    def __init__(self, server: MeasuredServer, game: str, number: int) -> None:
        self.game = game
        self.chance = random.Random(number)
        where = f"10.0.{number // 250}.{1 + number % 250}"
        self.people = [Person(server.base, where) for _ in range(3)]
        self.sittings: list[Sitting] = []
        self.beats: list[asyncio.Task[None]] = []

    async def open(self, sockets: int) -> None:
        """A table, its match begun, with so many of them connected."""
        one, two, _ = self.people
        await one.call("PUT", "/api/me", {"name": "Ana"})
        await two.call("PUT", "/api/me", {"name": "Bo"})
        self.id = (await one.open(ME, FRIEND, game=self.game))["table"]
        await two.call("POST", f"/api/tables/{self.id}/join", {})
        await self.sit(sockets)

    async def sit(self, sockets: int) -> None:
        """Have those first of them connected."""
        while len(self.sittings) < sockets:
            person = self.people[len(self.sittings)]
            self.sittings.append(await person.sit(self.id))
            self.beats.append(asyncio.create_task(beat(self.sittings[-1])))

    async def play(self, until: float) -> list[float]:
        """A move every five seconds, until then or until the match is over."""
        taken: list[float] = []
        nows = [sitting.welcome["now"] for sitting in self.sittings[:2]]
        reading = asyncio.create_task(drain(self.sittings[2]))
        due = time.monotonic() + self.chance.uniform(-CLUB_PAUSE_S, 0)
        while (due := due + CLUB_PAUSE_S) < until and nows[0]["over"] is None:
            await asyncio.sleep(max(0, due - time.monotonic()))
            turn = nows[0]["turn"]
            sitting, now = self.sittings[turn], nows[turn]
            began = time.perf_counter()
            move = self.chance.choice(now["legal"])
            await sitting.send(do="move", id=str(now["ply"]), ply=now["ply"], seat=turn, move=move)
            await sitting.expect("ack")
            taken.append(time.perf_counter() - began)
            nows = [(await one.expect("step"))["now"] for one in self.sittings[:2]]
        await asyncio.sleep(max(0, until - time.monotonic()))
        reading.cancel()
        return taken

    async def close(self) -> None:
        for task in self.beats:
            task.cancel()
        for sitting in self.sittings:
            await sitting.socket.close()
        for person in self.people:
            await person.close()


class Memory(NamedTuple):
    """Bytes in the mean: of a table with one socket, of each further socket, of a ply."""

    table: float
    socket: float
    ply: float


async def club(size: Size, source: Path | None) -> tuple[Waits, Memory]:
    """Many tables of all games, a move every five seconds at each."""
    async with serving(source) as server:
        games = list(installed())
        door = asyncio.Semaphore(AT_ONCE)

        async def through(work: Callable[[], Awaitable[None]]) -> None:
            async with door:
                await work()

        # What is there from the first table on is not of any table.
        first = [ClubTable(server, game, size.tables + n) for n, game in enumerate(games)]
        for table in first:
            await table.open(3)
        empty = server.memory()
        tables = [ClubTable(server, games[n % len(games)], n) for n in range(size.tables)]
        await asyncio.gather(*(through(partial(table.open, 1)) for table in tables))
        alone = server.memory()
        await asyncio.gather(*(through(partial(table.sit, 3)) for table in tables))
        full = server.memory()
        waits = await measured(server, [table.play for table in tables], size.seconds)
        after = server.memory()
        for table in (*first, *tables):
            await table.close()
    socket = (full - alone) / (2 * size.tables)
    return waits, Memory((alone - empty) / size.tables, socket, (after - full) / len(waits.taken))


# --- what is printed --------------------------------------------------------------------------------------------------


def asked(name: str, figure: float, most: float) -> str:
    return f"{name} {figure:.2f} (asked: {most:g})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--source", type=Path)
    parser.add_argument("--game", action="append", choices=list(installed()))
    parser.add_argument("--short", action="store_true")
    given = parser.parse_args()
    size = SHORT if given.short else Size()
    versions = {"there": given.source, "here": None} if given.source else {"here": None}
    parts = given.parts or PARTS
    for game in (given.game or installed()) if "cost" in parts else ():
        for name, costs in asyncio.run(cost(game, size, versions)).items():
            move, viewer = (
                asked("move", costs.move, MAY_COST_MS),
                asked("viewer", costs.viewer, VIEWER_MAY_COST_MS),
            )
            print(
                f"{name} cost {game}: look {costs.look:.2f}, {move} ({costs.main:.2f} in the event loop), {viewer} ms"
            )
    for name, source in versions.items() if "rate" in parts else ():
        print(
            f"{name} rate: {asyncio.run(rate(size, source))}; p99 asked: {MAY_TAKE_MS['rate']} ms", flush=True
        )
    for name, source in versions.items() if "club" in parts else ():
        waits, memory = asyncio.run(club(size, source))
        print(f"{name} club: {waits}; p99 asked: {MAY_TAKE_MS['club']} ms")
        kib = [f"{figure / 1024:.1f} KiB" for figure in memory]
        print(
            f"{name} club: memory {kib[0]} a table with one socket, {kib[1]} a further socket, {kib[2]} a ply",
            flush=True,
        )
    if "trace" in parts:
        print(f"trace: {asyncio.run(rate(size, None, TRACED))}", flush=True)


if __name__ == "__main__":
    main()
