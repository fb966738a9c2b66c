"""Kuhn poker, whose equilibria are known: three cards, two players, one bet."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Self

CARDS = "JQK"
ENDS = ("pp", "bp", "bb", "pbp", "pbb")
VALUE = -1 / 36
"""The value for the player who begins: -1/18 of a coin, and here two coins are 1."""


class Kuhn:
    """Each player has one card. `p` passes, `b` bets; a win of one coin is 0.5, of two coins 1."""

    def __init__(self, cards: str = "", played: str = "") -> None:
        self.cards = cards
        self.played = played

    @property
    def awaiting(self) -> bool:
        return len(self.cards) < 2

    @property
    def over(self) -> bool:
        return self.played in ENDS

    @property
    def turn(self) -> int | None:
        return None if self.awaiting or self.over else len(self.played) % 2

    @property
    def legal(self) -> Sequence[str]:
        return "pb"

    @property
    def returns(self) -> list[float]:
        if self.played.endswith("bp"):
            # Who passed loses one coin.
            first = 0.5 if len(self.played) == 2 else -0.5
        else:
            won = CARDS.index(self.cards[0]) > CARDS.index(self.cards[1])
            first = (1.0 if won else -1.0) * (1.0 if self.played.endswith("bb") else 0.5)
        return [first, -first]

    def outcomes(self) -> list[tuple[str, Fraction]]:
        left = [card for card in CARDS if card not in self.cards]
        return [(card, Fraction(1, len(left))) for card in left]

    def settle(self, outcome: str) -> None:
        self.cards += outcome

    def play(self, move: str) -> None:
        self.played += move

    def copy(self) -> Self:
        return type(self)(self.cards, self.played)

    def recall(self, seat: int) -> str:
        return f"{self.cards[seat]} {self.played}"

    def information(self, seat: int) -> dict[str, Any]:
        return {"card": self.cards[seat], "played": self.played}


class Matching:
    """Matching pennies for so many rounds, the second player blind: `h` or `t`. Who says the same wins a round.

    It shows the end of a tree that is cut, and odd luck: before it, a coin with odds 3 to 1 says who gets the points.
    """

    def __init__(self, rounds: int, played: str = "", coin: str = "") -> None:
        self.rounds = rounds
        self.played = played
        self.coin = coin

    @property
    def awaiting(self) -> bool:
        return not self.coin

    @property
    def over(self) -> bool:
        return len(self.played) == 2 * self.rounds

    @property
    def turn(self) -> int | None:
        return None if self.awaiting or self.over else len(self.played) % 2

    @property
    def legal(self) -> Sequence[str]:
        return "ht"

    @property
    def returns(self) -> list[float]:
        pairs = [self.played[at : at + 2] for at in range(0, len(self.played), 2)]
        won = sum(1 if pair[0] == pair[1] else -1 for pair in pairs) / max(self.rounds, 1)
        first = won if self.coin == "a" else -won
        return [first, -first]

    def outcomes(self) -> list[tuple[str, Fraction]]:
        return [("a", Fraction(3, 4)), ("b", Fraction(1, 4))]

    def settle(self, outcome: str) -> None:
        self.coin = outcome

    def play(self, move: str) -> None:
        self.played += move

    def copy(self) -> Self:
        return type(self)(self.rounds, self.played, self.coin)

    def recall(self, seat: int) -> str:
        return self.played[: len(self.played) // 2 * 2]

    def information(self, seat: int) -> dict[str, Any]:
        return {"played": self.recall(seat)}
