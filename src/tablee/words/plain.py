"""Messages of one line, read directly from their file, because loading Fluent takes too long for some uses.

Help appears too often to load Fluent for it, and a server prints its address before it needs Fluent.
"""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from tablee.games import package
from tablee.words.sentences import label, message_id, sentence

VARIABLE: Final = re.compile(r"\{ *\$(\w+) *\}")


def plain_label(language: str, game: str, *parts: str) -> str | None:
    """Return `label(language, game, *parts)`, a word of the game called `game`, without Fluent if possible."""
    line = _line(language, package(game), message_id(game, *parts))
    return label(language, game, *parts) if line is None or VARIABLE.search(line) else line


def plain_sentence(code: str, params: Mapping[str, Any], language: str, package: str) -> str:
    """Return `sentence` for a message of `package`, without Fluent if all its variables are text."""
    line = _line(language, package, message_id(code))
    if line is None or any(not isinstance(params.get(name), str) for name in VARIABLE.findall(line)):
        return sentence(code, params, language, package)
    return VARIABLE.sub(lambda variable: params[variable[1]], line)


def _line(language: str, package: str, code: str) -> str | None:
    """Return the message of `code` if it is one line whose only placeholders are variables, else None."""
    source = files(package) / "words" / f"{language}.ftl"
    if not source.is_file():
        return None
    # Continuation lines are not allowed.
    found = re.search(rf"^{re.escape(code)} *= *(\S.*)\n(?![ \t])", source.read_text("utf-8"), re.MULTILINE)
    if found is None or "{" in VARIABLE.sub("", found[1]):
        return None
    return found[1].rstrip()
