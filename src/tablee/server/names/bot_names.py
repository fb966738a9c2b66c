"""The names of the games' bots: the same in every game, with names of its own for each level.

They are given names, so they are not translated. The pages describe the character of each level.
"""

from collections.abc import Sequence
from typing import Final

from tablee.store.rows import SeatRow

BY_LEVEL: Final = (
    ("Tom", "Lou", "Noé", "Mila", "Jef", "Fien"),
    ("Léa", "Hugo", "Lotte", "Sam", "Ella", "Max"),
    ("Nina", "Oscar", "Julie", "Bram", "Nora", "Arthur"),
    ("Victor", "Saskia", "Axel", "Hélène", "Wout", "Marthe"),
    ("Iris", "Magnus", "Cleo", "Otto", "Diane", "Minerva"),
)
"""From level 1 on; stronger levels than the last share the last level's names."""


def bot_names(seats: Sequence[SeatRow]) -> dict[int, str]:
    """Return the names of the game's bots at a table, by seat, in the order of the seats; no two are the same.

    A bot from which a guest took the seat is counted too, so that the other bots keep their names.
    """
    met: dict[int, int] = {}
    names: dict[int, str] = {}
    for seat in seats:
        if seat.level is not None:
            row = min(seat.level, len(BY_LEVEL)) - 1
            again, which = divmod(met.get(row, 0), len(BY_LEVEL[row]))
            met[row] = met.get(row, 0) + 1
            if seat.kind != "bot":
                continue
            names[seat.seat] = BY_LEVEL[row][which] + (f" {again + 1}" if again else "")
    return names
