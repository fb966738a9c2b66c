"""What can be set, by `tablee serve` or by whoever starts the server from Python."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tablee.bots.pool.rules_pool import SIZE
from tablee.bots.programs.program_host import HostedProgram
from tablee.server.clock import Clock
from tablee.words.outside import OutsideLanguage

PAGES: Final = Path(__file__).with_name("pages")
SOCKETS_PER_ADDRESS: Final = 200
"""Several classes of a school behind one address, each with a window or two."""

HELLO_S: Final = 12.0
"""The first message may need a page that is still loading on a slow phone; whoever says nothing holds a socket."""

SILENCE_S: Final = 12.0
"""Pages give a sign of life every 5 s, so two may be lost. They count us as lost after the same time, which they are
built with (`SILENCE_MS` in `protocol.ts`)."""

DAY_S: Final = 24 * 3600.0
COUNTDOWN_S: Final = 3.0
"""Long enough to look up from the phone that a link was just opened on."""


@dataclass(frozen=True)
class Smtp:
    """The mail server that the operator has set up; `tls` from the first byte, otherwise as soon as it is offered."""

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
    """Everything the server needs to know of where it runs. Times in seconds, sizes in bytes.

    What `tablee serve` can set has its default there too (`cli/serve.py`; a test compares), and limits are listed
    in docs/operations-reference.md.

    - `origins`: addresses this server is also known by (`https://play.example`), besides the one it is asked at.
    - `hosts`: names that requests may be sent to, besides those of `origins` and those that `Hosts` knows by itself.
    - `rate`: all rate limits are multiplied by it, and `sockets_per_address` unless `connections_per_address` names it.
    - `connections`: sockets of this process; a quarter as many again are kept for players.
    - `spectators_per_table`, `spectators_nearby`: sockets of those who watch one table, and of them those of one
      address, which is multiplied by `rate`; the sockets of players are not among them.
    - `http_per_address`: connections of one address, sockets and all else; None: eight for each socket it may have.
    - `request_timeout`: how long the headers of a request may take to arrive, and then its body.
    - `answer_timeout`: a connection that reads nothing of what is sent to it for so long is cut off.
    - `hello`: a socket whose first message takes longer is dropped.
    - `silence`: a connection that says nothing for so long after that is dropped.
    - `queue`: how many messages may wait for a connection before it is dropped.
    - `programs`: what the operator offers at tables besides the bots of the games.
    - `languages`: what the pages may be read in besides what they were built with.
    - `smtp`: the mail server; None: there are no mails.
    - `own_networks`: networks (`10.0.0.0/8`) at which webhooks and push services may be although they are not public.
    - `waiting_per_guest`, `public_per_guest`: tables of one guest that wait for people, that strangers find.
    - `public_per_address`: the same of all guests who were seen last at one address.
    - `newcomer`: for so long after it was made an identity is new; `public_per_newcomer`: tables of such a guest that
      strangers find.
    - `reports_per_guest`, `reports_per_newcomer`: reports of one guest that no moderator has closed yet.
    - `reports_kept`: for so long closed reports are kept.
    - `bot_tables_per_guest`, `bot_tables_per_address`, `bot_tables`: running tables at which no person plays, of one
      guest, of the guests of one address, and of all; of all only those that go on, for the others take nothing.
    - `keep_waiting`: a table that waits, or where no person plays, ends by itself after nothing has happened there for
      so long. 0: never.
    - `keep_guests`: guests who never sat anywhere are deleted after nobody has seen them for so long; `keep_abandoned`:
      so are tables without a result where nothing has happened for so long, and `keep_talk`: what was said at tables
      that are over. 0: kept for ever.
    - `countdown`: so long after the last guest has sat down a match is dealt.
    - `quick_wait`: so long after somebody asked for a quick match bots take the seats that are free, for one over days
      after `quick_wait_days`; `quick_away`: who is not connected for so long no longer waits for one that is not.
    - `backup_to`: the folder of a daily backup (None: there is none), made at `backup_at`, in minutes past midnight by
      the machine's time zone; the newest `keep_backups` are kept.
    - `poll`: how often to look for what other processes did; `takeover`: when to move for a bot that another
      process should have moved for.
    - `clock`: what time it is here.
    """

    database: str
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    pages: Path = PAGES
    rate: float = 1.0
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
    keep_waiting: float = 7 * DAY_S
    keep_guests: float = 90 * DAY_S
    keep_abandoned: float = 180 * DAY_S
    keep_talk: float = 365 * DAY_S
    body: int = 64 * 1024
    message: int = 16 * 1024
    hello: float = HELLO_S
    silence: float = SILENCE_S
    queue: int = 256
    countdown: float = COUNTDOWN_S
    quick_wait: float = 45.0
    quick_wait_days: float = 24 * 3600.0
    quick_away: float = 12.0
    poll: float = 1.0
    takeover: float = 15.0
    bot_workers: int | None = None
    rules_workers: int = SIZE
    programs: tuple[HostedProgram, ...] = ()
    languages: tuple[OutsideLanguage, ...] = ()
    log_format: str = "json"
    clock: Clock = field(default_factory=Clock)
    smtp: Smtp | None = None
    own_networks: tuple[str, ...] = ()
    backup_to: Path | None = None
    backup_at: int = 3 * 60
    keep_backups: int = 7

    @property
    def sockets_per_address(self) -> int:
        """How many sockets one address may have open."""
        if self.connections_per_address is not None:
            return self.connections_per_address
        return max(1, round(SOCKETS_PER_ADDRESS * self.rate))

    @property
    def spectators_per_address(self) -> int:
        """How many sockets of one address may watch one table."""
        return max(1, round(self.spectators_nearby * self.rate))
