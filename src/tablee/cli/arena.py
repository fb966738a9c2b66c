"""`tablee arena`."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.bots.programs.limits import MS
from tablee.cli import parameters
from tablee.cli.console import Console, UsageError
from tablee.cli.files import to_write
from tablee.cli.installation import require_extra
from tablee.cli.option_arguments import options_from, say_variant
from tablee.core.game import Game
from tablee.games import find
from tablee.words.figures import number

if TYPE_CHECKING:
    from tablee.arena import schedule
    from tablee.arena.results import Results
    from tablee.arena.summary import Summary
    from tablee.arena.workers import Workers


@click.command()
@parameters.game
@click.option(
    "--players",
    required=True,
    help="The players, separated by commas: bot:LEVEL, bot:LEVEL@200ms, bot:LEVEL@TUNED.toml, uct:1000ms, "
    "uct:PLAYOUTS, random, program:COMMAND, python:MODULE:CLASS, model:COMMAND, baseline:ppo, baseline:dmc, "
    "baseline:FILE; with a name: NAME=PLAYER. Write \\, for a comma in one of them.",
)
@parameters.games
@click.option(
    "--seats",
    type=click.IntRange(min=0),
    help="Players at a table. Default: the fewest that the game allows.",
)
@click.option("--option", multiple=True, metavar="NAME=VALUE", help="An option of the game; can be repeated.")
@parameters.variant
@click.option(
    "--format",
    "form",
    default="round-robin",
    help="round-robin: all against all; ladder: neighbours only; gauntlet: the first against each other.",
)
@click.option("--seed", default="tablee", help="Any text; equal texts give equal deals.")
@click.option(
    "--program-ms",
    type=click.IntRange(min=10),
    default=MS,
    help="Thinking time of programs and language models for a move, in milliseconds.",
)
@parameters.workers
@click.option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster: ray://HOST:PORT, auto, local.")
@click.option(
    "--out",
    type=parameters.PATH,
    metavar="FILE",
    help="Results, JSON lines; an interrupted arena resumes from this file. Default: arena-GAME.jsonl, "
    "numbered if that holds another arena, or another process writes it.",
)
@parameters.language
def arena(
    game: str,
    players: str,
    games: int,
    seats: int | None,
    option: tuple[str, ...],
    variant: Path | None,
    form: str,
    seed: str,
    program_ms: int,
    workers: int | None,
    cluster: str | None,
    out: Path | None,
    lang: str | None,
) -> None:
    """Let bots play each other, every deal from every seat, and estimate their strength.

    The results are records, one game a line; a summary is written beside them. Run the same command again to resume an
    interrupted arena. `tablee report FILE` draws a page of the results.
    """
    console = Console(lang)
    require_extra("arena")
    from tablee.arena import results, schedule, summary
    from tablee.arena.workers import cluster as on_cluster
    from tablee.arena.workers import processes

    if form not in schedule.FORMATS:
        raise UsageError("use.format", {"given": form, "known": ", ".join(schedule.FORMATS)})
    rules = find(game)
    options = options_from(rules, option, variant)
    plan = plan_of(rules, players, seats, options, games, form, seed, program_ms)
    say_variant(console, rules, plan.options)
    if out is not None:
        to_write(out)
    with results.kept(plan, out) as kept:
        path = kept.path
        _play(kept, processes(workers or None) if cluster is None else on_cluster(cluster), console)
        _, played = results.read(path)
        found = summary.summary(plan, played)
        summary.write(summary.beside(path), found)
    _show(found, console)
    console.say("arena-written", file=str(path), summary=str(summary.beside(path)), style="dim")


def plan_of(
    game: Game[Any],
    players: str,
    seats: int | None,
    given: dict[str, Any],
    games: int,
    form: str,
    seed: str,
    program_ms: int,
) -> "schedule.Plan":
    """Return the plan of the command line. Raise `EntrantError`, `LevelError`, `OptionError` and `UsageError`."""
    from tablee.arena import entrants, player_files, schedule

    entered = entrants.parse_all(players, game)
    asked, meanings = tuple(entrant.text for entrant in entered), entrants.meanings(entered)
    at_table = seats or game.min_players
    options = game.new(at_table, given, seed).options
    deals = schedule.deals_for(asked, at_table, form, games)
    return schedule.Plan(
        game.name,
        game.rules,
        options,
        asked,
        at_table,
        deals,
        seed,
        form,
        meanings=meanings,
        program_ms=program_ms,
        files=player_files.digests(entered),
    )


def _play(kept: "Results", workers: "Workers", console: Console) -> None:
    """Play what is left of a plan, with a progress bar."""
    from tablee.arena.results import total

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=console.out, transient=True) as progress:
        bar = progress.add_task(kept.plan.game, total=total(kept.plan), completed=kept.done)
        for _ in kept.run(workers):
            progress.advance(bar)


def _show(found: "Summary", console: Console) -> None:
    """Print the figures of a summary as two tables."""
    language = console.language
    ladder = Table(title=console.words("arena-ratings", games=found.games))
    for column in ("player", "rating", "time"):
        ladder.add_column(console.words(f"arena-{column}"), justify="left" if column == "player" else "right")
    took = {effort.player: effort.ms for effort in found.efforts}
    for rating in found.ratings:
        ladder.add_row(
            rating.player,
            f"{number(rating.mu, language, 1)} ± {number(rating.interval, language, 1)}",
            f"{took[rating.player]:.0f} ms",
        )
    console.out.print(ladder)
    pairs = Table(title=console.words("arena-shares"))
    for column in ("player", "other", "share", "games"):
        pairs.add_column(
            console.words(f"arena-{column}"), justify="left" if column in ("player", "other") else "right"
        )
    for share in found.shares:
        pairs.add_row(share.player, share.other, share.scored.written(language), str(share.games))
    if found.shares:
        console.out.print(pairs)
    _show_failures(found, console)
    begins = found.seats[0].beaten
    mean, low, high = (number(100 * part, language, 1) for part in (begins.share, begins.low, begins.high))
    console.say("arena-begins", share=mean, low=low, high=high)


def _show_failures(found: "Summary", console: Console) -> None:
    """Print how many moves each program did not give, and why."""
    from tablee.arena.entrants import BY_COMMAND

    for effort in found.efforts:
        if found.plan.meaning(effort.player).startswith(BY_COMMAND):
            console.say(
                "arena-failures",
                player=effort.player,
                asked=effort.asked,
                illegal=effort.illegal,
                others=effort.failures - effort.illegal,
            )
