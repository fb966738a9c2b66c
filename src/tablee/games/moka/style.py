"""The parameters of a bot of MOKA: what it knows, what it forgets, when it lays a word."""

from typing import Any, Final

ALL: Final = 1_000_000
"""More words than any list has."""

HOPELESS_ROW: Final = 8
"""The number of letters from which a row without a word is better flushed."""


class Style:
    """The way in which a bot makes words.

    - `good`: the points from which it lays a word instead of waiting for a longer one;
    - `knows`: how many of the commonest words of a language it knows;
    - `forgets`: how many percent of the seen cards it forgets;
    - `challenges`: it chooses its words for the challenges it holds;
    - `closes`: it considers the outcome when a word would end the match;
    - `collects`: how many unachieved challenges it wants to hold;
    - `special`: the points of a word of about five letters, which value specials;
    - `hopeless`: the letters from which a row without a word is better flushed.
    """

    def __init__(
        self,
        good: int,
        knows: int,
        forgets: int,
        challenges: bool = False,
        closes: bool = False,
        collects: int = 0,
        special: int = 24,
        hopeless: int = HOPELESS_ROW,
    ) -> None:
        self.good = good
        self.knows = knows
        self.forgets = forgets
        self.challenges = challenges
        self.closes = closes
        self.collects = collects
        self.special = special
        self.hopeless = hopeless

    def __reduce__(self) -> Any:
        how = (self.challenges, self.closes, self.collects, self.special, self.hopeless)
        return Style, (self.good, self.knows, self.forgets, *how)

    def waiting(self, good: int, special: int, hopeless: int) -> "Style":
        """Return this style with other values of these."""
        how = (self.challenges, self.closes, self.collects)
        return Style(good, self.knows, self.forgets, *how, special, hopeless)


def sticks(card: str, place: int, seat: int, forgets: int) -> bool:
    """True if a player who forgets this percentage of cards remembers that this one is at `place`.

    Depends on nothing else, so that a forgotten card stays forgotten.
    """
    mixed = sum([ord(letter) for letter in card]) * 37 + place * 61 + seat * 17
    return mixed * 7919 % 101 >= forgets
