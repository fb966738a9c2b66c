"""`tablee serve`."""

import gc
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import click

from tablee.cli import ports, variables
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
        run.run(
            options,
            started=lambda served: say_where(console, served, options.origins),
            busy=console.text("busy"),
        )
    except TableeError as refused:
        print_error(refused)
        sys.exit(run.CANNOT_START)


variables.allow(serve, VARIABLES)


def say_where(console: Console, served: str, origins: Sequence[str]) -> list[str]:
    """Print the addresses of the pages, on this machine and on others that reach it, with a QR code for phones.

    Return those for others.
    """
    at = urlsplit(served)
    host, port = at.hostname or "", at.port or 80
    click.secho(console.text("serving", address=local_url(host, port)), bold=True)
    shared = shared_urls(host, port, origins)
    if not shared:
        click.echo(console.text("serving-here"))
        return shared
    if origins:
        click.echo(console.text("serving-named"))
    else:
        click.echo(console.text("serving-others" if len(shared) > 1 else "serving-other"))
    for url in shared:
        click.secho(f"  {url}", bold=True)
    if shows_qr_codes():
        click.echo(qr_code(shared[0]))
    return shared


def ensure_pages() -> None:
    """Raise `UsageError` `serve.pages` unless the pages are there."""
    if not (PAGES / "index.html").is_file():
        raise UsageError("serve.pages", {"folder": str(PAGES)})


def ensure_free(host: str, port: int, command: Sequence[str] = ()) -> None:
    """Raise `UsageError` unless a server can listen there: `serve.port` if the port is taken, else `serve.listen`.

    `serve.port` has the given arguments of `tablee`, or those of this run, with a free port.
    """
    problem = ports.problem(host, port)
    if problem is None:
        return
    if ports.is_taken(problem):
        other = ports.with_port(command or sys.argv[1:], ports.next_free(host, port))
        raise UsageError("serve.port", {"port": str(port), "command": f"tablee {other}"})
    why = (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
    raise UsageError("serve.listen", {"host": host, "port": str(port), "reason": why})
