"""`tablee analyse`."""

import asyncio
from html import escape
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape as plain
from rich.progress import Progress
from rich.table import Table

from tablee.bots.alone import Alone
from tablee.bots.judgement import Judged, judge
from tablee.cli.extras import needed
from tablee.cli.files import to_write
from tablee.cli.replay import read_record, seat_name
from tablee.cli.speech import Speech, UsageError
from tablee.match import Match
from tablee.words import sentence, told


def analyse(
    file: Annotated[Path, typer.Argument(help="A record (.jsonl); - reads standard input.", metavar="FILE")],
    ms: Annotated[int, typer.Option(help="Milliseconds of thought for each move.", min=20)] = 200,
    out: Annotated[
        Path | None, typer.Option(help="Write a page with the swing chart there, too.", metavar="FILE")
    ] = None,
    lang: Annotated[
        str | None, typer.Option(help="fr, nl or en. Default: the language of the environment.")
    ] = None,
) -> None:
    """Judge every move of a finished match beside the best one found, and show where the match turned."""
    speech = Speech(lang)
    record = read_record(file)
    match = Match.from_record(record)
    if not match.moves:
        raise UsageError("use.no_moves", {"file": str(file)})
    if out is not None:
        needed("matplotlib", "arena")
        to_write(out)
    names = [seat_name(match, record.names, seat, speech.language) for seat in range(match.players)]
    judged = asyncio.run(_judged(match, ms, speech))
    _show(judged, names, speech)
    if out is not None:
        _write(out, judged, names, speech)
        speech.say("report-written", file=str(out), style="dim")


async def _judged(match: Match, ms: int, speech: Speech) -> list[Judged]:
    with Progress(console=speech.out, transient=True) as progress:
        task = progress.add_task("", total=match.ply)
        judged: list[Judged] = []
        async for one in judge(match, Alone(), ms * match.ply):
            judged.append(one)
            progress.advance(task)
    return judged


def _show(judged: list[Judged], names: list[str], speech: Speech) -> None:
    turning = sum(one.turns for one in judged)
    table = Table()
    for column in ("move-number", "player", "move", "better", "loss", "expects"):
        table.add_column(
            speech.words(f"analyse-{column}"), justify="right" if column in ("loss", "expects") else "left"
        )
    for one in judged:
        lost = bool(one.loss)
        why = _why(one, names, speech) if lost else ""
        better = f"{plain(one.best)}{f' [dim]{plain(why)}[/]' if why else ''}" if lost else ""
        table.add_row(
            f"{one.ply}{' ◆' if one.turns else ''}",
            plain(names[one.seat]),
            plain(one.move),
            better,
            f"[red]−{100 * (one.loss or 0):.0f} %[/]" if lost else "",
            f"{100 * one.shares[one.seat]:.0f} %",
        )
    speech.out.print(table)
    if turning:
        speech.say("analyse-turning", count=turning)


def _why(one: Judged, names: list[str], speech: Speech) -> str:
    if one.reason is None:
        return ""
    return " ".join(told([{"event": one.reason.code, **one.reason.params}], names, speech.language))


def _write(out: Path, judged: list[Judged], names: list[str], speech: Speech) -> None:
    from tablee.arena.figures import swings
    from tablee.arena.report import STYLE

    def words(message: str) -> str:
        return sentence(f"arena.{message}", {}, speech.language, "tablee.arena")

    rows = "\n".join(_row(one, names, speech) for one in judged)
    heads = "".join(
        f"<th>{speech.words(f'analyse-{column}')}</th>"
        for column in ("move-number", "player", "move", "better", "loss", "why")
    )
    title = escape(words("swings"))
    out.write_text(
        f'<!doctype html>\n<html lang="{speech.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{STYLE}</style></head>\n'
        f"<body><h1>{title}</h1><section><figure>{swings([one.shares for one in judged], names, words)}"
        f"<figcaption>{escape(words('swings-help'))}</figcaption></figure>"
        f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table></div>'
        f"</section></body></html>\n",
        encoding="utf-8",
    )


def _row(one: Judged, names: list[str], speech: Speech) -> str:
    cells = [f"{one.ply}{' ◆' if one.turns else ''}", names[one.seat], one.move]
    lost = bool(one.loss)
    cells += [one.best, f"−{100 * (one.loss or 0):.0f} %", _why(one, names, speech)] if lost else ["", "", ""]
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
