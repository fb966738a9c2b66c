"""`tablee solve`."""

import json
from contextlib import ExitStack
from importlib.resources import as_file
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablee.cli import parameters
from tablee.cli.console import Console, UsageError
from tablee.cli.installation import require_extra
from tablee.cli.option_arguments import options_from, say_variant
from tablee.core.game import Game
from tablee.games import find

if TYPE_CHECKING:
    from tablee.solving.whole import Reports


@click.command()
@click.argument("game", help="Which game, as `tablee games` lists it.")
@click.option("--small", is_flag=True, help="Solve the small variant that the game brings.")
@parameters.variant
@click.option("--option", multiple=True, metavar="NAME=VALUE", help="An option of the game; can be repeated.")
@click.option(
    "--minutes",
    type=parameters.NumberRange(min=0, min_open=True),
    default=60.0,
    help="The most time to take. What was found by then is shown.",
)
@click.option(
    "--target",
    type=parameters.NumberRange(0, 1),
    default=0.001,
    help="Stop once the strategy is less exploitable than this.",
)
@click.option(
    "--plies",
    type=click.IntRange(min=1),
    default=20,
    help="Follow a match for so many moves, because it may never end. If some last longer, the value lies between two "
    "bounds.",
)
@click.option(
    "--positions",
    type=click.IntRange(min=1),
    default=5_000_000,
    help="The most steps of building the tree: its positions, and the outcomes of chance before them.",
)
@click.option("--deals", type=click.IntRange(min=1), default=1000, help="Deals of a game that lies open.")
@click.option("--levels", default="1,2,3", help="The levels of bots to judge, with commas, or `none`.")
@click.option("--seed", default="tablee", help="Any text; equal texts give equal deals and bots.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as one JSON object.")
@parameters.language
def solve(
    game: str,
    small: bool,
    variant: Path | None,
    option: tuple[str, ...],
    minutes: float,
    target: float,
    plies: int,
    positions: int,
    deals: int,
    levels: str,
    seed: str,
    as_json: bool,
    lang: str | None,
) -> None:
    """Find the exact value of a small game for two players, and how exploitable bots are.

    A game with hidden cards or luck is solved by CFR+ on the whole tree, one that lies open by search to the end, deal
    by deal. Ctrl+C shows what was found so far.
    """
    console = Console(lang)
    require_extra("arena")
    from msgspec import to_builtins

    from tablee.cli.solving_text import show
    from tablee.solving.whole import Limits, solve_game

    rules = find(game)
    options = rules.new(2, _options(rules, small, variant, option), "").options
    limits = Limits(plies, positions, minutes, target, deals)
    if not as_json:
        say_variant(console, rules, options)
    found = solve_game(rules, options, limits, _levels(levels), seed, _reports(console, as_json))
    if as_json:
        figures = {"game": rules.name, "options": options, "seed": seed, **to_builtins(found)}
        click.echo(json.dumps(figures, ensure_ascii=False))
    else:
        show(found, console)


def _options(game: Game[Any], small: bool, variant: Path | None, option: tuple[str, ...]) -> dict[str, Any]:
    """Return the options of the command line. Raise as `options_from` and `small_variant` do."""
    from tablee.solving.small import small_variant

    if small and variant is not None:
        raise UsageError("use.small")
    with ExitStack() as files:
        file = files.enter_context(as_file(small_variant(game.name))) if small else variant
        return options_from(game, option, file)


def _levels(text: str) -> list[int]:
    """Return the levels in `1,2,3`; none for `none`. Raise `UsageError` `use.levels` (given)."""
    if text.strip() == "none":
        return []
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in parts):
        raise UsageError("use.levels", {"given": text})
    return sorted({int(part) for part in parts})


def _reports(console: Console, quiet: bool) -> "Reports":
    """Return what prints the lines of progress, on standard error, so that they do not mix with JSON."""
    from tablee.cli.solving_text import Progress
    from tablee.solving.whole import Reports

    progress = Progress(console, quiet)
    return Reports(progress.grown, progress.hidden, progress.opened)
