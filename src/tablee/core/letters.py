"""Words as people type them, in the letters A to Z.

The pages have the same functions in `web/src/words/letters.ts`. A test compares both over one table
(`tests/core/letters.json`).
"""

import re
import unicodedata
from typing import Final

LIGATURES: Final = {
    "Œ": "OE",
    "Æ": "AE",
    "Ĳ": "IJ",
    "ẞ": "SS",
    "Ø": "O",
    "Ł": "L",
    "Đ": "D",
    "Ð": "D",
    "Þ": "TH",
}
"""Letters that Unicode does not decompose."""

JOINTS: Final = "-‐‑–'’ʼ"
"""Hyphens and apostrophes: signs that join the parts of a word."""

_ELIDED: Final = re.compile("^(?:[CDJLMNST]|QU)['’ʼ](?=[AEIOUYH])")
"""A French article or pronoun before a vowel, after which the word itself begins."""


def letters(text: str) -> str:
    """Return `text` in capitals without accents and with ligatures opened. Other characters are unchanged.

    >>> letters("cœur naïf")
    'COEUR NAIF'
    """
    capitals = unicodedata.normalize("NFC", text).upper()
    opened = "".join([LIGATURES.get(char, char) for char in capitals])
    return "".join([char for char in unicodedata.normalize("NFD", opened) if not unicodedata.combining(char)])


def word(text: str) -> str:
    """Return one word as its letters: an elided article is dropped, hyphens and apostrophes are left out.

    >>> word("l'âme"), word("porte-monnaie")
    ('AME', 'PORTEMONNAIE')
    """
    whole = _ELIDED.sub("", letters(text.strip()))
    return "".join([char for char in whole if char not in JOINTS])
