"""The faults of a storm. Each function causes one, and returns once it is over."""

import asyncio
import contextlib
import os
import random
import resource
import signal
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tests.faulty_proxy import FaultyProxy
from tests.patience import until
from tests.postgres import Postgres
from tests.server.storms.programs import AHEAD, HOUR_NS, SOURCES, Node, Program, Worker

FULL_BYTES: Final = 64 * 1024
"""While the disk of PostgreSQL is full, no file may grow beyond this size: a multiple of its pages."""

LATE_S: Final = 0.08
CLOCKS: Final = (signal.SIGUSR1, signal.SIGUSR2)


class Span(NamedTuple):
    """One fault, and when it began and ended (`time.monotonic`)."""

    name: str
    begin: float
    end: float


@dataclass
class World:
    """Everything that can fail. `postgres` None: SQLite, on one machine with one server or several.

    `longest_s`: the longest time of a fault that lasts.
    """

    nodes: list[Node]
    workers: list[Worker]
    postgres: Postgres | None
    front: FaultyProxy
    behind: FaultyProxy | None
    chance: random.Random
    longest_s: float
    spans: list[Span] = field(default_factory=list)
    under_way: set[str] = field(default_factory=set)
    database_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    ahead_ns: int = 0

    @property
    def proxies(self) -> list[FaultyProxy]:
        return [self.front] if self.behind is None else [self.front, self.behind]

    @property
    def programs(self) -> list[Program]:
        return [*self.nodes, *self.workers]

    async def cause(self, name: str) -> None:
        """Cause this fault unless one of its kind is under way; note when it began and ended."""
        if name in self.under_way:
            return
        self.under_way.add(name)
        begin = time.monotonic()
        try:
            await FAULTS[name](self)
        finally:
            self.under_way.discard(name)
            self.spans.append(Span(name, begin, time.monotonic()))

    async def last(self) -> None:
        """Let a fault last for a while."""
        await asyncio.sleep(self.chance.uniform(0.4, 1) * self.longest_s)


async def kill(world: World, program: Program) -> None:
    async with program.lock:
        await program.kill()
        await _start(world, program)


async def _start(world: World, program: Program) -> None:
    """Start it on the machine's clock, in the newest version."""
    program.environment[AHEAD] = str(world.ahead_ns)
    program.environment.pop(SOURCES, None)
    await program.start()


async def kill_server(world: World) -> None:
    await kill(world, world.chance.choice(world.nodes))


async def kill_worker(world: World) -> None:
    if world.workers:
        await kill(world, world.chance.choice(world.workers))


async def rolling_restart(world: World) -> None:
    """Restart all servers and workers, one after the other."""
    for program in world.programs:
        async with program.lock:
            await program.stop()
            await _start(world, program)


async def crash_database(world: World) -> None:
    """Stop PostgreSQL with `-m immediate`, and start it again."""
    if (postgres := world.postgres) is not None:
        async with world.database_lock:
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(world.chance.uniform(0, 1))
            await asyncio.to_thread(postgres.start)


async def freeze_database(world: World) -> None:
    """Stop all processes of PostgreSQL for a while, so that it neither answers nor refuses."""
    if (postgres := world.postgres) is not None:
        async with world.database_lock:
            frozen = postgres.processes()
            for process in frozen:
                _signal(process, signal.SIGSTOP)
            try:
                await world.last()
            finally:
                for process in {*frozen, *postgres.processes()}:
                    _signal(process, signal.SIGCONT)


def _signal(process: int, number: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, number)


async def fill_disk(world: World) -> None:
    """Let no file of the database grow for a while. PostgreSQL may end by that, and is then started again."""
    if world.postgres is None:
        await _fill_sqlite(world)
        return
    async with world.database_lock:
        limited = world.postgres.processes()
        world.postgres.limit_files(limited, FULL_BYTES)
        try:
            await world.last()
        finally:
            world.postgres.limit_files({*limited, *world.postgres.processes()}, None)
            await _started_again(world.postgres)


async def _started_again(postgres: Postgres) -> None:
    """Wait until PostgreSQL has recovered; start it if it has ended."""

    async def is_ready() -> bool:
        if not postgres.processes():
            with contextlib.suppress(subprocess.CalledProcessError):
                await asyncio.to_thread(postgres.start)
        return await asyncio.to_thread(postgres.is_ready)

    await until(is_ready, 0.1)


async def _fill_sqlite(world: World) -> None:
    async with contextlib.AsyncExitStack() as stack:
        for node in world.nodes:
            await stack.enter_async_context(node.lock)
        servers = [node.process.pid for node in world.nodes if node.process is not None]
        _limit(servers, FULL_BYTES)
        try:
            await world.last()
        finally:
            _limit(servers, resource.RLIM_INFINITY)


def _limit(processes: Iterable[int], size: int) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (size, hard))


async def cut(world: World) -> None:
    """Cut connections of clients and to the database, several times."""
    for _ in range(world.chance.randint(1, 4)):
        for proxy in world.proxies:
            proxy.cut(world.chance.choice((0.3, 1.0)))
        await asyncio.sleep(world.chance.uniform(0, 0.5))


async def delay(world: World) -> None:
    proxy = world.chance.choice(world.proxies)
    proxy.delay_s = LATE_S
    try:
        await world.last()
    finally:
        proxy.delay_s = 0.0


async def halve(world: World) -> None:
    proxy = world.chance.choice(world.proxies)
    proxy.halves = True
    try:
        await world.last()
    finally:
        proxy.halves = False


async def double(world: World) -> None:
    """Let further sockets of clients reach two servers; cut some, so that there are such sockets."""
    world.front.doubles = True
    try:
        world.front.cut(0.5)
        await world.last()
    finally:
        world.front.doubles = False
        world.front.cut(1.0)


async def read_slowly(world: World) -> None:
    """Let half of the clients read nothing for a while."""
    links = world.front.stop_reading(0.5)
    try:
        await world.last()
    finally:
        for link in links:
            link.read.set()


async def set_clock(world: World) -> None:
    """Set the clock of the machine by an hour, and back after a while."""
    forth, back = world.chance.choice((CLOCKS, CLOCKS[::-1]))
    await _set(world, forth)
    try:
        await world.last()
    finally:
        await _set(world, back)


async def _set(world: World, number: int) -> None:
    async with contextlib.AsyncExitStack() as stack:
        for program in world.programs:
            await stack.enter_async_context(program.lock)
        world.ahead_ns += HOUR_NS if number == signal.SIGUSR1 else -HOUR_NS
        for program in world.programs:
            program.signal(number)


FAULTS: Final[dict[str, Callable[[World], Awaitable[None]]]] = {
    "kill -9 of a server": kill_server,
    "kill -9 of a worker": kill_worker,
    "rolling restart": rolling_restart,
    "PostgreSQL stopped with -m immediate": crash_database,
    "PostgreSQL frozen": freeze_database,
    "disk full": fill_disk,
    "connections cut": cut,
    "connections delayed": delay,
    "connections halved": halve,
    "connections doubled": double,
    "slow readers": read_slowly,
    "clock set": set_clock,
}
"""All faults by name."""

OF_POSTGRES: Final = ("kill -9 of a worker", "PostgreSQL stopped with -m immediate", "PostgreSQL frozen")
"""Faults that need PostgreSQL."""
