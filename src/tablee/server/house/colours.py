"""The colours of the pages that a house may change, and the contrasts that they must keep (WCAG 2.2, AA).

The table and the pieces keep their colours, because games are drawn for them. The themes with high contrast stay too.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

PAPERS: Final = ("paper", "sheet", "sunken")

DEFAULTS: Final[Mapping[str, Mapping[str, str]]] = {
    "light": {
        "paper": "#f7f0e4",
        "sheet": "#fffaf1",
        "sunken": "#efe4d2",
        "ink": "#2c2118",
        "ink-soft": "#65543f",
        "line": "#d8c6a8",
        "line-strong": "#94805f",
        "accent": "#0f6156",
        "accent-ink": "#ffffff",
        "accent-soft": "#d5e8e0",
        "warm": "#a8391f",
        "warm-soft": "#f7ddd0",
        "good": "#2b6a34",
        "focus": "#1c4fd6",
    },
    "dark": {
        "paper": "#1f1a16",
        "sheet": "#2a231d",
        "sunken": "#17130f",
        "ink": "#f4e9d8",
        "ink-soft": "#c3b298",
        "line": "#463a2d",
        "line-strong": "#8d7a60",
        "accent": "#7fd0ba",
        "accent-ink": "#10241f",
        "accent-soft": "#24423b",
        "warm": "#ffa78d",
        "warm-soft": "#4a271d",
        "good": "#9bd89f",
        "focus": "#9dbcff",
    },
}
"""The colours of each theme, by the names of `web/src/themes.css`."""

TEXT: Final = (
    ("accent-ink", "accent"),
    *((ink, paper) for paper in PAPERS for ink in ("ink", "ink-soft", "accent", "warm", "good")),
    ("ink", "accent-soft"),
    ("ink", "warm-soft"),
    ("ink-soft", "accent-soft"),
)
"""Text, and what it is written on."""
EDGES: Final = tuple((edge, paper) for paper in PAPERS for edge in ("line-strong", "focus", "accent"))
"""Edges of controls and the mark of the focus, and what is beside them."""

TEXT_LEAST: Final = 4.5
EDGE_LEAST: Final = 3.0


class Weak(NamedTuple):
    """A colour `upon` another with too little contrast; at least `least` is needed."""

    theme: str
    colour: str
    upon: str
    contrast: float
    least: float


def weak(given: Mapping[str, Mapping[str, str]]) -> Iterator[Weak]:
    """Yield each pair with too little contrast, if these colours (by theme and name) replace the defaults."""
    for theme, defaults in DEFAULTS.items():
        shown = {**defaults, **given.get(theme, {})}
        for pairs, least in ((TEXT, TEXT_LEAST), (EDGES, EDGE_LEAST)):
            for colour, upon in pairs:
                found = contrast(shown[colour], shown[upon])
                if found < least:
                    yield Weak(theme, colour, upon, found, least)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours (`#rrggbb`), from 1 (the same colour) to 21 (black on white)."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(pair, 16) / 255 for pair in re.findall("..", colour[1:])]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def style_sheet(given: Mapping[str, Mapping[str, str]]) -> str:
    """Return the rules that set these colours; empty if there are none."""
    # The page has no theme until its script has run.
    selectors = {
        "light": ":root:not([data-theme]),:root[data-theme='light']",
        "dark": ":root[data-theme='dark']",
    }
    return "".join(
        f"{selectors[theme]}{{{';'.join(f'--{name}:{colour}' for name, colour in colours.items())}}}\n"
        for theme, colours in given.items()
        if colours
    )
