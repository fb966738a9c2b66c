"""Callbacks that supply errors and positions with sentences and drawings.

Core knows no language and no terminal. Higher layers register functions with `lend`. Until then an error
shows its code, and a position shows the game's drawing or its keys.
"""

import json
import re
from collections.abc import Callable
from typing import Any, Final

Json = dict[str, Any]
Sentence = Callable[[str, Json, str, str], str | None]
"""The sentence of a code with its parameters in a language; the fourth argument is the module of the error's class."""

Drawing = Callable[[Any, Json], list[str] | None]
"""The plain lines of a view of a game; the arguments are the `Game` and the view."""

MARKUP: Final = re.compile(r"(?<!\\)\[/?[a-z0-9# ]*\]")
"""A style as `Game.render` may write it; a literal bracket follows a backslash."""

SHARED: Final = ("game", "options", "players", "phase", "turn", "rng")
"""Keys of every position; the line above the drawing shows them."""

_sentences: list[Sentence] = []
_drawings: list[Drawing] = []


def lend(sentence: Sentence, drawing: Drawing) -> None:
    """Register the functions that errors and positions use to show themselves from now on."""
    _sentences[:] = [sentence]
    _drawings[:] = [drawing]


def sentence(code: str, params: Json, language: str, module: str) -> str | None:
    """Return the sentence of `code`, None if no function is registered or it knows none."""
    return _sentences[0](code, params, language, module) if _sentences else None


def drawing(game: Any, view: Json) -> list[str]:
    """Return the lines of `view` without styles: the terminal's drawing, else the game's, else key by key."""
    lines = _drawings[0](game, view) if _drawings else None
    if lines is None:
        drawn = game.render(view)
        lines = None if drawn is None else [plain(line) for line in drawn]
    if lines is None:
        lines = [
            f"{key}  {json.dumps(value, ensure_ascii=False)}"
            for key, value in view.items()
            if key not in SHARED
        ]
    return lines


def plain(line: str) -> str:
    """Return a line of `Game.render` without its styles.

    >>> plain(r"[red]L[/red] and \\[1]")
    'L and [1]'
    """
    return MARKUP.sub("", line).replace("\\[", "[")
