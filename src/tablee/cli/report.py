"""`tablee report`."""

from pathlib import Path

import click

from tablee.cli import parameters
from tablee.cli.console import Console, UsageError
from tablee.cli.files import to_read, to_write
from tablee.cli.installation import require_extra
from tablee.writing import write


@click.command()
@click.argument(
    "files",
    type=parameters.PATH,
    nargs=-1,
    required=True,
    metavar="FILE...",
    help="Results of arenas (.jsonl).",
)
@click.option(
    "--out", type=parameters.PATH, default="report.html", metavar="FILE", help="The file for the page."
)
@parameters.language
def report(files: tuple[Path, ...], out: Path, lang: str | None) -> None:
    """Draw the results of arenas on one self-contained page of HTML.

    It shows ratings, the advantage of the first player, lengths, scores and the number of choices. It also shows which
    events, cards and special cards are linked with winning.
    """
    console = Console(lang)
    require_extra("arena")
    from tablee.arena import results
    from tablee.arena.report import report as page

    to_write(out, *files)
    arenas = []
    for file in files:
        plan, games = results.read(to_read(file))
        if not games:
            raise UsageError("use.no_games", {"file": str(file)})
        arenas.append((plan, games))
    write(out, page(arenas, console.language))
    console.say("report-written", file=str(out))
