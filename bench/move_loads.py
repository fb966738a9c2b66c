"""Many tables in parallel: the wait of people, and the server's processor time.

- `full`: as many moves as the server can make, at tables of one game with two people each, always the same matches;
- `rate`: 50 tables of all games, 200 moves a second together;
- `club`: 500 tables of two people and a spectator (1,500 sockets), a move every 5 s at each; and memory.
"""

import asyncio
import gc
import itertools
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from bench.move_tables import DEALT, ClubTable, Table, serving
from bench.move_trace import told
from bench.server_process import MeasuredServer, Spent, cores_busy
from tablee.games import installed

FULL_TABLES: Final = 24
RATE_TABLES: Final = 50
RATE_PAUSE_S: Final = 0.25
CLUB_TABLES: Final = 500
CLUB_PAUSE_S: Final = 5.0
TABLES_OPENING: Final = 10
"""The tables that are opened at the same time."""

Play = Callable[[float], Awaitable[list[float]]]
"""Plays until the given time; returns the seconds that each move waited."""


class Waits(NamedTuple):
    """Seconds until each move was acknowledged; the server's processor time, and ours; the elapsed time.

    `busy`: the seconds during which the cores of this machine had any work.
    """

    taken: list[float]
    spent: Spent
    clients: float
    seconds: float
    busy: float

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor time for each move, including all its other work."""
        return 1000 * self.spent.all / len(self.taken)

    def __str__(self) -> str:
        taken, moves = sorted(self.taken), len(self.taken)
        p50, p99, most = (1000 * taken[int((moves - 1) * share)] for share in (0.5, 0.99, 1))
        others = (self.busy - self.spent.all - self.clients) / (self.seconds * (os.cpu_count() or 1))
        return (
            f"{moves / self.seconds:.0f} moves/s, acknowledged p50 {p50:.1f}, p99 {p99:.1f}, most {most:.1f} ms; "
            f"{self.cost:.2f} ms of the server's processor time a move, all else included "
            f"({1000 * self.spent.main / moves:.2f} in the event loop), {self.spent.all / self.clients:.2f} x what the "
            f"clients take; "
            f"other programs took {max(0, others):.0%} of the cores"
        )


async def measured(server: MeasuredServer, players: Sequence[Play], seconds: float) -> Waits:
    """Have all of them play until the same time.

    Garbage collection is off in this process: with 500 tables it takes a third of a second, during which no answer is
    read.
    """
    gc.collect()
    gc.disable()
    began, before, ours, busy = time.monotonic(), server.spent(), time.process_time(), cores_busy()
    found = await asyncio.gather(*(play(began + seconds) for play in players))
    passed = time.monotonic() - began
    taken = list(itertools.chain.from_iterable(found))
    spent, ours, busy = server.spent().since(before), time.process_time() - ours, cores_busy() - busy
    gc.enable()
    return Waits(taken, spent, ours, passed, busy)


async def full(game: str, seconds: float, source: Path | None) -> Waits:
    """Play tables of this game; at each the next move is made as soon as the one before has arrived."""
    async with serving(source, DEALT) as server:
        tables = [ClubTable(server, game, number) for number in range(FULL_TABLES)]
        for table in tables:
            await table.open(2)
        waits = await measured(server, [partial(table.play, pause=0.0) for table in tables], seconds)
        for table in tables:
            await table.close()
    return waits


async def rate(seconds: float, source: Path | None, program: str | None = None) -> Waits:
    """Play 50 tables of all games, with a view and a move every quarter of a second at each."""
    async with serving(source, program) as server:
        games = list(installed())
        tables = [Table(server, games[number % len(games)], number) for number in range(RATE_TABLES)]
        for table in tables:
            await table.open()

        waits = await measured(server, [partial(hurried, table) for table in tables], seconds)
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


class Memory(NamedTuple):
    """Mean bytes: of a table with one socket, of each further socket, and of the first moves at a table."""

    table: float
    socket: float
    moves: float


async def club(seconds: float, source: Path | None) -> tuple[Waits, Memory]:
    """Play 500 tables of all games, with a move every five seconds at each."""
    async with serving(source) as server:
        games = list(installed())
        door = asyncio.Semaphore(TABLES_OPENING)

        async def through(work: Callable[[], Awaitable[None]]) -> None:
            async with door:
                await work()

        # Memory in use since the first table belongs to no single table.
        first = [ClubTable(server, game, CLUB_TABLES + n) for n, game in enumerate(games)]
        for table in first:
            await table.open(3)
        empty = server.memory()
        tables = [ClubTable(server, games[n % len(games)], n) for n in range(CLUB_TABLES)]
        await asyncio.gather(*(through(partial(table.open, 1)) for table in tables))
        alone = server.memory()
        await asyncio.gather(*(through(partial(table.sit, 3)) for table in tables))
        full = server.memory()
        waits = await measured(server, [partial(table.play, pause=CLUB_PAUSE_S) for table in tables], seconds)
        after = server.memory()
        for table in (*first, *tables):
            await table.close()
    socket = (full - alone) / (2 * CLUB_TABLES)
    return waits, Memory((alone - empty) / CLUB_TABLES, socket, (after - full) / CLUB_TABLES)
