"""`tablee analyse`."""

from html import escape
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape as plain
from rich.progress import track
from rich.table import Table

from tablee.arena.analysis import Judged, judge, turning_points
from tablee.cli.extras import needed
from tablee.cli.replay import read_record, seat_name
from tablee.cli.speech import BadUse, Speech
from tablee.match import Match
from tablee.words import sentence, told

SHOWN_LOSS = 0.02
"""A loss below this is within the noise of playouts."""


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
        raise BadUse("use.no_moves", {"file": str(file)})
    if out is not None:
        needed("matplotlib", "arena")
    names = [seat_name(match, record.names, seat, speech.language) for seat in range(match.players)]
    judged = list(
        track(judge(match, ms), total=match.ply, console=speech.out, transient=True, description="")
    )
    _show(judged, names, speech)
    if out is not None:
        _write(out, judged, names, speech)
        speech.say("report-written", file=str(out), style="dim")


def _show(judged: list[Judged], names: list[str], speech: Speech) -> None:
    turning = {one.ply for one in turning_points(judged)}
    table = Table()
    for column in ("move-number", "player", "move", "better", "loss", "expects"):
        table.add_column(
            speech.words(f"analyse-{column}"), justify="right" if column in ("loss", "expects") else "left"
        )
    for one in judged:
        lost = one.loss >= SHOWN_LOSS
        why = _why(one, names, speech) if lost else ""
        better = f"{plain(one.best)}{f' [dim]{plain(why)}[/]' if why else ''}" if lost else ""
        table.add_row(
            f"{one.ply}{' ◆' if one.ply in turning else ''}",
            plain(names[one.seat]),
            plain(one.move),
            better,
            f"[red]−{100 * one.loss:.0f} %[/]" if lost else "",
            f"{100 * one.shares[one.seat]:.0f} %",
        )
    speech.out.print(table)
    if turning:
        speech.say("analyse-turning", count=len(turning))


def _why(one: Judged, names: list[str], speech: Speech) -> str:
    if one.reason is None:
        return ""
    return " ".join(told([{"event": one.reason.code, **one.reason.params}], names, speech.language))


def _write(out: Path, judged: list[Judged], names: list[str], speech: Speech) -> None:
    from tablee.arena.figures import swings
    from tablee.arena.report import STYLE

    def words(message: str) -> str:
        return sentence(f"arena.{message}", {}, speech.language, "tablee.arena")

    turning = {one.ply for one in turning_points(judged)}
    rows = "\n".join(_row(one, one.ply in turning, names, speech) for one in judged)
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


def _row(one: Judged, turns: bool, names: list[str], speech: Speech) -> str:
    lost = one.loss >= SHOWN_LOSS
    cells = [f"{one.ply}{' ◆' if turns else ''}", names[one.seat], one.move]
    cells += [one.best, f"−{100 * one.loss:.0f} %", _why(one, names, speech)] if lost else ["", "", ""]
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
