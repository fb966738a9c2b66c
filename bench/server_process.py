"""A server process that is measured from outside: its processor time, its memory."""

import os
import time
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.killing import Server


class Spent(NamedTuple):
    """Seconds of the processor: of all threads, and of the one that has the event loop; seconds that went by."""

    all: float
    main: float
    seconds: float

    def since(self, before: "Spent") -> "Spent":
        return Spent(self.all - before.all, self.main - before.main, self.seconds - before.seconds)


def cores_busy() -> float:
    """Seconds so far that the cores of this machine had anything to do, whosever it was. On Linux."""
    user, nice, system, _idle, _waiting, *others = map(int, Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + sum(others)) / os.sysconf("SC_CLK_TCK")


class MeasuredServer(Server):
    """The server on SQLite in `folder`, by the sources in `source` (None: by these)."""

    def __init__(self, folder: Path, source: Path | None = None, **settings: Any) -> None:
        super().__init__(str(folder / "tablee.db"), folder / "log", bot_workers=1, **settings)
        if source is not None:
            self.environment = {"PYTHONPATH": str(source.resolve())}

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def spent(self) -> Spent:
        """What it has taken so far, without the workers of its bots. On Linux."""
        # The clock of another process, as clock_getcpuclockid(3) makes it.
        whole = time.clock_gettime((~self.pid << 3) | 2)
        return Spent(whole, self._schedule()[0], time.monotonic())

    def waited_for_core(self) -> float:
        """Seconds that the thread of the event loop was ready to run, and others had the cores."""
        return self._schedule()[1]

    def _schedule(self) -> tuple[float, float]:
        ran, waited, _ = Path(f"/proc/{self.pid}/task/{self.pid}/schedstat").read_text().split()
        return int(ran) / 1e9, int(waited) / 1e9

    def memory(self) -> int:
        """Bytes of its own that lie in memory."""
        for line in Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Private_Dirty:"):
                return int(line.split()[1]) * 1024
        raise OSError("no Private_Dirty")
