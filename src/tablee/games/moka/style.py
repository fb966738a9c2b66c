"""The parameters of a bot of MOKA: what it knows, what it forgets, when it lays a word."""

from typing import Any, Final

ALL: Final = 1_000_000
"""More words than any list has."""


class Style:
    """The way in which a bot makes words.

    - `good`: the points from which it lays a word instead of waiting for a longer one;
    - `knows`: how many of the commonest words of a language it knows;
    - `forgets`: how many percent of the seen cards it forgets;
    - `challenges`: it chooses its words for the challenges it holds;
    - `closes`: it considers the outcome when a word would end the match;
    - `collects`: how many unachieved challenges it wants to hold.
    """

    def __init__(
        self,
        good: int,
        knows: int,
        forgets: int,
        challenges: bool = False,
        closes: bool = False,
        collects: int = 0,
    ) -> None:
        self.good = good
        self.knows = knows
        self.forgets = forgets
        self.challenges = challenges
        self.closes = closes
        self.collects = collects

    def __reduce__(self) -> Any:
        return Style, (self.good, self.knows, self.forgets, self.challenges, self.closes, self.collects)


def sticks(card: str, place: int, seat: int, forgets: int) -> bool:
    """True if a player who forgets this percentage of cards remembers that this one is at `place`.

    Depends on nothing else, so that a forgotten card stays forgotten.
    """
    mixed = sum([ord(letter) for letter in card]) * 37 + place * 61 + seat * 17
    return mixed * 7919 % 101 >= forgets
