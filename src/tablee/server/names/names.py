"""What people may be called, and numbering names at a table that look alike."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import regex

from tablee.server.errors import RefusalError
from tablee.server.names.bot_names import bot_names
from tablee.server.names.lookalikes import LOOKALIKES
from tablee.server.names.text import CODE_POINTS_EACH, readable, tidied
from tablee.store.rows import SeatRow

LONGEST: Final = 24
"""Characters of a name as people count them; docs/protocol.md and the pages (`make protocol`) tell it too."""
CODE_POINTS: Final = CODE_POINTS_EACH * LONGEST
"""What those may be made of: more than any name of characters that people can type."""

NAMELESS: Final = ("Guest", "Invité", "Gast")
"""What pages call a guest without a name, in each language."""

LEVELLED: Final = ("Bot", "Robot")
"""What pages call a bot of the game beside its name, before its level."""

# Within one alphabet, these are one to a quick look.
_SAME: Final = {"0": "o", "1": "l", "i": "l", "|": "l"}
_AS_OURS: Final = str.maketrans(
    {**_SAME, **{other: _SAME.get(our, our) for our, others in LOOKALIKES.items() for other in others}}
)
_UNSEEN: Final = regex.compile(r"[\p{M}\p{Z}\p{P}\p{Default_Ignorable_Code_Point}]")


def is_name(name: str) -> bool:
    """Whether somebody may be called this, once it is tidied."""
    return readable(name, LONGEST, CODE_POINTS)


def checked(name: str) -> str:
    """`name` tidied.

    Raises `RefusalError` `guest.name` (max) unless it has 1 to `LONGEST` characters, all of which show.
    """
    name = tidied(name)
    if not is_name(name):
        raise RefusalError("guest.name", max=LONGEST)
    return name


@lru_cache(maxsize=10_000)
def look(name: str) -> str:
    """A form that is equal for names that look alike: without case, accents, spaces, dots, foreign alphabets."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    plain = _UNSEEN.sub("", unicodedata.normalize("NFKD", folded)).translate(_AS_OURS)
    return plain.replace("rn", "m").replace("vv", "w") or name


def told_apart(seats: Sequence[SeatRow]) -> list[str]:
    """What each seat is called at the table: its name, with a number ("Ana (2)") if another's looks the same.

    All who look the same get one, so that nobody passes for the one without. Bots of the game have names of their own,
    and guests without a name stay nameless here, for pages name them in everybody's own language; nobody looks like
    either unmarked.
    """
    bots = bot_names(seats)
    names = [bots.get(seat.seat, seat.name) for seat in seats]
    given = {look(one) for seat in seats for one in _given(seat)} | {look(name) for name in bots.values()}
    chosen = [at for at, seat in enumerate(seats) if names[at] and seat.kind not in ("free", "bot")]
    looks = {at: look(names[at]) for at in chosen}
    used = given | set(looks.values())
    for at in chosen:
        namesakes = sum(other == looks[at] for other in looks.values())
        if namesakes > 1 or looks[at] in given:
            number = 2 if looks[at] in given else 1
            while look(marked := f"{seats[at].name} ({number})") in used:
                number += 1
            used.add(look(marked))
            names[at] = marked
    return names


def _given(seat: SeatRow) -> list[str]:
    if seat.kind == "bot":
        return [f"{word} {seat.level}" for word in LEVELLED]
    return [*NAMELESS] if seat.kind == "guest" and not seat.name else []
