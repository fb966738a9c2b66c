"""The options of `tablee serve` and `tablee worker`. Each is defined here only: name, type, default, limits and help.

The command line and its variables are made from `ServeOptions` (`tablee.cli.serve`) and `WorkerOptions`
(`tablee.cli.worker`), and so are the defaults of `Settings`.
This module imports hardly anything, because `tablee --help` must be quick.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from tablee.bots.programs.limits import MEMORY, MS, PROCESSES
from tablee.core.errors import TableeError

SOCKETS_PER_ADDRESS: Final = 200
"""Enough for several classes of a school behind one address, with a window or two for each pupil."""

TIME_OF_DAY: Final = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")


class Described(NamedTuple):
    """An option besides its name, type and default. `spaced`: its values hold spaces."""

    flag: str | None
    help: str
    least: float | None
    most: float | None
    choices: Sequence[str]
    metavar: str | None
    spaced: bool


def _option(
    default: Any,
    help_text: str,
    *,
    flag: str | None = None,
    least: float | None = None,
    most: float | None = None,
    choices: Sequence[str] = (),
    metavar: str | None = None,
    spaced: bool = False,
) -> Any:
    """Return a field. `flag` is the option's name if it differs from the field's; `least` and `most` are its limits."""
    described = Described(flag, help_text, least, most, choices, metavar, spaced)
    return field(default=default, metadata={"option": described})


@dataclass(frozen=True)
class ServeOptions:
    """The options of `tablee serve`, in the units of the command line: days, milliseconds, mebibytes."""

    host: str | None = _option(
        None, "Address to listen on; 0.0.0.0 for all other machines. Default: 127.0.0.1."
    )
    port: int = _option(8000, "Port; 0 takes any free one.", least=0, most=65535)
    database: str | None = _option(
        None,
        "Path of an SQLite file, or a URL such as postgresql://user@host/name. "
        "Default: the value of TABLEE_DATABASE, or a file in your own data folder.",
    )
    origins: Sequence[str] = _option(
        (),
        "An address at which people also reach the pages, such as https://play.example "
        "(behind a proxy); the first one is used in invitations. May be given several times.",
        flag="--trusted-origin",
        metavar="URL",
    )
    hosts: Sequence[str] = _option(
        (),
        "A name by which this server is also reached, such as games.example (.example: all names below); "
        "localhost, IP addresses, this machine's name and the hosts of --trusted-origin need none. "
        "May be given several times.",
        flag="--trusted-host",
        metavar="NAME",
    )
    proxies: str = _option(
        "127.0.0.1", "Addresses whose X-Forwarded headers are believed; * for all.", flag="--trusted-proxies"
    )
    bot_workers: int | None = _option(
        None, "Processes in which bots think. Default: one less than the number of cores.", least=1
    )
    rules_workers: int = _option(3, "Processes that answer questions about the rules.", least=1)
    programs: Sequence[str] = _option(
        (),
        "A program that can be chosen as a bot, as NAME=COMMAND; docs/bot-process.md describes its protocol. "
        "May be given several times.",
        flag="--program",
        metavar="NAME=COMMAND",
        spaced=True,
    )
    agents: Sequence[str] = _option(
        (),
        "A class in Python that can be chosen as a bot, as NAME=MODULE:CLASS, NAME=FILE.py:CLASS or "
        "NAME=baseline:ppo; docs/write-a-bot.md describes it. It runs as a program. May be given several times.",
        flag="--agent",
        metavar="NAME=MODULE:CLASS",
        spaced=True,
    )
    program_ms: int = _option(
        MS, "Thinking time of each program or agent for a move, in milliseconds.", least=10, most=60_000
    )
    program_memory: int = _option(
        MEMORY >> 20, "Mebibytes of memory for each process of a program or agent.", least=16
    )
    program_processes: int = _option(
        PROCESSES, "The most processes of each program or agent at a time.", least=1
    )
    ladder: bool = _option(
        False,
        "Let the programs and agents play the games' bots and each other while no table needs a bot; "
        "the page /ladder shows how well each does. Needs the extra tablee[arena].",
    )
    words: Path | None = _option(  # noqa: RUF009 - a field
        None,
        "A folder with additional languages, one subfolder each, as `make words` creates them; "
        "the pages list them in their settings.",
        metavar="FOLDER",
    )
    house: Path | None = _option(  # noqa: RUF009 - a field
        None,
        "A TOML file with the name, imprint, privacy text and colours of this server, as docs/operations.md shows.",
        metavar="FILE",
    )
    by_invitation: bool = _option(
        False,
        "Let new guests in only by a link of tablee admin invite. Guests who are known stay; strangers see no table.",
    )
    variants: bool = _option(
        False, "Offer variants: who opens a table may change the numbers of the rulebook (docs/variants.md)."
    )
    research: bool = _option(
        False,
        "Let the players of each table answer if researchers may use its moves, without names. "
        "Only matches to which all of them agree can be given (tablee admin dataset).",
    )
    no_own_agents: bool = _option(
        False,
        "Do not let guests make tokens for agents of their own (docs/write-a-bot.md); existing ones stay out.",
    )
    mail_from: str | None = _option(
        None,
        "Sender of the mails that notify people of their turn. The variable TABLEE_SMTP names the mail server, "
        "as smtps://NAME:PASSWORD@HOST.",
        metavar="ADDRESS",
    )
    own_networks: Sequence[str] = _option(
        (),
        "A private network such as 10.0.0.0/8 in which webhooks are allowed. May be given several times.",
        flag="--own-network",
        metavar="NETWORK",
    )
    rate: float = _option(1.0, "Multiplies all rate limits.", least=0.01)
    connections_per_address: int | None = _option(
        None,
        "The most sockets (open windows) of one address, for example of a school behind a router. "
        f"Default: {SOCKETS_PER_ADDRESS}, multiplied by --rate.",
        least=1,
    )
    keep_waiting: int = _option(
        7,
        "Days after which an idle table ends by itself, if it waits for people or only bots play at it; "
        "0: never.",
        least=0,
    )
    keep_guests: int = _option(
        90, "Days after which a guest who never sat at any table is deleted; 0: never.", least=0
    )
    keep_abandoned: int = _option(
        180,
        "Days after which an idle table without a result is deleted; 0: never.",
        least=0,
    )
    keep_talk: int = _option(
        365, "Days after which the chat of a table that is over is deleted; 0: never.", least=0
    )
    drain: float = _option(
        0.0,
        "Seconds for which the server goes on after SIGTERM, while /readyz answers “draining”, so that a proxy can "
        "turn to another server.",
        least=0,
        most=60,
    )
    backup_to: Path | None = _option(  # noqa: RUF009 - a field
        None,
        "A folder in which the server makes a backup of the database every day. Default: no backup.",
        metavar="FOLDER",
    )
    backup_at: str = _option(
        "03:00", "The time of this backup, in this machine's time zone.", metavar="HH:MM"
    )
    keep_backups: int = _option(7, "The number of these backups to keep; older ones are deleted.", least=1)
    log_format: str = _option("text", "The format of the log on standard error.", choices=("text", "json"))
    verbose: bool = _option(False, "Also log how the server starts and ends, and in a terminal each request.")


@dataclass(frozen=True)
class WorkerOptions:
    """The options of `tablee worker`."""

    database: str | None = _option(
        None, "The URL of the servers' database. Default: the value of TABLEE_DATABASE.", metavar="URL"
    )
    bot_workers: int | None = _option(
        None, "Processes in which bots think. Default: one less than the number of cores.", least=1
    )
    log_format: str = _option("text", "The format of the log on standard error.", choices=("text", "json"))
    verbose: bool = _option(False, "Also log each move of a bot in a terminal.")


class BackupTimeError(TableeError):
    """An invalid time of day: `backup.time` (time)."""

    exit_status = 3


def minute_of_day(text: str) -> int:
    """Return the minute that a time such as `03:00` names. Raise `BackupTimeError` `backup.time` (time)."""
    found = TIME_OF_DAY.fullmatch(text)
    if found is None:
        raise BackupTimeError("backup.time", {"time": text})
    return 60 * int(found[1]) + int(found[2])
