"""`tablee serve`."""

import gc
import socket
from pathlib import Path
from typing import Annotated, Literal

import typer

from tablee.cli.console import Console, UsageError

# Defaults are those of `tablee.server`, told again because importing it takes a moment (a test compares them).
DAY_S = 24 * 3600


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 to be reached from elsewhere.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; 0 takes any free one.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            help="Path of an SQLite file, or a URL such as postgresql://user@host/name. "
            "Default: what TABLEE_DATABASE says, else a file in your own data folder.",
        ),
    ] = None,
    trusted_origin: Annotated[
        list[str] | None,
        typer.Option(
            help="An address that the pages are also reached at, such as https://play.example "
            "(behind a proxy); the first one stands in invitations. May be given several times.",
            metavar="URL",
        ),
    ] = None,
    trusted_host: Annotated[
        list[str] | None,
        typer.Option(
            help="A name that this server is also reached by, such as games.example (.example: all names below); "
            "localhost, IP addresses, this machine's name and the hosts of --trusted-origin need none. "
            "May be given several times.",
            metavar="NAME",
        ),
    ] = None,
    trusted_proxies: Annotated[
        str, typer.Option(help="Addresses whose X-Forwarded headers are believed; * for all.")
    ] = "127.0.0.1",
    bot_workers: Annotated[
        int | None,
        typer.Option(help="Processes in which bots think. Default: one less than there are cores.", min=1),
    ] = None,
    rules_workers: Annotated[
        int, typer.Option(help="Processes that answer questions of pages about the rules.", min=1)
    ] = 3,
    program: Annotated[
        list[str] | None,
        typer.Option(
            help="A program that may be chosen as a bot, as NAME=COMMAND; it speaks the lines of "
            "docs/bot-process.md. May be given several times.",
            metavar="NAME=COMMAND",
        ),
    ] = None,
    program_ms: Annotated[
        int, typer.Option(help="Milliseconds that each program may think about a move.", min=10, max=60_000)
    ] = 1000,
    program_memory: Annotated[
        int, typer.Option(help="Mebibytes of memory for each process of a program.", min=16)
    ] = 2048,
    program_processes: Annotated[
        int, typer.Option(help="How many processes of each program there may be at a time.", min=1)
    ] = 2,
    words: Annotated[
        Path | None,
        typer.Option(
            help="A folder of languages from outside, one folder in it for each, as `make words` lays them out; "
            "the pages list them in their settings.",
            metavar="FOLDER",
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(
            help="Sender of the mails that tell people it is their turn. They go out over the mail server that the "
            "variable TABLEE_SMTP names, as smtps://NAME:PASSWORD@HOST.",
            metavar="ADDRESS",
        ),
    ] = None,
    own_network: Annotated[
        list[str] | None,
        typer.Option(
            help="A network such as 10.0.0.0/8 at which webhooks may be although it is not public. "
            "May be given several times.",
            metavar="NETWORK",
        ),
    ] = None,
    rate: Annotated[float, typer.Option(help="Multiplies all rate limits.", min=0.01)] = 1.0,
    connections_per_address: Annotated[
        int | None,
        typer.Option(
            help="Sockets (open windows) that one address may have, such as a school behind one. "
            "Default: 200, multiplied by --rate.",
            min=1,
        ),
    ] = None,
    keep_waiting: Annotated[
        int,
        typer.Option(
            help="Days after which a table that waits for people, or at which only bots play, ends by itself "
            "where nothing happens; 0: never.",
            min=0,
        ),
    ] = 7,
    keep_guests: Annotated[
        int,
        typer.Option(help="Days after which a guest who never sat at any table is deleted; 0: never.", min=0),
    ] = 90,
    keep_abandoned: Annotated[
        int,
        typer.Option(
            help="Days after which a table without a result, where nothing happens any more, is deleted; 0: never.",
            min=0,
        ),
    ] = 180,
    keep_talk: Annotated[
        int,
        typer.Option(help="Days after which the chat of a table that is over is deleted; 0: never.", min=0),
    ] = 365,
    log_format: Annotated[
        Literal["text", "json"], typer.Option(help="How the log on standard error is written.")
    ] = "text",
) -> None:
    """Serve tables to browsers, and print the address.

    Everything is kept in the database: a server that is started again goes on where it was, even after a power cut.
    """
    # Hardly anything of what is imported is garbage. Looking for it takes a seventh of the time until the first page.
    gc.disable()
    from tablee.server import run  # takes a moment, and the other commands do without

    console = Console()
    ensure_free(host, port)
    run.run(
        host,
        port,
        database,
        origins=trusted_origin or [],
        hosts=trusted_host or [],
        proxies=trusted_proxies,
        bot_workers=bot_workers,
        rules_workers=rules_workers,
        log_format=log_format,
        rate=rate,
        connections_per_address=connections_per_address,
        programs=program or [],
        program_ms=program_ms,
        program_memory=program_memory << 20,
        program_processes=program_processes,
        words=words,
        mail_from=mail_from,
        own_networks=own_network or [],
        keep_waiting=keep_waiting * DAY_S,
        keep_guests=keep_guests * DAY_S,
        keep_abandoned=keep_abandoned * DAY_S,
        keep_talk=keep_talk * DAY_S,
        started=lambda address: console.say("serving", style="bold", address=address),
    )


def ensure_free(host: str, port: int) -> None:
    """Raise `UsageError` `serve.port` unless one can listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            raise UsageError(
                "serve.port", {"host": host, "port": str(port), "reason": error.strerror or ""}
            ) from None
