"""The listed words that a row can be spelt to, withheld ones too, and the letters that may follow the first ones."""

from typing import Final

from tablee.core.native import i64, vec
from tablee.games.moka.finder import Vocabulary
from tablee.games.moka.lexicon import LONGEST
from tablee.games.moka.pieces import ALPHABET, HOLE, MAY_REMAIN, SHORTEST

MOST_KEPT: Final = 200_000
"""The words of all rows that are kept; then all are forgotten."""
A: Final = 65
LETTERS: Final = 26


class Spellable:
    """The words of each row so far, sorted; rows with the same letters share them."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._kept: dict[str, list[bytes]] = {}
        self._many = 0

    def words(self, row: list[str]) -> list[bytes]:
        """Return the words that the row makes if at most one card remains."""
        key = "".join(sorted([card[0] for card in row]))
        found = self._kept.get(key)
        if found is None:
            found = self._find(key)
            self._many += 1 + len(found)
            if self._many > MOST_KEPT:
                self._kept.clear()
                self._many = 1 + len(found)
            self._kept[key] = found
        return found

    def _find(self, key: str) -> list[bytes]:
        words: set[str] = set()
        many = len(key)
        if SHORTEST <= many <= LONGEST:
            words.update(self.vocabulary.every(key))
        if SHORTEST <= many - MAY_REMAIN <= LONGEST:
            for at in range(many):
                if at == 0 or key[at] != key[at - 1]:
                    words.update(self.vocabulary.every(key[:at] + key[at + 1 :]))
        return sorted([word.encode("ascii") for word in words])


class Following:
    """What may follow the first letters of a word: letters from cards and from holes, as bits, and its end."""

    def __init__(self) -> None:
        self.cards: i64 = 0
        self.holes: i64 = 0
        self.end = False


def following(words: list[bytes], first: i64, last: i64, depth: i64, left: list[str]) -> Following:
    """Return what may follow the `depth` letters that the words from `first` to before `last` share.

    `left`: the cards of the row that are not used yet.
    """
    have = vec[i64]([0] * LETTERS)
    need = vec[i64]([0] * LETTERS)
    holes: i64 = 0
    for card in left:
        if card == HOLE:
            holes += 1
        else:
            have[ord(card[0]) - A] += 1
    found = Following()
    at = first
    while at < last:
        word = words[at]
        size: i64 = len(word)
        at += 1
        if size == depth:
            found.end = True
            continue
        letter: i64 = word[depth]
        letter -= A
        bit: i64 = 1 << letter
        by_card = have[letter] > 0 and not found.cards & bit
        by_hole = holes > 0 and not found.holes & bit
        if not by_card and not by_hole:
            at = past(words, at, last, depth, letter + A)
            continue
        lacking: i64 = 0
        place = depth
        while place < size:
            wanted: i64 = word[place]
            wanted -= A
            need[wanted] += 1
            if need[wanted] > have[wanted]:
                lacking += 1
            place += 1
        # A hole is spared if a card has the letter, but is not used for it.
        spare: i64 = holes if need[letter] > have[letter] else holes - 1
        if by_card and lacking <= holes:
            found.cards |= bit
        if by_hole and lacking <= spare:
            found.holes |= bit
        place = depth
        while place < size:
            wanted = word[place]
            need[wanted - A] = 0
            place += 1
    return found


def past(words: list[bytes], first: i64, last: i64, depth: i64, letter: i64) -> i64:
    """Return the index of the first word, from `first` on, whose letter at `depth` comes after `letter`.

    The words share the letters before; one that ends there comes first.
    """
    low = first
    high = last
    while low < high:
        middle: i64 = (low + high) >> 1
        word = words[middle]
        size: i64 = len(word)
        here: i64 = 0
        if size > depth:
            here = word[depth]
        if here <= letter:
            low = middle + 1
        else:
            high = middle
    return low


def letters_of(bits: i64) -> str:
    """Return the letters that `bits` stand for, in order."""
    return "".join([ALPHABET[letter] for letter in range(LETTERS) if bits >> letter & 1])
