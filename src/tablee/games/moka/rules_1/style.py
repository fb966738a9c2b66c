"""What kind of player of MOKA: what it knows, what it forgets, when it lays a word."""

from typing import Any, Final

ALL: Final = 100


class Style:
    """How a player that makes words plays.

    - `good`: points from which it lays a word rather than wait for a longer one;
    - `knows`: so many of a hundred words of the dictionary;
    - `forgets`: so many of a hundred seen cards do not stick;
    - `challenges`: whether it chooses its words for the challenges it holds;
    - `closes`: whether it minds what the last word of the match does to its outcome;
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
    """Whether a player who forgets so many of a hundred cards remembers that this one lies at `place`.

    It depends on nothing else, so that what is forgotten stays forgotten.
    """
    mixed = sum([ord(letter) for letter in card]) * 37 + place * 61 + seat * 17
    return mixed * 7919 % 101 >= forgets


def is_familiar(word: str, knows: int) -> bool:
    """Whether a player who knows so many of a hundred words knows this one; always the same ones."""
    mixed = 0
    for letter in word:
        mixed = (mixed * 31 + ord(letter)) % 1_000_003
    return mixed * 7919 % ALL < knows
