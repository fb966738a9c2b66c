"""Reads a page of the documentation as sentences, and finds what docs/style.md asks writers to avoid."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.house.tree import ROOT

LONGEST: Final = 30
"""Words of a sentence; inline code counts as one word."""

LONG_SHARE: Final = 0.05
"""The share of sentences on a page that may be longer."""

FIGURES: Final = 2
"""Numbers in one sentence; more belong in a table."""

AVOID: Final = re.compile(
    r"\b(?:who(?:m|se)?ever|somebody|anybody|anew|in the mean|(?:by|in) turns|at sight|for good|told|parted by"
    r"|dearest|mend(?:s|ed|ing)?|no more than that|so far as|a look at|oneself|one's|floors?|rooms"
    r"|of (?:this|the) house"
    r"|tells? (?:of|whether|what|how|which)|what (?:a|an|the|it|that|one) [\w’' ]{0,30}?\bcosts?"
    r"|that (?:is|are) none)\b"
    r"|[,;] for (?:it|they|there|we|you|he|she) (?:is|are|was|were|has|have|can|may|do|does|would|will|cannot)\b",
    re.IGNORECASE,
)
"""Words and phrasings with a plainer equivalent; docs/style.md says which."""

OTHER_LANGUAGES: Final = re.compile(r"^## (?:Français|Nederlands)\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
NO_PROSE: Final = (r"(?ms)^ *```.*?^ *```", r"(?s)<!--.*?-->", r"(?m)^    .*$", r"(?m)^ *\|.*$", r"(?m)^#.*$")
INLINE: Final = ((r"!\[[^\]]*\]\([^)]*\)", ""), (r"\]\([^)]*\)", "]"), (r"``.*?``|`[^`]*`", "Code"))
TAGS: Final = ((r"<[^>]+>", ""), (r"https?://\S+", "code"), (r"[*_\[\]]", ""))
PARAGRAPH: Final = re.compile(r"\n\s*(?:[-*]|\d+\.) +|\n\s*\n")
END: Final = re.compile(r"(?<=[.!?])(?<!e\.g\.)(?<!i\.e\.)(?<! al\.)[”’\")]*\s+(?=[“‘\"(]*[A-Z0-9])")
NUMBER: Final = re.compile(r"(?<![\w.])\d[\d,.]*(?![\w-])")
TOP_SECTION: Final = re.compile(r"^## .*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class Faults(NamedTuple):
    """The faults of a page: long sentences above the allowed share, words to avoid, sentences full of figures."""

    long: list[str]
    avoid: list[str]
    figures: list[str]


def source(path: Path) -> str:
    """Return the English text of a page; of the change log only the newest section."""
    text = path.read_text(encoding="utf-8")
    if path.name == "CHANGELOG.md" and (top := TOP_SECTION.search(text)):
        text = top[0]
    return OTHER_LANGUAGES.sub("", text)


def sentences(text: str) -> Iterator[str]:
    """Yield the sentences of a page, without code, tables and headings."""
    # Continuation lines of a list item are indented by two or three spaces, code by four.
    for pattern in NO_PROSE:
        text = re.sub(pattern, "", text)
    for pattern, instead in (*INLINE, *TAGS):
        text = re.sub(pattern, instead, text, flags=re.DOTALL)
    for paragraph in PARAGRAPH.split("\n" + text):
        for sentence in END.split(" ".join(paragraph.split())):
            if any(letter.isalpha() for letter in sentence):
                yield sentence


def cells(text: str) -> Iterator[str]:
    """Yield the cells of tables, where words are checked but neither length nor figures."""
    for line in re.findall(r"^ *\|.*$", re.sub(NO_PROSE[0], "", text), re.MULTILINE):
        plain = re.sub(r"`[^`]*`", "code", line)
        yield from (cell.strip() for cell in plain.split("|") if cell.strip(" -|"))


def faults(text: str) -> Faults:
    """Return all faults of a page that a machine can find."""
    read = list(sentences(text))
    long = [sentence for sentence in read if len(sentence.split()) > LONGEST]
    headings = re.findall(r"^#+ (.+)$", re.sub(NO_PROSE[0], "", text), re.MULTILINE)
    avoid = [
        f"{found[0]}: {part}"
        for part in (*read, *cells(text), *headings)
        for found in AVOID.finditer(re.sub(r"“[^”]*”", "“”", part))
    ]
    figures = [sentence for sentence in read if len(NUMBER.findall(sentence)) > FIGURES]
    return Faults(long if len(long) > LONG_SHARE * len(read) else [], avoid, figures)


def pages() -> dict[str, Path]:
    """Return every page that the rules of style apply to, by its name."""
    beside = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY", "CHANGELOG")]
    return {
        path.relative_to(ROOT).as_posix(): path
        for path in (
            *beside,
            *sorted((ROOT / "docs").glob("*.md")),
            *sorted((ROOT / "docs").glob("studies/*.md")),
            *sorted((ROOT / "src").glob("tablee/games/*/*/README.md")),
        )
        if path.name != "style.md"
    }


def main() -> None:
    """Print for every page its words, sentences, long ones, words to avoid and sentences full of figures."""
    for name, path in pages().items():
        text = source(path)
        read = list(sentences(text))
        long = sum(len(sentence.split()) > LONGEST for sentence in read)
        found = faults(text)
        counts = (len(text.split()), len(read), long, len(found.avoid), len(found.figures))
        print(name, *counts, sep="\t")


if __name__ == "__main__":
    main()
