"""Where a server's randomness comes from: what its matches are dealt from, and what its bots draw when they think."""

import hashlib
import secrets
from typing import Final, Protocol

from tablee.match import Match

THOUGHT_BITS: Final = 53
"""A program in any language reads so many exactly."""


class Seeds(Protocol):
    """Whoever starts a server from Python may supply one; neither `tablee serve` nor any request can."""

    mixing: bool
    """Whether people's browsers put something into the deals: not where deals are to be known beforehand."""

    def deal(self) -> str:
        """The seed of a match that is created now, as `Match.new` takes it, or what the server puts into it."""

    def thought(self, match: Match) -> int:
        """The seed of one thought about the match as it stands, of at most `THOUGHT_BITS`: a bot's move or a hint."""


class SecretSeeds:
    """What nobody can guess, however much of it they have seen."""

    mixing = True

    def deal(self) -> str:
        """256 bits, in hex."""
        return secrets.token_hex(32)

    def thought(self, match: Match) -> int:
        """By the seed and the ply alone: the SHA-256 of the seed, `thought` and the ply as 8 bytes, its first bits.

        So the server has no choice there either, and whoever asks twice is told the same. It tells nothing of the deal.
        """
        written = bytes.fromhex(match.seed) + b"thought" + match.ply.to_bytes(8, "big")
        return int.from_bytes(hashlib.sha256(written).digest()[:8], "big") >> 64 - THOUGHT_BITS
