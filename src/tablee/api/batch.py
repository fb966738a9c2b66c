"""Many matches side by side, by numbers: arrays that each step fills in place."""

from array import array
from collections.abc import Iterable
from typing import Any, Final

from tablee.core.arguments import wholes
from tablee.core.batch import Batch as Matches
from tablee.core.errors import ArgumentError

BYTES: Final = "B"
SHORTS: Final = "h"


def exported(numbers: Any, form: str) -> memoryview:
    """Return an array as a buffer, which NumPy takes without a copy; `form` is the format of its items."""
    try:
        return memoryview(numbers)
    except TypeError:
        # Without librt an array is a list.
        return memoryview(array(form, numbers))


class Batch:
    """Matches of one setup that are played side by side; callers use `Coder.batch`.

    A match that ends is replaced by a new one at once. `observations`, `masks` and `seats` are about the seats to act.
    NumPy takes them without a copy, and with compiled rules such an array changes with each step.

    >>> batch = game.coder().batch(2, seed=1)
    >>> batch.step([numbers[0] for numbers in batch.legal])
    []
    """

    def __init__(self, coder: Any, matches: Matches[Any]) -> None:
        """`coder` is the `tablee.Coder` of the matches."""
        self.coder = coder
        self._matches = matches

    def __reduce__(self) -> Any:
        found = self._matches
        return _again, (self.coder, found.seed, found.dealt, found.positions, self._spelt)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Batch) or (self.coder, len(self)) != (other.coder, len(other)):
            return False
        one, two = self._matches, other._matches
        if self._spelt != other._spelt:
            return False
        return (one.seed, one.dealt, one.positions) == (two.seed, two.dealt, two.positions)

    def __hash__(self) -> int:
        return hash((self.coder, self._matches.seed))

    def __repr__(self) -> str:
        return f"<Batch of {self._matches.count} matches of {self._matches.game.name}>"

    def __len__(self) -> int:
        return self._matches.count

    @property
    def _spelt(self) -> list[list[int]]:
        """The numbers of each match that begin a move."""
        return [[] if spelling is None else spelling.numbers for spelling in self._matches.spellings]

    @property
    def observations(self) -> memoryview:
        """One row of 16-bit numbers for each match.

        >>> game.coder().batch(3, seed=1).observations.shape == (3, game.coder().size)
        True
        """
        return self._rows(self._matches.observations, SHORTS, self._matches.size)

    @property
    def masks(self) -> memoryview:
        """One row of bytes for each match: 1 for each legal number.

        >>> game.coder().batch(3, seed=1).masks.shape == (3, game.coder().actions)
        True
        """
        return self._rows(self._matches.masks, BYTES, self._matches.actions)

    @property
    def seats(self) -> memoryview:
        """The seat to act in each match.

        >>> len(game.coder().batch(3, seed=1).seats)
        3
        """
        return exported(self._matches.seats, SHORTS)

    @property
    def legal(self) -> list[list[int]]:
        """The numbers that are legal in each match.

        >>> len(game.coder().batch(3, seed=1).legal)
        3
        """
        return self._matches.legal()

    def step(self, numbers: Iterable[Any]) -> list[tuple[int, list[float]]]:
        """Play a legal number in each match; return each match that ended, with the returns of its seats.

        Raise `ArgumentError` `argument.count` (given, expected), and `IllegalMoveError` `move.number` (number) if one
        is not legal; nothing has changed.

        >>> batch = game.coder().batch(1, seed=1)
        >>> batch.step([10**6])
        Traceback (most recent call last):
        tablee.core.errors.IllegalMoveError: ...
        """
        listed: Any = numbers.tolist() if hasattr(numbers, "tolist") else numbers
        chosen = wholes(listed, "number")
        if len(chosen) != len(self):
            raise ArgumentError("argument.count", {"given": len(chosen), "expected": len(self)})
        return self._matches.step(chosen)

    def _rows(self, numbers: Any, form: str, length: int) -> memoryview:
        shape = len(self), length
        rows: memoryview = exported(numbers, form).cast("B").cast("h" if form == SHORTS else "B", shape)
        return rows


def _again(coder: Any, seed: str, dealt: int, positions: list[Any], spelt: list[list[int]]) -> Batch:
    """Return a batch from a pickle, or a copy of one."""
    batch: Batch = coder.batch(len(positions), seed)
    batch._matches.resume(dealt, [coder.rules.copy(position) for position in positions], spelt)
    return batch
