"""A storm: from its seed follow who plays what, and which faults come when.

First each fault comes alone, then two or three together, until the time is over. People play match after match.
Everything is recorded, and compared with the log at the end.
"""

import asyncio
import json
import random
import time
import traceback
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from tablee.core.errors import TableeError
from tablee.games import installed
from tablee.store.store import Store
from tests.faulty_proxy import faulty_proxy
from tests.histories import checker, notices
from tests.histories.notices import Delivery
from tests.histories.records import Finding, Match
from tests.patience import until
from tests.postgres import Postgres
from tests.server.killing import Tally
from tests.server.notifications.endpoint import Endpoint, Received
from tests.server.storms.faults import FAULTS, OF_POSTGRES, World
from tests.server.storms.figures import Back, Figures, gaps
from tests.server.storms.log_reading import log_of, notices_of
from tests.server.storms.people import Seated, StormPlayer, Visitor, opened, visited
from tests.server.storms.programs import SOURCES, Node, Worker

SOCKET: Final = ".s.PGSQL.5432"
HOME: Final = ("127.0.0.0/8",)
MORE_S: Final = 900.0
"""The longest time in seconds until the faults that began in time are over, and everything has gone on."""

TOGETHER: Final = (2, 2, 3)
PAUSE_S: Final = (0.5, 2.0)
"""The shortest and the longest time from one fault to the next, in seconds."""


class Plan(NamedTuple):
    """The size of a storm; `seconds`: until no further fault begins; `longest_s`: of a fault that lasts.

    `older`: the sources of the version in which every program first runs.
    """

    seed: int
    seconds: float
    servers: int = 3
    workers: int = 2
    tables: int = 15
    visitors: int = 3
    longest_s: float = 20.0
    alone: tuple[str, ...] = tuple(FAULTS)
    older: Path | None = None


class Listening(Endpoint):
    """The address of all visitors: it records notices, and calls the visitor whom one is for."""

    def __init__(self) -> None:
        super().__init__()
        self.deliveries: list[Delivery] = []
        self.visitors: dict[str, Visitor] = {}

    def took(self, one: Received) -> None:
        message = json.loads(one.body)
        if message["kind"] is not None:
            delivery = Delivery(time.monotonic(), message["key"], message["table"], message["kind"])
            self.deliveries.append(delivery)
        if (visitor := self.visitors.get(one.path.removeprefix("/"))) is not None:
            visitor.called.set()


@dataclass
class Play:
    """All tables of a storm, and what went wrong at them besides the checker's findings."""

    base: str
    plan: Plan
    endpoint: Listening
    tally: Tally = field(default_factory=Tally)
    tables: list[Seated] = field(default_factory=list)
    broken: list[Finding] = field(default_factory=list)

    async def go_on(self, number: int) -> None:
        """Play one match after another until cancelled; note if that fails."""
        try:
            await self._go_on(number)
        except Exception as error:
            self._failed("", f"table {number}", error)

    def _failed(self, table: str, who: str, error: Exception) -> None:
        told = "".join(traceback.format_exception(error)[-3:])
        self.broken.append(Finding("client", table, f"{who}: {told}"))

    async def _go_on(self, number: int) -> None:
        """Play each game in turn."""
        chance = random.Random(f"{self.plan.seed} {number}")
        games = sorted(installed())
        match = number
        while True:
            game = games[match % len(games)]
            name = number + self.plan.tables * match
            if number < self.plan.tables:
                seated = await opened(game, name, self.base, self.tally, chance)
            else:
                seated = await visited(game, name, self.base, self.tally, chance, self.endpoint.base)
                self.endpoint.visitors |= {
                    one.recorder.client.name: one for one in seated.people if isinstance(one, Visitor)
                }
            self.tables.append(seated)
            await asyncio.gather(*(self._play(one, seated.table) for one in seated.people))
            match += self.plan.tables + self.plan.visitors

    async def _play(self, one: StormPlayer, table: str) -> None:
        try:
            await one.play(table)
        except Exception as error:
            self._failed(table, one.recorder.tail(), error)
        finally:
            await one.close()

    def playing(self) -> list[Seated]:
        """Return the tables of people alone where the match goes on."""
        return [
            one
            for one in self.tables
            if one.only_people and not any(player.recorder.over for player in one.people)
        ]


async def run(plan: Plan, folder: Path, postgres: Postgres | None, database: str) -> Figures:
    """Carry out a storm on this database, a name of `postgres` or the path of a file; return its figures."""
    began = time.monotonic()
    chance = random.Random(plan.seed)
    async with AsyncExitStack() as stack:
        endpoint = await stack.enter_async_context(Listening())
        behind = None
        if postgres is not None:
            socket = str(postgres.home / SOCKET)
            behind = await stack.enter_async_context(faulty_proxy([socket], chance))
        address = database if behind is None else f"postgresql://tablee@127.0.0.1:{behind.port}/{database}"
        nodes = [
            Node(address, folder / f"server-{n}.log", bot_workers=1, rules_workers=1, own_networks=HOME)
            for n in range(plan.servers)
        ]
        workers = [Worker(address, folder / f"worker-{n}.log") for n in range(plan.workers)]
        front = await stack.enter_async_context(faulty_proxy([node.port for node in nodes], chance))
        world = World(nodes, workers, postgres, front, behind, chance, plan.longest_s)
        for program in world.programs:
            if plan.older is not None:
                program.environment[SOURCES] = str(plan.older)
            stack.callback(program.close)
            stack.push_async_callback(program.kill)
        await nodes[0].start()
        await asyncio.gather(*(program.start() for program in world.programs[1:]))
        play = Play(f"http://127.0.0.1:{front.port}", plan, endpoint)
        backs = await _storm(world, play)
        figures = await _checked(world, play, database if postgres is None else _direct(postgres, database))
    figures.backs = backs
    figures.seconds = time.monotonic() - began
    return figures


def _direct(postgres: Postgres, database: str) -> str:
    return f"postgresql+asyncpg://tablee@/{database}?host={postgres.home}"


async def _storm(world: World, play: Play) -> list[Back]:
    """Play while faults come; return how soon everything went on after each."""
    plan = play.plan
    playing = [asyncio.create_task(play.go_on(number)) for number in range(plan.tables + plan.visitors)]
    try:
        await until(lambda: play.tally.told > plan.tables or play.broken)
        return await _cause_all(world, play)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def _cause_all(world: World, play: Play) -> list[Back]:
    """Cause each fault alone, then several together, in an order that follows from the seed.

    A client that failed ends the storm: its table would be waited for in vain.
    """
    plan, backs = play.plan, list[Back]()
    possible = [name for name in plan.alone if world.postgres is not None or name not in OF_POSTGRES]
    ends = time.monotonic() + plan.seconds
    alone = world.chance.sample(possible, len(possible))
    async with asyncio.timeout(plan.seconds + MORE_S):
        while time.monotonic() < ends and not play.broken:
            together = min(len(possible), world.chance.choice(TOGETHER))
            names = [alone.pop()] if alone else world.chance.sample(possible, together)
            await asyncio.gather(*(world.cause(name) for name in names))
            backs.append(Back(await _back(play), ", ".join(sorted(names))))
            await asyncio.sleep(world.chance.uniform(*PAUSE_S))
    return backs


async def _back(play: Play) -> float:
    """Wait until each table of people alone has gone on, or is over; return how many seconds that took."""
    ended, waiting = time.monotonic(), play.playing()
    try:
        await until(lambda: bool(play.broken) or all(_went_on(seated, ended) for seated in waiting))
    except TimeoutError:
        for seated in waiting:
            if not _went_on(seated, ended):
                tails = "\n    ".join(
                    f"{one.recorder.tail()}\n    pending {one.pending}" for one in seated.people
                )
                play.broken.append(Finding("stuck", seated.table, f"did not go on after\n    {tails}"))
    return time.monotonic() - ended


def _went_on(seated: Seated, since: float) -> bool:
    records = [one.recorder for one in seated.people]
    acks = (answer for record in records for answer in record.client.answered if answer.ply is not None)
    return any(record.over for record in records) or any(answer.at > since for answer in acks)


async def _checked(world: World, play: Play, database: str) -> Figures:
    """Compare all records with the database."""
    figures = Figures(play.plan.seed, 0.0, world.spans, findings=list(play.broken))
    store = await Store.open(database)
    matches = []
    for seated in play.tables:
        try:
            log = await log_of(store, seated.table)
        except TableeError as error:
            figures.findings.append(Finding("hole", seated.table, f"the log cannot be replayed: {error!r}"))
            continue
        match = Match(seated.table, log, [one.recorder.client for one in seated.people])
        matches.append(match)
        figures.findings += checker.findings(match)
    faults = [notices.Fault(span.begin, span.end) for span in world.spans]
    deliveries = play.endpoint.deliveries
    figures.findings += notices.findings(await notices_of(store), deliveries, faults)
    await store.close()
    _count(figures, matches)
    figures.notices, figures.notices_again = len(deliveries), notices.sent_again(deliveries)
    figures.reconnections, figures.resent = play.tally.reconnections, play.tally.resent
    figures.doubled, figures.torn = world.front.doubled, sum(proxy.torn for proxy in world.proxies)
    figures.gaps = gaps(matches, world.spans)
    return figures


def _count(figures: Figures, matches: list[Match]) -> None:
    for match in matches:
        figures.matches += 1
        figures.over += match.log.over
        figures.plies += len(match.log.moves)
        figures.undone += len(match.log.undone)
        figures.resigned += len(match.log.resigned)
        for client in match.clients:
            figures.acknowledged += len({one.id for one in client.answered if one.ply is not None})
            figures.frames += len(client.frames)
            figures.cards += len(client.saw)
