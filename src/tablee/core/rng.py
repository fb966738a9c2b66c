"""The random stream that deals every match (notation 1, Randomness): SHA-256 in counter mode."""

import hashlib
import re
from typing import Any, Final

WORDS_PER_BLOCK: Final = 4
WORD_RANGE: Final = 1 << 64
_HEX_SEED: Final = re.compile("[0-9a-fA-F]{64}")


def seed_bytes(seed: str) -> bytes:
    """The 32 bytes that a seed stands for: 64 hex digits as they are, any other text its UTF-8 SHA-256."""
    if _HEX_SEED.fullmatch(seed):
        return bytes.fromhex(seed)
    return hashlib.sha256(seed.encode("utf-8", "surrogatepass")).digest()


def seed_commitment(seed: str) -> str:
    """SHA-256 of the seed's 32 bytes in hex: shown when a match opens, so that its deal can be checked."""
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


class Stream:
    """A stream of 64-bit words that depends on nothing but its seed and how many words were taken.

    >>> stream = Stream(seed_bytes("tablee"))
    >>> [stream.uniform(6) for _ in range(12)]
    [1, 3, 0, 3, 0, 3, 2, 2, 5, 3, 1, 1]
    """

    def __init__(self, seed: bytes, used: int = 0) -> None:
        self.seed = seed
        self.used = used
        self._block = -1
        self._words = b""

    def copy(self) -> "Stream":
        """A stream that goes on independently from the same place."""
        twin = Stream(self.seed, self.used)
        twin._block = self._block
        twin._words = self._words
        return twin

    def word(self) -> int:
        """The next word, 0 to 2^64 - 1."""
        block, place = divmod(self.used, WORDS_PER_BLOCK)
        if block != self._block:
            self._words = hashlib.sha256(self.seed + block.to_bytes(8, "big")).digest()
            self._block = block
        self.used += 1
        return int.from_bytes(self._words[8 * place : 8 * place + 8], "big")

    def uniform(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely; takes at least one word, also for n = 1."""
        if n < 1:
            raise ValueError("uniform(n) needs n >= 1")
        limit = WORD_RANGE - WORD_RANGE % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place, from the last index down to 1."""
        for i in range(len(items) - 1, 0, -1):
            j = self.uniform(i + 1)
            items[i], items[j] = items[j], items[i]

    def dump(self) -> dict[str, Any]:
        """The JSON form that positions carry under `rng`."""
        return {"seed": self.seed.hex(), "used": self.used}
