"""Messages of one line, read straight from their file: some are said before anybody would wait for Fluent.

Help is asked for more often than it is worth Fluent, and a server says where it is before its first page.
"""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from tablee.games import package
from tablee.words.sentences import label, message_id, sentence

VARIABLE: Final = re.compile(r"\{ *\$(\w+) *\}")


def plain_label(language: str, game: str, *parts: str) -> str | None:
    """As `label(language, game, *parts)`, a word of the game called `game`, without Fluent where that can be."""
    line = _line(language, package(game), message_id(game, *parts))
    return label(language, game, *parts) if line is None or VARIABLE.search(line) else line


def plain_sentence(code: str, params: Mapping[str, Any], language: str, package: str) -> str:
    """As `sentence`, a message among the words of `package`, without Fluent where all that varies in it is text."""
    line = _line(language, package, message_id(code))
    if line is None or any(not isinstance(params.get(name), str) for name in VARIABLE.findall(line)):
        return sentence(code, params, language, package)
    return VARIABLE.sub(lambda variable: params[variable[1]], line)


def _line(language: str, package: str, code: str) -> str | None:
    """What stands there for `code`; None unless it is one line, with nothing but variables to be replaced in it."""
    source = files(package) / "words" / f"{language}.ftl"
    if not source.is_file():
        return None
    # No line may go on with it.
    found = re.search(rf"^{re.escape(code)} *= *(\S.*)\n(?![ \t])", source.read_text("utf-8"), re.MULTILINE)
    if found is None or "{" in VARIABLE.sub("", found[1]):
        return None
    return found[1].rstrip()
