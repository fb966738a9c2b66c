"""Checks whole numbers and seeds from callers: accepts every type that counts as one, and no lookalikes."""

from operator import index
from typing import Any

from tablee.core.errors import ArgumentError
from tablee.core.plain import shown


def whole(value: Any, name: str) -> int:
    """Return `value` as an `int` if it is one or has `__index__`; true and false are refused.

    Raises `ArgumentError` `argument.whole` (name, value), also for `2.0`, and `argument.text` for `"2"`.

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
    code = "argument.text" if isinstance(value, str) else "argument.whole"
    raise ArgumentError(code, {"name": name, "value": shown(value)})


def wholes(values: Any, name: str) -> list[int]:
    """Return each value as `whole` does, and raise as it does.

    One compiled call for all values is faster than a call for each.
    """
    return [whole(value, name) for value in values]


def seed_text(seed: Any) -> str:
    """Return the text that a match is dealt from: a text unchanged, a whole number as its decimal digits.

    Raises `ArgumentError` `argument.seed` (value). This includes 7.0 and True, which would deal other matches
    than 7 and 1, and numbers of several thousand digits, which Python refuses to write out.

    >>> seed_text("any text"), seed_text(7)
    ('any text', '7')
    """
    if isinstance(seed, str):
        return str(seed)
    try:
        return str(whole(seed, "seed"))
    except (ArgumentError, ValueError):
        raise ArgumentError("argument.seed", {"value": shown(seed)}) from None
