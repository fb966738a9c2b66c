"""Every word that people read, checked by hunspell; run as a module, this rewrites the lists."""

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.house.tree import ROOT

DICTIONARIES: Final = {"fr": "fr", "nl": "nl_NL", "en": "en_GB"}
PACKAGES: Final = ("hunspell", "hunspell-fr", "hunspell-nl", "hunspell-en-gb")
SPACES: Final = str.maketrans({"’": "'", "\u00a0": " ", "\u202f": " ", "\u00ad": None})
TOKEN: Final = re.compile(r"[^\s()\[\]{}“”«»\"…–—|*#<>=,;:!?]+")
WORD: Final = re.compile(r"[^\W\d_]{2,}(['-][^\W\d_]+)*")
NO_PROSE: Final = (r"(?s)```.*?```", r"`[^`]*`", r"\]\([^)]*\)", r"<[^>]*>", r"https?://\S+")


class Texts(Visitor):
    """Collects the text of a Fluent file, without names of variables and variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Store one piece of text."""
        self.found.append(node.value)


def sentences(path: Path) -> str:
    """Return the text of a Fluent file."""
    texts = Texts()
    texts.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return "\n".join(texts.found)


def prose(path: Path) -> str:
    """Return the text of a page, without code and addresses."""
    text = path.read_text(encoding="utf-8")
    for pattern in NO_PROSE:
        text = re.sub(pattern, " ", text)
    return text


def texts(language: str) -> Iterator[str]:
    """Yield all texts in a language: sentences, and the pages of rules."""
    for folder in ("src", "web/src"):
        for path in sorted((ROOT / folder).rglob(f"words/{language}.ftl")):
            yield sentences(path)
    for path in sorted((ROOT / "docs" / "rules").glob(f"*.{language}.md")):
        yield prose(path)


@cache
def words(language: str) -> frozenset[str]:
    """Return every word in the texts; a word with digits or dots is notation, a path or a number, and is left out."""
    found = set()
    for text in texts(language):
        for token in TOKEN.findall(text.translate(SPACES)):
            word = token.strip(".'/\\+-")
            if WORD.fullmatch(word):
                found.add(word)
    return frozenset(found)


@cache
def unknown(language: str) -> frozenset[str]:
    """Return the words that the dictionary does not know."""
    command = ["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"]
    text = "\n".join(sorted(words(language)))
    answer = subprocess.run(command, input=text, capture_output=True, text=True, check=True, encoding="utf-8")
    flagged = set(answer.stdout.split())
    # Dictionaries split words in their own ways, so a word is unknown if any part of it is.
    return frozenset(
        word for word in words(language) if word in flagged or flagged & set(re.split(r"['-]", word))
    )


def list_of(language: str) -> Path:
    """Return the path of our own words, one per line."""
    return ROOT / "tests" / "words" / f"{language}.txt"


def ours(language: str) -> list[str]:
    """Return the words of that list."""
    return list_of(language).read_text(encoding="utf-8").splitlines()


def order(word: str) -> tuple[str, str]:
    """Return the sort key of the lists."""
    return word.lower(), word


if __name__ == "__main__":
    for one in DICTIONARIES:
        lines = [f"{word}\n" for word in sorted(unknown(one), key=order)]
        list_of(one).write_text("".join(lines), encoding="utf-8")
