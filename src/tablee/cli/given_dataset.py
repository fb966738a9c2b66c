"""`tablee admin dataset`: the matches that people give to researchers."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from tablee.cli import parameters
from tablee.cli.console import Console, UsageError
from tablee.cli.databases import of_server, opened
from tablee.cli.dataset import empty, write
from tablee.cli.installation import require_extra
from tablee.cli.option_arguments import options_from, say_variant
from tablee.games import find

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tablee.store.given_matches import Given

RESEARCH_ONLY: Final = "LicenseRef-research-only"
"""Players agree that researchers use the moves, and to nothing else; the form is that of SPDX."""


@click.command()
@parameters.game
@click.option(
    "--seats",
    type=click.IntRange(min=0),
    help="Players at a table. Default: the fewest that the game allows.",
)
@click.option("--option", multiple=True, metavar="NAME=VALUE", help="An option of the game; can be repeated.")
@parameters.variant
@click.option("--views", is_flag=True, help="Also write what the seat to act saw, as JSON.")
@click.option("--licence", default=RESEARCH_ONLY, help="The licence that the data card names.")
@click.option(
    "--out", type=parameters.PATH, metavar="FOLDER", help="An empty or new folder. Default: GAME-people."
)
@of_server
@parameters.language
def dataset(
    game: str,
    seats: int | None,
    option: tuple[str, ...],
    variant: Path | None,
    views: bool,
    licence: str,
    out: Path | None,
    database: str | None,
    lang: str | None,
) -> None:
    """Write the finished matches that all their players give to researchers, in the form of `tablee dataset`.

    Names, times and chat are left out. Use the database of the servers, which may run, and no backup: players may have
    withdrawn since.
    """
    console = Console(lang)
    require_extra("data")
    from tablee.api.dataset.of_people import DatasetOfPeople, plan_of, sorted_out

    rules = find(game)
    folder = empty(out or Path(f"{rules.name}-people"))
    options = rules.new(seats or rules.min_players, options_from(rules, option, variant), "").options
    plan = plan_of(rules.name, seats or rules.min_players, options)
    say_variant(console, rules, plan.options)
    with opened(database) as servers:

        def read(ids: "Sequence[str]") -> "list[Given]":
            return servers.ask(lambda store: store.given_matches.read(ids))

        finished = servers.ask(lambda store: store.given_matches.finished(rules.name))
        given, left_out = sorted_out(plan, finished)
        if not given:
            raise UsageError("use.not_given", {"count": sum(left_out)})
        made = DatasetOfPeople(plan, given, left_out, read, folder, views, licence, console.language)
        write(made, 1, len(given), console)
    console.say("dataset-written", folder=str(folder), moves=made.counts.moves, games=made.counts.matches)
