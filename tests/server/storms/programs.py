"""The processes of a storm. `SIGUSR1` and `SIGUSR2` set the clock of their machine an hour forward and back."""

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import Any, Final

import httpx

from tests.patience import patience, patience_s
from tests.server.killing import SERVE, Server
from tests.server.people import PatientClient

HOUR_NS: Final = 3_600_000_000_000
AHEAD: Final = "TABLEE_STORM_AHEAD_NS"
SOURCES: Final = "PYTHONPATH"
"""The variable that makes a process run the version in a folder (`older`) instead of ours."""

MACHINE: Final = (
    "import os, signal, time; real = time.time_ns; "
    f"ahead = [int(os.environ.get('{AHEAD}', '0'))]; "
    "time.time_ns = lambda: real() + ahead[0]; time.time = lambda: time.time_ns() / 1e9; "
    f"signal.signal(signal.SIGUSR1, lambda *_: ahead.append(ahead.pop() + {HOUR_NS})); "
    f"signal.signal(signal.SIGUSR2, lambda *_: ahead.append(ahead.pop() - {HOUR_NS})); "
)
"""A machine whose clock can be set."""

WORK: Final = (
    "import runpy, sys; sys.argv = ['tablee', 'worker', '--bot-workers', '1']; "
    "runpy.run_module('tablee', run_name='__main__')"
)
AGAIN_S: Final = 0.5
"""A process that could not start, because the database is away, is started again after this time."""


class Program:
    """A process of a storm; several faults may concern it, so each holds its `lock`."""

    def __init__(self, log: Path, *command: str) -> None:
        self.lock = asyncio.Lock()
        self.environment: dict[str, str] = {}
        self.process: asyncio.subprocess.Process | None = None
        self._log = log.open("ab")
        self._command = command

    async def start(self) -> None:
        """Start it, and wait until it works; if it ends instead, start it again, as an init system does."""
        async with patience():
            while True:
                self.process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-c", *self._command),
                    stdout=asyncio.subprocess.PIPE,
                    stderr=self._log,
                    env={**os.environ, "LANGUAGE": "en", **self.environment},
                    start_new_session=True,
                )
                if await self.works():
                    return
                await self.process.wait()
                await asyncio.sleep(AGAIN_S)

    async def works(self) -> bool:
        """Return true once it works, false if it has ended."""
        assert self.process is not None
        assert self.process.stdout is not None
        async with patience():
            return bool(await self.process.stdout.readline())

    async def kill(self) -> None:
        """Cut the power: it and its workers end without a word."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await asyncio.wait_for(self.process.wait(), patience_s())
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)

    async def stop(self) -> None:
        """End it as an operator does."""
        assert self.process is not None
        self.process.terminate()
        await asyncio.wait_for(self.process.wait(), patience_s())

    def signal(self, number: int) -> None:
        """Send a signal if it runs."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(number)

    def close(self) -> None:
        """Close the log."""
        self._log.close()


class Node(Program):
    """A server; `settings` are further `ServeOptions`."""

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        # Its settings, port and program are those of every server that tests kill.
        server = Server(database, log, **settings)
        server.log.close()
        self.port = server.port
        self._base = server.base
        super().__init__(log, MACHINE + SERVE, str(server.port), database, server.settings)

    async def works(self) -> bool:
        assert self.process is not None
        async with PatientClient() as client, patience():
            while self.process.returncode is None:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(f"{self._base}/readyz")).is_success:
                        return True
                await asyncio.sleep(0.05)
        return False


class Worker(Program):
    """`tablee worker` with one bot worker."""

    def __init__(self, database: str, log: Path) -> None:
        super().__init__(log, MACHINE + WORK)
        self.environment["TABLEE_DATABASE"] = database
