"""Reads a JSON position: checks every key and names every fault."""

from collections.abc import Collection
from typing import Any, Final

from tablee.core.errors import PositionError
from tablee.core.rng import Stream

MOST_USED: Final = 1 << 62
"""The most words of its stream that a position may have used; block numbers then still fit into 8 bytes."""


MOST_ITEMS: Final = 1000
"""The longest list in a position: no box holds as many pieces."""


class Reader:
    """Typed access to the keys of one JSON object.

    `counted`: the source is known to hold no more pieces of a kind than the box. Every method raises
    `PositionError` `position.key` with `key` and `expected`, one English word or a list of values.
    """

    def __init__(self, source: dict[str, Any], counted: bool = False) -> None:
        self.source = source
        self.counted = counted

    def fault(self, key: str, expected: str) -> PositionError:
        """Return the error to raise if `key` has a wrong value."""
        return PositionError("position.key", {"key": key, "expected": expected})

    def get(self, key: str) -> Any:
        """Return the value of `key`, which must be present."""
        if key not in self.source:
            raise self.fault(key, "present")
        return self.source[key]

    def integer(self, key: str, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`."""
        value = self.get(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fault(key, f"{low}..{high}")
        return value

    def seat(self, key: str, players: int) -> int:
        """Return a seat."""
        return self.integer(key, 0, players - 1)

    def seat_or_none(self, key: str, players: int) -> int | None:
        """Return a seat, or None for null."""
        return None if self.get(key) is None else self.seat(key, players)

    def flag(self, key: str) -> bool:
        """Return a boolean."""
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.fault(key, "boolean")
        return value

    def text(self, key: str) -> str:
        """Return a string."""
        value = self.get(key)
        if not isinstance(value, str):
            raise self.fault(key, "string")
        return value

    def one_of(self, key: str, allowed: Collection[str]) -> str:
        """Return one of a few strings."""
        value = self.get(key)
        if not isinstance(value, str) or value not in allowed:
            raise self.fault(key, " ".join(allowed))
        return value

    def items(self, key: str, length: int | None = None) -> list[Any]:
        """Return a list, of `length` items if given."""
        value = self.get(key)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            raise self.fault(key, "list" if length is None else f"list of {length}")
        if len(value) > MOST_ITEMS:
            raise self.fault(key, f"list of at most {MOST_ITEMS}")
        return value

    def integers(self, key: str, length: int, low: int, high: int) -> list[int]:
        """Return a list of `length` whole numbers from `low` to `high`."""
        numbers = self.items(key, length)
        if any(type(number) is not int or not low <= number <= high for number in numbers):
            raise self.fault(key, f"{low}..{high}")
        return list(numbers)

    def cards(self, key: str, value: Any, known: Collection[str]) -> list[str]:
        """Return `value`, found under `key`, as a list of known cards."""
        if not isinstance(value, list):
            raise self.fault(key, "cards")
        if len(value) > MOST_ITEMS:
            raise self.fault(key, f"list of at most {MOST_ITEMS}")
        for card in value:
            if not isinstance(card, str) or card not in known:
                raise self.fault(key, "cards")
        return list(value)

    def pile(self, key: str, known: Collection[str]) -> list[str]:
        """Return a list of known cards."""
        return self.cards(key, self.get(key), known)

    def piles(self, key: str, known: Collection[str], length: int) -> list[list[str]]:
        """Return `length` lists of known cards."""
        return [self.cards(f"{key}.{i}", pile, known) for i, pile in enumerate(self.items(key, length))]

    def stream(self) -> Stream:
        """Return the random stream under `rng`."""
        value = self.get("rng")
        if not isinstance(value, dict):
            raise self.fault("rng", "object")
        seed, used = value.get("seed"), value.get("used")
        if not isinstance(seed, str) or len(seed) != 64:
            raise self.fault("rng.seed", "64 hex digits")
        try:
            raw = bytes.fromhex(seed)
        except ValueError:
            raise self.fault("rng.seed", "64 hex digits") from None
        if type(used) is not int or not 0 <= used <= MOST_USED:
            raise self.fault("rng.used", f"0..{MOST_USED}")
        return Stream(raw, used)
