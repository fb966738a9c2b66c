"""One page of HTML that stands alone: what arenas found, in pictures and tables."""

import json
from collections.abc import Sequence
from html import escape
from typing import Any

from tablee.arena import charts
from tablee.arena.charts import Words
from tablee.arena.event_statistics import EventStatistic, event_statistics
from tablee.arena.playing import Played
from tablee.arena.ratings import percent
from tablee.arena.schedule import Plan
from tablee.arena.summary import Summary, summary
from tablee.words import has, heading, label, sentence

STYLE = """
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #2b2118; background: #f7f0e4; }
body { width: min(60rem, calc(100% - 2rem)); margin: 2rem auto; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
section { background: #fffaf2; border: 1px solid #e0d3bd; border-radius: 14px; padding: 1rem 1.25rem; }
section + section { margin-top: 1.25rem; }
figure { margin: 1rem 0; overflow-x: auto; }
figure svg { max-width: 100%; height: auto; }
figcaption { color: #6b5a45; font-size: 0.92rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.8rem; border-bottom: 1px solid #e0d3bd; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
.part td:first-child { padding-left: 2rem; color: #6b5a45; }
"""


def report(arenas: Sequence[tuple[Plan, Sequence[Played]]], language: str) -> str:
    """The page about some arenas, each with at least one game, in `language`."""

    def words(message: str, **params: Any) -> str:
        return sentence(f"arena.{message}", params, language, "tablee.arena")

    sections = "\n".join(_arena(plan, games, words, language) for plan, games in arenas)
    title = escape(words("report-title"))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{STYLE}</style></head>\n'
        f"<body>\n<h1>{title}</h1>\n<p>{escape(words('report-intro'))}</p>\n{sections}\n</body>\n</html>\n"
    )


def _arena(plan: Plan, games: Sequence[Played], words: Words, language: str) -> str:
    found = summary(plan, games)
    name = label(language, plan.game, "name") or plan.game
    options = ", ".join(f"{key}={_written(value)}" for key, value in plan.options.items())
    facts = words("report-facts", games=found.games, seats=plan.seats, deals=plan.deals, options=options)
    parts = [
        _figure(words("ratings"), words("ratings-help"), charts.ladder(found, words)),
        _shares(found, words),
        _efforts(found, words),
        _figure(words("seats"), words("seats-help"), charts.seats(found, words)),
        _figure(words("lengths"), words("lengths-help"), charts.lengths(found, words)),
        _figure(words("scores"), words("scores-help"), charts.scores(games, plan.players, words)),
        _figure(words("branching"), words("branching-help"), charts.branching(games, words)),
        _event_statistics(plan, games, words, language),
    ]
    return f"<section>\n<h2>{escape(name)}</h2>\n<p>{escape(facts)}</p>\n" + "\n".join(parts) + "\n</section>"


def _written(value: Any) -> str:
    """An option's value as `--option` takes it."""
    if isinstance(value, list):
        return ",".join(map(str, value))
    return value if isinstance(value, str) else json.dumps(value)


def _figure(title: str, about: str, picture: str) -> str:
    described = picture.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)
    return f"<h3>{escape(title)}</h3>\n<figure>{described}<figcaption>{escape(about)}</figcaption></figure>"


def _table(
    title: str, about: str, heads: Sequence[str], rows: Sequence[Sequence[str]], part: Sequence[bool] = ()
) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    classes = list(part) or [False] * len(rows)
    body = "\n".join(
        f"<tr{' class=part' if is_part else ''}>"
        + "".join(f"<td>{escape(cell)}</td>" for cell in row)
        + "</tr>"
        for row, is_part in zip(rows, classes, strict=True)
    )
    return (
        f"<h3>{escape(title)}</h3>\n<p>{escape(about)}</p>\n"
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div>'
    )


def _shares(found: Summary, words: Words) -> str:
    rows = [
        [share.player, share.other, percent(share.share, share.interval), str(share.games)]
        for share in found.shares
    ]
    heads = [words(key) for key in ("entrant", "other", "share", "games")]
    return _table(words("shares"), words("shares-help"), heads, rows)


def _efforts(found: Summary, words: Words) -> str:
    rows = [[effort.player, f"{effort.ms:.1f} ms", str(effort.failures)] for effort in found.efforts]
    return _table(
        words("efforts"), words("efforts-help"), [words(key) for key in ("entrant", "time", "failures")], rows
    )


def _event_statistics(plan: Plan, games: Sequence[Played], words: Words, language: str) -> str:
    found = [
        (name, one)
        for one in event_statistics(plan, games)
        if (name := _named(one, plan.game, language)) is not None
    ]
    rows = [
        [name, f"{one.often:.2f}", f"{100 * one.games:.0f} %", percent(one.beaten, one.interval)]
        for name, one in found
    ]
    heads = [words(key) for key in ("what", "often", "in-games", "beaten")]
    return _table(words("events"), words("events-help"), heads, rows, [bool(one.part) for _, one in found])


def _named(one: EventStatistic, game: str, language: str) -> str | None:
    """What an event, or a card or special in it, is called; None for what the game has no name for.

    A game that names none of its events is told by its codes.
    """
    name = heading(one.kind, language)
    if one.part is None:
        return name or one.kind
    key, value = one.part
    if name is None:
        return f"{key}: {value}"
    code = f"{game}.counted.{key}"
    return sentence(code, {key: value}, language) if has(code, language) else None
