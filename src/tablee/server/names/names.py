"""Valid names, and numbers for names at a table that look alike."""

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
"""The most characters of a name as people count them; docs/protocol.md and the pages (`make protocol`) repeat it."""
CODE_POINTS: Final = CODE_POINTS_EACH * LONGEST
"""The most code points of a name: more than any name that people can type has."""

NAMELESS: Final = ("Guest", "Invité", "Gast")
"""The names that pages give a guest without a name, in each language."""

LEVELLED: Final = ("Bot", "Robot")
"""The words that pages put beside the name of a bot, before its level."""

# Within one alphabet, people who read quickly confuse these.
_SAME: Final = {"0": "o", "1": "l", "i": "l", "|": "l"}
_AS_OURS: Final = str.maketrans(
    {**_SAME, **{other: _SAME.get(our, our) for our, others in LOOKALIKES.items() for other in others}}
)
_UNSEEN: Final = regex.compile(r"[\p{M}\p{Z}\p{P}\p{Default_Ignorable_Code_Point}]")


def is_name(name: str) -> bool:
    """True if a person may have this name, once it is tidied."""
    return readable(name, LONGEST, CODE_POINTS)


def checked(name: str) -> str:
    """Return `name` tidied.

    Raise `RefusalError` `guest.name` (max) unless it has 1 to `LONGEST` characters, all of which are visible.
    """
    name = tidied(name)
    if not is_name(name):
        raise RefusalError("guest.name", max=LONGEST)
    return name


@lru_cache(maxsize=10_000)
def skeleton(name: str) -> str:
    """Return a form that is equal for names that look alike: it ignores case, accents, spaces, dots and alphabets."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    plain = _UNSEEN.sub("", unicodedata.normalize("NFKD", folded)).translate(_AS_OURS)
    return plain.replace("rn", "m").replace("vv", "w") or name


def distinct_names(seats: Sequence[SeatRow]) -> list[str]:
    """Return the name of each seat at the table, with a number ("Ana (2)") if another name looks the same.

    All players with lookalike names get a number, so that nobody passes for the one without. Bots of the game have
    names of their own. Guests without a name stay nameless here, because pages name them in each reader's language.
    No other name may look like one of these without a number.
    """
    bots = bot_names(seats)
    names = [bots.get(seat.seat, seat.name) for seat in seats]
    given = {skeleton(one) for seat in seats for one in _given(seat)} | {
        skeleton(name) for name in bots.values()
    }
    chosen = [at for at, seat in enumerate(seats) if names[at] and seat.kind not in ("free", "bot")]
    skeletons = {at: skeleton(names[at]) for at in chosen}
    used = given | set(skeletons.values())
    for at in chosen:
        namesakes = sum(other == skeletons[at] for other in skeletons.values())
        if namesakes > 1 or skeletons[at] in given:
            number = 2 if skeletons[at] in given else 1
            while skeleton(marked := f"{seats[at].name} ({number})") in used:
                number += 1
            used.add(skeleton(marked))
            names[at] = marked
    return names


def _given(seat: SeatRow) -> list[str]:
    if seat.kind == "bot":
        return [f"{word} {seat.level}" for word in LEVELLED]
    return [*NAMELESS] if seat.kind == "guest" and not seat.name else []
