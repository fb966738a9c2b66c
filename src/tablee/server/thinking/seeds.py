"""Where a server's randomness comes from: what its matches are dealt from, and what its bots draw when they think."""

import secrets
from typing import Final, Protocol

from tablee.match import Match

THOUGHT_BITS: Final = 53
"""A program in any language reads so many exactly."""


class Seeds(Protocol):
    """Whoever starts a server from Python may give it one; `tablee serve` has no option for it, nor has any request."""

    def deal(self) -> str:
        """The seed of a match that is created now, as `Match.new` takes it."""

    def thought(self, match: Match) -> int:
        """The seed of one thought about the match as it stands, of at most `THOUGHT_BITS`: a bot's move or a hint."""


class SecretSeeds:
    """What nobody can guess, however much of it they have seen."""

    def deal(self) -> str:
        """256 bits, in hex."""
        return secrets.token_hex(32)

    def thought(self, match: Match) -> int:
        """Bits that have nothing to do with the match: a bot's chance must tell nothing of the deal."""
        return secrets.randbits(THOUGHT_BITS)
