"""Self-contained pages of HTML: the results of arenas, and the course of one match. `templates` holds their layout."""

from collections.abc import Sequence
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from msgspec import Struct

from tablee.arena import charts
from tablee.arena.charts import Words
from tablee.arena.event_statistics import What, event_statistics
from tablee.arena.playing import Played
from tablee.arena.schedule import Plan, written
from tablee.arena.summary import Summary, summary
from tablee.words import has, heading, label, sentence
from tablee.words.figures import number, per_cent

TEMPLATES: Final = Environment(
    loader=PackageLoader("tablee.arena"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


class Row(Struct):
    """A row of a table; `part`: it gives a detail of the row above."""

    cells: list[str]
    part: bool = False


class Part(Struct):
    """One result under its `name`: a picture as SVG, or a table."""

    name: str
    help: str
    picture: str = ""
    heads: list[str] = []
    rows: list[Row] = []


def report(arenas: Sequence[tuple[Plan, Sequence[Played]]], language: str) -> str:
    """Return the page about some arenas, each with at least one game, in `language`."""
    words = _words(language)
    blocks = [_arena(plan, games, words, language) for plan, games in arenas]
    return _page("report", words("report-title"), language, arenas=blocks)


def match_page(
    shares: Sequence[Sequence[float]],
    names: Sequence[str],
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    language: str,
) -> str:
    """Return the page about one match: each player's expectation after every move, and a table of the moves."""
    words = _words(language)
    title = words("swings")
    picture = _described(charts.swings(shares, names, words), title)
    return _page("match", title, language, picture=picture, heads=heads, rows=[Row([*row]) for row in rows])


def _words(language: str) -> Words:
    def words(message: str, **params: Any) -> str:
        return sentence(f"arena.{message}", params, language, "tablee.arena")

    return words


def _page(template: str, title: str, language: str, **values: Any) -> str:
    found = TEMPLATES.get_template(f"{template}.html.j2")
    return found.render(title=title, language=language, words=_words(language), **values) + "\n"


def _arena(plan: Plan, games: Sequence[Played], words: Words, language: str) -> dict[str, Any]:
    found = summary(plan, games)
    options = written(plan.options, ", ") or "–"
    facts = words("report-facts", games=found.games, seats=plan.seats, deals=plan.deals, options=options)
    return {
        "name": label(language, plan.game, "name") or plan.game,
        "facts": facts,
        "parts": [part for part in _parts(plan, games, found, words, language) if part.picture or part.rows],
    }


def _parts(plan: Plan, games: Sequence[Played], found: Summary, words: Words, language: str) -> list[Part]:
    """Return everything to report, including tables without rows."""

    def pictured(key: str, picture: str) -> Part:
        name = words(key)
        return Part(name, words(f"{key}-help"), _described(picture, name))

    return [
        *([pictured("ratings", charts.ladder(found, words))] if len(plan.entrants) > 1 else []),
        _shares(found, words, language),
        _efforts(found, words, language),
        pictured("seats", charts.seats(found, words)),
        pictured("lengths", charts.lengths(found, words)),
        pictured("scores", charts.scores(games, plan, words)),
        pictured("branching", charts.branching(games, words)),
        _events(plan, games, words, language),
    ]


def _described(picture: str, name: str) -> str:
    """Return a picture with an accessible name."""
    described = TEMPLATES.from_string('<svg role="img" aria-label="{{ name }}"').render(name=name)
    return picture.replace("<svg", described, 1)


def _tabled(words: Words, key: str, heads: Sequence[str], rows: list[Row], **params: Any) -> Part:
    return Part(words(key), words(f"{key}-help", **params), heads=[words(head) for head in heads], rows=rows)


def _shares(found: Summary, words: Words, language: str) -> Part:
    rows = [
        Row([one.player, one.other, one.scored.written(language), str(one.games)]) for one in found.shares
    ]
    return _tabled(words, "shares", ("entrant", "other", "share", "games"), rows)


def _efforts(found: Summary, words: Words, language: str) -> Part:
    rows = [
        Row([one.player, f"{number(one.ms, language, 1)} ms", str(one.failures)]) for one in found.efforts
    ]
    return _tabled(words, "efforts", ("entrant", "time", "failures"), rows)


def _events(plan: Plan, games: Sequence[Played], words: Words, language: str) -> Part:
    found = event_statistics(plan, games)
    rows = [
        Row(
            [
                name,
                number(one.often, language, 2),
                per_cent(one.games, language),
                one.beaten.written(language),
                "✓" if one.stands_out else "",
            ],
            one.part is not None,
        )
        for one in found
        if (name := event_name((one.kind, one.part), plan.game, language)) is not None
    ]
    heads = ("what", "often", "in-games", "beaten", "stands-out")
    return _tabled(words, "events", heads, rows, looks=len(found))


def event_name(what: What, game: str, language: str) -> str | None:
    """Return the name of an event, or of a card or special card in it; None if the game has no name for it.

    If a game names none of its events, the codes are the names.
    """
    kind, part = what
    name = heading(kind, language)
    if part is None:
        return name or kind
    key, value = part
    if name is None:
        return f"{key}: {value}"
    code = f"{game}.counted.{key}"
    return sentence(code, {key: value}, language) if has(code, language) else None
