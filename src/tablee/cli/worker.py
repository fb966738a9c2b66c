"""`tablee worker`."""

import sys
from typing import Any

import click

from tablee.cli import variables
from tablee.cli.console import Console, print_error
from tablee.cli.options import options_of
from tablee.core.errors import TableeError
from tablee.server.options import WorkerOptions

VARIABLES = "TABLEE_WORKER_"
"""The beginning of the variables that stand for options."""


@click.command()
@options_of(WorkerOptions)
def worker(**given: Any) -> None:
    """Let bots think here for the servers on a PostgreSQL database.

    Start and stop workers at any time, on any machine. Each option may be given by a variable of the environment as
    well: TABLEE_WORKER_BOT_WORKERS for --bot-workers.
    """
    from tablee.server import worker as working  # takes a moment, and the other commands do not need it

    console = Console()
    try:
        variables.check(worker, VARIABLES)
        working.run(WorkerOptions(**given), lambda: click.echo(console.text("working")))
    except TableeError as refused:
        print_error(refused)
        sys.exit(working.CANNOT_START)


variables.allow(worker, VARIABLES)
