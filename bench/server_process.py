"""A server process that is measured from outside: its processor time, its memory."""

import os
import time
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.killing import Server


class Spent(NamedTuple):
    """Seconds of the processor: of all threads, and of the event loop's thread; elapsed seconds."""

    all: float
    main: float
    seconds: float

    def since(self, before: "Spent") -> "Spent":
        return Spent(self.all - before.all, self.main - before.main, self.seconds - before.seconds)


def cores_busy() -> float:
    """Return the seconds so far for which the cores of this machine had any work, by all programs. On Linux."""
    user, nice, system, _idle, _waiting, *others = map(int, Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + sum(others)) / os.sysconf("SC_CLK_TCK")


class MeasuredServer(Server):
    """The server on SQLite in `folder`, from the sources in `source` (None: this checkout)."""

    def __init__(self, folder: Path, source: Path | None = None, **settings: Any) -> None:
        super().__init__(str(folder / "tablee.db"), folder / "log", bot_workers=1, **settings)
        if source is not None:
            self.environment = {"PYTHONPATH": str(source.resolve())}

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def spent(self) -> Spent:
        """Return its processor time so far, without the workers of its bots. On Linux."""
        # The clock of another process, as clock_getcpuclockid(3) computes its number.
        whole = time.clock_gettime((~self.pid << 3) | 2)
        return Spent(whole, self._schedule()[0], time.monotonic())

    def waited_for_core(self) -> float:
        """Return the seconds for which the event loop's thread was ready to run but had no core."""
        return self._schedule()[1]

    def _schedule(self) -> tuple[float, float]:
        ran, waited, _ = Path(f"/proc/{self.pid}/task/{self.pid}/schedstat").read_text().split()
        return int(ran) / 1e9, int(waited) / 1e9

    def memory(self) -> int:
        """Return the bytes of its private memory in RAM."""
        for line in Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Private_Dirty:"):
                return int(line.split()[1]) * 1024
        raise OSError("no Private_Dirty")
