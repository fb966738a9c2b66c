"""Values of other libraries as plain Python: a number of NumPy is an `int`, and whatever an error names is JSON."""

from math import isfinite
from operator import index
from typing import Any, Final

LONGEST: Final = 80
"""So many characters of what somebody gave are repeated to them."""
MOST_BITS: Final = 10_000
"""A longer number has more digits than Python writes out."""


def plain(value: Any) -> Any:
    """A scalar of another library as the `int`, `bool`, `float` or `str` that it stands for; all else as it is.

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
        # What NumPy, PyTorch and JAX call turning a scalar into one of Python's.
        found = value.item()
    except Exception:
        return value
    return found if type(found) in (bool, int, float, str) else value


def shown(value: Any) -> Any:
    """What was given, in no more than a line, as JSON: an error is no echo of whatever somebody sent.

    >>> shown([1, 2]), shown("a" * 100)[-4:], shown(3 + 0j)
    ('[..]', 'aa..', '(3+0j)')
    """
    if isinstance(value, list | tuple | dict):
        return "{..}" if isinstance(value, dict) else "[..]"
    scalar = as_json(value)
    text = str(scalar)
    return scalar if len(text) <= LONGEST else text[:LONGEST] + ".."


def as_json(value: Any) -> Any:
    """`value` as JSON can hold it: what JSON knows as it is, scalars of other libraries plain, else what is printed.

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
    """What `str` says, or the name of the type where it says nothing."""
    try:
        return str(value)
    except Exception:
        return type(value).__name__
