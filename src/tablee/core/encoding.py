"""Numbers for machines: a game's moves as numbers, and what a seat knows as an array of whole numbers.

A game declares one `Encoding` for each setup (`Game.encoding`). Seats in it are relative: 0 is the seat that looks or
acts, 1 the next one, and so on. Numbers, fields and words have a version of their own: those of a version never change.
"""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from tablee.core.native import i16, i64, mypyc_attr, u8, vec
from tablee.core.position import Position

P = TypeVar("P", bound=Position)


class Field:
    """A part of an observation: `shape` whole numbers of 16 bits from `low` to `high`, the last index fastest."""

    def __init__(self, name: str, shape: tuple[int, ...], high: int = 1, low: int = 0) -> None:
        self.name = name
        self.shape = shape
        self.high = high
        self.low = low

    def __reduce__(self) -> Any:
        return Field, (self.name, self.shape, self.high, self.low)

    def __repr__(self) -> str:
        return f"<{self.name} {'x'.join(map(str, self.shape))}, {self.low} to {self.high}>"

    @property
    def size(self) -> int:
        """Return how many numbers it holds."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(ABC, Generic[P]):
    """The numbers of one game with one number of players and one set of options.

    - `version`: rises if a number, a field or a word changes its meaning; independent of the version of the rules.
    - `actions`: numbers of moves are below it.
    - `fields`: the parts of an observation, in order.
    - `words`: texts that information states write as one number each; others are spelt.
    - `longest`: no match has more moves; None if the rules set no limit.
    """

    def __init__(
        self,
        version: int,
        players: int,
        actions: int,
        fields: tuple[Field, ...],
        words: tuple[str, ...],
        longest: int | None,
    ) -> None:
        self.version = version
        self.players: i64 = players
        self.actions = actions
        self.fields = fields
        self.words = words
        self.longest = longest

    @abstractmethod
    def name(self, number: int) -> str:
        """Return a fixed name of a move's number, with relative seats; "" if no move has it."""

    @abstractmethod
    def legal(self, position: P) -> list[int]:
        """Return the numbers of the legal moves, in the order of `Game.legal`."""

    @abstractmethod
    def move(self, position: P, number: int) -> str:
        """Return the text of a legal move. Raise `IllegalMoveError` `move.number` (number) for any other number."""

    @abstractmethod
    def play(self, position: P, number: int) -> list[int]:
        """Play a legal move without its events; return the numbers that are legal next. Raise as `move` does."""

    @abstractmethod
    def observe(self, position: P, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what `seat` knows into `out` from index `at` on, where only zeros are.

        While the match goes on, equal information (`Game.information`) gives equal numbers, and different information
        different ones. Once it is over, the numbers still show no more than the seat could know.
        """

    def number(self, position: P, move: str) -> int:
        """Return the number of a legal move. The caller makes sure that it is legal."""
        for number in self.legal(position):
            if self.move(position, number) == move:
                return number
        raise ValueError(move)

    def mark(self, position: P, out: vec[u8], at: i64) -> None:
        """Write 1 for each legal move into `out`, where only zeros are; number 0 is at index `at`."""
        for number in self.legal(position):
            out[at + number] = 1


def unique(words: list[str]) -> tuple[str, ...]:
    """Return the words without repetitions, each at its first place."""
    return tuple(dict.fromkeys(words))
