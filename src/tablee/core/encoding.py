"""Numbers for machines: a game's moves as numbers, and what a seat knows as an array of whole numbers.

A game declares one `Encoding` for each setup (`Game.encoding`). Seats in it are relative: 0 is the seat that looks or
acts, 1 the next one, and so on. Numbers, fields and words have a version of their own: those of a version never change.

Most games have a number for each move. A game with too many moves spells each one with several numbers (`Spelling`).
"""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from tablee.core.errors import IllegalMoveError
from tablee.core.native import i16, i64, mypyc_attr, u8, vec
from tablee.core.position import Position, game_of

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
class Spelling(ABC, Generic[P]):
    """A move of one position that is being spelt, number by number.

    Every legal move can be spelt, and nothing else: after each of `legal` a legal move is possible.

    - `numbers`: those so far.
    - `complete`: True if they are a move.
    """

    def __init__(self, position: P) -> None:
        """Begin a move of `position`, which must not change until the move is complete."""
        self.position = position
        self.numbers: list[int] = []
        self.complete = False

    @abstractmethod
    def legal(self) -> list[int]:
        """Return the numbers that may follow, ascending; none once the match is over."""

    @abstractmethod
    def add(self, number: int) -> None:
        """Add one of the numbers of `legal`."""

    @abstractmethod
    def text(self) -> str:
        """Return the text of the move, which must be complete."""

    @abstractmethod
    def observe(self, out: vec[i16], at: i64) -> None:
        """Write the numbers so far into an observation of the seat to act, which begins at index `at`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(ABC, Generic[P]):
    """The numbers of one game with one number of players and one set of options.

    - `version`: rises if a number, a field or a word changes its meaning; independent of the version of the rules.
    - `actions`: numbers of moves are below it.
    - `fields`: the parts of an observation, in order.
    - `words`: texts that information states write as one number each; others are spelt.
    - `longest`: no match has more moves; None if the rules set no limit.
    - `longest_move`: no move has more numbers.
    """

    def __init__(
        self,
        version: int,
        players: int,
        actions: int,
        fields: tuple[Field, ...],
        words: tuple[str, ...],
        longest: int | None,
        longest_move: int = 1,
    ) -> None:
        self.version = version
        self.players: i64 = players
        self.actions = actions
        self.fields = fields
        self.words = words
        self.longest = longest
        self.longest_move = longest_move

    @abstractmethod
    def name(self, number: int) -> str:
        """Return a fixed name of a move's number, with relative seats; "" if no move has it."""

    def spelling(self, position: P) -> Spelling[P] | None:
        """Return the empty spelling of a move; None if each move is one number."""
        return None

    @abstractmethod
    def legal(self, position: P) -> list[int]:
        """Return the numbers of the legal moves in the order of `Game.legal`, or those that a spelling begins with."""

    @abstractmethod
    def move(self, position: P, number: int) -> str:
        """Return the text of a legal move of one number. Raise `IllegalMoveError` `move.number` (number) otherwise."""

    @abstractmethod
    def play(self, position: P, number: int) -> list[int]:
        """Play a legal move of one number without its events; return the numbers that are legal next.

        Raise as `move` does.
        """

    def generate(self, position: P, out: vec[i64]) -> i64:
        """Write the numbers of `legal` into `out`; return how many. `out` has room for one number more than `actions`.

        Override it, and `advance`, if a batch is to play without lists.
        """
        return written(self.legal(position), out)

    def advance(self, position: P, number: int, out: vec[i64]) -> i64:
        """Do the same as `play`, but write the numbers into `out` as `generate` does; return how many."""
        return written(self.play(position, number), out)

    @abstractmethod
    def observe(self, position: P, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what `seat` knows into `out` from index `at` on, where only zeros are.

        While the match goes on, equal information (`Game.information`) gives equal numbers, and different information
        different ones. Once it is over, the numbers still show no more than the seat could know.
        """

    def numbers(self, position: P, move: str) -> list[int]:
        """Return the numbers of a legal move. The caller makes sure that it is legal."""
        for number in self.legal(position):
            if self.move(position, number) == move:
                return [number]
        raise ValueError(move)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpeltEncoding(Encoding[P]):
    """The numbers of a game that spells its moves; it adds `spelling` and `numbers`."""

    def legal(self, position: P) -> list[int]:
        return self.begun(position).legal()

    def move(self, position: P, number: int) -> str:
        spelling = self.begun(position)
        if number in spelling.legal():
            spelling.add(number)
            if spelling.complete:
                return spelling.text()
        raise IllegalMoveError("move.number", {"number": number})

    def play(self, position: P, number: int) -> list[int]:
        game_of(position).play(position, self.move(position, number))
        return self.legal(position)

    def begun(self, position: P) -> Spelling[P]:
        """Return the empty spelling of a move."""
        spelling = self.spelling(position)
        assert spelling is not None
        return spelling


def unique(words: list[str]) -> tuple[str, ...]:
    """Return the words without repetitions, each at its first place."""
    return tuple(dict.fromkeys(words))


def written(numbers: list[int], out: vec[i64]) -> i64:
    """Write numbers into `out` from its beginning on; return how many."""
    many: i64 = 0
    for number in numbers:
        out[many] = number
        many += 1
    return many


def mark(numbers: list[int], out: vec[u8]) -> None:
    """Write 1 at each of these places of `out`."""
    for number in numbers:
        out[number] = 1
