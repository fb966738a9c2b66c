"""A check that everything in a test goes by the clock of its server.

A test puts the clock of its server forward and then calls a part of the server, or compares a time. If that is done
outside `governed_by(server.clock)`, the machine's clock is read, and the test passes or fails for the wrong reason. A
part of the server that begins its work in another context has the same fault.
"""

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import Context
from pathlib import Path
from typing import Final

from tablee.server.clock import Clock, _clock

APART_MS: Final = 1000
"""Two clocks with a smaller difference show the same time: reading one of them may take a moment."""
HERE: Final = Path(__file__).name

MACHINE: Final[Clock] = Context().run(_clock.get)
"""The clock of everything that is not done for a server."""


class ServerClocks:
    """The clocks of the servers of one test, and the readings of the machine's clock while another one differs."""

    def __init__(self) -> None:
        self.clocks: list[Clock] = []
        self.readings: list[str] = []

    def note(self, machine_ms: int) -> None:
        """Note that the machine's clock was read, and by which line."""
        if any(abs(clock.now() - machine_ms) > APART_MS for clock in self.clocks):
            frame = next(one for one in reversed(traceback.extract_stack()) if _is_caller(one.filename))
            self.readings.append(f"{frame.filename}:{frame.lineno} {frame.line}")


def _is_caller(filename: str) -> bool:
    return not filename.endswith((HERE, "server/clock.py"))


@contextmanager
def watched() -> Iterator[ServerClocks]:
    """Watch the machine's clock within the block."""
    found = ServerClocks()
    read = MACHINE.now

    def now() -> int:
        at = read()
        found.note(at)
        return at

    MACHINE.now = now  # type: ignore[method-assign]
    try:
        yield found
    finally:
        del MACHINE.now
