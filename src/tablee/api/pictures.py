"""A view as HTML and SVG, for notebooks: the terminal's drawing as real text, without external resources."""

import io
from html import escape
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from tablee.core.game import Game as Rules
from tablee.core.game import JsonObject
from tablee.words import label
from tablee.words.rendering import rendered

WIDTH: Final = 100
"""Characters in a line."""

HTML: Final = '<pre style="font-family:monospace;line-height:1.25;overflow-x:auto">{code}</pre>'
ROW: Final = 18
COLUMN: Final = 8.4
EDGE: Final = 12
"""Pixels: a line of text, a character, and the margin."""


def lines(rules: Rules[Any], view: JsonObject, language: str = "en") -> list[Text]:
    """Return the drawing of a view, with its colours."""
    names = [label(language, rules.name, "seat", seat) or f"seat {seat}" for seat in range(view["players"])]
    return [Text.from_markup(line) for line in rendered(rules, view, names, language)]


def html(rules: Rules[Any], view: JsonObject, title: str) -> str:
    """Return the view as a piece of HTML, with `title` above it."""
    console = _console()
    for line in lines(rules, view):
        console.print(line)
    drawing = console.export_html(inline_styles=True, code_format=HTML)
    return f"<figure><figcaption>{escape(title)}</figcaption>{drawing}</figure>"


def svg(rules: Rules[Any], view: JsonObject, title: str) -> str:
    """Return the view as an SVG picture, which loads no font or other resource."""
    console = _console()
    drawing = [line for text in lines(rules, view) for line in text.wrap(console, WIDTH)]
    height = ROW * len(drawing) + 2 * EDGE
    width = COLUMN * max((line.cell_len for line in drawing), default=1) + 2 * EDGE
    rows = []
    for number, line in enumerate(drawing, 1):
        spans = "".join(
            _span(segment.text, segment.style) for segment in line.render(console) if segment.text
        )
        rows.append(f'<text x="{EDGE}" y="{EDGE + ROW * number - 5}" xml:space="preserve">{spans}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" '
        f'style="max-width:100%;height:auto" role="img" '
        f'aria-label="{escape(title)}" font-family="monospace" font-size="14">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(rows)}</svg>'
    )


def _console() -> Console:
    """Return a console that shows nothing; in a notebook rich would show each line beside the picture."""
    return Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, force_jupyter=False)


def _span(text: str, style: Any) -> str:
    """Return a piece of a line in its style."""
    look = ""
    if style is not None:
        if style.color is not None:
            colour = style.color.get_truecolor()
            look += f' fill="{colour.hex}"'
        if style.bold:
            look += ' font-weight="bold"'
        if style.dim:
            look += ' fill-opacity="0.6"'
    return f"<tspan{look}>{escape(text)}</tspan>"
