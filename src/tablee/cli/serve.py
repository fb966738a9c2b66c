"""`tablee serve`."""

import gc
import socket
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import click

from tablee.cli import variables
from tablee.cli.console import Console, UsageError, print_error
from tablee.cli.installation import PAGES
from tablee.cli.lan import local_url, qr_code, shared_urls, shows_qr_codes
from tablee.cli.options import options_of
from tablee.core.errors import TableeError
from tablee.server.options import ServeOptions

VARIABLES = "TABLEE_SERVE_"
"""The beginning of the variables that stand for options."""


@click.command()
@click.option(
    "--lan",
    is_flag=True,
    help="Let phones and computers on the same network join: listen on 0.0.0.0, and print the addresses to open.",
)
@options_of(ServeOptions)
def serve(lan: bool, **given: Any) -> None:
    """Serve tables to browsers, and print the address.

    Everything is kept in the database: a restarted server continues where it was, even after a power cut.
    Each option may be given by a variable of the environment as well: TABLEE_SERVE_PORT for --port.
    """
    # Hardly any import creates garbage. Looking for it takes a seventh of the time until the first page.
    gc.disable()
    from tablee.server import run  # takes a moment, and the other commands do not need it

    console = Console()
    try:
        variables.check(serve, VARIABLES)
        options = ServeOptions(**given)
        if lan and options.host is not None:
            raise UsageError("serve.lan", {"host": options.host})
        options = replace(
            options,
            host="0.0.0.0" if lan else run.listening(options),
            database=run.checked_address(options.database),
        )
        ensure_pages()
        ensure_free(run.listening(options), options.port)
        run.run(options, started=lambda served: say_where(console, served, options.origins))
    except TableeError as refused:
        print_error(refused)
        sys.exit(run.CANNOT_START)


variables.allow(serve, VARIABLES)


def say_where(console: Console, served: str, origins: Sequence[str]) -> None:
    """Print the addresses of the pages, on this machine and on others that reach it, with a QR code for phones."""
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
    """Raise `UsageError` `serve.port` unless a server can listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, UnicodeError) as error:
            # The name may be longer than any valid host name.
            why = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise UsageError("serve.port", {"host": host, "port": str(port), "reason": why}) from None
