"""How common a word is: its rank among the commonest words of a language.

The lists in `common` have 40,000 words each, the commonest first. `bench/moka_common_words.py` made them from the
frequencies of wordfreq; licences/common-words.txt has their origin.
"""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent / "common"
_RANKS: Final[dict[str, dict[str, int]]] = {}


def ranks(language: str) -> dict[str, int]:
    """Return the rank of every common word of a language, from 1 on; the list is read once."""
    known = _RANKS.get(language)
    if known is None:
        words = (FOLDER / f"{language}.txt").read_text("ascii").split()
        known = _RANKS[language] = {word: number + 1 for number, word in enumerate(words)}
    return known


def is_common(word: str, language: str, most: int) -> bool:
    """True if the word is one of the `most` commonest of the language."""
    rank = ranks(language).get(word)
    return rank is not None and rank <= most
