"""Whole numbers and seeds as callers give them: of any type that stands for one, and nothing that only looks so."""

from operator import index
from typing import Any

from tablee.core.errors import ArgumentError
from tablee.core.plain import shown


def whole(value: Any, name: str) -> int:
    """`value` as an `int`: one already, or of a type that counts as one (`__index__`), but neither true nor false.

    Raises `ArgumentError` `argument.whole` (name, value), also for `2.0` and `"2"`.

    >>> whole(3, "seat")
    3
    """
    if type(value) is int:
        return value
    if not isinstance(value, bool):
        try:
            return index(value)
        except TypeError:
            pass
    raise ArgumentError("argument.whole", {"name": name, "value": shown(value)})


def seed_text(seed: Any) -> str:
    """A seed as the text that a match is dealt from: a text itself, of a whole number its digits.

    Raises `ArgumentError` `argument.seed` (value): 7.0 and True would deal another match than 7 and 1, and a number of
    some thousand digits cannot be written out.

    >>> seed_text("any text"), seed_text(7)
    ('any text', '7')
    """
    if isinstance(seed, str):
        return str(seed)
    try:
        return str(whole(seed, "seed"))
    except (ArgumentError, ValueError):
        raise ArgumentError("argument.seed", {"value": shown(seed)}) from None
