"""One thing that `tablee doctor` looked at."""

from typing import NamedTuple

from tablee.cli.console import Console
from tablee.core.errors import TableeError


class Finding(NamedTuple):
    """One thing looked at: fine (True), good to know (None) or in need of attention (False), and what to say of it.

    `status`: the exit status of the command that this asks for, if it needs attention.
    """

    fine: bool | None
    text: str
    status: int = 1


def failed(console: Console, error: TableeError) -> Finding:
    """Return the finding for an error that would stop a server too, with its exit status."""
    return Finding(False, console.error(error), getattr(error, "exit_status", 1))
