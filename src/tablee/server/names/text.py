"""The text that people may write, in names and in talk: visible characters, counted as people count them.

Unicode's properties of characters decide. The library `regex` has newer tables of them than Python itself.
"""

import unicodedata
from typing import Final

import regex

_PICTURE: Final = r"\p{Extended_Pictographic}(?:\p{Emoji_Modifier}\uFE0F?|\uFE0F|\uFE0E)?"
_EMOJI: Final = (
    # Families and professions, which joiners compose; flags of regions, flags of countries, keycaps.
    rf"{_PICTURE}(?:\u200D{_PICTURE}){{0,8}}"
    r"|\U0001F3F4[\U000E0030-\U000E0039\U000E0061-\U000E007A]{3,6}\U000E007F"
    r"|\p{Regional_Indicator}{2}"
    r"|[0-9\#*]\uFE0F?\u20E3"
)
# Two characters are blank, but no property of Unicode says so: a Braille cell without dots, a note without a head.
_BASE: Final = r"[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\U0001D159]"
_MARK: Final = r"[[\p{Mn}\p{Mc}]--\p{Default_Ignorable_Code_Point}]"
# Joiners that spelling needs (UTS 46, ContextJ): after a virama, and between Arabic letters.
_JOINER: Final = (
    r"(?:(?<=\p{Canonical_Combining_Class=Virama})[\u200C\u200D]"
    r"|(?<=\p{Arabic}\p{M}{0,4})\u200C(?=\p{Arabic}))"
)
_SHOWN: Final = regex.compile(rf"(?V1)(?:{_EMOJI}|{_BASE}(?:{_MARK}|{_JOINER}(?=\p{{L}}))*|\x20)*")
# Letters of every language stay below these limits. Marks without a script of their own come in twos at most
# (Vietnamese, Arabic), marks with one in fours (Tibetan), and no mark is repeated (UTS 39, 5.4).
_PILED: Final = regex.compile(r"(?V1)[\p{M}&&\p{Script=Inherited}]{3}|\p{M}{5}|(\p{Mn})\1")
CODE_POINTS_EACH: Final = 12
"""The most code points of a visible character, on average: a family has seven, a couple with skin tones ten."""
_SPACES: Final = regex.compile(r"\p{Zs}+")
_GRAPHEME: Final = regex.compile(r"\X")


def tidied(text: str) -> str:
    """Return `text` in Unicode's form C, without spaces at its ends and with single plain spaces within."""
    return unicodedata.normalize("NFC", _SPACES.sub(" ", text.strip()))


def length(text: str) -> int:
    """Return the number of characters that people see (grapheme clusters): a flag or a family is one."""
    return len(_GRAPHEME.findall(text))


def readable(text: str, most: int, code_points: int) -> bool:
    """True if tidied `text` has 1 to `most` characters as people count them, and each shows what it is.

    Refused are characters that are invisible or reverse the direction of others, and letters with too many marks.
    `code_points`: the most code points of the text.
    """
    return (
        0 < len(text) <= code_points
        and length(text) <= most
        and _PILED.search(unicodedata.normalize("NFD", text)) is None
        and _SHOWN.fullmatch(text) is not None
    )
