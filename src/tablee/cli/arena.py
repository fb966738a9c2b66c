"""`tablee arena`."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.cli.console import Console, UsageError
from tablee.cli.files import to_write
from tablee.cli.installation import require_extra
from tablee.cli.option_arguments import options_from
from tablee.games import find


def arena(
    game: Annotated[str, typer.Option(help="Which game, as `tablee games` lists it.")],
    players: Annotated[
        str,
        typer.Option(
            help="Who plays, parted by commas: bot:LEVEL, bot:LEVEL@200ms, uct:1000ms, uct:PLAYOUTS, random, "
            "program:COMMAND."
        ),
    ],
    games: Annotated[
        int, typer.Option(help="How many games at least; whole sets of seatings are played.", min=1)
    ] = 100,
    seats: Annotated[
        int, typer.Option(help="Players at a table. Default: as few as the game takes.", min=0)
    ] = 0,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game; can be repeated.", metavar="NAME=VALUE")
    ] = None,
    form: Annotated[
        str,
        typer.Option(
            "--format",
            help="round-robin: everybody against everybody; ladder: against neighbours; "
            "gauntlet: the first against each.",
        ),
    ] = "round-robin",
    seed: Annotated[str, typer.Option(help="Any text; equal texts give equal deals.")] = "tablee",
    workers: Annotated[int, typer.Option(help="Processes. Default: one for each core.", min=0)] = 0,
    cluster: Annotated[
        str | None,
        typer.Option(help="Play on a Ray cluster: ray://HOST:PORT, auto, local.", metavar="ADDRESS"),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Results, JSON lines; an interrupted arena goes on from them.", metavar="FILE"),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(help="fr, nl or en. Default: the language of the environment.")
    ] = None,
) -> None:
    """Let bots play each other, every deal from every seat, and say how strong they are.

    The results are records, one game a line; a summary lies beside them. Called again with the same words it goes on
    where it stopped. `tablee report FILE` draws a page of them.
    """
    console = Console(lang)
    require_extra("arena")
    from tablee.arena import entrants, results, schedule, summary
    from tablee.arena.workers import cluster as on_cluster
    from tablee.arena.workers import processes

    rules = find(game)
    if form not in schedule.FORMATS:
        raise UsageError("use.format", {"given": form, "known": ", ".join(schedule.FORMATS)})
    asked = [entrant.text for entrant in entrants.parse_all(players, rules)]
    at_table = seats or rules.min_players
    options: dict[str, Any] = options_from(rules, option or [])
    filled = rules.new(at_table, options, seed).options
    deals = schedule.deals_for(asked, at_table, form, games)
    plan = schedule.Plan(rules.name, rules.rules, filled, tuple(asked), at_table, deals, seed, form)
    path = to_write(out or Path(f"arena-{rules.name}.jsonl"))
    how = processes(workers or None) if cluster is None else on_cluster(cluster)
    done = results.start(path, plan)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=console.out, transient=True) as progress:
        bar = progress.add_task(rules.name, total=results.total(plan), completed=done)
        for _ in results.run(path, plan, how):
            progress.advance(bar)
    _, played = results.read(path)
    found = summary.summary(plan, played)
    summary.write(summary.beside(path), found)
    _show(found, console)
    console.say("arena-written", file=str(path), summary=str(summary.beside(path)), style="dim")


def _show(found: Any, console: Console) -> None:
    """The figures of a summary as two tables."""
    ladder = Table(title=console.words("arena-ratings", games=found.games))
    for column in ("player", "rating", "time"):
        ladder.add_column(console.words(f"arena-{column}"), justify="left" if column == "player" else "right")
    took = {effort.player: effort.ms for effort in found.efforts}
    for rating in found.ratings:
        ladder.add_row(
            rating.player, f"{rating.mu:.1f} ± {rating.interval:.1f}", f"{took[rating.player]:.0f} ms"
        )
    console.out.print(ladder)
    pairs = Table(title=console.words("arena-shares"))
    for column in ("player", "other", "share", "games"):
        pairs.add_column(
            console.words(f"arena-{column}"), justify="left" if column in ("player", "other") else "right"
        )
    for share in found.shares:
        pairs.add_row(share.player, share.other, str(share.scored), str(share.games))
    if found.shares:
        console.out.print(pairs)
    begins = found.seats[0].beaten
    share, low, high = (f"{100 * part:.1f}" for part in (begins.share, begins.low, begins.high))
    console.say("arena-begins", share=share, low=low, high=high)
