"""The legal moves of one position; tables are written only when their text is needed."""

from typing import Final

from tablee.games.rummikub.pieces import KINDS, NAMES
from tablee.games.rummikub.solver.selections import Selection

BEFORE_DISCARD: Final = " / "


class Choice:
    """A table and the discards that may follow: the table of `selection`, or the text `table`.

    Without `discards` the choice is one move, without a discard.
    """

    def __init__(self, table: str, selection: Selection | None, discards: list[int]) -> None:
        self.table = table
        self.selection = selection
        self.discards = discards

    def __len__(self) -> int:
        return len(self.discards) or 1

    def texts(self) -> list[str]:
        """Return all moves."""
        table = self.table if self.selection is None else self.selection.text()
        if not self.discards:
            return [table]
        return [table + BEFORE_DISCARD + NAMES[kind] for kind in self.discards]

    def text(self, place: int) -> str:
        """Return the move at this place, from 0 on."""
        table = self.table if self.selection is None else self.selection.text()
        return table + BEFORE_DISCARD + NAMES[self.discards[place]] if self.discards else table


class Listing:
    """Choices in order; `more` is True if there may be others."""

    def __init__(self, choices: list[Choice], more: bool) -> None:
        self.choices = choices
        self.more = more
        self.many = sum([len(choice) for choice in choices])

    def text(self, place: int) -> str:
        """Return the move at this place, from 0 on; there must be one."""
        for choice in self.choices:
            if place < len(choice):
                return choice.text(place)
            place -= len(choice)
        raise IndexError(place)

    def texts(self) -> list[str]:
        """Return all moves."""
        return [text for choice in self.choices for text in choice.texts()]


def discards_of(left: list[int]) -> list[int]:
    """Return the kinds of which a rack has a tile; `left` counts its tiles by kind."""
    return [kind for kind in range(KINDS) if left[kind]]
