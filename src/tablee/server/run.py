"""Starts the server, as `tablee serve` does."""

import asyncio
import contextlib
import faulthandler
import gc
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tablee.bots.pool.bot_pool import BotPool
from tablee.core.errors import TableeError
from tablee.server.access.file_limit import raise_file_limit
from tablee.server.access.forwarding import ForwardingHint
from tablee.server.access.given_addresses import check_host, check_origin, check_proxies
from tablee.server.access.transport import http_protocol, socket_protocol
from tablee.server.app import App
from tablee.server.clock import Clock
from tablee.server.house.house_file import House, house_in
from tablee.server.ladder.entrants import check_ladder
from tablee.server.notifications import mail
from tablee.server.notifications.reachable import check_network
from tablee.server.operations.logs import configure
from tablee.server.options import ServeOptions, minute_of_day
from tablee.server.settings import COUNTDOWN_S, DAY_S, Settings, Smtp
from tablee.server.thinking.program_settings import parsed
from tablee.server.thinking.seeds import Seeds
from tablee.store.address import normalised
from tablee.store.refusals import CannotOpenError
from tablee.words.outside import languages_in

DATABASE_VARIABLE: Final = "TABLEE_DATABASE"
SMTP_VARIABLE: Final = "TABLEE_SMTP"
LOCAL_HOST: Final = "127.0.0.1"
FRAME: Final = 64 * 1024
SHUTDOWN_S: Final = 2
"""The seconds that requests under way have to end, when the server is stopped."""

TICK_S: Final = 1.0
"""How often the date in answers is formatted again, in seconds."""

END_S: Final = 4.5
"""The seconds after which the server exits in any case: every acknowledged move is in the log."""

GC_THRESHOLDS: Final = (700, 10, 200)
"""The thresholds of Python's garbage collection: its own for young objects, but 200 instead of 10 before a full one.

A full collection stops the server for 0.3 s with 500 tables in memory.
"""

CANNOT_START: Final = 3


def default_database() -> str:
    """Return `TABLEE_DATABASE`, or a file in this user's data folder, which is made if it is missing.

    Raise `CannotOpenError` `database.home` if it cannot be made.
    """
    given = os.environ.get(DATABASE_VARIABLE)
    if given:
        return given
    folder = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share") / "tablee"
    try:
        # A user may have no home.
        folder = folder.expanduser()
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise CannotOpenError("database.home", {"folder": str(folder), "reason": reason}) from error
    return str(folder / "tablee.db")


def checked_address(database: str | None) -> str:
    """Return the address of the database that `run` opens. Raise `DatabaseAddressError` and `CannotOpenError`."""
    address = database or default_database()
    normalised(address)
    return address


def run(
    options: ServeOptions,
    *,
    countdown: float = COUNTDOWN_S,
    started: Callable[[str], Sequence[str] | None] | None = None,
    seeds: Seeds | None = None,
    clock: Clock | None = None,
    busy: str = "This computer is busy.",
) -> None:
    """Serve until interrupted, then close every connection in order.

    - `countdown`: seconds between the last guest sitting down and the deal.
    - `started`: called with the address once the server answers requests; may return those for other devices.
    - `seeds`: the source of all seeds, for a server whose deals are to be known (None: a secret one).
    - `clock`: the time (None: the machine's clock).
    - `busy`: the line that a terminal shows if this computer is too slow for the server.

    Raise `DatabaseAddressError` for an invalid address, `DatabaseDriverError` and `CannotOpenError` for a database
    that cannot be opened; `BackupTimeError`, `GivenAddressError`, `HouseError`, `ProgramError`, `LadderError`,
    `MailError` and `OutgoingError` for invalid options; and `SystemExit` if the server could not start for another
    reason, which the log has.
    """
    settings = settings_of(options, countdown, clock)
    configure(options.log_format, options.verbose, busy)
    raise_file_limit()
    app = App(settings, lambda: BotPool(settings.bot_workers), seeds)
    _serve(app, configuration(app, listening(options), options.port, options.proxies), started, options.drain)


def listening(options: ServeOptions) -> str:
    """Return the host at which these options let the server listen."""
    return options.host or LOCAL_HOST


def settings_of(
    options: ServeOptions, countdown: float = COUNTDOWN_S, clock: Clock | None = None
) -> Settings:
    """Return the settings that these options ask for. Raise as `run` does for invalid options."""
    address = checked_address(options.database)
    for origin in options.origins:
        check_origin(origin)
    for name in options.hosts:
        check_host(name)
    check_proxies(options.proxies)
    for network in options.own_networks:
        check_network(network)
    programs = parsed(
        options.programs,
        options.agents,
        options.program_ms,
        options.program_memory << 20,
        options.program_processes,
    )
    if options.ladder:
        check_ladder(programs)
    return Settings(
        address,
        origins=tuple(options.origins),
        hosts=(listening(options), *options.hosts),
        rate=options.rate,
        connections_per_address=options.connections_per_address,
        bot_workers=options.bot_workers,
        rules_workers=options.rules_workers,
        program_ms=options.program_ms,
        programs=programs,
        ladder=options.ladder,
        languages=() if options.words is None else languages_in(options.words),
        countdown=countdown,
        clock=clock or Clock(),
        house=House() if options.house is None else house_in(options.house),
        by_invitation=options.by_invitation,
        variants=options.variants,
        research=options.research,
        own_agents=not options.no_own_agents,
        smtp=_mail_server(options.mail_from),
        own_networks=tuple(options.own_networks),
        keep_waiting=options.keep_waiting * DAY_S,
        keep_guests=options.keep_guests * DAY_S,
        keep_abandoned=options.keep_abandoned * DAY_S,
        keep_talk=options.keep_talk * DAY_S,
        backup_to=options.backup_to,
        backup_at=minute_of_day(options.backup_at),
        keep_backups=options.keep_backups,
    )


def _mail_server(sender: str | None) -> Smtp | None:
    """Return the mail server that `TABLEE_SMTP` names, if any. Raise `MailError`."""
    url = os.environ.get(SMTP_VARIABLE)
    return None if not url else mail.parsed(url, sender)


def _serve(
    app: App, config: uvicorn.Config, started: Callable[[str], Sequence[str] | None] | None, drain_s: float
) -> None:
    """Serve until interrupted. Raise `SystemExit` if the server could not start."""

    def ready(served: str) -> None:
        # Imported objects stay permanently. Repeated collections of them delayed the event loop; a single collection
        # now would delay the first page.
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        gc.enable()
        if started is not None:
            app.share(started(served) or ())

    serving = Serving(app, config, ready, drain_s)
    try:
        serving.run()
    finally:
        faulthandler.cancel_dump_traceback_later()
    if serving.refused is not None:
        raise serving.refused
    if not serving.started:
        raise SystemExit(CANNOT_START)


def configuration(app: App, host: str, port: int, proxies: str = "127.0.0.1") -> uvicorn.Config:
    """Return the configuration of uvicorn."""
    trusting = ProxyHeadersMiddleware(app, proxies)  # type: ignore[arg-type]
    app.is_proxy = lambda address: address in trusting.trusted_hosts
    return uvicorn.Config(
        ForwardingHint(trusting, app.is_proxy),  # type: ignore[arg-type]
        host=host,
        port=port,
        http=http_protocol(app.settings, lambda: app.peers),
        ws=socket_protocol(lambda: app.peers),
        # Heartbeats are messages of the protocol, which pages can see and answer (docs/protocol.md).
        ws_ping_interval=None,
        ws_ping_timeout=None,
        ws_max_size=FRAME,
        # `trusting` handles them.
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=SHUTDOWN_S,
        lifespan="on",
    )


class Serving(uvicorn.Server):
    """uvicorn with a callback for the address once it is ready, also if the system chooses the port.

    After SIGTERM the server goes on for `drain_s` seconds, while `/readyz` answers "draining"; a second signal ends
    it at once, as Ctrl+C does.
    `refused`: the error if the database could not be opened; then nothing was served.
    """

    def __init__(
        self,
        app: App,
        config: uvicorn.Config,
        started: Callable[[str], Sequence[str] | None] | None = None,
        drain_s: float = 0.0,
    ) -> None:
        self._app = app
        self._drain_s = drain_s
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ending = asyncio.Event()
        self._ends = False
        self.refused: TableeError | None = None
        super().__init__(config)
        self._on_started = started

    @property
    def should_exit(self) -> bool:
        """True if the server is to end; set by a signal or by the caller, in any thread."""
        return self._ends

    @should_exit.setter
    def should_exit(self, ends: bool) -> None:
        self._ends = ends
        if ends and self._loop is not None:
            # The loop is closed if the server has ended already.
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._ending.set)

    async def main_loop(self) -> None:
        """Wait for the end. uvicorn's own loop checks for it ten times a second."""
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TICK_S):
                    await self._ending.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if (
            sig == signal.SIGTERM
            and self._drain_s > 0
            and self._loop is not None
            and not self._app.is_draining
        ):
            self._app.is_draining = True
            self._loop.call_soon_threadsafe(self._loop.call_later, self._drain_s, self._end, sig, frame)
            return
        self._end(sig, frame)

    def _end(self, sig: int, frame: FrameType | None) -> None:
        # This thread needs no interpreter lock; it writes what was running.
        faulthandler.dump_traceback_later(END_S, exit=True, file=sys.__stderr__ or sys.stderr)
        super().handle_exit(sig, frame)

    async def serve(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Open the database and serve; if it cannot be opened, only set `refused`.

        uvicorn would write a traceback if its application fails to start.
        """
        try:
            await self._app.open_store()
        except TableeError as refused:
            self.refused = refused
            return
        await super().serve(sockets)  # type: ignore[arg-type]

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started and self._on_started is not None:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._app.listens_on(port)
            shown = f"[{host}]" if ":" in host else host
            self._on_started(f"http://{shown}:{port}")
