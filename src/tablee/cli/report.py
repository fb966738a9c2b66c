"""`tablee report`."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.console import Console, UsageError
from tablee.cli.files import to_read, to_write
from tablee.cli.installation import require_extra


def report(
    files: Annotated[list[Path], typer.Argument(help="Results of arenas (.jsonl).", metavar="FILE...")],
    out: Annotated[Path, typer.Option(help="Where the page goes.", metavar="FILE")] = Path("report.html"),
    lang: Annotated[
        str | None, typer.Option(help="fr, nl or en. Default: the language of the environment.")
    ] = None,
) -> None:
    """Draw what arenas found on one page of HTML that needs nothing else.

    Ratings, the advantage of beginning, lengths, scores, how much there is to choose, and which events, cards and
    specials went with winning.
    """
    console = Console(lang)
    require_extra("arena")
    from tablee.arena import results
    from tablee.arena.report import report as page

    to_write(out)
    arenas = []
    for file in files:
        plan, games = results.read(to_read(file))
        if not games:
            raise UsageError("use.no_games", {"file": str(file)})
        arenas.append((plan, games))
    out.write_text(page(arenas, console.language), encoding="utf-8")
    console.say("report-written", file=str(out))
