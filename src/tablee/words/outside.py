"""Languages from outside: a folder of an operator with Fluent files for more languages.

`FOLDER/de/shared.ftl` holds the sentences that all games share, `pages.ftl` those of the pages' frame.
`games/<name>.ftl` and `games/<name>.drawing.ftl` hold those of a game's rules and drawing. `make words
LANG=de` creates the files (docs/words.md). Missing sentences appear in English.
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
"""The most bytes of one file; ours have at most a tenth of that."""

BOX: Final = ("name", "about")
"""The texts on a game's box, which are added to the frame's sentences because the start page loads no game's words."""

MOST: Final = 30
"""The most languages in one folder."""


class WordsError(TableeError):
    """A folder of words that cannot be used."""


@dataclass(frozen=True)
class OutsideLanguage:
    """The sentences of a language: those of the frame, including the texts on the games' boxes, and those of
    each game.
    """

    code: str
    frame: str
    games: Mapping[str, str]


def languages_in(folder: Path) -> tuple[OutsideLanguage, ...]:
    """Return the languages of a folder, in the order of their codes.

    Raises `WordsError`: `words.folder` (folder) if the folder is missing or empty, `words.language` (given)
    for a name that is not a language code or is one of ours, `words.too_many` (max), `words.unreadable`
    (path, reason). Also raises as `text_of` does.
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
        # Folder names in Python have no dashes; names of games have no underscores.
        name = path.name.split(".")[0].replace("_", "-")
        games[name] = "\n".join(filter(None, [games.get(name), text_of(path)]))
    boxes = (_messages(text, {f"{name}-{part}" for part in BOX}) for name, text in games.items())
    return OutsideLanguage(folder.name, "\n".join(filter(None, [frame, *boxes])), games)


def _messages(text: str, ids: set[str]) -> str:
    """Return the messages with these ids from a Fluent file, as Fluent text."""
    entries = FluentParser().parse(text).body
    found = [one for one in entries if isinstance(one, ast.Message) and one.id.name in ids]
    return "".join(FluentSerializer().serialize_entry(message) for message in found)


def text_of(path: Path) -> str:
    """Return the text of a Fluent file after checking all of it.

    Raises `WordsError`: `words.file` (file, line), `words.too_large` (file, max), `words.too_long` (file,
    message, max), and `words.hidden` (file, line) for invisible characters that change the direction of
    writing.
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
