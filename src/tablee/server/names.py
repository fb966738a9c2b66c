"""What people may be called."""

from typing import Final

from tablee.server.decoding import printable
from tablee.server.refusals import Refusal

LONGEST: Final = 24


def checked(name: str) -> str:
    """`name` trimmed. Raises `Refusal` `guest.name` (max) unless it has 1 to 24 characters, all of which show."""
    name = name.strip()
    if not 1 <= len(name) <= LONGEST or not printable(name):
        raise Refusal("guest.name", max=LONGEST)
    return name
