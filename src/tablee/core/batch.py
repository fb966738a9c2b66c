"""Many matches of one setup that are played side by side, with arrays that each step fills in place."""

from typing import Any, Generic

from tablee.core.encoding import Encoding, P, Spelling
from tablee.core.errors import IllegalMoveError
from tablee.core.game import Game
from tablee.core.native import extend, i16, i64, room_for, u8, vec
from tablee.core.options import OptionValues
from tablee.core.ranking import rewards


class Batch(Generic[P]):
    """`count` matches; a match that ends is replaced by the next one, dealt from the seed and its number.

    - `observations`: for each match, what its seat to act knows.
    - `masks`: for each match and number, 1 if the move is legal.
    - `seats`: for each match, the seat to act.
    """

    def __init__(
        self, game: Game[P], encoding: Encoding[P], options: OptionValues, seed: str, count: int
    ) -> None:
        self.game = game
        self.encoding = encoding
        self.options = options
        self.seed = seed
        self.count = count
        self.dealt = 0
        """How many matches have begun."""
        size = sum([field.size for field in encoding.fields])
        self.size: i64 = size
        self.actions: i64 = encoding.actions
        # Each step copies zeros over all observations at once, and then writes only the other numbers. The memory of
        # the observations is that of the empty array, so it stays the same.
        self._zeros = vec[i16]([0] * (count * size))
        self._empty = room_for(count * size)
        self.observations = extend(self._empty, self._zeros)
        self.masks = vec[u8]([0] * (count * encoding.actions))
        self.seats = vec[i16]([0] * count)
        self.positions: list[P] = []
        self.spellings: list[Spelling[P] | None] = []
        self.legal: list[list[int]] = []
        for at in range(count):
            self.positions.append(self._deal())
            self.spellings.append(None)
            self.legal.append([])
            self._show(at, self._begin(at))

    def __reduce__(self) -> Any:
        raise TypeError("pickle a state of each match")

    def _deal(self) -> P:
        self.dealt += 1
        return self.game.new(self.encoding.players, self.options, f"{self.seed} {self.dealt}")

    def step(self, numbers: list[int]) -> list[tuple[int, list[float]]]:
        """Play a legal number in each match; return each match that ended, with the returns of its seats.

        Raise `IllegalMoveError` `move.number` (number) if one is not legal; nothing has changed.
        """
        # Not as a machine integer, because a caller may name a number of any size.
        actions: int = self.encoding.actions
        for at in range(self.count):
            number = numbers[at]
            if not 0 <= number < actions or self.masks[at * self.actions + number] == 0:
                raise IllegalMoveError("move.number", {"number": number})
        self.observations = extend(self._empty, self._zeros)
        ended: list[tuple[int, list[float]]] = []
        for at in range(self.count):
            legal = self._play(at, numbers[at])
            while not legal:
                ranks = self.game.result(self.positions[at]).ranks
                ended.append((at, [2 * reward - 1 for reward in rewards([] if ranks is None else ranks)]))
                self.positions[at] = self._deal()
                legal = self._begin(at)
            self._show(at, legal)
        return ended

    def _begin(self, at: int) -> list[int]:
        """Begin a move of one match; return the numbers that are legal."""
        position = self.positions[at]
        spelling = self.spellings[at] = self.encoding.spelling(position)
        return self.encoding.legal(position) if spelling is None else spelling.legal()

    def _play(self, at: int, number: int) -> list[int]:
        """Play a legal number in one match; return the numbers that are legal next."""
        spelling = self.spellings[at]
        if spelling is None:
            return self.encoding.play(self.positions[at], number)
        spelling.add(number)
        if not spelling.complete:
            return spelling.legal()
        self.game.play(self.positions[at], spelling.text())
        return self._begin(at)

    def resume(self, dealt: int, positions: list[P], spelt: list[list[int]]) -> None:
        """Go on from these positions, each with the numbers of `spelt` that begin a move."""
        self.dealt = dealt
        self.positions = positions
        self.observations = extend(self._empty, self._zeros)
        for at in range(self.count):
            legal = self._begin(at)
            for number in spelt[at]:
                legal = self._play(at, number)
            self._show(at, legal)

    def _show(self, at: int, legal: list[int]) -> None:
        """Write the parts of the arrays of one match; its observation has only zeros."""
        row: i64 = at
        masks = self.masks
        start: i64 = row * self.actions
        for before in self.legal[row]:
            masks[start + before] = 0
        for number in legal:
            masks[start + number] = 1
        self.legal[row] = legal
        position = self.positions[row]
        self.seats[row] = i16(position.acting)
        start = row * self.size
        self.encoding.observe(position, position.acting, self.observations, start)
        spelling = self.spellings[row]
        if spelling is not None:
            spelling.observe(self.observations, start)
