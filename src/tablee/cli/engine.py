"""`tablee engine`."""

import click

from tablee.bots.engine import supervisor


@click.command()
@click.option(
    "--seconds",
    type=click.FloatRange(min=0),
    default=supervisor.SECONDS,
    help="What a request may take; 0 for no bound. A bot's thinking time is added.",
)
@click.option(
    "--memory",
    type=click.IntRange(min=0),
    default=supervisor.MEMORY >> 20,
    help="Mebibytes of memory that a request may take; 0 for no bound.",
)
def engine(seconds: float, memory: int) -> None:
    """Answer programs: one JSON request a line in, one JSON answer a line out.

    The requests are described in docs/notation.md and docs/engine.md. Ends with its input.
    """
    supervisor.run(seconds, memory << 20)
