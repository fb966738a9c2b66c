"""The word lists as built, for tests that need all of them."""

from functools import cache

import marisa_trie

from tablee.games.moka.lexicon import FOLDER


@cache
def all_words(language: str) -> list[str]:
    """Every word of the trie that the wheel carries, sorted."""
    trie = marisa_trie.Trie()
    trie.load(str(FOLDER / f"{language}.marisa"))
    return sorted(trie.keys())
