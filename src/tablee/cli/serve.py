"""`tablee serve`."""

import gc
import socket
import sys
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import click

from tablee.cli import parameters, variables
from tablee.cli.console import Console, UsageError, print_error
from tablee.cli.installation import PAGES
from tablee.cli.lan import local_url, qr_code, shared_urls, shows_qr_codes
from tablee.core.errors import TableeError

# Defaults are those of `tablee.server`, told again because importing it takes a moment (a test compares them).
DAY_S = 24 * 3600
VARIABLES = "TABLEE_SERVE_"
"""How the variables begin that stand for options."""


@click.command()
@click.option(
    "--lan",
    is_flag=True,
    help="Let phones and computers on the same network join: listen on 0.0.0.0, and print the addresses to open.",
)
@click.option(
    "--host", help="Address to listen on; 0.0.0.0 to be reached from elsewhere. Default: 127.0.0.1."
)
@click.option("--port", type=click.IntRange(0, 65535), default=8000, help="Port; 0 takes any free one.")
@click.option(
    "--database",
    help="Path of an SQLite file, or a URL such as postgresql://user@host/name. "
    "Default: what TABLEE_DATABASE says, else a file in your own data folder.",
)
@click.option(
    "--trusted-origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="An address that the pages are also reached at, such as https://play.example "
    "(behind a proxy); the first one stands in invitations. May be given several times.",
)
@click.option(
    "--trusted-host",
    "hosts",
    multiple=True,
    metavar="NAME",
    help="A name that this server is also reached by, such as games.example (.example: all names below); "
    "localhost, IP addresses, this machine's name and the hosts of --trusted-origin need none. "
    "May be given several times.",
)
@click.option(
    "--trusted-proxies",
    "proxies",
    default="127.0.0.1",
    help="Addresses whose X-Forwarded headers are believed; * for all.",
)
@click.option(
    "--bot-workers",
    type=click.IntRange(min=1),
    help="Processes in which bots think. Default: one less than there are cores.",
)
@click.option(
    "--rules-workers",
    type=click.IntRange(min=1),
    default=3,
    help="Processes that answer questions of pages about the rules.",
)
@click.option(
    "--program",
    "programs",
    type=variables.Words(),
    multiple=True,
    metavar="NAME=COMMAND",
    help="A program that may be chosen as a bot, as NAME=COMMAND; it speaks the lines of docs/bot-process.md. "
    "May be given several times.",
)
@click.option(
    "--program-ms",
    type=click.IntRange(10, 60_000),
    default=1000,
    help="Milliseconds that each program may think about a move.",
)
@click.option(
    "--program-memory",
    type=click.IntRange(min=16),
    default=2048,
    help="Mebibytes of memory for each process of a program.",
)
@click.option(
    "--program-processes",
    type=click.IntRange(min=1),
    default=2,
    help="How many processes of each program there may be at a time.",
)
@click.option(
    "--words",
    type=parameters.PATH,
    metavar="FOLDER",
    help="A folder of languages from outside, one folder in it for each, as `make words` lays them out; "
    "the pages list them in their settings.",
)
@click.option(
    "--mail-from",
    metavar="ADDRESS",
    help="Sender of the mails that tell people it is their turn. They go out over the mail server that the "
    "variable TABLEE_SMTP names, as smtps://NAME:PASSWORD@HOST.",
)
@click.option(
    "--own-network",
    "own_networks",
    multiple=True,
    metavar="NETWORK",
    help="A network such as 10.0.0.0/8 at which webhooks may be although it is not public. "
    "May be given several times.",
)
@click.option("--rate", type=click.FloatRange(min=0.01), default=1.0, help="Multiplies all rate limits.")
@click.option(
    "--connections-per-address",
    type=click.IntRange(min=1),
    help="Sockets (open windows) that one address may have, such as a school behind one. "
    "Default: 200, multiplied by --rate.",
)
@click.option(
    "--keep-waiting",
    type=click.IntRange(min=0),
    default=7,
    help="Days after which a table that waits for people, or at which only bots play, ends by itself "
    "where nothing happens; 0: never.",
)
@click.option(
    "--keep-guests",
    type=click.IntRange(min=0),
    default=90,
    help="Days after which a guest who never sat at any table is deleted; 0: never.",
)
@click.option(
    "--keep-abandoned",
    type=click.IntRange(min=0),
    default=180,
    help="Days after which a table without a result, where nothing happens any more, is deleted; 0: never.",
)
@click.option(
    "--keep-talk",
    type=click.IntRange(min=0),
    default=365,
    help="Days after which the chat of a table that is over is deleted; 0: never.",
)
@click.option(
    "--backup-to",
    type=parameters.PATH,
    metavar="FOLDER",
    help="A folder in which a backup of the database is made every day. Default: none is made.",
)
@click.option(
    "--backup-at",
    default="03:00",
    metavar="HH:MM",
    help="When it is made, by this machine's time zone.",
)
@click.option(
    "--keep-backups",
    type=click.IntRange(min=1),
    default=7,
    help="How many of these backups are kept; older ones are deleted.",
)
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    help="How the log on standard error is written.",
)
@click.option("--verbose", is_flag=True, help="Log also when the server starts and ends, step by step.")
def serve(
    lan: bool,
    host: str | None,
    port: int,
    database: str | None,
    program_memory: int,
    keep_waiting: int,
    keep_guests: int,
    keep_abandoned: int,
    keep_talk: int,
    **options: Any,
) -> None:
    """Serve tables to browsers, and print the address.

    Everything is kept in the database: a server that is started again goes on where it was, even after a power cut.
    Each option may be given by a variable of the environment as well: TABLEE_SERVE_PORT for --port.
    """
    # Hardly anything of what is imported is garbage. Looking for it takes a seventh of the time until the first page.
    gc.disable()
    from tablee.server import run  # takes a moment, and the other commands do without

    console = Console()
    try:
        variables.check(serve, VARIABLES)
        if lan and host is not None:
            raise UsageError("serve.lan", {"host": host})
        listening = host or ("0.0.0.0" if lan else "127.0.0.1")
        address = run.checked_address(database)
        ensure_pages()
        ensure_free(listening, port)
        run.run(
            listening,
            port,
            address,
            program_memory=program_memory << 20,
            keep_waiting=keep_waiting * DAY_S,
            keep_guests=keep_guests * DAY_S,
            keep_abandoned=keep_abandoned * DAY_S,
            keep_talk=keep_talk * DAY_S,
            started=lambda served: say_where(console, served, options["origins"]),
            **options,
        )
    except TableeError as refused:
        print_error(refused)
        sys.exit(run.CANNOT_START)


variables.allow(serve, VARIABLES)


def say_where(console: Console, served: str, origins: Sequence[str]) -> None:
    """Print where the pages are: on this machine, and on others that reach it, with a QR code for phones."""
    at = urlsplit(served)
    host, port = at.hostname or "", at.port or 80
    click.secho(console.text("serving", address=local_url(host, port)), bold=True)
    shared = shared_urls(host, port, origins)
    if not shared:
        click.echo(console.text("serving-here"))
        return
    click.echo(console.text("serving-others"))
    for url in shared:
        click.secho(f"  {url}", bold=True)
    if shows_qr_codes():
        click.echo(qr_code(shared[0]))


def ensure_pages() -> None:
    """Raise `UsageError` `serve.pages` unless the pages are there."""
    if not (PAGES / "index.html").is_file():
        raise UsageError("serve.pages", {"folder": str(PAGES)})


def ensure_free(host: str, port: int) -> None:
    """Raise `UsageError` `serve.port` unless one can listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, UnicodeError) as error:
            # A name may be longer than any host's.
            why = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise UsageError("serve.port", {"host": host, "port": str(port), "reason": why}) from None
