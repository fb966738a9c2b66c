"""`tablee engine`."""

import click

from tablee.bots.engine import supervisor
from tablee.cli import parameters


@click.command()
@click.option(
    "--seconds",
    type=parameters.NumberRange(min=0),
    default=supervisor.SECONDS,
    help="The limit of a request; 0 for none. A bot's thinking time is added.",
)
@click.option(
    "--memory",
    type=click.IntRange(min=0),
    default=supervisor.MEMORY >> 20,
    help="Mebibytes of memory that a request may use; 0 for no limit.",
)
def engine(seconds: float, memory: int) -> None:
    """Answer programs: one JSON request a line in, one JSON answer a line out.

    docs/notation.md and docs/engine.md describe the requests. Exits at end of input.
    """
    supervisor.run(seconds, memory << 20)
