"""One program of the host: a limited number of processes, each for one seat of one match.

A process is started when its seat first moves. It is ended when the match is over, after a long time without a
question, or when another seat needs its place. A failed process is started again for the next question: a bot may
keep any state between questions, but must also work without it.
"""

import asyncio
import os
import secrets
import sys
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tablee.bots.pool.counters import QuestionProgress, Waits
from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs.limits import MEMORY, MS, PROCESSES
from tablee.bots.programs.program import Program
from tablee.bots.programs.stderr_log import StderrLog
from tablee.core.errors import TableeError
from tablee.core.game import JsonObject

GRACE: Final = 5.0
"""Seconds that a program may take beyond its thinking time."""

IDLE: Final = 600.0
"""Seconds without a question after which a process is ended."""

REST: Final = 60.0
"""Seconds after a failed start during which no other start is tried."""

NICENESS: Final = 19
GIVEN: Final = (
    "PATH",
    "HOME",
    "LANG",
    "LANGUAGE",
    "LC_ALL",
    "LC_CTYPE",
    "TZ",
    "TMPDIR",
    "TEMP",
    "SYSTEMROOT",
)
"""The variables of our environment that a program receives; none of them can hold a secret of the server."""


@dataclass(frozen=True)
class HostedProgram:
    """A program that the operator of a server offers at tables.

    `name` is shown to people; `ms` is its thinking time for a move; `memory` is in bytes for one process (None: no
    limit); `processes` is the most that run at a time.
    """

    name: str
    command: tuple[str, ...]
    ms: int = MS
    memory: int | None = MEMORY
    processes: int = PROCESSES


class Place(NamedTuple):
    """A seat of a match, and the facts that a program receives when it begins."""

    match: str
    seat: int
    game: str
    options: JsonObject
    players: int


class MoveRequest(NamedTuple):
    """A question to a seat: `known` is all that the seat knows; `check` raises `TableeError` for an illegal move.

    `seed` has at most 53 bits, which a program in any language reads exactly.
    """

    ply: int
    known: JsonObject
    legal: list[str]
    more: bool
    check: Callable[[str], Any]
    seed: int


@dataclass
class Counted:
    """Figures about a program. `answered`: its legal moves; `seconds`: the time of its moves, including starts."""

    thinking: int = 0
    answered: int = 0
    failures: int = 0
    starts: int = 0
    seconds: float = 0.0
    waits: Waits = field(default_factory=Waits)

    @contextmanager
    def question(self, course: QuestionProgress) -> Iterator[None]:
        """Count the question that is answered inside this context, and its time, also in `course`."""
        self.thinking += 1
        began = time.monotonic()
        try:
            yield
            self.answered += 1
        except ProcessFailedError:
            self.failures += 1
            raise
        finally:
            self.thinking -= 1
            seconds = time.monotonic() - began
            self.seconds += seconds
            course.thought += seconds


class _Held:
    """A process for one seat; `match` is its own name for the match, which gives no access to the table."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.match = secrets.token_hex(8)
        self.busy = True
        self.since = time.monotonic()


class Host:
    """The processes of one program."""

    def __init__(self, setup: HostedProgram, said: StderrLog) -> None:
        """`said` receives what its processes write to standard error."""
        self.setup = setup
        self.games: list[str] | None = None
        self.introduced = False
        self.counted = Counted()
        self._said = said
        self._held: dict[tuple[str, int], _Held] = {}
        self._room = asyncio.Semaphore(setup.processes)
        self._rests_until = 0.0
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def processes(self) -> int:
        """The number of processes now."""
        return len(self._held)

    def plays(self, game: str) -> bool:
        """True if it announced that it plays this game."""
        return self.introduced and (self.games is None or game in self.games)

    async def introduce(self) -> None:
        """Ask it for its games. Raise `ProcessFailedError`."""
        program = self._program()
        try:
            await self._hear(program)
        finally:
            await program.end()

    async def choose(self, place: Place, request: MoveRequest, course: QuestionProgress) -> str:
        """Return its move; `course` is updated with the progress of the question.

        Raises `ProcessFailedError` if it gives no legal move; its process is then ended. Cancelling is safe.
        """
        with self.counted.waits.during(course):
            await self._room.acquire()
        try:
            with self.counted.question(course):
                return await self._chosen(place, request)
        finally:
            self._room.release()

    def keep(self, matches: Collection[str]) -> None:
        """End the processes for matches other than these, and idle ones."""
        now = time.monotonic()
        for key, held in list(self._held.items()):
            if not held.busy and (key[0] not in matches or now - held.since >= IDLE):
                del self._held[key]
                self._end(held)

    async def close(self) -> None:
        """End every process."""
        for held in self._held.values():
            self._end(held, at_once=True)
        self._held.clear()
        await asyncio.gather(*self._ending)

    async def _chosen(self, place: Place, request: MoveRequest) -> str:
        key = place.match, place.seat
        held = await self._ready(place)
        setup = self.setup
        try:
            moved = await held.program.choose(
                held.match,
                request.ply,
                request.known,
                request.legal,
                request.more,
                setup.ms,
                request.seed,
                setup.ms / 1000 + GRACE,
            )
            try:
                request.check(moved.move)
            except TableeError as illegal:
                await held.program.end()
                raise ProcessFailedError(f"answered {moved.move!r}: {illegal.code}") from illegal
            return moved.move
        finally:
            held.busy, held.since = False, time.monotonic()
            if not held.program.running:
                self._let_go(key, held)

    async def _ready(self, place: Place) -> _Held:
        """Return a process that knows the match, reserved for this question."""
        key = place.match, place.seat
        held = self._held.pop(key, None)
        if held is not None:
            if held.program.running:
                held.busy = True
                self._held[key] = held
                return held
            self._end(held, at_once=True)
        if len(self._held) >= self.setup.processes:
            # Not all are busy, because this question holds one of the semaphore's places. The first was used longest
            # ago.
            idle = next(one for one, other in self._held.items() if not other.busy)
            evicted = self._held.pop(idle)
        else:
            evicted = None
        held = self._held[key] = _Held(self._program())
        try:
            if evicted is not None:
                await evicted.program.end()
            await self._begun(held, place)
        except BaseException:
            self._let_go(key, held)
            raise
        return held

    async def _begun(self, held: _Held, place: Place) -> None:
        if time.monotonic() < self._rests_until:
            raise ProcessFailedError("could not be started a moment ago")
        try:
            await self._hear(held.program)
            if not self.plays(place.game):
                raise ProcessFailedError(f"does not play {place.game}")
            await held.program.begin(held.match, place.game, place.options, place.players, place.seat)
        except ProcessFailedError:
            self._rests_until = time.monotonic() + REST
            raise

    def _program(self) -> Program:
        return program_of(self.setup, self._said)

    async def _hear(self, program: Program) -> None:
        self.counted.starts += 1
        self.games = (await program.start()).games
        self.introduced = True

    def _let_go(self, key: tuple[str, int], held: _Held) -> None:
        if self._held.get(key) is held:
            del self._held[key]
        self._end(held, at_once=True)

    def _end(self, held: _Held, at_once: bool = False) -> None:
        task = asyncio.create_task(_ended(held, at_once))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


def program_of(setup: HostedProgram, said: StderrLog) -> Program:
    """Return a process of this program, not started yet: within its limits, below all others, without our secrets."""
    given = {name: os.environ[name] for name in GIVEN if name in os.environ}
    niceness = 0 if sys.platform == "win32" else NICENESS
    return Program(setup.command, setup.memory, given, niceness, said)


async def _ended(held: _Held, at_once: bool) -> None:
    try:
        if not at_once:
            await held.program.finish(held.match)
    except ProcessFailedError:
        # The process is ended below in any case.
        pass
    finally:
        await held.program.end()
