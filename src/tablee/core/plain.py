"""Values of other libraries as plain Python: a NumPy number becomes an `int`, and parameters of errors become JSON."""

from math import isfinite
from operator import index
from typing import Any, Final

LONGEST: Final = 80
"""Errors repeat at most this many characters of a caller's value."""
MOST_BITS: Final = 10_000
"""Longer numbers have more digits than Python prints."""


def plain(value: Any) -> Any:
    """Return a scalar of another library as the `int`, `bool`, `float` or `str` with its value; anything else
    unchanged.

    >>> plain("text"), plain(True), plain([1])
    ('text', True, [1])
    """
    if value is None or isinstance(value, list | dict | tuple) or type(value) in (bool, int, float, str):
        return value
    try:
        return index(value)
    except Exception:
        pass
    try:
        # NumPy, PyTorch and JAX use this name for the conversion of a scalar to a Python number.
        found = value.item()
    except Exception:
        return value
    return found if type(found) in (bool, int, float, str) else value


def shown(value: Any) -> Any:
    """Return a caller's value as JSON on at most one line, so that errors do not echo long input.

    A float is its text, because sentences and browsers write the number 7.0 as 7.

    >>> shown([1, 2]), shown("a" * 100)[-4:], shown(3 + 0j), shown(7.0)
    ('[..]', 'aa..', '(3+0j)', '7.0')
    """
    if isinstance(value, list | tuple | dict):
        return "{..}" if isinstance(value, dict) else "[..]"
    scalar = as_json(value)
    text = str(scalar)
    if len(text) > LONGEST:
        return text[:LONGEST] + ".."
    return text if type(scalar) is float else scalar


def as_json(value: Any) -> Any:
    """Return `value` as JSON: JSON types unchanged, scalars of other libraries as plain Python, anything else
    as its `str`.

    >>> as_json({"seats": (0, 1), "odd": 2j})
    {'seats': [0, 1], 'odd': '2j'}
    """
    if isinstance(value, dict):
        return {key if type(key) is str else _printed(key): as_json(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [as_json(item) for item in value]
    found = plain(value)
    if isinstance(found, str):
        return str(found)
    if found is None or type(found) is bool:
        return found
    if type(found) is int:
        return found if found.bit_length() <= MOST_BITS else f"int of {found.bit_length()} bits"
    if type(found) is float and isfinite(found):
        return found
    return _printed(found)


def _printed(value: Any) -> str:
    """Return the `str` of a value, or the name of its type if `str` raises."""
    try:
        return str(value)
    except Exception:
        return type(value).__name__
