"""How errors and positions show themselves: with words and drawings that the floors above lend.

Core knows no language and no terminal. Whoever does lends a function (`lend`); until then errors show their code, and
positions what the game draws, or their keys.
"""

import json
import re
from collections.abc import Callable
from typing import Any, Final

Json = dict[str, Any]
Sentence = Callable[[str, Json, str, str], str | None]
"""The sentence of a code with its parameters in a language; the fourth is the module of the error's class."""

Drawing = Callable[[Any, Json], list[str] | None]
"""The plain lines of a view of a game (a `Game`, and the view)."""

MARKUP: Final = re.compile(r"(?<!\\)\[/?[a-z0-9# ]*\]")
"""A style as `Game.render` may write it; a bracket of the text itself follows a backslash."""

SHARED: Final = ("game", "options", "players", "phase", "turn", "rng")
"""Keys of every position; the line above the drawing tells them."""

_sentences: list[Sentence] = []
_drawings: list[Drawing] = []


def lend(sentence: Sentence, drawing: Drawing) -> None:
    """Have errors and positions show themselves by these from now on."""
    _sentences[:] = [sentence]
    _drawings[:] = [drawing]


def sentence(code: str, params: Json, language: str, module: str) -> str | None:
    """The sentence of `code`, None where nobody has one."""
    return _sentences[0](code, params, language, module) if _sentences else None


def drawing(game: Any, view: Json) -> list[str]:
    """The lines of `view` without styles: as a terminal shows it, else as the game draws it, else key by key."""
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
    """A line of `Game.render` without its styles.

    >>> plain(r"[red]L[/red] and \\[1]")
    'L and [1]'
    """
    return MARKUP.sub("", line).replace("\\[", "[")
