"""The cards."""

from typing import Final

KINDS: Final = ("1", "2", "3", "4", "5", "6", "7", "8")
COPIES: Final = 4
DECK: Final = [kind for kind in KINDS for _ in range(COPIES)]
