"""What a seat sees, as text: for language models, and for programs that read and write text."""

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from tablee.core.game import Game, JsonObject
from tablee.words import label, sentence
from tablee.words.rendering import rendered
from tablee.words.rules_pages import notation, rules_page

MOST: Final = 300
"""The most moves that are listed."""

COVERED: Final = "What a seat sees shows `▒×7` for seven pieces that it does not see, and `–` for nothing."


def title(game: Game[Any], language: str) -> str:
    """Return the name of a game as people read it."""
    return label(language, game.name, "name") or game.name


def rules_text(game: Game[Any], language: str) -> str:
    """Return the page of rules and, in English, how pieces and moves are written; only the name of the game if it
    brings neither.
    """
    page = rules_page(game.name, language) or f"# {title(game, language)}\n"
    written = notation(game.name)
    return page if written is None else f"{page}\n## Notation\n\n{written}\n\n{COVERED}\n"


def options_text(options: JsonObject, defaults: JsonObject) -> str:
    """Return the options of a match that differ from the default, one a line; `none` without any."""
    changed = [f"{name} = {value}" for name, value in options.items() if defaults.get(name) != value]
    return "\n".join(changed) or "none"


def view_text(game: Game[Any], view: JsonObject, language: str) -> str:
    """Return a view, or what a seat knows, as the terminal shows it, without colours."""
    names = [sentence("seat.numbered", {"seat": seat}, language) for seat in range(view["players"])]
    return "\n".join(Text.from_markup(line).plain for line in rendered(game, view, names, language))


def moves_text(moves: Sequence[str], more: bool) -> str:
    """Return legal moves, one a line; `more`: others exist that the rules do not list."""
    lines = list(moves[:MOST])
    if more or len(moves) > MOST:
        lines.append("(There are further legal moves of the same form.)")
    return "\n".join(lines)
