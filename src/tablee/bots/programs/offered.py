"""All programs of the host and agents on other machines, by name; those of guests by guest and name."""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final, TypeAlias

from tablee.bots.pool.counters import QuestionProgress
from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs.limits import MS
from tablee.bots.programs.program_host import Host, HostedProgram, MoveRequest, Place
from tablee.bots.programs.remote_agent import LinkLostError, RemoteAgent
from tablee.bots.programs.stderr_log import StderrLog

AgentKey: TypeAlias = str | tuple[str, str]
"""An agent on another machine: the name of one of the operator's, or a guest and the name of one of theirs."""

OF_A_GUEST: Final = "of a guest"
"""Logs have this in place of a name that a guest chose."""

RETURN_S: Final = 10.0
"""Seconds in which an agent may come back after it lost its connection, or after the start: questions wait so long."""

AGAIN: Final = 60.0
"""Seconds until a program that did not introduce itself is asked again."""


class Programs:
    """The programs for tables and forms. `hosts` has one for each program, in the order of the settings."""

    def __init__(
        self,
        setups: Iterable[HostedProgram],
        failed: Callable[[str, ProcessFailedError], None],
        said: Callable[[str, str, int], None],
        remote_ms: int = MS,
    ) -> None:
        """`failed` is called with the name of a program that did not introduce itself, and the error.

        `said` is called for lines on standard error: the program's name, a line, and the number of lines left out
        before it. `remote_ms`: the thinking time of agents on other machines.
        """
        self.hosts = {setup.name: Host(setup, StderrLog(partial(said, setup.name))) for setup in setups}
        self._failed = failed
        self._remote: dict[str, RemoteAgent] = {}
        self._own: dict[tuple[str, str], RemoteAgent] = {}
        self._remote_ms = remote_ms
        self._began = -RETURN_S
        self._left: dict[AgentKey, float] = {}
        """When agents that may come back lost their connection."""
        self._comes = asyncio.Event()
        """It is set, and replaced, when an agent connects."""
        self._introductions: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Ask every program for its games; a program is offered only once it has answered."""
        self._began = time.monotonic()
        self._introductions = [asyncio.create_task(self._introduced(host)) for host in self.hosts.values()]

    def names(self, game: str) -> list[str]:
        """Return the programs, and the agents that are connected here, that play this game."""
        return [name for name, one in self.everyone.items() if one.plays(game)]

    def own_names(self, game: str, guest: str) -> list[str]:
        """Return the agents of this guest that are connected here and play this game."""
        return [name for (whose, name), one in self._own.items() if whose == guest and one.plays(game)]

    def connected(self, guest: str, name: str) -> bool:
        """True if this agent of a guest is connected here."""
        return (guest, name) in self._own and self._own[guest, name].processes > 0

    def here(self, key: AgentKey) -> bool:
        """True if that program is offered by this process, or that agent connected to it."""
        found = self._found(key)
        return isinstance(found, Host) or (found is not None and found.processes > 0)

    @property
    def has_agents(self) -> bool:
        """True if an agent on another machine is connected here."""
        return any(one.processes for one in (*self._remote.values(), *self._own.values()))

    def _found(self, key: AgentKey) -> Host | RemoteAgent | None:
        return self.everyone.get(key) if isinstance(key, str) else self._own.get(key)

    @property
    def everyone(self) -> dict[str, Host | RemoteAgent]:
        """The programs, and the operator's agents that have connected here; a program precedes an agent of its name."""
        return {**self._remote, **self.hosts}

    @contextmanager
    def remote(self, key: AgentKey) -> Iterator[RemoteAgent]:
        """Yield this agent on another machine, for one connection.

        An agent of a guest is forgotten after its last connection; one of the operator's stays, with its counters.
        """
        if isinstance(key, str):
            found = self._remote.get(key)
            if found is None:
                found = self._remote[key] = RemoteAgent(key, self._remote_ms, self._came)
        else:
            found = self._own.get(key)
            if found is None:
                found = self._own[key] = RemoteAgent(OF_A_GUEST, self._remote_ms, self._came)
        found.users += 1
        try:
            yield found
        finally:
            found.users -= 1
            if not found.has_token:
                self._left.pop(key, None)
            elif not found.processes:
                self._note_loss(key)
            if not isinstance(key, str) and not found.users:
                del self._own[key]

    def _came(self) -> None:
        comes, self._comes = self._comes, asyncio.Event()
        comes.set()

    def _note_loss(self, key: AgentKey) -> None:
        at = time.monotonic()
        self._left = {one: left for one, left in self._left.items() if at - left < RETURN_S}
        self._left[key] = at

    def end(self, guest: str, name: str, reason: str) -> None:
        """End the connection of this agent of a guest for this reason, if it is connected here."""
        if (guest, name) in self._own:
            self._own[guest, name].end(reason)

    async def choose(
        self, key: AgentKey, place: Place, request: MoveRequest, course: QuestionProgress
    ) -> str:
        """Return the move of that program. Raise `ProcessFailedError` if it gives no legal one. Cancelling is safe.

        An agent that has just lost its connection is asked over the next one. `course` is updated with the progress of
        the question.
        """
        lost_at: float | None = None
        while True:
            asked = await self._there(key, course, lost_at)
            if asked is None:
                raise ProcessFailedError("is neither offered by this server nor connected")
            try:
                return await asked.choose(place, request, course)
            except LinkLostError:
                at = time.monotonic()
                lost_at = at if lost_at is None else lost_at
                if at - lost_at >= RETURN_S:
                    raise
                self._note_loss(key)

    async def _there(
        self, key: AgentKey, course: QuestionProgress, lost_at: float | None
    ) -> Host | RemoteAgent | None:
        """Return that program, once it is connected if it may come back soon; None if it is unknown.

        `lost_at`: when the question lost its first connection, if it did.
        """
        while True:
            if self.here(key):
                return self._found(key)
            since = max(self._began, self._left.get(key, -RETURN_S)) if lost_at is None else lost_at
            left_s = since + RETURN_S - time.monotonic()
            if left_s <= 0:
                return self._found(key)
            waits_since, course.waiting = time.monotonic(), True
            try:
                async with asyncio.timeout(left_s):
                    await self._comes.wait()
            except TimeoutError:
                continue
            finally:
                course.waiting = False
                course.queued += time.monotonic() - waits_since

    def keep(self, matches: Collection[str]) -> None:
        """End the processes for matches other than these, and idle ones."""
        for one in (*self.everyone.values(), *self._own.values()):
            one.keep(matches)

    async def close(self) -> None:
        """End every process."""
        for task in self._introductions:
            task.cancel()
        await asyncio.gather(*self._introductions, return_exceptions=True)
        await asyncio.gather(*(agent.close() for agent in (*self._remote.values(), *self._own.values())))
        await asyncio.gather(*(host.close() for host in self.hosts.values()))

    async def _introduced(self, host: Host) -> None:
        while not host.introduced:
            try:
                await host.introduce()
            except ProcessFailedError as failed:
                self._failed(host.setup.name, failed)
                await asyncio.sleep(AGAIN)
