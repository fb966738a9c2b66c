"""The random stream that deals every match (notation 1, Randomness): SHA-256 in counter mode."""

import hashlib
import re
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, final

from tablee.core.native import i64, vec

WORDS_PER_BLOCK: Final = 4
WORD_RANGE: Final = 1 << 64
HALF_RANGE: Final = 1 << 32
SMALL: Final = (1 << 31) - 1
_COUNTERS: Final = [block.to_bytes(8, "big") for block in range(256)]
"""The texts of the first counters."""
_NO_HALVES: Final = vec[i64]([])
_IN_ORDER: Final = vec[i64](list(range(256)))
"""The places of a list, to be copied and mixed."""
NOTHING_ASIDE: Final = vec[i64]([])
"""No numbers were taken off a pile face down."""
_PRIME_BITS: Final = 31
_PRIME: Final = 2147483647
_FACTOR: Final = 48271
_HEX_SEED: Final = re.compile("[0-9a-fA-F]{64}")
_HEX_DIGITS: Final = 64


def _builtin_sha256() -> Callable[[bytes], Any]:
    """Return CPython's own SHA-256, twice as fast for a text of one block as the one of OpenSSL.

    Other interpreters get that of `hashlib`.
    """
    for module in ("_sha2", "_sha256"):
        try:
            found: Callable[[bytes], Any] = import_module(module).sha256
        except (ImportError, AttributeError):
            continue
        return found
    return hashlib.sha256


_SHA256: Final = _builtin_sha256()


def seed_bytes(seed: str) -> bytes:
    """Return the 32 bytes of a seed: 64 hex digits decoded, any other text hashed (SHA-256 of its UTF-8)."""
    if len(seed) == _HEX_DIGITS and _HEX_SEED.fullmatch(seed):
        return bytes.fromhex(seed)
    digest: bytes = _SHA256(seed.encode("utf-8", "surrogatepass")).digest()
    return digest


def seed_commitment(seed: str) -> str:
    """Return the SHA-256 of the seed's 32 bytes in hex; published when a match opens, so that anyone can
    check its deal.
    """
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


def derived_seed(seed: int, *parts: str | int) -> int:
    """Return a seed of 63 bits for one part of the work that `seed` feeds: the SHA-256 of all arguments.

    Neighbouring seeds share no derived seeds, as they would if the number of the part were added.

    >>> derived_seed(1, "ply", 2) == derived_seed(2, "ply", 1)
    False
    """
    written = " ".join(map(str, (seed, *parts)))
    return int.from_bytes(hashlib.sha256(written.encode()).digest()[:8], "big") >> 1


class Stream:
    """A stream of 64-bit words that depends only on its seed and on the number of words taken.

    >>> stream = Stream(seed_bytes("tablee"))
    >>> [stream.uniform(6) for _ in range(12)]
    [1, 3, 0, 3, 0, 3, 2, 2, 5, 3, 1, 1]
    """

    def __init__(self, seed: bytes, used: int = 0) -> None:
        self.seed = seed
        self.used = used
        self.asked = False
        """True if somebody else answers for chance (`tablee.core.chance`): rules then announce what they read."""
        self._block: i64 = -1
        # The words of the block as eight halves, the higher of each first; never changed, so copies share them.
        self._halves = _NO_HALVES

    def __reduce__(self) -> Any:
        return Stream, (self.seed, self.used)

    def copy(self) -> "Stream":
        """Return an independent stream that continues from the same place."""
        copied = Stream(self.seed, self.used)
        copied._block = self._block
        copied._halves = self._halves
        return copied

    def _read(self, block: i64) -> None:
        """Read the four words of a block."""
        counter = _COUNTERS[block] if block < len(_COUNTERS) else int(block).to_bytes(8, "big")
        digest: bytes = _SHA256(self.seed + counter).digest()
        halves = _IN_ORDER[: 2 * WORDS_PER_BLOCK]
        place: i64 = 0
        while place < 2 * WORDS_PER_BLOCK:
            at: i64 = 4 * place
            first: i64 = digest[at]
            second: i64 = digest[at + 1]
            third: i64 = digest[at + 2]
            fourth: i64 = digest[at + 3]
            halves[place] = first << 24 | second << 16 | third << 8 | fourth
            place += 1
        self._halves = halves
        self._block = block

    def word(self) -> int:
        """Return the next word, 0 to 2^64 - 1."""
        block, place = divmod(self.used, WORDS_PER_BLOCK)
        if block != self._block:
            self._read(block)
        self.used += 1
        high: int = self._halves[2 * place]
        low: int = self._halves[2 * place + 1]
        return (high << 32) + low

    def uniform(self, n: int) -> int:
        """Return a number from 0 to n - 1, all equally likely; takes at least one word, also for n = 1."""
        if n < 1:
            raise ValueError("uniform(n) needs n >= 1")
        if n > SMALL:
            return self._uniform_among_many(n)
        # The same as `_uniform_among_many`, in half words, which are machine integers in compiled code.
        small: i64 = n
        modulus: i64 = HALF_RANGE % small
        while True:
            used: i64 = self.used
            if used // WORDS_PER_BLOCK != self._block:
                self._read(used // WORDS_PER_BLOCK)
            self.used = used + 1
            place: i64 = 2 * (used % WORDS_PER_BLOCK)
            high: i64 = self._halves[place]
            low: i64 = self._halves[place + 1]
            if high < HALF_RANGE - 1 or HALF_RANGE - low > modulus * modulus % small:
                return (high % small * modulus + low) % small

    def _uniform_among_many(self, n: int) -> int:
        limit = WORD_RANGE - WORD_RANGE % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place, from the last index down to 1."""
        many = len(items)
        places = _IN_ORDER[:many] if many <= len(_IN_ORDER) else vec[i64](list(range(many)))
        self.mix(places, many)
        items[:] = [items[place] for place in places]

    def mix(self, numbers: vec[i64], many: i64) -> None:
        """Do the same as `shuffle` for the first `many` numbers of an array: `uniform` for each, written out."""
        used: i64 = self.used
        block = self._block
        halves = self._halves
        n: i64 = many
        while n > 1:
            modulus: i64 = HALF_RANGE % n
            while True:
                if used >> 2 != block:
                    block = used >> 2
                    self._read(block)
                    halves = self._halves
                place: i64 = 2 * (used & 3)
                used += 1
                high = halves[place]
                low = halves[place + 1]
                if high < HALF_RANGE - 1 or HALF_RANGE - low > modulus * modulus % n:
                    break
            j: i64 = (high % n * modulus + low) % n
            n -= 1
            number = numbers[n]
            numbers[n] = numbers[j]
            numbers[j] = number
        self.used = used

    # Piles that lie face down. They are shuffled like any other. But nobody knows their order before it is read, so
    # chance may be asked for each place when it is read, instead of for all places at once.

    def mix_face_down(self, numbers: vec[i64], many: i64) -> None:
        """Do the same as `mix` for a pile that is read from its end; `settle` announces each place."""
        self.mix(numbers, many)

    def shuffle_face_down(self, items: list[Any], pile: str = "") -> None:
        """Do the same as `shuffle` for a pile that is read from its end; `settle_item` announces each place."""
        self.shuffle(items)

    def slip(self, items: list[Any], item: Any) -> None:
        """Put an item face down into a random place of such a pile; nothing may have been laid under it."""
        items.insert(self.uniform(len(items) + 1), item)

    def settle(self, numbers: vec[i64], many: i64, names: Sequence[str], aside: vec[i64]) -> None:
        """Announce that the last of the first `many` numbers of a pile is read now; does nothing unless `asked`.

        `names`: the texts of the numbers. `aside`: numbers that were taken off this pile face down and are never read.
        """

    def settle_all(self, numbers: vec[i64], many: i64, names: Sequence[str]) -> None:
        """Announce that the first `many` numbers of a pile are all read now; does nothing unless `asked`."""

    def settle_item(self, items: list[Any], names: Sequence[str] = (), pile: str = "") -> None:
        """Announce that the last item of a pile is read now; does nothing unless `asked`.

        `names`: the texts of items that are numbers, empty if they are texts. `pile`: as in `lay_under`.
        """

    def lay_under(self, pile: str = "") -> None:
        """Announce that an item was put below all others of a pile; does nothing unless `asked`.

        `pile`: any name, if a game has several such piles.
        """

    def waste(self, n: int) -> None:
        """Draw as `uniform` does, for a seed's sake, what no rule needs; does nothing if `asked`."""
        self.uniform(n)

    def name_outcomes(self, names: list[str]) -> None:
        """Name the numbers that the next `uniform` can return; does nothing unless `asked`."""

    def dump(self) -> dict[str, Any]:
        """Return the JSON form that positions carry under `rng`."""
        return {"seed": self.seed.hex(), "used": self.used}


def _following(state: i64) -> i64:
    """Return `state * _FACTOR % _PRIME`.

    2^31 leaves 1 modulo the prime, so the bits above the lowest 31 are added to them.
    """
    product = state * _FACTOR
    rest = (product & _PRIME) + (product >> _PRIME_BITS)
    if rest >= _PRIME:
        rest -= _PRIME
    return rest


@final
class QuickStream(Stream):
    """A stream for playouts, whose chance nobody has to check: the minimal standard generator (Park and Miller 1988).

    Uses their later factor 48271. It is many times as fast as `Stream`, and never dumped.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(b"", 0)
        self._state: i64 = seed % (_PRIME - 1) + 1

    def __reduce__(self) -> Any:
        return QuickStream, (self._state - 1,)

    def copy(self) -> Stream:
        """Return an independent stream that continues from the same place."""
        return QuickStream(self._state - 1)

    def word(self) -> int:
        """Return the generator's next state, 1 to 2^31 - 2, instead of a word of 64 bits."""
        return self.below(_PRIME)

    def uniform(self, n: int) -> int:
        """Return a number from 0 to n - 1; for small n, all are almost equally likely."""
        return self.below(n)

    def skip(self) -> None:
        """Continue as if a number had been drawn."""
        self._state = _following(self._state)

    def below(self, n: i64) -> i64:
        """Do the same as `uniform` for machine integers."""
        state = _following(self._state)
        self._state = state
        return state % n

    def mix(self, numbers: vec[i64], many: i64) -> None:
        """Do the same as `shuffle` for the first `many` numbers of an array."""
        state = self._state
        i: i64 = many
        while i > 1:
            state = _following(state)
            j: i64 = state % i
            i -= 1
            number = numbers[i]
            numbers[i] = numbers[j]
            numbers[j] = number
        self._state = state
