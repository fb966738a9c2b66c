"""What is said of the logs of matches, once they were read."""

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

from tablee.cli.console import Console
from tablee.cli.finding import Finding

if TYPE_CHECKING:
    from tablee.server.play.log_check import Examined

NAMED: Final = 20
"""So many tables at most are named."""


def findings(console: Console, logs: "Examined", seconds: float = 0) -> Iterator[Finding]:
    """Check that the log of every match that has begun can be read, agrees with the match's row, and has its deal.

    `seconds`: for how long logs were read, where there was no time for all.
    """
    if logs.read < logs.total:
        yield Finding(None, console.words("logs-some", read=logs.read, total=logs.total, seconds=seconds))
    elif not logs.unreadable and not logs.differing and not logs.misdealt:
        yield Finding(True, console.words("logs", count=logs.total))
    for table, problem in islice(logs.unreadable.items(), NAMED):
        yield Finding(False, console.words("log-unreadable", table=table, problem=problem))
    if len(logs.unreadable) > NAMED:
        yield Finding(False, console.words("logs-more", count=len(logs.unreadable) - NAMED))
    if logs.misdealt:
        yield Finding(False, console.words("logs-misdealt", tables=logs.misdealt[:NAMED]))
    if logs.differing:
        count, named = len(logs.differing), logs.differing[:NAMED]
        yield Finding(None, console.words("logs-differ", count=count, tables=named))
