"""The seed of a call that names none: random, as that of a match, and readable afterwards."""

import secrets
from typing import Final

BITS: Final = 53
"""Every program and browser can hold a whole number below 2 to this power."""


def fresh_seed() -> int:
    """Return a new random seed.

    >>> 0 <= fresh_seed() < 1 << 53
    True
    """
    return secrets.randbits(BITS)
