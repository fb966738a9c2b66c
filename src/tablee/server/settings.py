"""The server's settings, for `tablee serve` and for servers started from Python."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tablee.bots.programs.limits import MS
from tablee.bots.programs.program_host import HostedProgram
from tablee.server.clock import Clock
from tablee.server.house.house_file import House
from tablee.server.options import SOCKETS_PER_ADDRESS, ServeOptions, minute_of_day
from tablee.words.outside import OutsideLanguage

PAGES: Final = Path(__file__).with_name("pages")
HELLO_S: Final = 12.0
"""The seconds until the first message: a page may still be loading on a slow phone. A silent client holds a socket."""

IDLE_TIMEOUT_S: Final = 12.0
"""Pages send a ping every 5 s, so two may be lost. They consider the server lost after the same time, which is built
into them (`SILENCE_MS` in `protocol.ts`)."""

DAY_S: Final = 24 * 3600.0
COUNTDOWN_S: Final = 3.0
"""Long enough, in seconds, for a guest to look up from the phone on which they opened the link."""


@dataclass(frozen=True)
class Smtp:
    """The mail server of the operator; `tls` from the first byte, otherwise as soon as the server offers it."""

    host: str
    port: int
    tls: bool
    sender: str
    user: str | None = None
    password: str | None = None

    def __repr__(self) -> str:
        return f"Smtp({self.host}:{self.port})"


@dataclass(frozen=True)
class Settings:
    """All settings of a server. Times are in seconds, sizes in bytes.

    `tablee serve` sets some of them (`ServeOptions`); docs/reference/limits.md lists the others.

    - `origins`: further addresses of this server (`https://play.example`), besides the one that a request names.
    - `hosts`: names that requests may be sent to, besides those of `origins` and those that `Hosts` knows by itself.
    - `rate`: the factor for all rate limits, and for `sockets_per_address` unless `connections_per_address` is set.
    - `connections`: the sockets of this process; a quarter as many again are reserved for players.
    - `spectators_per_table`, `spectators_nearby`: the sockets of spectators of one table, and those of one address
      among them (multiplied by `rate`); the sockets of players do not count.
    - `http_per_address`: the connections of one address, sockets included; None: eight for each socket it may have.
    - `body`, `message`: the bytes of a request's body, and of a socket's message.
    - `request_timeout`: the time for the headers of a request to arrive, and then for its body (`request.slow`).
    - `answer_timeout`: a connection that reads nothing for this time is closed.
    - `hello`: a socket whose first message takes longer is closed.
    - `idle_timeout`: a socket that sends nothing for this time after that is closed (4009).
    - `queue`: the messages that may wait for a slow socket before it is closed (4008).
    - `programs`: the programs that the operator offers at tables besides the bots of the games. `program_ms`: the
      thinking time of agents on other machines, in milliseconds.
    - `ladder`: the programs and the bots play each other while nothing else is to be done.
    - `languages`: the languages of the pages besides those that they were built with.
    - `house`: the name, imprint, privacy text and colours of this server.
    - `by_invitation`: only guests get an answer, and new ones come in by a link of the operator.
    - `variants`: hosts of tables may change the numbers of the rulebooks.
    - `research`: the players of each table are asked if researchers may use its moves.
    - `own_agents`: guests may let agents of their own in at their tables.
    - `smtp`: the mail server; None: the server sends no mails.
    - `own_networks`: private networks (`10.0.0.0/8`) in which webhooks and push services are allowed.
    - `waiting_per_guest`, `public_per_guest`: the tables of one guest that wait for people, and that strangers find.
    - `public_per_address`: the tables that strangers find of all guests who were last seen at one address.
    - `newcomer`: the time during which an identity is new; `public_per_newcomer`: the tables of such a guest that
      strangers find.
    - `reports_per_guest`, `reports_per_newcomer`: the reports of one guest that no moderator has closed yet.
    - `reports_kept`: the time for which closed reports are kept.
    - `bot_tables_per_guest`, `bot_tables_per_address`, `bot_tables`: the running tables at which no person plays, of
      one guest, of the guests of one address, and of all guests. For the last, idle tables do not count.
    - `keep_waiting`: the time after which an idle table ends by itself, if it waits or no person plays there. 0: never.
    - `keep_guests`: the time after which unseen guests are deleted who never had a seat; `keep_abandoned`: idle tables
      without a result; `keep_talk`: the chat of tables that are over. 0: never.
    - `countdown`: the time between the last guest taking a seat and the deal.
    - `quick_wait`, `quick_wait_days`: the time after which bots take the free seats of a quick match; of one over days.
    - `quick_away`: the time without a socket after which a player no longer waits for a quick match, except over days.
    - `backup_to`: the folder of a daily backup (None: no backup), made at `backup_at`, in minutes past midnight by the
      machine's time zone; the newest `keep_backups` are kept.
    - `poll`: the time between two polls for changes by other processes; `takeover`: the time after which this process
      moves for a bot for which another process should have moved.
    - `clock`: the time here.
    """

    database: str
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    pages: Path = PAGES
    rate: float = ServeOptions.rate
    connections: int = 5_000
    connections_per_address: int | None = None
    spectators_per_table: int = 300
    spectators_nearby: int = 60
    http_per_address: int | None = None
    request_timeout: float = 10.0
    answer_timeout: float = 30.0
    waiting_per_guest: int = 20
    public_per_guest: int = 3
    public_per_newcomer: int = 1
    public_per_address: int = 10
    newcomer: float = 24 * 3600.0
    reports_per_guest: int = 20
    reports_per_newcomer: int = 3
    reports_kept: float = 180 * 24 * 3600.0
    bot_tables_per_guest: int = 5
    bot_tables_per_address: int = 15
    bot_tables: int = 200
    keep_waiting: float = ServeOptions.keep_waiting * DAY_S
    keep_guests: float = ServeOptions.keep_guests * DAY_S
    keep_abandoned: float = ServeOptions.keep_abandoned * DAY_S
    keep_talk: float = ServeOptions.keep_talk * DAY_S
    body: int = 64 * 1024
    message: int = 16 * 1024
    hello: float = HELLO_S
    idle_timeout: float = IDLE_TIMEOUT_S
    queue: int = 256
    countdown: float = COUNTDOWN_S
    quick_wait: float = 45.0
    quick_wait_days: float = 24 * 3600.0
    quick_away: float = 12.0
    poll: float = 1.0
    takeover: float = 15.0
    bot_workers: int | None = None
    rules_workers: int = ServeOptions.rules_workers
    programs: tuple[HostedProgram, ...] = ()
    program_ms: int = MS
    ladder: bool = False
    languages: tuple[OutsideLanguage, ...] = ()
    log_format: str = "json"
    clock: Clock = field(default_factory=Clock)
    smtp: Smtp | None = None
    house: House = field(default_factory=House)
    by_invitation: bool = False
    variants: bool = False
    research: bool = False
    own_agents: bool = True
    own_networks: tuple[str, ...] = ()
    backup_to: Path | None = None
    backup_at: int = minute_of_day(ServeOptions.backup_at)
    keep_backups: int = ServeOptions.keep_backups

    @property
    def sockets_per_address(self) -> int:
        """The number of sockets that one address may have open."""
        if self.connections_per_address is not None:
            return self.connections_per_address
        return max(1, round(SOCKETS_PER_ADDRESS * self.rate))

    @property
    def spectators_per_address(self) -> int:
        """The number of sockets of one address that may watch one table."""
        return max(1, round(self.spectators_nearby * self.rate))
