"""Messages without variables, read straight from their file: help is asked for more often than it is worth Fluent."""

import re
from importlib.resources import files

from tablee.games import package
from tablee.words.sentences import label, message_id


def plain_label(language: str, game: str, *parts: str) -> str | None:
    """As `label(language, game, *parts)`, a word of the game called `game`, without Fluent where that can be."""
    source = files(package(game)) / "words" / f"{language}.ftl"
    if source.is_file():
        # One line, nothing in it that Fluent would replace, and no line that goes on with it.
        code = re.escape(message_id(game, *parts))
        found = re.search(
            rf"^{code} *= *([^\s{{][^{{\n]*)\n(?![ \t])", source.read_text("utf-8"), re.MULTILINE
        )
        if found is not None:
            return found[1].rstrip()
    return label(language, game, *parts)
