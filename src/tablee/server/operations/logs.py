"""Structured logs. They hold no tokens, seeds, names or texts of people; matches and connections appear by id."""

import logging
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from tablee.server.operations.quiet_terminal import QuietTerminal


@contextmanager
def _without(package: str) -> Iterator[None]:
    """Hide `package` from imports within the block."""
    there = sys.modules.get(package)
    sys.modules[package] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        del sys.modules[package]
        if there is not None:
            sys.modules[package] = there


# structlog uses rich, if installed, to draw tracebacks, but we write them as Python does. Importing rich takes a
# twentieth of the time until a server's first page, and structlog has no setting against it.
with _without("rich"):
    import structlog

bind, bound = structlog.contextvars.bind_contextvars, structlog.contextvars.bound_contextvars
"""Add fields to every line that this task logs, from now on or while a block runs."""

EVERY_S: Final = 30.0
"""The shortest time between two lines of a kind that strangers can cause."""

log = structlog.stdlib.get_logger("tablee")


def configure(form: str, verbose: bool = False, busy: str = "This computer is busy.") -> None:
    """Log to standard error, one JSON object per line, or in colours for people (`form` `"text"`).

    `verbose`: log also the lines in which uvicorn reports its start and end. In a terminal, text without `verbose` is
    errors and one warning of each kind. More lines would scroll the addresses and the QR code off the screen.
    `busy` is the sentence there in place of all warnings about delays.
    """
    quiet = form == "text" and sys.stderr.isatty() and not verbose
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    if quiet:
        handler.addFilter(QuietTerminal(busy))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if quiet else logging.INFO)
    # At finer levels, these would log what they send to the database, seeds and names included. The last two would
    # log the addresses of people's channels.
    for talkative in ("alembic", "aiosqlite", "asyncpg", "sqlalchemy", "httpx", "httpcore"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.INFO if verbose else logging.WARNING)
    # uvicorn's own access log would hold addresses of people and of tables; ours (`endpoint.py`) does not.
    logging.getLogger("uvicorn.access").disabled = True


class ThrottledLog:
    """Logs at most once every `every` seconds; the next line has the number of lines left out (`left_out`)."""

    def __init__(self, every: float = EVERY_S) -> None:
        self._every = every
        self._next = 0.0
        self._left_out = 0

    def warn(self, event: str, **fields: Any) -> None:
        """Log this as a warning, or count it as left out."""
        self._log(log.warning, event, fields)

    def error(self, event: str, **fields: Any) -> None:
        """Log this as an error, or count it as left out."""
        self._log(log.error, event, fields)

    def _log(self, write: Callable[..., object], event: str, fields: dict[str, Any]) -> None:
        at = time.monotonic()
        if at < self._next:
            self._left_out += 1
            return
        write(event, **fields, left_out=self._left_out)
        self._next, self._left_out = at + self._every, 0
