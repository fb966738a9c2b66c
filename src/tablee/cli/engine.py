"""`tablee engine`."""

from typing import Annotated

import typer

from tablee.bots.engine import supervisor


def engine(
    seconds: Annotated[
        float,
        typer.Option(help="What a request may take; 0 for no bound. A bot's thinking time is added.", min=0),
    ] = supervisor.SECONDS,
    memory: Annotated[
        int, typer.Option(help="Mebibytes of memory that a request may take; 0 for no bound.", min=0)
    ] = supervisor.MEMORY >> 20,
) -> None:
    """Answer programs: one JSON request a line in, one JSON answer a line out.

    The requests are described in docs/notation.md and docs/engine.md. Ends with its input.
    """
    supervisor.run(seconds, memory << 20)
