"""What no server process may ever log or do in a life: faults, failures, rows that differ from their log."""

import asyncio
import logging
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, Final

import structlog

from tests.server.lives.processes import OWNER

SUSPECT: Final = ("failed", "corrected", "differs", "cannot be read", "away", "stands in", "no advice")
"""Words in log lines that report a fault, besides all lines of the level `error`."""


CHECKING: Final = "database.checking"
"""The code of a database that is checked after a process was dropped. Its refusals are right while the check lasts."""


class Alarms(logging.Handler):
    """The faults, in the order in which they happened."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def raise_one(self, what: str) -> None:
        """Add a fault."""
        self.heard.append(what)

    def _hear_line(self, _: Any, method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        owner = OWNER.get()
        words = str(line.get("event", ""))
        is_suspect = method in ("error", "exception", "critical") or any(one in words for one in SUSPECT)
        is_suspect = is_suspect and line.get("code") != CHECKING
        if is_suspect and not (owner is not None and owner.dropped):
            self.raise_one(f"log: {dict(structlog.processors.format_exc_info(_, method, line))}")
        raise structlog.DropEvent

    def emit(self, record: logging.LogRecord) -> None:
        """Record a line that uvicorn logs."""
        owner = OWNER.get()
        if owner is None or not owner.dropped:
            self.raise_one(f"uvicorn: {self.format(record)}")

    def _hear_loop(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        owner = OWNER.get()
        if owner is None or not owner.dropped:
            self.raise_one(f"event loop: {context}")

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Record the lines that are logged, and the complaints of the event loop, until the block ends."""
        loop = asyncio.get_running_loop()
        before = structlog.get_config()
        structlog.configure(processors=[structlog.contextvars.merge_contextvars, self._hear_line])
        loop.set_exception_handler(self._hear_loop)
        uvicorn = logging.getLogger("uvicorn")
        uvicorn.addHandler(self)
        uvicorn.propagate = False
        try:
            yield
        finally:
            uvicorn.propagate = True
            uvicorn.removeHandler(self)
            loop.set_exception_handler(None)
            structlog.configure(**before)
