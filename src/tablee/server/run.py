"""Starting the server, as `tablee serve` does."""

import asyncio
import contextlib
import faulthandler
import gc
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tablee.bots.pool.bot_pool import BotPool
from tablee.bots.pool.rules_pool import SIZE
from tablee.bots.programs.program import MEMORY
from tablee.bots.programs.program_host import MS, PROCESSES
from tablee.core.errors import TableeError
from tablee.server.access.file_limit import raise_file_limit
from tablee.server.access.forwarding import ForwardingHint
from tablee.server.access.transport import http_protocol, socket_protocol
from tablee.server.app import App
from tablee.server.clock import Clock
from tablee.server.notifications import mail
from tablee.server.notifications.reachable import check_network
from tablee.server.operations.logs import configure
from tablee.server.operations.nightly_backup import minute_of_day
from tablee.server.settings import COUNTDOWN_S, Settings, Smtp
from tablee.server.thinking.program_settings import parsed
from tablee.server.thinking.seeds import Seeds
from tablee.store.address import normalised
from tablee.store.refusals import CannotOpenError
from tablee.words.outside import languages_in

DATABASE_VARIABLE: Final = "TABLEE_DATABASE"
SMTP_VARIABLE: Final = "TABLEE_SMTP"
FRAME: Final = 64 * 1024
SHUTDOWN_S: Final = 2
"""What is under way has so long to end, when the server is asked to."""

TICK_S: Final = 1.0
"""How often the date is written out that answers carry."""

END_S: Final = 4.5
"""After so long the server ends, whatever holds it: what was acknowledged is in the log."""

OLD_SELDOM: Final = (700, 10, 200)
"""When Python looks for garbage: as by itself among what came lately, but so many times before it looks through
everything (by itself: 10). That holds up everybody, for 0.3 s where 500 tables are in memory."""

CANNOT_START: Final = 3


def default_database() -> str:
    """`TABLEE_DATABASE`, or a file in this user's folder for data, which is made if it is missing.

    Raises `CannotOpenError` `database.home` where it cannot be made.
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
    """The address of the database that `run` opens. Raises `DatabaseAddressError` and `CannotOpenError`."""
    address = database or default_database()
    normalised(address)
    return address


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    *,
    origins: Sequence[str] = (),
    hosts: Sequence[str] = (),
    proxies: str = "127.0.0.1",
    bot_workers: int | None = None,
    rules_workers: int = SIZE,
    log_format: str = "json",
    verbose: bool = False,
    rate: float = 1.0,
    connections_per_address: int | None = None,
    programs: Sequence[str] = (),
    program_ms: int = MS,
    program_memory: int | None = MEMORY,
    program_processes: int = PROCESSES,
    words: Path | None = None,
    countdown: float = COUNTDOWN_S,
    mail_from: str | None = None,
    own_networks: Sequence[str] = (),
    keep_waiting: float = Settings.keep_waiting,
    keep_guests: float = Settings.keep_guests,
    keep_abandoned: float = Settings.keep_abandoned,
    keep_talk: float = Settings.keep_talk,
    backup_to: Path | None = None,
    backup_at: str = "03:00",
    keep_backups: int = Settings.keep_backups,
    started: Callable[[str], None] | None = None,
    seeds: Seeds | None = None,
    clock: Clock | None = None,
) -> None:
    """Serve until interrupted, then close every connection in order.

    - `database`: a URL or the path of an SQLite file; None: `default_database()`.
    - `origins`: further origins that the pages are served under, the first being used in invitations.
    - `hosts`: names that requests may be sent to besides the hosts of `origins` (docs/operations.md, Names).
    - `proxies`: addresses whose `X-Forwarded-*` headers are believed (`*`: all).
    - `programs`: what is offered at tables besides the games' bots, each as `NAME=COMMAND`; they think `program_ms`
      milliseconds about a move and have `program_memory` bytes (None: not limited) and `program_processes` processes.
    - `words`: a folder of languages from outside (docs/words.md).
    - `verbose`: log also the steps in which the server starts and ends.
    - `countdown`: seconds between the last guest sitting down and the deal.
    - `mail_from`: the sender of mails, which go out where `TABLEE_SMTP` names a mail server.
    - `own_networks`: networks at which webhooks and push services may be although they are not public.
    - `keep_waiting`: seconds after which a table that nobody comes to ends (`Settings`); `keep_guests`,
      `keep_abandoned`, `keep_talk`: after which what is old is deleted; 0: never.
    - `backup_to`: the folder of a daily backup (None: there is none), made at `backup_at` by the machine's time zone;
      the newest `keep_backups` are kept (docs/backup.md).
    - `started`: called with the address once requests are answered.
    - `seeds`: where all seeds come from (None: what nobody can guess), for a server whose deals are to be known.
    - `clock`: what time it is (None: the machine's).

    Raises `DatabaseAddressError` for an invalid address, `DatabaseDriverError` and `CannotOpenError` for a database
    that cannot be opened, `BackupTimeError` for a time of day that is none, `ProgramError` for an invalid program,
    `MailError` and `OutgoingError` for such settings,
    `SystemExit` when the server could not start for another reason (the log says why).
    """
    address = checked_address(database)
    for network in own_networks:
        check_network(network)
    configure(log_format, verbose)
    raise_file_limit()
    settings = Settings(
        address,
        origins=tuple(origins),
        hosts=(host, *hosts),
        rate=rate,
        connections_per_address=connections_per_address,
        bot_workers=bot_workers,
        rules_workers=rules_workers,
        programs=parsed(programs, program_ms, program_memory, program_processes),
        languages=() if words is None else languages_in(words),
        countdown=countdown,
        clock=clock or Clock(),
        smtp=_mail_server(mail_from),
        own_networks=tuple(own_networks),
        keep_waiting=keep_waiting,
        keep_guests=keep_guests,
        keep_abandoned=keep_abandoned,
        keep_talk=keep_talk,
        backup_to=backup_to,
        backup_at=minute_of_day(backup_at),
        keep_backups=keep_backups,
    )
    app = App(settings, lambda: BotPool(settings.bot_workers), seeds)
    _serve(app, configuration(app, host, port, proxies), started)


def _mail_server(sender: str | None) -> Smtp | None:
    """The mail server that `TABLEE_SMTP` names, if any. Raises `MailError`."""
    url = os.environ.get(SMTP_VARIABLE)
    return None if not url else mail.parsed(url, sender)


def _serve(app: App, config: uvicorn.Config, started: Callable[[str], None] | None) -> None:
    """Serve until interrupted. Raises `SystemExit` when the server could not start."""

    def ready(served: str) -> None:
        # What was imported stays for good. Looking through it for garbage again and again held up the event loop;
        # looking once, now, would hold up the first page.
        gc.freeze()
        gc.set_threshold(*OLD_SELDOM)
        gc.enable()
        if started is not None:
            started(served)

    serving = Serving(app, config, ready)
    try:
        serving.run()
    finally:
        faulthandler.cancel_dump_traceback_later()
    if serving.refused is not None:
        raise serving.refused
    if not serving.started:
        raise SystemExit(CANNOT_START)


def configuration(app: App, host: str, port: int, proxies: str = "127.0.0.1") -> uvicorn.Config:
    """How uvicorn is to serve us."""
    trusting = ProxyHeadersMiddleware(app, proxies)  # type: ignore[arg-type]
    app.is_proxy = lambda address: address in trusting.trusted_hosts
    return uvicorn.Config(
        ForwardingHint(trusting, app.is_proxy),  # type: ignore[arg-type]
        host=host,
        port=port,
        http=http_protocol(app.settings, lambda: app.peers),
        ws=socket_protocol(lambda: app.peers),
        # Heartbeats are messages of the protocol, which pages can see and answer for; see docs/protocol.md.
        ws_ping_interval=None,
        ws_ping_timeout=None,
        ws_max_size=FRAME,
        # By `trusting`.
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=SHUTDOWN_S,
        lifespan="on",
    )


class Serving(uvicorn.Server):
    """uvicorn, telling when it is ready, and where when the port was left to the system.

    `refused`: why the database could not be opened, so that nothing was served.
    """

    def __init__(
        self, app: App, config: uvicorn.Config, started: Callable[[str], None] | None = None
    ) -> None:
        self._app = app
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ending = asyncio.Event()
        self._ends = False
        self.refused: TableeError | None = None
        super().__init__(config)
        self._told = started

    @property
    def should_exit(self) -> bool:
        """Whether it is to end; set by a signal, or by whoever has started it, in any thread."""
        return self._ends

    @should_exit.setter
    def should_exit(self, ends: bool) -> None:
        self._ends = ends
        if ends and self._loop is not None:
            # Whoever asks again after the end has what they want.
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._ending.set)

    async def main_loop(self) -> None:
        """Wait for the end, as uvicorn does, which looks ten times a second whether it has come."""
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TICK_S):
                    await self._ending.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # A thread of C's own that needs no lock of the interpreter; it says what was running.
        faulthandler.dump_traceback_later(END_S, exit=True, file=sys.__stderr__ or sys.stderr)
        super().handle_exit(sig, frame)

    async def serve(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Open the database and serve; where it cannot be opened, only `refused` says so.

        uvicorn would write a traceback where its application fails to start.
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
        if self.started and self._told is not None:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            self._told(f"http://{shown}:{port}")
