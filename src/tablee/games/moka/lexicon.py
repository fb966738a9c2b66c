"""The dictionaries: whether a word counts, and the words made of exactly these letters.

The build (build_steps/dictionaries) writes three files per list into `tablee/dictionaries`:

- a marisa trie, to look up if a word counts
- an anagram table of the words to propose, to look up what letters can make; its writer documents the format
- the withheld words, which are never proposed

The module needs only the standard library: without marisa-trie it uses the table and the withheld words for
everything.
"""

from pathlib import Path
from typing import Any, Final

from tablee.core.errors import TableeError
from tablee.core.native import i64
from tablee.games.moka.pieces import ALPHABET, SHORTEST

try:
    from marisa_trie import Trie
except ImportError:
    Trie = None

try:
    from librt.strings import read_i32_le, read_i64_le
except ImportError:

    def read_i32_le(b: bytes, index: i64, /) -> int:  # type: ignore[misc]
        """Return four bytes as an integer."""
        return int.from_bytes(b[index : index + 4], "little", signed=True)

    def read_i64_le(b: bytes, index: i64, /) -> i64:
        """Return eight bytes as an integer."""
        return int.from_bytes(b[index : index + 8], "little", signed=True)


FOLDER: Final = Path(__file__).resolve().parents[2] / "dictionaries"
LONGEST: Final = 16
"""The length of the longest words in the lists."""
NAMES: Final = ("fr-names", "nl-names")
"""Lists of the words that the French and the Dutch dictionary write with a capital."""
MAGIC: Final = b"ANAGRAM1"
# From this many holes on, scanning all words is faster than trying all letters for the holes.
HOLES_TO_SCAN: Final = 5
MANY: Final = 1 << 40
"""More words than there are."""


class Lexicon:
    """The words of one list, in capitals A to Z."""

    def __init__(self, table: bytes, trie: Any, withheld: str = "") -> None:
        """Read an anagram `table`; `trie` is a set of its words and the withheld ones, or None.

        `withheld` has two lines: the withheld words in the list, and others that are not in it.
        """
        if table[: len(MAGIC)] != MAGIC:
            raise ValueError("no anagram table")
        self._trie = trie
        self._table = table
        counted, _, others = withheld.partition("\n")
        self._withheld_here = frozenset(counted.split())
        self._withheld = frozenset(others.split()) | self._withheld_here
        self._withheld_by_length: dict[int, list[str]] = {}
        for word in sorted(self._withheld_here):
            self._withheld_by_length.setdefault(len(word), []).append(word)
        self._weights: list[i64] = [read_i64_le(table, 8 + 8 * k) for k in range(26)]
        self._bits: i64 = i64(read_i32_le(table, 216))
        self.size: int = int(read_i32_le(table, 220))
        self._records: i64 = 224 + 4 * ((1 << self._bits) + 1)

    def contains(self, word: str) -> bool:
        """True if the word is in the list."""
        if self._trie is not None:
            return word in self._trie
        return word in self._withheld_here or word in self.anagrams(word, 0)

    def withholds(self, word: str) -> bool:
        """True if bots and hints never propose the word, whether it is in the list or not."""
        return word in self._withheld

    def withheld_of(self, length: int) -> list[str]:
        """Return the withheld words of the list that have this length."""
        return self._withheld_by_length.get(length, [])

    def anagrams(self, letters: str, holes: int, most: int = MANY) -> list[str]:
        """Return every word to propose made of all of `letters` and of `holes` free letters, each once, in a stable
        order.

        Stops soon after `most` words.
        """
        length = len(letters) + holes
        found: list[str] = []
        if not SHORTEST <= length <= LONGEST:
            return found
        if holes >= HOLES_TO_SCAN:
            self._scan(letters, length, most, found)
            return found
        key: i64 = 0
        for letter in letters:
            key += self._weights[ord(letter) - 65]
        self._fill(key, 0, holes, length, most, found)
        return found

    def _fill(self, key: i64, first: i64, holes: i64, length: i64, most: i64, found: list[str]) -> None:
        """Look up `key` with every choice of letters for the holes, from letter number `first` on."""
        if holes == 0:
            self._look_up(key, length, found)
            return
        for letter in range(first, 26):
            if len(found) >= most:
                return
            self._fill(key + self._weights[letter], letter, holes - 1, length, most, found)

    def _look_up(self, key: i64, length: i64, found: list[str]) -> None:
        table = self._table
        bucket: i64 = key & ((1 << self._bits) - 1)
        place: i64 = self._records + i64(read_i32_le(table, 224 + 4 * bucket))
        end: i64 = self._records + i64(read_i32_le(table, 228 + 4 * bucket))
        check: i64 = (key >> self._bits) & 0xFFFF
        low: i64 = check & 0xFF
        high: i64 = check >> 8
        while place < end:
            size: i64 = table[place + 2]
            many: i64 = table[place + 3]
            if table[place] == low and table[place + 1] == high and size == length:
                place += 4
                if self._weigh(place, size) == key:
                    for k in range(many):
                        found.append(table[place + k * size : place + (k + 1) * size].decode("ascii"))
                place += many * size
            else:
                place += 4 + many * size

    def _weigh(self, place: i64, size: i64) -> i64:
        """Return the key of the word at `place`, because short checks can match by accident."""
        key: i64 = 0
        for k in range(size):
            letter: i64 = self._table[place + k]
            key += self._weights[letter - 65]
        return key

    def _scan(self, letters: str, length: i64, most: i64, found: list[str]) -> None:
        """Find all words of this length that contain `letters`; the holes become the other letters."""
        table = self._table
        wanted: list[i64] = [letters.count(letter) for letter in ALPHABET]
        place = self._records
        end: i64 = len(table)
        while place < end and len(found) < most:
            size: i64 = table[place + 2]
            many: i64 = table[place + 3]
            place += 4
            if size == length:
                left = list(wanted)
                used: i64 = 0
                for k in range(size):
                    letter: i64 = table[place + k]
                    if left[letter - 65] > 0:
                        left[letter - 65] -= 1
                        used += 1
                if used == len(letters):
                    for k in range(many):
                        found.append(table[place + k * size : place + (k + 1) * size].decode("ascii"))
            place += many * size


_LOADED: Final[dict[str, Lexicon]] = {}


def lexicon(name: str) -> Lexicon:
    """Return the dictionary of a language, or a list of names; each is read once.

    Raises `TableeError` `moka.dictionary.missing` if it is not built.
    """
    loaded = _LOADED.get(name)
    if loaded is None:
        try:
            table = (FOLDER / f"{name}.anagrams").read_bytes()
            withheld = (FOLDER / f"{name}.withheld").read_text("ascii")
        except OSError:
            raise TableeError("moka.dictionary.missing", {"dictionary": name}) from None
        loaded = _LOADED[name] = Lexicon(table, _trie(FOLDER / f"{name}.marisa"), withheld)
    return loaded


def _trie(file: Path) -> Any:
    if Trie is None or not file.exists():
        return None
    trie = Trie()
    trie.mmap(str(file))
    return trie
