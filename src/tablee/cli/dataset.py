"""`tablee dataset`."""

import errno
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.bots.programs.limits import MS
from tablee.cli import parameters
from tablee.cli.console import Console
from tablee.cli.files import to_write, unusable
from tablee.cli.installation import require_extra
from tablee.cli.option_arguments import options_from, say_variant
from tablee.games import find
from tablee.writing import PART

if TYPE_CHECKING:
    from tablee.api.dataset.writing import Dataset


@click.command()
@parameters.game
@click.option("--players", default="bot:1,bot:2,bot:3", help="The players, as for `tablee arena`.")
@parameters.games
@click.option(
    "--seats",
    type=click.IntRange(min=0),
    help="Players at a table. Default: the fewest that the game allows.",
)
@click.option("--option", multiple=True, metavar="NAME=VALUE", help="An option of the game; can be repeated.")
@parameters.variant
@click.option("--seed", default="tablee", help="Any text; equal texts give equal rows.")
@click.option(
    "--program-ms",
    type=click.IntRange(min=10),
    default=MS,
    help="Thinking time of programs and language models for a move, in milliseconds.",
)
@parameters.workers
@click.option("--views", is_flag=True, help="Also write what the seat to act saw, as JSON.")
@click.option("--licence", default="CC0-1.0", help="The licence that the data card names.")
@click.option(
    "--out", type=parameters.PATH, metavar="FOLDER", help="An empty or new folder. Default: GAME-data."
)
@parameters.language
def dataset(
    game: str,
    players: str,
    games: int,
    seats: int | None,
    option: tuple[str, ...],
    variant: Path | None,
    seed: str,
    program_ms: int,
    workers: int | None,
    views: bool,
    licence: str,
    out: Path | None,
    lang: str | None,
) -> None:
    """Let bots play each other, and write every move as tables for learning.

    The folder gets a row for each move (moves.parquet) and for each game with its record (matches.parquet), their JSON
    Schemas, and a data card (README.md). The same command gives the same rows.
    """
    console = Console(lang)
    require_extra("data")
    from tablee.api.dataset.writing import Dataset
    from tablee.cli.arena import plan_of

    rules = find(game)
    folder = empty(out or Path(f"{rules.name}-data"))
    options = options_from(rules, option, variant)
    plan = plan_of(rules, players, seats, options, games, "round-robin", seed, program_ms)
    say_variant(console, rules, plan.options)
    made = Dataset(plan, folder, views, licence, console.language)
    from tablee.arena.results import total

    write(made, workers or None, total(made.plan), console)
    console.say("dataset-written", folder=str(folder), moves=made.counts.moves, games=made.counts.matches)


def empty(folder: Path) -> Path:
    """Return the folder if it is empty or can be made. Raise `UsageError` `use.file` (file, reason).

    What a command that was ended by force left there does not count.
    """
    if folder.is_dir():
        if any(file.suffix != PART for file in folder.iterdir()):
            raise unusable(folder, errno.ENOTEMPTY)
    elif folder.exists():
        raise unusable(folder, errno.ENOTDIR)
    else:
        to_write(folder)
    return folder


def write(made: "Dataset", workers: int | None, total: int, console: Console) -> None:
    """Write all matches, `total` of them, with a progress bar."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=console.out, transient=True) as progress:
        bar = progress.add_task(made.plan.game, total=total)
        for done in made.write(workers):
            progress.update(bar, completed=done)
