"""A process without pages and port, in which bots think for the servers on a PostgreSQL database.

It claims turns of bots from the queue of all processes, and commits and signals moves as a server does.
"""

import asyncio
import faulthandler
import os
import signal
import sys
from collections.abc import Callable, Mapping
from typing import Final

from tablee.bots.pool.bot_pool import BotPool
from tablee.bots.pool.counters import Counters
from tablee.bots.pool.messages import Ruling
from tablee.core.errors import TableeError
from tablee.core.game import JsonObject
from tablee.server.clock import governed_by
from tablee.server.operations.logs import configure, log
from tablee.server.options import WorkerOptions
from tablee.server.run import CANNOT_START, DATABASE_VARIABLE, END_S
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.thinker import Thinker
from tablee.store.address import normalised
from tablee.store.store import Store

__all__ = ["CANNOT_START", "run", "settings_of", "work"]


class WorkerDatabaseError(TableeError):
    """A worker needs PostgreSQL: `worker.database`."""

    exit_status = 3


class NoRules:
    """The rules for a process that nobody can ask."""

    counters: Final[Mapping[str, Counters]] = {}
    refused = 0

    async def ask(self, ruling: Ruling, source: object, at_table: bool = False) -> JsonObject:
        """Raise `NotImplementedError`."""
        raise NotImplementedError


def settings_of(options: WorkerOptions) -> Settings:
    """Return the settings that these options ask for.

    Raise `DatabaseAddressError`, and `WorkerDatabaseError` without a database or with SQLite.
    """
    address = options.database or os.environ.get(DATABASE_VARIABLE)
    if not address or normalised(address).get_backend_name() == "sqlite":
        raise WorkerDatabaseError("worker.database")
    return Settings(address, bot_workers=options.bot_workers)


def run(options: WorkerOptions, started: Callable[[], None]) -> None:
    """Work until SIGTERM or Ctrl+C; call `started` once turns are claimed. Raise as `Store.open_for_service` does."""
    settings = settings_of(options)
    configure(options.log_format, options.verbose)
    try:
        asyncio.run(_until_stopped(settings, started))
    finally:
        faulthandler.cancel_dump_traceback_later()


async def _until_stopped(settings: Settings, started: Callable[[], None]) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def end() -> None:
        # Its claims end with their leases if the database does not answer.
        faulthandler.dump_traceback_later(END_S, exit=True, file=sys.__stderr__ or sys.stderr)
        stop.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(end))
    async with BotPool(settings.bot_workers) as pool:
        await work(settings, pool, stop, started)


async def work(
    settings: Settings, thinker: Thinker, stop: asyncio.Event, started: Callable[[], None]
) -> None:
    """Let bots move until `stop` is set, then give the claims back."""
    store = await Store.open_for_service(settings.database)
    try:
        with governed_by(settings.clock):
            services = await Services.open_for_bots(settings, store, thinker, NoRules())
            log.info("worker began", workers=thinker.size)
            started()
            try:
                await stop.wait()
            finally:
                await services.close()
                log.info("worker ended")
    finally:
        await store.close()
