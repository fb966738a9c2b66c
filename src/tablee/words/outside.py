"""Languages from outside: folders of Fluent files that nobody built in, one for each language.

`FOLDER/de/shared.ftl` says what all games share, `pages.ftl` what the pages' frame says, `games/<name>.ftl` and
`games/<name>.drawing.ftl` what the rules and the drawing of a game say. `make words LANG=de` lays them out
(docs/words.md). What is missing is said in English.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from tablee.core.errors import TableeError
from tablee.words.language import LANGUAGES
from tablee.words.measured import LONGEST, Measured, hidden_in

CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}")
"""Language tags as browsers know them: `de`, `pt-BR`, `zh-Hant`."""

FRAME: Final = ("shared.ftl", "pages.ftl")
LARGEST: Final = 512 * 1024
"""Bytes of one file; ours have at most a tenth of that."""

BOX: Final = ("name", "about")
"""What stands on a game's box, in the frame's sentences too: the start page asks for no game's words."""

MOST: Final = 30
"""Languages of one folder."""


class WordsError(TableeError):
    """A folder of words that cannot be used."""


@dataclass(frozen=True)
class OutsideLanguage:
    """The sentences of a language: those of the frame, with what stands on the games' boxes, and those of each game."""

    code: str
    frame: str
    games: Mapping[str, str]


def languages_in(folder: Path) -> tuple[OutsideLanguage, ...]:
    """The languages of a folder, by their codes.

    Raises `WordsError`: `words.folder` (folder) where there is none, `words.language` (given) for a name that is no
    language or one of ours, `words.too_many` (max), `words.unreadable` (path, reason), and as `text_of` does.
    """
    try:
        return _languages(folder)
    except OSError as error:
        path, reason = str(error.filename or folder), error.strerror or str(error)
        raise WordsError("words.unreadable", {"path": path, "reason": reason}) from error


def _languages(folder: Path) -> tuple[OutsideLanguage, ...]:
    if not folder.is_dir():
        raise WordsError("words.folder", {"folder": str(folder)})
    inside = sorted(path for path in folder.iterdir() if path.is_dir() and not path.name.startswith("."))
    if not inside:
        raise WordsError("words.folder", {"folder": str(folder)})
    if len(inside) > MOST:
        raise WordsError("words.too_many", {"max": MOST})
    return tuple(_language(path) for path in inside)


def _language(folder: Path) -> OutsideLanguage:
    if not CODE.fullmatch(folder.name) or folder.name in LANGUAGES:
        raise WordsError("words.language", {"given": folder.name})
    frame = "\n".join(text_of(folder / name) for name in FRAME if (folder / name).is_file())
    games: dict[str, str] = {}
    for path in sorted((folder / "games").glob("*.ftl")):
        # A folder's name in Python has no dashes; a game's name has no underscores.
        name = path.name.split(".")[0].replace("_", "-")
        games[name] = "\n".join(filter(None, [games.get(name), text_of(path)]))
    boxes = (_messages(text, {f"{name}-{part}" for part in BOX}) for name, text in games.items())
    return OutsideLanguage(folder.name, "\n".join(filter(None, [frame, *boxes])), games)


def _messages(text: str, ids: set[str]) -> str:
    """Those messages of a Fluent file."""
    entries = FluentParser().parse(text).body
    found = [one for one in entries if isinstance(one, ast.Message) and one.id.name in ids]
    return "".join(FluentSerializer().serialize_entry(message) for message in found)


def text_of(path: Path) -> str:
    """The text of a Fluent file that can be read as a whole.

    Raises `WordsError`: `words.file` (file, line), `words.too_large` (file, max), `words.hidden` (file, line) for
    characters that turn the direction of writing, and `words.too_long` (file, message, max).
    """
    if path.stat().st_size > LARGEST:
        raise WordsError("words.too_large", {"file": str(path), "max": LARGEST // 1024})
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise WordsError("words.file", {"file": str(path), "line": line}) from None
    if (hidden := hidden_in(text)) is not None:
        raise WordsError("words.hidden", {"file": str(path), "line": hidden})
    entries = FluentParser().parse(text).body
    for entry in entries:
        if isinstance(entry, ast.Junk) and (entry.content or "").strip():
            start = entry.span.start if entry.span is not None else 0
            raise WordsError("words.file", {"file": str(path), "line": text[:start].count("\n") + 1})
    if (message := Measured(entries).too_long()) is not None:
        raise WordsError("words.too_long", {"file": str(path), "message": message, "max": LONGEST})
    return text
