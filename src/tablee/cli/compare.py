"""`tablee compare`."""

import time
from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.cli import parameters
from tablee.cli.console import Console
from tablee.cli.files import to_write
from tablee.cli.installation import require_extra
from tablee.cli.option_arguments import options_from
from tablee.core.game import Game
from tablee.games import find
from tablee.writing import new_file

if TYPE_CHECKING:
    from tablee.arena.comparing import Comparing, Side
    from tablee.arena.comparison_text import Line

FIRST_S: Final = 5.0
"""Seconds until the figures so far are shown, once every side has played two deals."""

CERTAINTY: Final = 99.99
"""`tablee.arena.differences.CERTAINTY` in percent, written here because the help is shown without the extra."""


@click.command()
@parameters.game
@click.option(
    "--variant",
    "variants",
    multiple=True,
    required=True,
    metavar="VARIANT",
    help="Rules to compare with the base; can be repeated. A TOML file, NAME=VALUE, NAME=LOW..HIGH for each value of a "
    "range, or several of these with spaces between.",
)
@click.option(
    "--base", default="default", metavar="VARIANT", help="The rules that all variants are compared with."
)
@click.option(
    "--option",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the base and of all variants; can be repeated.",
)
@click.option(
    "--players",
    default="bot:1,bot:2,bot:3",
    help="The players, as for `tablee arena`.",
)
@click.option(
    "--seats", metavar="NUMBERS", help="Players at a table: 3, 2..4 or 2,4. Default: the fewest of the game."
)
@click.option(
    "--deals",
    type=click.IntRange(2, parameters.MOST_GAMES),
    default=200,
    help="Deals for each number of players.",
)
@click.option("--seed", default="tablee", help="Any text; equal texts give equal deals.")
@click.option(
    "--certainty",
    type=parameters.NumberRange(50, 100, max_open=True),
    default=CERTAINTY,
    help="Percent: how surely nothing is called different if nothing differs.",
)
@parameters.workers
@click.option("--csv", "table", type=parameters.PATH, metavar="FILE", help="Write every figure as a table.")
@parameters.language
def compare(
    game: str,
    variants: tuple[str, ...],
    base: str,
    option: tuple[str, ...],
    players: str,
    seats: str | None,
    deals: int,
    seed: str,
    certainty: float,
    workers: int | None,
    table: Path | None,
    lang: str | None,
) -> None:
    """Play the same deals by different rules, and say what differs.

    Length, waiting, ties, changes of lead, comebacks, the worth of skill and luck, and more, for every variant beside
    the base. What differs for sure comes first.
    """
    console = Console(lang)
    require_extra("arena")
    from tablee.api.comparing import Comparison
    from tablee.arena import comparison_text

    if table is not None:
        to_write(table, *(Path(text) for text in (base, *variants)))
    compared = _compared(find(game), players, base, variants, option, seats, deals, seed)
    share = certainty / 100
    with nullcontext() if table is None else new_file(table) as file:
        _show([comparison_text.title(compared, console.language)], console)
        _play(compared, workers or None, console)
        found = compared.conclude(share)
        _show(comparison_text.verdict(compared, found, share, console.language), console)
        if file is not None:
            file.write(Comparison(compared, found, share).csv())
    if table is not None:
        console.say("compare-written", file=str(table), style="dim")


def _compared(
    game: Game[Any],
    players: str,
    base: str,
    variants: Sequence[str],
    option: Sequence[str],
    seats: str | None,
    deals: int,
    seed: str,
) -> "Comparing":
    """Return the comparison of the command line.

    Raise `ComparisonError`, `EntrantError`, `LevelError`, `OptionError` and `UsageError`.
    """
    from tablee.arena import entrants
    from tablee.arena.comparing import Comparing
    from tablee.cli.variants import numbers_from

    entered = entrants.parse_all(players, game)
    many = numbers_from(seats) if seats else [game.min_players]
    sides = list(_sides(game, base, variants, option, many))
    texts = [entrant.text for entrant in entered]
    return Comparing(game, texts, sides, many, deals, seed, entrants.meanings(entered))


def _sides(
    game: Game[Any], base: str, variants: Sequence[str], option: Sequence[str], many: Sequence[int]
) -> Iterable["Side"]:
    """Yield the base, then each variant; values of a range that the base has already are left out."""
    from tablee.arena.comparing import side_of
    from tablee.cli.variants import one_variant, variants_from

    beneath = one_variant(game, base)
    common = {**beneath.options, **options_from(game, option)}
    first = side_of(game, many, " ".join([beneath.name, *option]), common)
    yield first
    for text in variants:
        several = list(variants_from(game, text))
        for changes in several:
            side = side_of(game, many, changes.name, {**common, **changes.options})
            if len(several) == 1 or side.options != first.options:
                yield side


def _play(compared: "Comparing", workers: int | None, console: Console) -> None:
    """Play all deals, with a progress bar, and show the figures of the first seconds."""
    from tablee.arena.comparison_text import so_far
    from tablee.arena.figures import measured
    from tablee.arena.workers import in_processes

    begun = time.monotonic()
    shown = False
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(elapsed_when_finished=True))
    with Progress(*columns, console=console.out, transient=True) as progress:
        bar = progress.add_task(compared.game, total=compared.all_sets)
        for deal in in_processes(workers, {}, compared.sets(), measured):
            compared.add(deal)
            progress.advance(bar)
            if not shown and compared.complete > 1 and time.monotonic() - begun >= FIRST_S:
                shown = True
                if compared.complete < compared.deals:
                    _show(so_far(compared, console.language), console)


def _show(lines: Iterable["Line"], console: Console) -> None:
    """Print a report."""
    from rich.markup import escape

    styles = {"heading": "bold", "line": "", "note": "dim"}
    for line in lines:
        indent = "" if line.kind == "heading" else "  "
        console.out.print(f"{indent}{escape(line.text)}", style=styles[line.kind], soft_wrap=True)
