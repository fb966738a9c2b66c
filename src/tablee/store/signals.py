"""Carries the news that matches have changed from process to process, with LISTEN and NOTIFY of PostgreSQL.

A signal is only a hint: the log decides, and polling finds what a lost signal would have reported. Another way to carry
signals would replace this file alone.

Signals are sent after the commit. Within the transaction of a move, NOTIFY would hold a lock of the whole database
until the disk answers, so commits could not share one write to the disk.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final, Protocol, TypeAlias, cast

from tablee.store import engines
from tablee.store.database import Database
from tablee.store.rows import Progress

News: TypeAlias = Mapping[str, Progress | None]
"""The progress of each match that has changed, by match; None if the sender does not know it."""

CHANNEL: Final = "tablee_changes"
NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', $1)"

TURNS_WAIT: Final = "-turns-"
"""Sent in place of a match: bots' turns wait in the queue of all processes (`turn_queue`). No match is called so."""

QUESTIONS_WAIT: Final = "-questions-"
"""Sent likewise: a process offers a question to the bot workers of others (`question_queue`)."""

ANSWERS: Final = "-answers-"
"""Sent likewise: a process has answered such a question."""

AGENT_WANTED: Final = "-agent-"
"""Sent likewise, followed by the id of a match: its turn waits for an agent of another process."""

SIGNALS_PER_TEXT: Final = 150
"""PostgreSQL takes texts of up to 8,000 bytes."""

BEAT_S: Final = 2.0
"""A process with nothing to send sends an empty signal after this time, to learn whether it still hears."""

DEAF_S: Final = 5.0
"""A process that has not heard itself for this long connects again."""

KEPT: Final = 10_000
"""The most matches whose signals wait while the connection is lost."""

STATEMENT_S: Final = 3.0
AGAIN_S: Final = 1.0
"""The delay before the next attempt to connect, in seconds."""


class Signals(Protocol):
    """Signals between the processes that use one database."""

    @property
    def arriving(self) -> bool:
        """True while the signals of other processes arrive; otherwise only polling finds their changes."""

    @property
    def accompanied(self) -> bool:
        """True if another process was heard in the last seconds."""

    def send(self, match: str, progress: Progress | None) -> None:
        """Send soon that this match has changed; return at once."""

    def start(self, hear: Callable[[News], None], failed: Callable[[Exception], None]) -> None:
        """Begin. `hear` receives the news of other processes, `failed` the first error after signals have arrived."""

    async def stop(self) -> None:
        """End."""


class NoSignals:
    """The signals of a database that carries none: SQLite, and PostgreSQL behind a pooler."""

    arriving: Final = False
    accompanied: Final = False

    def send(self, match: str, progress: Progress | None) -> None:
        """Do nothing."""

    def start(self, hear: Callable[[News], None], failed: Callable[[Exception], None]) -> None:
        """Do nothing."""

    async def stop(self) -> None:
        """Do nothing."""


class PostgresSignals:
    """Signals over one connection of this process, which sends them and listens."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: dict[str, Progress | None] = {}
        self._has_work = asyncio.Event()
        self._connected = self._heard_itself = self._heard_others = -DEAF_S
        self._task: asyncio.Task[None] | None = None

    @property
    def arriving(self) -> bool:
        """True while this process hears its own signals."""
        return monotonic() - self._heard_itself < DEAF_S

    @property
    def accompanied(self) -> bool:
        """True if a signal or a beat of another process arrived lately."""
        return monotonic() - self._heard_others < DEAF_S

    def send(self, match: str, progress: Progress | None) -> None:
        """Send soon that this match has changed; return at once. Signals wait while the connection is lost."""
        if match in self._waiting or len(self._waiting) < KEPT:
            self._waiting[match] = progress or self._waiting.get(match)
            self._has_work.set()

    def start(self, hear: Callable[[News], None], failed: Callable[[Exception], None]) -> None:
        """Begin to connect, and connect again after each failure."""
        self._task = asyncio.create_task(self._run(hear, failed))

    async def stop(self) -> None:
        """End, and drop what was not sent."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, hear: Callable[[News], None], failed: Callable[[Exception], None]) -> None:
        worked = True
        while True:
            try:
                async with self._listening(hear) as driver:
                    while True:
                        await self._send_waiting(driver)
                        worked = True
            except Exception as error:
                # Whatever it is, polling goes on, and so do the attempts to connect.
                if worked:
                    failed(error)
                worked = False
            self._heard_itself = -DEAF_S
            await asyncio.sleep(AGAIN_S)

    @asynccontextmanager
    async def _listening(self, hear: Callable[[News], None]) -> AsyncIterator[Any]:
        """Yield a connection of the driver that hears the signals of all processes, its own included."""
        engine = engines.postgresql_listening(self._database.url)
        try:
            async with engine.connect() as connection:
                driver = cast("Any", (await connection.get_raw_connection()).driver_connection)
                own = driver.get_server_pid()

                def heard(_driver: object, sender: int, _channel: str, text: str) -> None:
                    if sender == own:
                        self._heard_itself = monotonic()
                        return
                    self._heard_others = monotonic()
                    if news := dict(_signals_in(text)):
                        hear(news)

                await driver.add_listener(CHANNEL, heard)
                self._connected = monotonic()
                # The first signal goes out at once: as soon as it is heard, others are known to be heard, too.
                self._has_work.set()
                yield driver
        finally:
            await engine.dispose()

    async def _send_waiting(self, driver: Any) -> None:
        """Wait for something to send, or for the next beat, and send it. Raise if nothing is heard any more."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(BEAT_S):
                await self._has_work.wait()
        if monotonic() - max(self._heard_itself, self._connected) > DEAF_S:
            raise TimeoutError("no signals are heard")
        self._has_work.clear()
        # Signals that come up while this statement is under way share the next.
        waiting, self._waiting = self._waiting, {}
        try:
            for text in _texts(waiting):
                await driver.fetchval(NOTIFY, text, timeout=STATEMENT_S)
        except BaseException:
            self._waiting = {**waiting, **self._waiting}
            raise


def signals_of(database: Database) -> Signals:
    """Return the way in which processes that use this database signal each other."""
    return PostgresSignals(database) if database.can_listen else NoSignals()


def _texts(news: News) -> Iterator[str]:
    """Yield the texts that say this; an empty one if there is no news."""
    lines = [_line(match, progress) for match, progress in news.items()]
    for start in range(0, max(1, len(lines)), SIGNALS_PER_TEXT):
        yield "\n".join(lines[start : start + SIGNALS_PER_TEXT])


def _line(match: str, progress: Progress | None) -> str:
    if progress is None:
        return match
    return f"{match} {progress.ply} {progress.undone} {progress.revision}"


def _signals_in(text: str) -> Iterator[tuple[str, Progress | None]]:
    """Yield the news of a text. A line in another form is of another version, and says only which match changed."""
    for line in text.splitlines():
        match, *numbers = line.split()
        if len(numbers) == 3 and all(number.isdecimal() for number in numbers):
            ply, undone, revision = map(int, numbers)
            yield match, Progress(ply, revision, undone)
        else:
            yield match, None
