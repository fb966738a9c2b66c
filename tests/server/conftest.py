"""A server in the test's own event loop, with the toy game installed and bots that answer at once."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest
import uvicorn

from tablee.bots.pool.counters import Counters, QuestionProgress
from tablee.bots.pool.fair_queue import TURN
from tablee.bots.pool.handlers import rule
from tablee.bots.pool.messages import Decision, Ruling
from tablee.bots.programs.program_host import HostedProgram
from tablee.core.bot import BotMove
from tablee.server.app import App
from tablee.server.http.pages import Pages
from tablee.server.run import Serving, configuration
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.thinking.seeds import Seeds
from tests.patience import MOST_S, patience_s
from tests.server.fakes import Uncounted
from tests.server.one_clock import ServerClocks, watched
from tests.server.people import Person, offered
from tests.server.programs import command
from tests.server.protocol.refusals.documented import undocumented


@pytest.fixture(scope="session", autouse=True)
def pages_read_once() -> Iterator[None]:
    """Read the built pages once: about two hundred files are the same for every server of this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tablee.server.app.Pages", cache(Pages))
        yield


@pytest.fixture(scope="session")
def refusals_noted() -> Iterator[set[tuple[str, str]]]:
    """Collect the refusals that the servers of this process gave and no document names."""
    with undocumented() as found:
        yield found


@pytest.fixture(autouse=True)
def every_refusal_is_documented(refusals_noted: set[tuple[str, str]]) -> Iterator[None]:
    """Check in every test that each refusal is among the codes of the endpoint or of the message."""
    yield
    found = sorted(refusals_noted)
    refusals_noted.clear()
    assert found == []


@pytest.fixture(autouse=True)
def server_clocks() -> Iterator[ServerClocks]:
    """Check in every test that no time is read from the machine while the clock of a server shows another one."""
    with watched() as found:
        yield found
    assert found.readings == []


class FirstMove(Uncounted):
    """Bots that lay their first card, without any process."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, dict[str, Any], list[str]]] = []

    async def choose(
        self,
        asked: Decision,
        priority: int = TURN,
        source: object = None,
        course: QuestionProgress | None = None,
    ) -> BotMove:
        self.asked.append((asked.level, asked.known, asked.moves))
        return BotMove(asked.moves[0], {})


class AtOnce:
    """The rules in this process: the tests' own questions are harmless."""

    counters: ClassVar[dict[str, Counters]] = {}
    refused = 0

    async def ask(self, asked: Ruling, source: Hashable, at_table: bool = False) -> dict[str, Any]:
        return rule(asked)


class Running:
    """A server that answers at `base`; tests can put its `clock` forward instead of waiting."""

    def __init__(
        self, base: str, house: Services, thinker: Any, serving: Serving, task: "asyncio.Task[None]"
    ) -> None:
        self.base = base
        self.services = house
        self.clock = house.settings.clock
        self.thinker = thinker
        self.serving = serving
        self.task = task

    async def stop(self) -> None:
        """End the server in order, unless it has ended."""
        self.serving.should_exit = True
        if not self.task.done():
            await asyncio.wait_for(self.task, patience_s())


Start = Callable[..., Awaitable[Running]]

PATIENT = {"hello": 600.0, "idle_timeout": 600.0}
"""Longer limits: on a busy machine, a test may send nothing for longer than a page would."""


def kept_alive(configuration: uvicorn.Config) -> uvicorn.Config:
    """Return the configuration, but keep connections without a request open for longer than 5 s.

    A busy machine may send a request so late that the server is just closing the connection.
    """
    configuration.timeout_keep_alive = int(MOST_S)
    return configuration


@asynccontextmanager
async def running(
    settings: Settings,
    thinker: Any,
    seeds: Seeds | None = None,
    rules: Any = None,
    proxies: str = "127.0.0.1",
) -> AsyncIterator[Running]:
    """Serve with these settings, bots and seeds, behind these proxies; `rules` None: the rules in this process."""

    @asynccontextmanager
    async def thinkers() -> AsyncIterator[Any]:
        yield thinker

    app = App(settings, thinkers, seeds, lambda: contextlib.nullcontext(rules or AtOnce()))
    told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    serving = Serving(app, kept_alive(configuration(app, "127.0.0.1", 0, proxies)), told.set_result)
    with contextlib.suppress(ValueError):
        serving.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(serving.serve())
    await asyncio.wait((told, task), timeout=patience_s(), return_when=asyncio.FIRST_COMPLETED)
    base = await asyncio.wait_for(told, patience_s())
    assert app.services is not None
    server = Running(base, app.services, thinker, serving, task)
    try:
        yield server
    finally:
        await server.stop()


@pytest.fixture
async def start(toy_installed: None, sqlite_file: Path, server_clocks: ServerClocks) -> AsyncIterator[Start]:
    """Start servers with settings: `await start(idle_timeout=1.0)`; on one database unless the test names another."""
    async with contextlib.AsyncExitStack() as stack:

        async def begin(
            thinker: Any = None,
            seeds: Seeds | None = None,
            rules: Any = None,
            proxies: str = "127.0.0.1",
            **settings: Any,
        ) -> Running:
            quiet = {"rate": 1000.0, "poll": 0.6, "countdown": 0.0, "newcomer": 0.0, **PATIENT}
            given = {"database": str(sqlite_file), **quiet, **settings}
            serving = running(Settings(**given), thinker or FirstMove(), seeds, rules, proxies)
            server = await stack.enter_async_context(serving)
            server_clocks.clocks.append(server.clock)
            return server

        yield begin


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """Return the file in which a program of `begin` writes down what it receives."""
    return tmp_path / "notes"


Begin = Callable[..., Awaitable[Running]]


@pytest.fixture
async def begin(start: Start, notes: Path) -> Begin:
    """Start a server that offers the program `Robo`, with the behaviour that the test names, once it is known."""

    async def started(how: str, ms: int = 20_000, **limits: Any) -> Running:
        robo = HostedProgram("Robo", command(how, notes), ms, **limits)
        server = await start(programs=(robo,))
        await offered(server.base, "toy", ["Robo"])
        return server

    return started


@pytest.fixture
async def server(start: Start) -> Running:
    """Return a server."""
    return await start()


@pytest.fixture
async def person(server: Running) -> AsyncIterator[Callable[[], Person]]:
    """Yield a function that makes people at that server."""
    people: list[Person] = []

    def make() -> Person:
        people.append(Person(server.base))
        return people[-1]

    yield make
    for one in people:
        await one.close()
