"""One program of the host: as many processes of it as it may have, each for one seat of one match.

A process is started when its seat is first to move, and ended when the match is over, when it has had nothing to do for
long, or when another seat needs its place. Whatever fails is started again for the next question: a bot may keep what
it likes between questions, but has to be able to do without.
"""

import asyncio
import os
import secrets
import sys
import time
from collections.abc import Callable, Collection
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
"""Seconds after a start that failed in which it is not tried again."""

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
"""What a program gets of our environment: nothing that could hold a secret of the server."""


@dataclass(frozen=True)
class HostedProgram:
    """A program that the operator of a server offers at tables.

    `name` is what people read; `ms` its thinking time for a move; `memory` in bytes for one process (None: not
    limited); `processes` how many of it may be there at a time.
    """

    name: str
    command: tuple[str, ...]
    ms: int = MS
    memory: int | None = MEMORY
    processes: int = PROCESSES


class Place(NamedTuple):
    """A seat of a match, and what a program is told of it when it begins."""

    match: str
    seat: int
    game: str
    options: JsonObject
    players: int


class MoveRequest(NamedTuple):
    """What a seat is asked: `known` is all that it knows; `check` raises `TableeError` for a move that is not legal.

    `seed`: at most 53 bits, which a program in any language reads exactly.
    """

    ply: int
    known: JsonObject
    legal: list[str]
    more: bool
    check: Callable[[str], Any]
    seed: int


@dataclass
class Counted:
    """What a program has done so far; `answered`: with legal moves, `seconds`: on its moves, starting included."""

    thinking: int = 0
    answered: int = 0
    failures: int = 0
    starts: int = 0
    seconds: float = 0.0
    waits: Waits = field(default_factory=Waits)


class _Held:
    """A process for one seat; `match` is what it knows the match by, which lets nobody in at the table."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.match = secrets.token_hex(8)
        self.busy = True
        self.since = time.monotonic()


class Host:
    """The processes of one program."""

    def __init__(self, setup: HostedProgram, said: StderrLog) -> None:
        """`said` is told what its processes write to standard error."""
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
        """How many there are now."""
        return len(self._held)

    def plays(self, game: str) -> bool:
        """Whether it said that it plays this game."""
        return self.introduced and (self.games is None or game in self.games)

    async def introduce(self) -> None:
        """Hear which games it plays. Raises `ProcessFailedError`."""
        program = self._program()
        try:
            await self._hear(program)
        finally:
            await program.end()

    async def choose(self, place: Place, request: MoveRequest, course: QuestionProgress) -> str:
        """Its move; `course` is told how the question fares.

        Raises `ProcessFailedError` when it gives none that is legal; its process is then ended. Cancelling is safe.
        """
        with self.counted.waits.during(course):
            await self._room.acquire()
        try:
            self.counted.thinking += 1
            began = time.monotonic()
            try:
                move = await self._chosen(place, request)
                self.counted.answered += 1
                return move
            except ProcessFailedError:
                self.counted.failures += 1
                raise
            finally:
                self.counted.thinking -= 1
                seconds = time.monotonic() - began
                self.counted.seconds += seconds
                course.thought += seconds
        finally:
            self._room.release()

    def keep(self, matches: Collection[str]) -> None:
        """End the processes for other matches than these, and those with nothing to do."""
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
        """A process that knows of the match, for this question alone."""
        key = place.match, place.seat
        held = self._held.pop(key, None)
        if held is not None:
            if held.program.running:
                held.busy = True
                self._held[key] = held
                return held
            self._end(held, at_once=True)
        if len(self._held) >= self.setup.processes:
            # Not all are busy, for this question has a place among those asked; the first was asked longest ago.
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
        given = {name: os.environ[name] for name in GIVEN if name in os.environ}
        niceness = 0 if sys.platform == "win32" else NICENESS
        return Program(self.setup.command, self.setup.memory, given, niceness, self._said)

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


async def _ended(held: _Held, at_once: bool) -> None:
    try:
        if not at_once:
            await held.program.finish(held.match)
    except ProcessFailedError:
        # It is ended all the same.
        pass
    finally:
        await held.program.end()
