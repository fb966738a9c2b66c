"""Writes the commonest words of each language for MOKA's bots: `python -m bench.moka_common_words`.

Needs the package wordfreq 3.1.1, which nothing else needs, and the built dictionaries. The files are kept in the
repository, so that a build needs no frequencies; licences/common-words.txt has their origin.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

from build_steps.dictionaries.wordlists import plain
from tablee.games.moka.common_words import FOLDER
from tablee.games.moka.decks import WORD_LISTS
from tablee.games.moka.lexicon import NAMES, lexicon

COUNT = 40_000


def commonest(language: str, frequencies: dict[str, float]) -> list[str]:
    """Return the commonest words of the lists of a language, names included, without those that bots never propose."""
    names = [lexicon(name) for name in NAMES if name.startswith(language)]
    words = lexicon(WORD_LISTS[language])
    found: dict[str, float] = {}
    for written, frequency in frequencies.items():
        word = plain(written)
        if (
            word.isascii()
            and any(one.contains(word) for one in (words, *names))
            and not words.withholds(word)
        ):
            found[word] = found.get(word, 0.0) + frequency
    return sorted(found, key=lambda word: (-found[word], word))[:COUNT]


def main() -> None:
    """Write every file."""
    wordfreq: Any = import_module("wordfreq")
    for language in WORD_LISTS:
        words = commonest(language, wordfreq.get_frequency_dict(language, "large"))
        Path(FOLDER, f"{language}.txt").write_text("\n".join(words) + "\n", "ascii")


if __name__ == "__main__":
    main()
