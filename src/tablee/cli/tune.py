"""`tablee tune`."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.bots.weights import TOML, Values, weights_for
from tablee.cli import parameters
from tablee.cli.console import Console, UsageError
from tablee.cli.files import to_write
from tablee.cli.installation import require_extra
from tablee.cli.option_arguments import options_from, say_variant
from tablee.core.game import Game
from tablee.games import find
from tablee.words.figures import number, shortest
from tablee.writing import new_file

if TYPE_CHECKING:
    from tablee.arena.tuning import Tuned, Tuning

SEARCHED: Final = 2 / 3
"""The part of the minutes for the search; the games of the last check take about the rest."""


@click.command()
@click.argument("game", help="Which game; `tablee games` lists them.")
@parameters.variant
@click.option("--option", multiple=True, metavar="NAME=VALUE", help="An option of the game; can be repeated.")
@click.option("--level", type=int, help="The level of the bot. Default: the game's middle level.")
@click.option(
    "--weights",
    type=parameters.PATH,
    metavar="FILE",
    help="Begin with the weights of this file, to search on; the level is that of the file by default.",
)
@click.option(
    "--seats",
    type=click.IntRange(min=0),
    help="Players at a table. Default: the fewest that the game allows.",
)
@click.option(
    "--minutes", type=parameters.NumberRange(min=0), default=5.0, help="About how long it may take."
)
@click.option(
    "--generations",
    type=click.IntRange(min=1),
    help="Steps of the search, instead of --minutes: equal numbers and seeds give equal weights on every machine.",
)
@click.option("--seed", default="tablee", help="Any text, from which deals and search follow.")
@parameters.workers
@click.option(
    "--out", type=parameters.PATH, required=True, metavar="FILE", help="Write the weights here, as TOML."
)
@parameters.language
def tune(
    game: str,
    variant: Path | None,
    option: tuple[str, ...],
    level: int | None,
    weights: Path | None,
    seats: int | None,
    minutes: float,
    generations: int | None,
    seed: str,
    workers: int | None,
    out: Path,
    lang: str | None,
) -> None:
    """Search for weights with which a bot plays a variant better.

    Bots whose weights differ a little play each other, the same deals from every seat. At last the tuned bot plays the
    bot before the search on fresh deals. In an arena, bot:LEVEL@FILE plays with them.
    """
    console = Console(lang)
    require_extra("arena")
    from tablee.arena.entrants import joined
    from tablee.arena.tuning import Tuning
    from tablee.arena.workers import Processes

    rules = find(game)
    at_table = seats or rules.min_players
    options = rules.new(at_table, options_from(rules, option, variant), seed).options
    values: Values = {}
    if weights is not None:
        level, values = weights_for(rules, weights, level)
    chosen = sorted(rules.bot_levels)[len(rules.bot_levels) // 2] if level is None else level
    path = to_write(out, variant)
    if path.suffix != TOML:
        raise UsageError("use.toml", {"file": str(path)})
    with new_file(path) as file:
        with Processes(workers or None, {}) as processes:
            tuning = Tuning(rules, chosen, options, at_table, seed, processes, values)
            say_variant(console, rules, options)
            found = _tuned(tuning, minutes, generations, console)
        file.write(_written(found))
    _show(found, rules, console)
    console.say("tune-written", file=str(path), player=joined([f"bot:{chosen}@{path}"]), style="dim")


def _tuned(tuning: "Tuning", minutes: float, generations: int | None, console: Console) -> "Tuned":
    """Search for so long, and check, with a progress bar."""
    from tablee.arena.tuning import DEALS, PAIRS

    end = time.monotonic() + 60 * minutes * SEARCHED
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(elapsed_when_finished=True))
    with Progress(*columns, console=console.out, transient=True) as progress:
        while True:
            bar = progress.add_task(
                console.words("tune-generation", number=tuning.generations + 1), total=PAIRS * DEALS
            )
            tuning.generation(lambda bar=bar: progress.advance(bar))  # type: ignore[misc]
            progress.remove_task(bar)
            if tuning.generations == generations or (generations is None and time.monotonic() >= end):
                break
        bar = progress.add_task(console.words("tune-check"), total=tuning.check_deals)
        return tuning.check(lambda: progress.advance(bar))


def _written(found: "Tuned") -> str:
    """Return what was found as a file for `bot:LEVEL@FILE`."""
    from tablee.bots.weights import written_file

    check = found.check
    return written_file(
        {"game": found.game, "level": found.level},
        weights=found.values,
        options=found.options,
        tuning={
            "seats": found.seats,
            "seed": found.seed,
            "generations": found.generations,
            "games": found.games,
            "check_games": found.check_games,
            "share": round(check.share, 4),
            "low": round(check.low, 4),
            "high": round(check.high, 4),
            "verdict": found.verdict,
        },
    )


def _show(found: "Tuned", rules: Game[Any], console: Console) -> None:
    """Print the weights, and what the last check found."""
    from rich.table import Table

    console.say("tune-weights", level=found.level, games=found.games)
    table = Table()
    for column in ("weight", "usual", "tuned"):
        table.add_column(console.words(f"tune-{column}"), justify="left" if column == "weight" else "right")
    for weight in found.weights:
        table.add_row(
            weight.name,
            *(shortest(value, console.language) for value in (weight.usual, found.values[weight.name])),
        )
    console.out.print(table)
    check = found.check
    share, low, high = (
        number(100 * part, console.language, 1) for part in (check.share, check.low, check.high)
    )
    console.say(
        f"tune-{found.verdict}", share=share, low=low, high=high, deals=check.deals, games=found.check_games
    )
