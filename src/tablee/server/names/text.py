"""What people may write, in names and in talk: characters that show, counted as people count them.

What Unicode says of characters decides, by the tables of the library `regex`, which are newer than Python's own.
"""

import unicodedata
from typing import Final

import regex

_PICTURE: Final = r"\p{Extended_Pictographic}(?:\p{Emoji_Modifier}\uFE0F?|\uFE0F|\uFE0E)?"
_EMOJI: Final = (
    # Families and cooks, which joiners make of several; flags of parts of countries, flags of countries, keys.
    rf"{_PICTURE}(?:\u200D{_PICTURE}){{0,8}}"
    r"|\U0001F3F4[\U000E0030-\U000E0039\U000E0061-\U000E007A]{3,6}\U000E007F"
    r"|\p{Regional_Indicator}{2}"
    r"|[0-9\#*]\uFE0F?\u20E3"
)
# Two characters are blank although Unicode has no word for it: a Braille cell without dots, a note without a head.
_BASE: Final = r"[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\U0001D159]"
_MARK: Final = r"[[\p{Mn}\p{Mc}]--\p{Default_Ignorable_Code_Point}]"
# Joiners that spelling needs (UTS 46, ContextJ): after a virama, and between Arabic letters.
_JOINER: Final = (
    r"(?:(?<=\p{Canonical_Combining_Class=Virama})[\u200C\u200D]"
    r"|(?<=\p{Arabic}\p{M}{0,4})\u200C(?=\p{Arabic}))"
)
_SHOWN: Final = regex.compile(rf"(?V1)(?:{_EMOJI}|{_BASE}(?:{_MARK}|{_JOINER}(?=\p{{L}}))*|\x20)*")
# Letters of every language stay below: marks that belong to no script of their own pile up by two (Vietnamese,
# Arabic), those that do by four (Tibetan), and none stands upon itself (UTS 39, 5.4).
_PILED: Final = regex.compile(r"(?V1)[\p{M}&&\p{Script=Inherited}]{3}|\p{M}{5}|(\p{Mn})\1")
CODE_POINTS_EACH: Final = 12
"""The code points of one visible character, on average: a family has seven, a couple with colours of skin ten."""
_SPACES: Final = regex.compile(r"\p{Zs}+")
_GRAPHEME: Final = regex.compile(r"\X")


def tidied(text: str) -> str:
    """`text` in Unicode's form C without spaces at its ends; within, spaces of any kind and number become one."""
    return unicodedata.normalize("NFC", _SPACES.sub(" ", text.strip()))


def length(text: str) -> int:
    """How many characters people see (grapheme clusters): a flag or a family is one."""
    return len(_GRAPHEME.findall(text))


def readable(text: str, most: int, code_points: int) -> bool:
    """Whether tidied `text` has 1 to `most` characters as people count them, of which each shows what it is.

    Refused are characters that cannot be seen or that turn the direction of others, and marks piled upon letters.
    `code_points`: the most that they may be made of.
    """
    return (
        0 < len(text) <= code_points
        and length(text) <= most
        and _PILED.search(unicodedata.normalize("NFD", text)) is None
        and _SHOWN.fullmatch(text) is not None
    )
