"""All programs of the host, by their names."""

import asyncio
from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Final

from tablee.bots.pool.counters import Course
from tablee.bots.pool.worker_process import ProcessFailedError
from tablee.bots.programs.program_host import Host, HostedProgram, MoveRequest, Place
from tablee.bots.programs.stderr_log import StderrLog

AGAIN: Final = 60.0
"""Seconds until a program that did not say who it is is asked again."""


class Programs:
    """What tables and forms ask. `hosts` has one for each program, in the order of the settings."""

    def __init__(
        self,
        setups: Iterable[HostedProgram],
        failed: Callable[[str, ProcessFailedError], None],
        said: Callable[[str, str, int], None],
    ) -> None:
        """`failed` is told the name of a program that did not introduce itself, and why.

        `said` is told of what programs write to standard error: whose, a line, and how many were left out before it.
        """
        self.hosts = {setup.name: Host(setup, StderrLog(partial(said, setup.name))) for setup in setups}
        self._failed = failed
        self._introductions: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Ask every program which games it plays; until it said so it is offered nowhere."""
        self._introductions = [asyncio.create_task(self._introduced(host)) for host in self.hosts.values()]

    def names(self, game: str) -> list[str]:
        """The programs that play this game."""
        return [name for name, host in self.hosts.items() if host.plays(game)]

    async def choose(self, name: str, place: Place, request: MoveRequest, course: Course) -> str:
        """The move of that program. Raises `ProcessFailedError` when it gives none that is legal. Cancelling is safe.

        `course` is told how the question fares.
        """
        host = self.hosts.get(name)
        if host is None:
            raise ProcessFailedError("is not offered by this server any more")
        return await host.choose(place, request, course)

    def keep(self, matches: Collection[str]) -> None:
        """End the processes for other matches than these, and those with nothing to do."""
        for host in self.hosts.values():
            host.keep(matches)

    async def close(self) -> None:
        """End every process."""
        for task in self._introductions:
            task.cancel()
        await asyncio.gather(*self._introductions, return_exceptions=True)
        await asyncio.gather(*(host.close() for host in self.hosts.values()))

    async def _introduced(self, host: Host) -> None:
        while not host.introduced:
            try:
                await host.introduce()
            except ProcessFailedError as failed:
                self._failed(host.setup.name, failed)
                await asyncio.sleep(AGAIN)
