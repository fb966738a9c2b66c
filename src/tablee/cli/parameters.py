"""Options that several commands have, and the type of their paths."""

import math
from pathlib import Path
from typing import Any, Final

import click

from tablee.cli.console import UsageError

PATH: Final[click.Path] = click.Path(path_type=Path)


class NumberRange(click.FloatRange):
    """A number within bounds. `click.FloatRange` lets `nan` pass, which no bound excludes."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the number. Raise `click.BadParameter` for any other text."""
        number = float(super().convert(value, param, ctx))
        if math.isnan(number):
            self.fail(f"{value!r} is not a valid {self.name}.", param, ctx)
        return number


game = click.option("--game", required=True, help="Which game, as `tablee games` lists it.")

MOST_WORKERS: Final = 1000
MOST_GAMES: Final = 10**9

workers = click.option(
    "--workers", type=click.IntRange(0, MOST_WORKERS), help="Processes. Default: one for each core."
)

games = click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    default=100,
    help="The least number of games; seatings are always played in complete sets.",
)

language = click.option("--lang", help="fr, nl or en. Default: the language of the environment.")


def _only_one(_: click.Context, parameter: click.Parameter, files: tuple[Path, ...]) -> Path | None:
    """Return the one file that was given, None without one. Raise `UsageError` `use.twice` (option) for several."""
    if len(files) > 1:
        raise UsageError("use.twice", {"option": parameter.opts[0]})
    return files[0] if files else None


variant = click.option(
    "--variant",
    type=PATH,
    # click would silently take the last one.
    multiple=True,
    callback=_only_one,
    metavar="FILE",
    help="A variant: a TOML file with numbers and options of the game. An --option prevails over it.",
)

record_file = click.argument(
    "file", type=PATH, metavar="FILE", help="A record (.jsonl); - reads standard input."
)
