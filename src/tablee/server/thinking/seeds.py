"""The source of a server's randomness: of the deals of its matches, and of its bots' draws when they think."""

import hashlib
import secrets
from typing import Final, Protocol

from tablee.match import Match

THOUGHT_BITS: Final = 53
"""The number of bits that a program in any language reads exactly."""


class Seeds(Protocol):
    """A source of seeds. A Python program that starts a server may supply one; `tablee serve` and requests cannot."""

    mixing: bool
    """True if people's browsers contribute to the deals; false if deals are to be known beforehand."""

    def deal(self) -> str:
        """Return the seed of a match that is created now, as `Match.new` takes it, or the server's part of it."""

    def thought(self, match: Match) -> int:
        """Return the seed, of at most `THOUGHT_BITS`, with which bots think about the match in its present position."""


class SecretSeeds:
    """Seeds that nobody can guess from any number of earlier ones."""

    mixing = True

    def deal(self) -> str:
        """Return 256 bits, in hex."""
        return secrets.token_hex(32)

    def thought(self, match: Match) -> int:
        """Return the first bits of the SHA-256 of the match's seed, the text `thought` and the ply as 8 bytes.

        So the server has no choice here either: the same question gets the same answer. The result reveals nothing
        about the deal.
        """
        written = bytes.fromhex(match.seed) + b"thought" + match.ply.to_bytes(8, "big")
        return int.from_bytes(hashlib.sha256(written).digest()[:8], "big") >> 64 - THOUGHT_BITS
