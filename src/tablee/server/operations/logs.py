"""Structured logs. No token, no seed, no name and no text of people ever goes in; matches and connections by id."""

import logging
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final


@contextmanager
def _without(package: str) -> Iterator[None]:
    """What is imported within finds no `package`."""
    there = sys.modules.get(package)
    sys.modules[package] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        del sys.modules[package]
        if there is not None:
            sys.modules[package] = there


# structlog takes rich where it finds it, to draw tracebacks, which we write as Python does. Importing it takes a
# twentieth of the time until a server's first page, and there is no setting.
with _without("rich"):
    import structlog

bind, bound = structlog.contextvars.bind_contextvars, structlog.contextvars.bound_contextvars
"""Put fields into every line that is logged in this task from now on, or while a block runs."""

EVERY_S: Final = 30.0
"""How often a line may be written that anybody could bring about."""

log = structlog.stdlib.get_logger("tablee")


def configure(form: str, verbose: bool = False) -> None:
    """Log to standard error, one JSON object a line, or in colours for people (`form` `"text"`).

    `verbose`: also the lines in which uvicorn says that it starts and ends.
    """
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
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    # At finer levels these would write what they send to the database, seeds and names included.
    # The last two would write the addresses at which people are told things.
    for talkative in ("alembic", "aiosqlite", "asyncpg", "sqlalchemy", "httpx", "httpcore"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.INFO if verbose else logging.WARNING)
    # uvicorn's own access log would hold addresses of people and of tables; ours (`endpoint.py`) does not.
    logging.getLogger("uvicorn.access").disabled = True


class ThrottledLog:
    """Logs at most once every `every` seconds; the next line says how many were left out (`left_out`)."""

    def __init__(self, every: float = EVERY_S) -> None:
        self._every = every
        self._next = 0.0
        self._left_out = 0

    def warn(self, event: str, **fields: Any) -> None:
        """Log this as a warning, or count it."""
        self._log(log.warning, event, fields)

    def error(self, event: str, **fields: Any) -> None:
        """Log this as an error, or count it."""
        self._log(log.error, event, fields)

    def _log(self, write: Callable[..., object], event: str, fields: dict[str, Any]) -> None:
        at = time.monotonic()
        if at < self._next:
            self._left_out += 1
            return
        write(event, **fields, left_out=self._left_out)
        self._next, self._left_out = at + self._every, 0
