"""Many matches of one setup that are played side by side, with arrays that each step fills in place."""

from typing import Any, Generic

from tablee.core.encoding import Encoding, P, Spelling, written
from tablee.core.errors import IllegalMoveError
from tablee.core.game import Game
from tablee.core.native import extend, i16, i32, i64, room_for, u8, vec
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
        # The legal numbers of each match, and how many; `_next` takes those of one match while it plays.
        self._legal = vec[i32]([0] * (count * encoding.actions))
        self._many = vec[i64]([0] * count)
        self._next = vec[i64]([0] * (encoding.actions + 1))
        # Each number as an object, because making objects takes longer than copying them.
        self._objects: list[Any] = list(range(encoding.actions))
        for at in range(count):
            self.positions.append(self._deal())
            self.spellings.append(None)
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
            many = self._play(at, numbers[at])
            while many == 0:
                ranks = self.game.result(self.positions[at]).ranks
                ended.append((at, [2 * reward - 1 for reward in rewards([] if ranks is None else ranks)]))
                self.positions[at] = self._deal()
                many = self._begin(at)
            self._show(at, many)
        return ended

    def legal(self) -> list[list[int]]:
        """Return the legal numbers of each match, in the order of the encoding."""
        actions, many, legal, objects = self.actions, self._many, self._legal, self._objects
        found: list[list[int]] = []
        for at in range(self.count):
            start: i64 = at * actions
            end: i64 = start + many[at]
            found.append([objects[legal[place]] for place in range(start, end)])
        return found

    def _begin(self, at: int) -> i64:
        """Begin a move of one match; write the numbers that are legal into `_next`, and return how many."""
        position = self.positions[at]
        spelling = self.spellings[at] = self.encoding.spelling(position)
        if spelling is None:
            return self.encoding.generate(position, self._next)
        return written(spelling.legal(), self._next)

    def _play(self, at: int, number: int) -> i64:
        """Play a legal number in one match; write the numbers that are legal next into `_next`, and return how many."""
        spelling = self.spellings[at]
        if spelling is None:
            return self.encoding.advance(self.positions[at], number, self._next)
        spelling.add(number)
        if not spelling.complete:
            return written(spelling.legal(), self._next)
        self.game.play(self.positions[at], spelling.text())
        return self._begin(at)

    def resume(self, dealt: int, positions: list[P], spelt: list[list[int]]) -> None:
        """Go on from these positions, each with the numbers of `spelt` that begin a move."""
        self.dealt = dealt
        self.positions = positions
        self.observations = extend(self._empty, self._zeros)
        for at in range(self.count):
            many = self._begin(at)
            for number in spelt[at]:
                many = self._play(at, number)
            self._show(at, many)

    def _show(self, at: int, many: i64) -> None:
        """Write the parts of the arrays of one match, with `many` numbers of `_next`; its observation is all zeros."""
        row: i64 = at
        masks = self.masks
        start: i64 = row * self.actions
        legal = self._legal
        before = self._many[row]
        place: i64 = 0
        while place < before:
            masks[start + i64(legal[start + place])] = 0
            place += 1
        found = self._next
        place = 0
        while place < many:
            number = found[place]
            masks[start + number] = 1
            legal[start + place] = i32(number)
            place += 1
        self._many[row] = many
        position = self.positions[row]
        self.seats[row] = i16(position.acting)
        start = row * self.size
        self.encoding.observe(position, position.acting, self.observations, start)
        spelling = self.spellings[row]
        if spelling is not None:
            spelling.observe(self.observations, start)
