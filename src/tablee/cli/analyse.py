"""`tablee analyse`."""

import asyncio
from pathlib import Path

import click
from rich.markup import escape as plain
from rich.progress import Progress
from rich.table import Table

from tablee.bots.evaluated_move import EvaluatedMove
from tablee.bots.evaluator import evaluate
from tablee.bots.pool.handlers import InlineThinker
from tablee.cli import parameters
from tablee.cli.console import Console, UsageError
from tablee.cli.files import to_write
from tablee.cli.installation import require_extra
from tablee.cli.option_arguments import say_variant
from tablee.cli.replay import read_record, seat_name
from tablee.match import Match
from tablee.words import event_sentences
from tablee.words.figures import per_cent
from tablee.writing import write


@click.command()
@parameters.record_file
@click.option("--ms", type=click.IntRange(min=20), default=200, help="Milliseconds of thought for each move.")
@click.option(
    "--out",
    type=parameters.PATH,
    metavar="FILE",
    help="Also write a page with a chart of the chances to this file.",
)
@parameters.language
def analyse(file: Path, ms: int, out: Path | None, lang: str | None) -> None:
    """Judge every move of a finished match beside the best one found, and show where the match turned."""
    console = Console(lang)
    record = read_record(file)
    match = Match.from_record(record)
    if not match.moves:
        raise UsageError("use.no_moves", {"file": str(file)})
    if out is not None:
        require_extra("arena")
        to_write(out, file)
    say_variant(console, match.game, match.options)
    names = [seat_name(match, record.names, seat, console.language) for seat in range(match.players)]
    evaluated = asyncio.run(_evaluated(match, ms, console))
    _show(evaluated, names, console)
    if out is not None:
        _write(out, evaluated, names, console)
        console.say("report-written", file=str(out), style="dim")


async def _evaluated(match: Match, ms: int, console: Console) -> list[EvaluatedMove]:
    with Progress(console=console.out, transient=True) as progress:
        task = progress.add_task("", total=match.ply)
        evaluated: list[EvaluatedMove] = []
        async for one in evaluate(match, InlineThinker(), ms * match.ply):
            evaluated.append(one)
            progress.advance(task)
    return evaluated


def _show(evaluated: list[EvaluatedMove], names: list[str], console: Console) -> None:
    turning = sum(one.turns for one in evaluated)
    table = Table()
    for column in ("move-number", "player", "move", "better", "loss", "expects"):
        table.add_column(
            console.words(f"analyse-{column}"), justify="right" if column in ("loss", "expects") else "left"
        )
    for one in evaluated:
        lost = bool(one.loss)
        why = _why(one, names, console) if lost else ""
        better = f"{plain(one.best)}{f' [dim]{plain(why)}[/]' if why else ''}" if lost else ""
        table.add_row(
            f"{one.ply}{' ◆' if one.turns else ''}",
            plain(names[one.seat]),
            plain(one.move),
            better,
            f"[red]{per_cent(-(one.loss or 0), console.language)}[/]" if lost else "",
            per_cent(one.shares[one.seat], console.language),
        )
    console.out.print(table)
    if turning:
        console.say("analyse-turning", count=turning)


def _why(one: EvaluatedMove, names: list[str], console: Console) -> str:
    if one.reason is None:
        return ""
    return " ".join(
        event_sentences([{"event": one.reason.code, **one.reason.params}], names, console.language)
    )


def _write(out: Path, evaluated: list[EvaluatedMove], names: list[str], console: Console) -> None:
    """Write the page about the match."""
    from tablee.arena.report import match_page

    heads = [
        console.words(f"analyse-{column}")
        for column in ("move-number", "player", "move", "better", "loss", "why")
    ]
    rows = [_row(one, names, console) for one in evaluated]
    write(out, match_page([one.shares for one in evaluated], names, heads, rows, console.language))


def _row(one: EvaluatedMove, names: list[str], console: Console) -> list[str]:
    cells = [f"{one.ply}{' ◆' if one.turns else ''}", names[one.seat], one.move]
    if not one.loss:
        return [*cells, "", "", ""]
    return [*cells, one.best, per_cent(-one.loss, console.language), _why(one, names, console)]
