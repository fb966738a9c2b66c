"""The word lists as built, for tests that need all words."""

from functools import cache

import marisa_trie

from tablee.games.moka.decks import WORD_LISTS
from tablee.games.moka.lexicon import FOLDER, lexicon


@cache
def all_words(name: str) -> list[str]:
    """Return every word of a list, sorted, from the trie in the wheel."""
    trie = marisa_trie.Trie()
    trie.load(str(FOLDER / f"{name}.marisa"))
    return sorted(trie.keys())


@cache
def proposed_words(language: str) -> list[str]:
    """Return every word of today's list for a language that bots may propose, sorted."""
    known = lexicon(WORD_LISTS[language])
    return [word for word in all_words(WORD_LISTS[language]) if not known.withholds(word)]
