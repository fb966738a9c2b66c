"""`tablee train`."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.api.games import game as named
from tablee.bots.baselines.weights import METHODS, SUFFIX, packed
from tablee.cli import parameters
from tablee.cli.console import Console
from tablee.cli.files import to_write
from tablee.cli.installation import require_extra
from tablee.cli.option_arguments import options_from, say_variant
from tablee.games import find
from tablee.writing import new_file

if TYPE_CHECKING:
    from tablee.training.training import Progress

MINUTES = 10.0


@click.command()
@click.argument("game", help="Which game; `tablee games` lists them.")
@click.option(
    "--method",
    type=click.Choice(METHODS),
    default=METHODS[0],
    help="ppo: proximal policy optimization; dmc: deep Monte Carlo.",
)
@click.option(
    "--steps",
    type=click.IntRange(min=1),
    help="Stop after so many numbers of moves. The same steps and seed give the same network on one machine.",
)
@click.option(
    "--minutes",
    type=parameters.NumberRange(min=0, min_open=True),
    help="Stop after so many minutes. Default: 10, or without limit if --steps is given.",
)
@click.option("--seed", type=click.IntRange(min=0, max=(1 << 32) - 1), default=1, help="Decides all chance.")
@click.option(
    "--seats",
    type=click.IntRange(min=0),
    help="Players at a table. Default: the fewest that the game allows.",
)
@click.option("--option", multiple=True, metavar="NAME=VALUE", help="An option of the game; can be repeated.")
@parameters.variant
@click.option(
    "--out",
    type=parameters.PATH,
    metavar="FILE",
    help="The file for the network. Default: GAME-METHOD.weights.",
)
@parameters.language
def train(
    game: str,
    method: str,
    steps: int | None,
    minutes: float | None,
    seed: int,
    seats: int | None,
    option: tuple[str, ...],
    variant: Path | None,
    out: Path | None,
    lang: str | None,
) -> None:
    """Train a network by self-play, and write it to a file that plays as baseline:FILE.

    It runs on one core, and reports ten times. Ctrl+C stops early and saves the network.
    It needs the extra tablee[train].
    """
    console = Console(lang)
    require_extra("train")
    from tablee.training import training

    rules = find(game)
    coder = named(rules).coder(seats or rules.min_players, **options_from(rules, option, variant))
    say_variant(console, rules, coder.options)
    path = to_write(out or Path(f"{rules.name}-{method}{SUFFIX}"), variant)
    if steps is None and minutes is None:
        minutes = MINUTES
    with new_file(path) as file:
        trained = training.train(
            coder, method, seed, steps, minutes, lambda progress: _say(progress, console)
        )
        if trained.stopped:
            console.say("train-stopped")
        content = packed(trained.weights)
        file.write(content)
    size = max(1, round(len(content) / 1000))
    console.say("train-written", file=str(path), size=size, steps=trained.weights.steps)


def _say(progress: "Progress", console: Console) -> None:
    console.say(
        "train-progress",
        done=int(100 * progress.done),
        steps=progress.steps,
        matches=progress.matches,
        beaten=round(100 * progress.beaten),
    )
